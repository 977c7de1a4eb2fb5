import { expect, test } from 'vitest'
import { formatPhone, phoneProblem } from './phone.ts'

test.each([
  ['20', '1234', 'invalidPhone'],
  ['20', '1001234567', undefined],
  ['62', '812 0000-000', undefined],
  ['966', '٥٠١٢٣٤٥٦٧', undefined],
  ['966', '50123456789012', 'invalidPhone'],
  ['966', '+966 501234567', undefined],
  ['966', '00966501234567', undefined],
  ['966', '966501234567', undefined],
  ['90', '+966501234567', 'otherCallingCode'],
  ['999', '1234567', undefined],
])('validates the phone number +%s %s: %s', async (prefix, number, problem) => {
  expect(await phoneProblem(prefix, number)).toBe(problem)
})

test.each([
  ['+62 555282651', '+62 555 282 651'],
  ['+966 50 1234567', '+966 501 234 567'],
  ['0501234567', '0501234567'],
])('groups the phone number %s as %s', (phone, grouped) => expect(formatPhone(phone)).toBe(grouped))
