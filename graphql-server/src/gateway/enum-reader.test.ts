import { expect, test } from 'vitest'
import { createEnumReader } from './enum-reader.ts'

const read = createEnumReader<'PAID' | 'HELD'>({ PAID: true, HELD: true })

test.each<[unknown, string | undefined]>([
  ['PAID', 'PAID'],
  [' held ', 'HELD'],
  ['refunded', undefined],
  ['toString', undefined],
  [undefined, undefined],
  [7, undefined],
])('maps %j to %s', (value, expected) => {
  expect(read(value)).toBe(expected)
})
