import { expect, test } from 'vitest'
import cases from '../../../docs/text-cases.json' with { type: 'json' }
import { parseAmount, parseWhole } from './digits.ts'

test.each(cases.amounts)('reads the amount %j as %s', (typed = '', amount = null) => {
  expect(parseAmount(typed ?? '')).toBe(amount ?? undefined)
})

test.each(cases.wholeNumbers.map(([typed, number]) => [String(typed), number ?? undefined] as const))(
  'reads the number %j as %s',
  (typed, number) => expect(parseWhole(typed)).toBe(number),
)
