/**
 * Writes the Nastaliq font with only the letters of `src/theme/nastaliq/letters.ts`: 239 kB become about 176 kB. Its output is committed, because Vite
 * names a font by the bytes it reads. Run it after a change of the letters or of the font's package: `node_modules/.bin/node web/subset-nastaliq.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { letters } from './src/theme/nastaliq/letters.ts'

const require = createRequire(import.meta.url)
type Convert = (font: Uint8Array) => Promise<Uint8Array>
const woff2 = require('wawoff2') as { compress: Convert; decompress: Convert }

/** The calls of HarfBuzz's C interface that are used here. Pointers are numbers. */
interface HarfBuzz {
  memory: WebAssembly.Memory
  _initialize(): void
  malloc(bytes: number): number
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_set_clear(set: number): void
  hb_set_invert(set: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_set(input: number, kind: number): number
  hb_subset_input_unicode_set(input: number): number
  hb_subset_or_fail(face: number, input: number): number
}

const WRITABLE = 2
const LAYOUT_FEATURES = 6

/** Subsets a TrueType font to the code points, with all its layout features and weights. */
async function subset(font: Uint8Array, codePoints: readonly number[]): Promise<Uint8Array> {
  const binary = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(binary)
  const hb = instance.exports as unknown as HarfBuzz
  hb._initialize()
  const data = hb.malloc(font.byteLength)
  new Uint8Array(hb.memory.buffer).set(font, data)
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.byteLength, WRITABLE, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES)
  hb.hb_set_clear(features)
  hb.hb_set_invert(features)
  const unicodes = hb.hb_subset_input_unicode_set(input)
  for (const codePoint of codePoints) hb.hb_set_add(unicodes, codePoint)
  const result = hb.hb_subset_or_fail(face, input)
  if (result === 0) throw new Error('HarfBuzz could not subset the font.')
  const blob = hb.hb_face_reference_blob(result)
  // The memory may have grown, which detaches earlier views of it.
  return new Uint8Array(hb.memory.buffer).slice(
    hb.hb_blob_get_data(blob, 0),
    hb.hb_blob_get_data(blob, 0) + hb.hb_blob_get_length(blob),
  )
}

const packaged =
  require.resolve('@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2')
const output = new URL('src/theme/nastaliq/noto-nastaliq-urdu-wght-normal.woff2', import.meta.url)
const font = await woff2.decompress(await readFile(packaged))
await writeFile(output, await woff2.compress(await subset(font, letters)))
