/**
 * Writes the Nastaliq font with only the letters listed in `src/theme/nastaliq/letters.ts`, which shrinks it from 239 kB to about 176 kB. The output is
 * committed, because Vite derives a font's file name from the bytes of the source file. Run this script after changing the letters or updating the
 * font's package: `node_modules/.bin/node web/build/subset-nastaliq.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { nastaliqLetters } from '../src/theme/nastaliq/letters.ts'

const packaged = '@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2'
const font = await readFile(fileURLToPath(import.meta.resolve(packaged)))
const output = new URL('../src/theme/nastaliq/noto-nastaliq-urdu-wght-normal.woff2', import.meta.url)
await writeFile(output, await subsetFont(font, String.fromCodePoint(...nastaliqLetters), { targetFormat: 'woff2' }))
