import { expect, test } from 'vitest'
import { utf8Bytes } from './utf8-bytes.ts'

test.each([
  ['ASCII', 'Makkah'],
  ['Latin-1 letters', 'Café Zürich'],
  ['letters whose low byte is ASCII', 'Łódź'],
  ['Turkish', 'İstanbul'],
  ['Arabic', 'مكة المكرمة'],
  ['Urdu mixed with ASCII', 'Hotel مکہ 5'],
  ['a surrogate pair', '🕋'],
  ['half a surrogate pair', '\ud83d'],
  ['nothing', ''],
])('encodes text exactly like TextEncoder: %s', (_case, text) => {
  const expected = [...new TextEncoder().encode(text)]
  expect([...utf8Bytes(text)]).toEqual(expected)
  expect([...utf8Bytes(`${'x'.repeat(5000)}${text}`)].slice(5000)).toEqual(expected)
})
