import { expect, test } from 'vitest'
import { wordReader } from './words.ts'

const read = wordReader<'PAID' | 'HELD'>({ PAID: true, HELD: true })

test.each<[unknown, string | undefined]>([
  ['PAID', 'PAID'],
  [' held ', 'HELD'],
  ['refunded', undefined],
  ['toString', undefined],
  [undefined, undefined],
  [7, undefined],
])('%j is read as %s', (value, word) => {
  expect(read(value)).toBe(word)
})
