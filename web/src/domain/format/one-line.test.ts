import { expect, test } from 'vitest'
import { withUnbrokenNumbers } from './one-line.ts'

test('keeps a phone number in running text on one line and left to right', () => {
  expect(withUnbrokenNumbers('Call +966 14 000 0473 after 2026-01-01 or pay +50 SAR.')).toBe(
    'Call \u2066+966\u00a014\u00a0000\u00a00473\u2069 after 2026-01-01 or pay +50 SAR.',
  )
})

test.each([
  ['in the Ajyad district, 389 m from the Haram', '389\u00a0m from'],
  ['على بُعد 389 م من المسجد الحرام', '389\u00a0م من'],
  ['على بُعد 1.2 كم.', '1.2\u00a0كم.'],
  ['مسجدِ نبوی سے 389 میٹر کے فاصلے پر', '389\u00a0میٹر کے'],
])('keeps a distance and its unit on one line: %s', (text, expected) =>
  expect(withUnbrokenNumbers(text)).toContain(expected),
)

test('allows a line break after a number without a unit', () => {
  const text = 'Rooms sleep 4 men, 2 موظفين and 3 minibars'
  expect(withUnbrokenNumbers(text)).toBe(text)
})
