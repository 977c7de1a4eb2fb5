import { expect, test } from 'vitest'
import { enumReader } from './enum-reader.ts'

const read = enumReader<'PAID' | 'HELD'>({ PAID: true, HELD: true })

test.each<[unknown, string | undefined]>([
  ['PAID', 'PAID'],
  [' held ', 'HELD'],
  ['refunded', undefined],
  ['toString', undefined],
  [undefined, undefined],
  [7, undefined],
])('maps %j to %s', (value, word) => {
  expect(read(value)).toBe(word)
})
