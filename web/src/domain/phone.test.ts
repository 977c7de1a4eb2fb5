import { expect, test } from 'vitest'
import { isPossiblePhone } from './phone.ts'

test.each([
  ['20', '1234', false],
  ['20', '1001234567', true],
  ['62', '812 0000-000', true],
  ['966', '٥٠١٢٣٤٥٦٧', true],
  ['966', '50123456789012', false],
  ['999', '1234567', true],
])('+%s %s: %s', async (prefix, number, possible) => {
  expect(await isPossiblePhone(prefix, number)).toBe(possible)
})
