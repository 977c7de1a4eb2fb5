import { expect, test } from 'vitest'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import { compareTerms } from './changed-terms.ts'

const now = Date.parse('2026-11-21T09:00:00Z')
const total = { amount: '1000.00', currency: 'SAR' }
const riyals = (amount: string) => ({ amount, currency: 'SAR' })
const day = (date: string) => `2026-12-${date}T14:00:00+03:00`
const at = (date: string) => Date.parse(day(date))

/** Terms with fees in SAR, each from a day in December; free before the first one. */
const terms = (...fees: [from: string, amount: string][]): CancellationTerms => ({
  refundable: true,
  freeUntil: fees[0] ? day(fees[0][0]) : null,
  steps: fees.map(([from, amount]) => ({
    from: day(from),
    to: null,
    percent: null,
    amount: riyals(amount),
    noShow: false,
  })),
})
const nonRefundable: CancellationTerms = { refundable: false, freeUntil: null, steps: [] }
const unknownTerms: CancellationTerms = { refundable: null, freeUntil: null, steps: [] }
const accepted = terms(['07', '500.00'], ['09', '1000.00'])
const compare = (current: CancellationTerms) => compareTerms({ accepted, current, now, total })

test('lists each time span in which the fee differs', () => {
  const changed = compare(terms(['04', '750.00'], ['06', '1000.00']))
  expect(changed).toMatchObject({ kind: 'earlier', freeUntil: at('04') })
  expect(
    changed?.spans.map((span) => [span.from, span.to, span.accepted.kind, span.current.kind, span.isHigher]),
  ).toEqual([
    [at('04'), at('06'), 'free', 'part', true],
    [at('06'), at('07'), 'free', 'full', true],
    [at('07'), at('09'), 'part', 'full', true],
  ])
})

test.each([
  ['nothing is refunded anymore', nonRefundable, 'refused'],
  ['free cancellation ends earlier', terms(['01', '500.00'], ['09', '1000.00']), 'earlier'],
  ['a fee rises', terms(['07', '600.00'], ['09', '1000.00']), 'dearer'],
  ['a fee falls', terms(['07', '400.00'], ['09', '1000.00']), 'cheaper'],
  ['a deadline moves later', terms(['08', '500.00'], ['09', '1000.00']), 'cheaper'],
  ['one fee rises and another falls', terms(['07', '600.00'], ['09', '900.00']), 'mixed'],
])('classifies changed terms when %s', (_what, current, kind) => {
  expect(compare(current)?.kind).toBe(kind)
})

test('reports that free cancellation has already ended', () => {
  const [firstStep, ...others] = accepted.steps.map((step, index) => (index === 0 ? { ...step, from: null } : step))
  const changed = compare({ refundable: true, freeUntil: null, steps: firstStep ? [firstStep, ...others] : [] })
  expect(changed).toMatchObject({ kind: 'ended', freeUntil: null, spans: [{ from: now, to: at('07') }] })
})

test.each([
  ['are the same', accepted],
  ['differ only by rounding', terms(['07', '500.09'], ['09', '1000.00'])],
  [
    'express the same fee as a percentage',
    {
      ...accepted,
      steps: accepted.steps.map((step, index) => ({ ...step, amount: null, percent: index ? '100' : '50' })),
    },
  ],
  ['are unknown', unknownTerms],
])('finds no change when the current terms %s', (_what, current) => {
  expect(compare(current)).toBeUndefined()
})

test('ignores deadlines in the past', () => {
  const pastTerms = terms(['01', '1000.00'])
  const later = Date.parse(day('10'))
  expect(compareTerms({ accepted, current: pastTerms, now: later, total })).toBeUndefined()
})

test('ignores a deadline that differs by a second', () => {
  const [step, ...others] = accepted.steps
  const instant = '2026-12-07T13:59:59+03:00'
  if (!step) throw new Error('no step')
  expect(compare({ ...accepted, freeUntil: instant, steps: [{ ...step, from: instant }, ...others] })).toBeUndefined()
})
