import { expect, test } from 'vitest'
import { riyals } from '#src/testing/factories.ts'
import { nextFee } from './next-fee.ts'

type Step = Parameters<typeof nextFee>[0][number]

const step = (overrides: Partial<Step>): Step => ({
  __typename: 'CancellationStep',
  from: null,
  to: null,
  percent: null,
  amount: null,
  noShow: false,
  ...overrides,
})
const now = new Date('2026-12-05T00:00:00Z')

test('the next fee is the first that has not begun, and says what it is', () => {
  const steps = [
    step({ from: '2026-12-12T14:00:00+03:00', percent: '100' }),
    step({ from: '2026-12-10T14:00:00+03:00', amount: riyals('500.00') }),
    step({ from: '2026-12-01T14:00:00+03:00', percent: '10' }),
    step({ from: '2026-12-08T14:00:00+03:00' }),
    step({ from: '2026-12-07T14:00:00+03:00', percent: '100', noShow: true }),
  ]
  expect(nextFee(steps, now)).toBe(steps[1])
})

test('there is none after the last one', () => {
  expect(nextFee([step({ from: '2026-12-01T14:00:00+03:00', percent: '10' }), step({ percent: '5' })], now)).toBeNull()
})
