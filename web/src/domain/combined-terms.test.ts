import { describe, expect, test } from 'vitest'
import type { CancellationTerms } from './cancellation-timeline.ts'
import { combineTerms } from './combined-terms.ts'

const sar = (amount: string) => ({ amount, currency: 'SAR' })
const deadline = '2026-12-10T14:00:00+03:00'
const secondDeadline = '2026-12-12T14:00:00+03:00'
const iso = (instant: string) => new Date(instant).toISOString()

type Step = CancellationTerms['steps'][number]
const aStep = (change: Partial<Step>): Step => ({
  from: null,
  to: null,
  percent: null,
  amount: null,
  noShow: false,
  ...change,
})
const refundable = (change: Partial<CancellationTerms> = {}): CancellationTerms => ({
  refundable: true,
  freeUntil: deadline,
  steps: [
    aStep({ from: deadline, to: secondDeadline, percent: '50' }),
    aStep({ from: secondDeadline, percent: '100' }),
  ],
  ...change,
})
const nonRefundable: CancellationTerms = { refundable: false, freeUntil: null, steps: [] }

const feesOf = (terms: CancellationTerms | null) =>
  terms?.steps.filter(({ noShow }) => !noShow).map(({ from, to, amount }) => [from, to, amount?.amount ?? null])

describe('combined terms for several rooms', () => {
  test('returns a single room’s terms unchanged', () => {
    const terms = refundable()
    expect(combineTerms([{ terms, total: sar('100.00') }])).toBe(terms)
  })

  test('combines room terms into free cancellation until the first deadline, then the sum of the fees', () => {
    const early = '2026-12-08T14:00:00+03:00'
    const combined = combineTerms([
      { terms: refundable(), total: sar('1000.00') },
      {
        terms: refundable({ freeUntil: early, steps: [aStep({ from: early, percent: '100' })] }),
        total: sar('200.00'),
      },
    ])
    expect(combined).toMatchObject({ refundable: true, freeUntil: iso(early) })
    expect(feesOf(combined)).toEqual([
      [iso(early), iso(deadline), '200.00'],
      [iso(deadline), iso(secondDeadline), '700.00'],
      [iso(secondDeadline), null, '1200.00'],
    ])
  })

  test('charges a non-refundable room from the start when another room is refundable', () => {
    const combined = combineTerms([
      { terms: refundable(), total: sar('2678.99') },
      { terms: nonRefundable, total: sar('1339.50') },
    ])
    expect(combined).toMatchObject({ refundable: true, freeUntil: null })
    expect(feesOf(combined)).toEqual([
      [null, iso(deadline), '1339.50'],
      [iso(deadline), iso(secondDeadline), '2678.99'],
      [iso(secondDeadline), null, '4018.49'],
    ])
  })

  test('treats a stay as non-refundable only if every room is', () => {
    const rooms = [nonRefundable, nonRefundable].map((terms) => ({ terms, total: sar('100.00') }))
    expect(combineTerms(rooms)).toEqual(nonRefundable)
  })

  test('leaves the combined fee unknown when one room’s fee is missing', () => {
    const withoutFee = refundable({ steps: [aStep({ from: secondDeadline })] })
    const combined = combineTerms([
      { terms: refundable(), total: sar('100.00') },
      { terms: withoutFee, total: sar('100.00') },
    ])
    expect(combined?.freeUntil).toBe(iso(deadline))
    expect(feesOf(combined)?.map(([, , amount]) => amount)).toEqual([null, null])
  })

  test('adds up the rooms’ no-show penalties', () => {
    const withNoShow = refundable({ steps: [aStep({ noShow: true, percent: '100' })] })
    const combined = combineTerms([
      { terms: withNoShow, total: sar('300.00') },
      { terms: refundable(), total: sar('100.00') },
    ])
    expect(combined?.steps.find(({ noShow }) => noShow)?.amount).toEqual(sar('300.00'))
  })

  test.each([
    ['a room without terms', { terms: null, total: sar('100.00') }],
    ['a room in another currency', { terms: refundable(), total: { amount: '100.00', currency: 'EUR' } }],
  ])('does not combine terms with %s', (_, room) => {
    expect(combineTerms([{ terms: refundable(), total: sar('100.00') }, room])).toBeNull()
  })
})
