/** Cancellation fees over time: splits a policy into spans with one penalty each. */
import { type Money, compare, isZero, percentFee, subtract, multiply } from './money.ts'

export interface CancellationTerms {
  readonly refundable: boolean | null
  readonly freeUntil: string | null
  readonly steps: readonly CancellationStep[]
}

export interface CancellationStep {
  readonly from: string | null
  readonly to: string | null
  readonly percent: string | null
  readonly amount: Money | null
  readonly noShow: boolean
}

/** Penalty of a span or step. `part` has an amount if the total is known, and otherwise the percentage or amount in the step. */
export interface Penalty {
  readonly kind: 'free' | 'part' | 'full' | 'unknown'
  readonly percent: string | null
  readonly amount: Money | null
}

/** Instants in epoch milliseconds; open ends are infinite. */
export interface CancellationSpan extends Penalty {
  readonly from: number
  readonly to: number
}

const DAY_MS = 86_400_000
/** Minimum length of a span. Suppliers leave a gap of a second between two steps. */
export const MIN_SPAN_MS = 60_000

/** Fee in a step, at most the total; null if the step has no fee in the total's currency. */
export function calculateFee(
  { percent, amount }: Pick<CancellationStep, 'percent' | 'amount'>,
  total: Money,
): Money | null {
  const fee = percent === null ? amount : percentFee(total, percent)
  if (fee?.currency !== total.currency) return null
  return compare(fee, total) > 0 ? total : fee
}

export function toPenalty(step: CancellationStep, total: Money | undefined): Penalty {
  const none = { percent: null, amount: null }
  const fee = total && calculateFee(step, total)
  if (total && fee) {
    if (isZero(fee)) return { kind: 'free', ...none }
    return compare(fee, total) < 0 ? { kind: 'part', percent: null, amount: fee } : { kind: 'full', ...none }
  }
  const { percent, amount } = step
  if (percent === null && !amount) return { kind: 'unknown', ...none }
  if (percent === null ? amount && isZero(amount) : Number(percent) <= 0) return { kind: 'free', ...none }
  return Number(percent) >= 100 ? { kind: 'full', ...none } : { kind: 'part', percent, amount }
}

/** Highest no-show penalty; null if the policy has no such penalty or a no-show is free. */
export function noShowPenalty({ steps }: CancellationTerms, total: Money | undefined): Penalty | null {
  const penalties = steps.filter(({ noShow }) => noShow).map((step) => toPenalty(step, total))
  const worst = (['full', 'part', 'unknown'] as const).find((kind) =>
    penalties.some((penalty) => penalty.kind === kind),
  )
  return penalties.find(({ kind }) => kind === worst) ?? null
}

/** End of the arrival day in Makkah, whose offset is +03:00 all year. */
export const endOfArrivalDay = (checkIn: string): number => Date.parse(`${checkIn}T00:00:00+03:00`) + DAY_MS

export const isSamePenalty = (a: Penalty, b: Penalty): boolean =>
  a.kind === b.kind && a.percent === b.percent && a.amount?.amount === b.amount?.amount

/** Joins adjacent spans with the same penalty and drops spans shorter than a minute. */
function joinSpans(spans: readonly CancellationSpan[]): CancellationSpan[] {
  const joined: CancellationSpan[] = []
  for (const span of spans) {
    // Also skips spans between two equal infinite ends, whose length is NaN.
    if (!(span.to - span.from >= MIN_SPAN_MS)) continue
    const last = joined.at(-1)
    if (last && isSamePenalty(last, span)) joined[joined.length - 1] = { ...last, to: span.to }
    else joined.push({ ...span, from: last ? last.to : span.from })
  }
  return joined
}

/** All spans in a policy in order and without gaps. The first and the last one are open-ended. */
export function penaltySpans(terms: CancellationTerms, total?: Money): CancellationSpan[] {
  const steps = terms.steps
    .filter((step) => !step.noShow)
    .map((step) => ({ ...toPenalty(step, total), from: step.from ? Date.parse(step.from) : -Infinity }))
    .sort((a, b) => a.from - b.from)
  const freeUntil = terms.freeUntil ? Date.parse(terms.freeUntil) : undefined
  const initialKind: Penalty['kind'] =
    freeUntil !== undefined || terms.refundable === true ? 'free' : terms.refundable === false ? 'full' : 'unknown'
  const firstPenalty = steps[0]?.from ?? Infinity
  const freeEnd = initialKind === 'free' ? (freeUntil ?? firstPenalty) : firstPenalty
  const none = { percent: null, amount: null }
  return joinSpans([
    { kind: initialKind, from: -Infinity, to: Math.min(freeEnd, firstPenalty), ...none },
    // The policy does not cover the time between its deadline and its first penalty.
    { kind: 'unknown', from: freeEnd, to: firstPenalty, ...none },
    ...steps.map((step, index) => ({ ...step, to: steps[index + 1]?.from ?? Infinity })),
  ])
}

/** Whether the terms contain a cancellation fee for every instant. */
export const areFeesKnown = (terms: CancellationTerms, total?: Money): boolean =>
  penaltySpans(terms, total).every(({ kind }) => kind !== 'unknown')

/** Whether the policy has partial fees to explain, rather than only free cancellation and no refund. */
export const hasFees = (terms: CancellationTerms, total: Money): boolean =>
  noShowPenalty(terms, total)?.kind === 'part' || penaltySpans(terms, total).some(({ kind }) => kind === 'part')

interface TimelineOptions {
  /** Start of the timeline in epoch milliseconds: now, or the time of booking. */
  readonly from: number
  readonly checkIn: string
  readonly total?: Money | undefined
}

/** Spans from the start of the timeline to the end of the arrival day. */
export function cancellationTimeline(terms: CancellationTerms, options: TimelineOptions): CancellationSpan[] {
  const end = endOfArrivalDay(options.checkIn)
  const start = Math.min(options.from, end - DAY_MS)
  return joinSpans(
    penaltySpans(terms, options.total).map((span) => ({
      ...span,
      from: Math.max(span.from, start),
      to: Math.min(span.to, end),
    })),
  )
}

/** Span that applies at an instant. */
export function penaltyAt(terms: CancellationTerms, at: number, total?: Money): CancellationSpan | undefined {
  return penaltySpans(terms, total).find((span) => at < span.to)
}

/** Fee in a span from `penaltySpans(terms, total)`; null if the terms do not contain it. */
export function feeOfSpan({ kind, amount }: Penalty, total: Money): Money | null {
  if (kind === 'free') return multiply(total, 0)
  return kind === 'full' ? total : amount
}

/** Fee at an instant under the terms; null if they do not contain it. */
export function feeAt(terms: CancellationTerms, at: number, total: Money): Money | null {
  const span = penaltyAt(terms, at, total)
  return span ? feeOfSpan(span, total) : null
}

/** Tolerance when comparing fees, because the fees of single rooms are rounded. */
const roundingTolerance = (currency: string): Money => ({ amount: '0.10', currency })

/** Whether two fees in the same currency differ by more than rounding. */
export function feesDiffer(a: Money, b: Money): boolean {
  if (a.currency !== b.currency) return false
  const [lower, higher] = compare(a, b) < 0 ? [a, b] : [b, a]
  return compare(subtract(higher, lower), roundingTolerance(a.currency)) > 0
}

/** Fee under the accepted terms if the supplier charges a different fee; null if the fees are equal or cannot be compared. */
export function acceptedFee(
  terms: CancellationTerms,
  at: number,
  { paid, penalty }: { paid: Money | null; penalty: Money | null },
): Money | null {
  if (!paid || !penalty) return null
  const fee = feeAt(terms, at, paid)
  if (!fee) return null
  return feesDiffer(fee, penalty) ? fee : null
}
