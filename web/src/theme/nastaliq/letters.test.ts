import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { nastaliqLetters } from './letters.ts'

const texts = import.meta.glob<string>('../../i18n/ur-PK/*.json', { query: '?raw', import: 'default', eager: true })

/** A letter or combining character of the Arabic script. */
const arabicScript = /[\p{Script=Arabic}\p{Script_Extensions=Arabic}]/gu

test('covers every Urdu text with the letters of the Nastaliq font', () => {
  expect(Object.keys(texts).length).toBeGreaterThan(10)
  const used = new Set(Object.values(texts).flatMap((text) => text.match(arabicScript) ?? []))
  const known = new Set(nastaliqLetters)
  expect([...used].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([])
})

test('includes exactly the listed letters in the Nastaliq font', async () => {
  const require = createRequire(import.meta.url)
  const woff2 = require('wawoff2') as { decompress(font: Uint8Array): Promise<Uint8Array> }
  const file = await readFile(join(import.meta.dirname, 'noto-nastaliq-urdu-wght-normal.woff2'))
  // A Buffer is not an instance of jsdom's own Uint8Array.
  const font = await woff2.decompress(new Uint8Array(file))
  const face = new Face(new Blob(new Uint8Array(font)), 0)
  expect([...face.collectUnicodes()].sort((a, b) => a - b)).toEqual([...new Set(nastaliqLetters)].sort((a, b) => a - b))
})
