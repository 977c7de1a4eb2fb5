import { expect, test } from 'vitest'
import {
  acceptedFee,
  feeAt,
  type CancellationTerms,
  cancellationTimeline,
  endOfArrivalDay,
  noShowPenalty,
  penaltyAt,
  hasFees,
} from './cancellation-timeline.ts'

const now = Date.parse('2026-11-21T09:00:00Z')
const at = (text: string) => Date.parse(text)

type Step = CancellationTerms['steps'][number]
const aStep = (change: Partial<Step>): Step => ({
  from: null,
  to: null,
  percent: null,
  amount: null,
  noShow: false,
  ...change,
})
const terms = (change: Partial<CancellationTerms>): CancellationTerms => ({
  refundable: true,
  freeUntil: null,
  steps: [],
  ...change,
})
const spans = (policy: CancellationTerms, total?: string) =>
  cancellationTimeline(policy, {
    from: now,
    checkIn: '2026-12-13',
    total: total === undefined ? undefined : { amount: total, currency: 'SAR' },
  })
const kinds = (policy: CancellationTerms, total?: string) => spans(policy, total).map(({ kind }) => kind)

test('splits a policy into free, half and full penalty without gaps until the end of the arrival day', () => {
  const deadline = '2026-12-10T14:00:00+03:00'
  const secondDeadline = '2026-12-12T14:00:00+03:00'
  const found = spans(
    terms({
      freeUntil: deadline,
      // Suppliers leave a gap of a second between two steps.
      steps: [
        aStep({ from: deadline, to: '2026-12-12T13:59:59+03:00', percent: '50' }),
        aStep({ from: secondDeadline, percent: '100' }),
      ],
    }),
  )
  expect(found.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['free', now, at(deadline)],
    ['part', at(deadline), at(secondDeadline)],
    ['full', at(secondDeadline), endOfArrivalDay('2026-12-13')],
  ])
})

test('treats a fee equal to the total as no refund', () => {
  const policy = terms({
    freeUntil: '2026-12-10T14:00:00+03:00',
    steps: [aStep({ from: '2026-12-10T14:00:00+03:00', amount: { amount: '500.00', currency: 'SAR' } })],
  })
  expect(kinds(policy, '500.00')).toEqual(['free', 'full'])
  expect(kinds(policy, '500.01')).toEqual(['free', 'part'])
  expect(kinds(policy)).toEqual(['free', 'part'])
})

test('shows a non-refundable rate as no refund from the start', () => {
  expect(kinds(terms({ refundable: false }))).toEqual(['full'])
  expect(kinds(terms({ refundable: false, steps: [aStep({ percent: '100' })] }))).toEqual(['full'])
})

test('marks periods without a known fee as unknown', () => {
  expect(kinds(terms({ refundable: null }))).toEqual(['unknown'])
  expect(kinds(terms({ freeUntil: '2026-12-01T00:00:00+03:00' }))).toEqual(['free', 'unknown'])
  expect(kinds(terms({ steps: [aStep({ from: '2026-12-01T00:00:00+03:00' })] }))).toEqual(['free', 'unknown'])
})

test('shows no free cancellation after the deadline', () => {
  const policy = terms({
    freeUntil: '2026-11-20T14:00:00+03:00',
    steps: [aStep({ from: '2026-11-20T14:00:00+03:00', percent: '100' })],
  })
  expect(kinds(policy)).toEqual(['full'])
})

test('leaves the no-show penalty out of the timeline', () => {
  expect(kinds(terms({ steps: [aStep({ percent: '100', noShow: true })] }))).toEqual(['free'])
})

test('returns a timeline for a stay in the past', () => {
  expect(cancellationTimeline(terms({}), { from: now, checkIn: '2026-01-01' })).toHaveLength(1)
})

test('returns the highest no-show penalty', () => {
  const total = { amount: '1000.00', currency: 'SAR' }
  const kind = (...steps: Parameters<typeof aStep>[0][]) =>
    noShowPenalty(terms({ steps: steps.map((step) => aStep({ ...step, noShow: true })) }), total)?.kind
  expect(kind()).toBeUndefined()
  expect(kind({ percent: '0' })).toBeUndefined()
  expect(kind({ percent: null, amount: null })).toBe('unknown')
  expect(kind({ percent: '50' })).toBe('part')
  expect(kind({ percent: null, amount: { amount: '1000.00', currency: 'SAR' } })).toBe('full')
  expect(kind({ percent: '50' }, { percent: '100' })).toBe('full')
})

test('finds the penalty at an instant', () => {
  const deadline = '2026-12-10T14:00:00+03:00'
  const policy = terms({ freeUntil: deadline, steps: [aStep({ from: deadline, percent: '50' })] })
  expect(penaltyAt(policy, now)).toMatchObject({ kind: 'free', to: at(deadline) })
  expect(penaltyAt(policy, at(deadline))).toMatchObject({ kind: 'part', percent: '50', to: Infinity })
})

test('finds a fee to explain only if it is lower than the total', () => {
  const total = { amount: '1000.00', currency: 'SAR' }
  const step = { from: '2026-12-10T14:00:00+03:00', to: null, percent: null, noShow: false }
  const terms = (amount: string) => ({
    refundable: true,
    freeUntil: null,
    steps: [{ ...step, amount: { amount, currency: 'SAR' } }],
  })
  expect(hasFees(terms('300.00'), total)).toBe(true)
  expect(hasFees(terms('1000.00'), total)).toBe(false)
  expect(hasFees({ refundable: false, freeUntil: null, steps: [] }, total)).toBe(false)
})

test.each([
  ['free cancellation', terms({ freeUntil: '2100-01-01T00:00:00Z' }), '0.00'],
  ['a fee of half the total', terms({ steps: [aStep({ percent: '50' })] }), '500.00'],
  ['a fixed fee', terms({ steps: [aStep({ amount: { amount: '120.00', currency: 'SAR' } })] }), '120.00'],
  ['no refund', terms({ refundable: false }), '1000.00'],
])('calculates the fee for terms with %s', (_what, policy, fee) => {
  expect(feeAt(policy, now, { amount: '1000.00', currency: 'SAR' })).toEqual({ amount: fee, currency: 'SAR' })
})

test.each([
  ['500.00', null],
  ['500.09', null],
  ['500.11', '500.00'],
  ['0.00', '500.00'],
])(
  'returns the accepted fee only if the charged fee differs by more than rounding: %s charged, %s returned',
  (charged, accepted) => {
    const policy = terms({ steps: [aStep({ percent: '50' })] })
    const quote = { paid: { amount: '1000.00', currency: 'SAR' }, penalty: { amount: charged, currency: 'SAR' } }
    expect(acceptedFee(policy, now, quote)?.amount ?? null).toBe(accepted)
    expect(acceptedFee(policy, now, { ...quote, penalty: null })).toBeNull()
  },
)
