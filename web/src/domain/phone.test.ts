import { expect, test } from 'vitest'
import { groupedPhone, phoneProblem, withWholePhones } from './phone.ts'

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
])('+%s %s: %s', async (prefix, number, problem) => {
  expect(await phoneProblem(prefix, number)).toBe(problem)
})

test.each([
  ['+62 555282651', '+62 555 282 651'],
  ['+966 50 1234567', '+966 501 234 567'],
  ['0501234567', '0501234567'],
])('groups %s as %s', (phone, grouped) => expect(groupedPhone(phone)).toBe(grouped))

test('keeps a phone number in a text on one line and in its direction', () => {
  expect(withWholePhones('Call +966 14 000 0473 after 2026-01-01 or pay +50 SAR.')).toBe(
    'Call \u2066+966\u00a014\u00a0000\u00a00473\u2069 after 2026-01-01 or pay +50 SAR.',
  )
})
