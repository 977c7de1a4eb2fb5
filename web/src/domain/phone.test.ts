import { expect, test } from 'vitest'
import { groupedPhone, isPossiblePhone } from './phone.ts'

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

test.each([
  ['+62 555282651', '+62 555 282 651'],
  ['+966 50 1234567', '+966 501 234 567'],
  ['0501234567', '0501234567'],
])('groups %s as %s', (phone, grouped) => expect(groupedPhone(phone)).toBe(grouped))
