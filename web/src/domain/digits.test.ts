import { expect, test } from 'vitest'
import { parseWhole, toLatinDigits } from './digits.ts'

test.each([
  ['٢٠٢٦-١٢-١٣', '2026-12-13'],
  ['۲۰۲۶', '2026'],
  ['\u2066BRN 123\u2069', 'BRN 123'],
  ['1\u00a0234', '1 234'],
])('reads %s as %s', (typed, latin) => {
  expect(toLatinDigits(typed)).toBe(latin)
})

test.each([
  ['٣', 3],
  [' 1,250 ', 1250],
  ['-1', -1],
  ['abc', undefined],
  ['1e9', undefined],
  ['', undefined],
  ['99999999999', undefined],
])('reads the number %s as %s', (typed, number) => {
  expect(parseWhole(typed)).toBe(number)
})
