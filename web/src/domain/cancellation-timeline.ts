/** What cancelling costs over time: the spans of one policy, for a bar and for a sentence. */
import { type Money, compare, isZero, percentFee, subtract, times } from './money.ts'

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

/** The penalty of a span or a step. `part` has an amount where the total is known, and what the step states where it is not. */
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

const DAY = 86_400_000
/** Suppliers leave a second between two steps: shorter spans count as none. */
export const MINUTE = 60_000

/** What a step takes of a total, never more than all of it; null where it is not stated in the currency of the total. */
export function feeOf({ percent, amount }: Pick<CancellationStep, 'percent' | 'amount'>, total: Money): Money | null {
  const fee = percent === null ? amount : percentFee(total, percent)
  if (fee?.currency !== total.currency) return null
  return compare(fee, total) > 0 ? total : fee
}

export function penaltyOf(step: CancellationStep, total: Money | undefined): Penalty {
  const none = { percent: null, amount: null }
  const fee = total && feeOf(step, total)
  if (total && fee) {
    if (isZero(fee)) return { kind: 'free', ...none }
    return compare(fee, total) < 0 ? { kind: 'part', percent: null, amount: fee } : { kind: 'full', ...none }
  }
  const { percent, amount } = step
  if (percent === null && !amount) return { kind: 'unknown', ...none }
  if (percent === null ? amount && isZero(amount) : Number(percent) <= 0) return { kind: 'free', ...none }
  return Number(percent) >= 100 ? { kind: 'full', ...none } : { kind: 'part', percent, amount }
}

/** The highest penalty for not showing up; null where the policy does not mention one, or where it is free. */
export function noShowPenalty({ steps }: CancellationTerms, total: Money | undefined): Penalty | null {
  const penalties = steps.filter(({ noShow }) => noShow).map((step) => penaltyOf(step, total))
  const worst = (['full', 'part', 'unknown'] as const).find((kind) => penalties.some((each) => each.kind === kind))
  return penalties.find(({ kind }) => kind === worst) ?? null
}

/** End of the arrival day in Makkah, which keeps +03:00 all year. */
export const endOfArrivalDay = (checkIn: string): number => Date.parse(`${checkIn}T00:00:00+03:00`) + DAY

export const samePenalty = (a: Penalty, b: Penalty): boolean =>
  a.kind === b.kind && a.percent === b.percent && a.amount?.amount === b.amount?.amount

/** Joins neighbors with the same penalty. Suppliers leave a second between two steps; spans under a minute are dropped. */
function joinSpans(spans: readonly CancellationSpan[]): CancellationSpan[] {
  const joined: CancellationSpan[] = []
  for (const span of spans) {
    // Also skips empty spans between two infinite ends, whose length is not a number.
    if (!(span.to - span.from >= MINUTE)) continue
    const last = joined.at(-1)
    if (last && samePenalty(last, span)) joined[joined.length - 1] = { ...last, to: span.to }
    else joined.push({ ...span, from: last ? last.to : span.from })
  }
  return joined
}

/** All spans of a policy in order, without gaps, from the beginning of time to its end. */
export function penaltySpans(terms: CancellationTerms, total?: Money): CancellationSpan[] {
  const steps = terms.steps
    .filter((step) => !step.noShow)
    .map((step) => ({ ...penaltyOf(step, total), from: step.from ? Date.parse(step.from) : -Infinity }))
    .sort((a, b) => a.from - b.from)
  const freeUntil = terms.freeUntil ? Date.parse(terms.freeUntil) : undefined
  const before: Penalty['kind'] =
    freeUntil !== undefined || terms.refundable === true ? 'free' : terms.refundable === false ? 'full' : 'unknown'
  const firstPenalty = steps[0]?.from ?? Infinity
  const freeEnd = before === 'free' ? (freeUntil ?? firstPenalty) : firstPenalty
  const none = { percent: null, amount: null }
  return joinSpans([
    { kind: before, from: -Infinity, to: Math.min(freeEnd, firstPenalty), ...none },
    // The policy says nothing about the time between its deadline and its first penalty.
    { kind: 'unknown', from: freeEnd, to: firstPenalty, ...none },
    ...steps.map((step, index) => ({ ...step, to: steps[index + 1]?.from ?? Infinity })),
  ])
}

/** Whether the terms state what cancelling costs at every time. */
export const areStated = (terms: CancellationTerms, total?: Money): boolean =>
  penaltySpans(terms, total).every(({ kind }) => kind !== 'unknown')

/** Whether a part of the total is due at some time; a policy of free and no refund alone has no fee to explain. */
export const hasFees = (terms: CancellationTerms, total: Money): boolean =>
  noShowPenalty(terms, total)?.kind === 'part' || penaltySpans(terms, total).some(({ kind }) => kind === 'part')

interface Frame {
  /** Start of the bar in epoch milliseconds: now, or the moment of booking. */
  readonly from: number
  readonly checkIn: string
  readonly total?: Money | undefined
}

/** The spans of a bar from one instant to the end of the arrival day. */
export function cancellationTimeline(terms: CancellationTerms, frame: Frame): CancellationSpan[] {
  const end = endOfArrivalDay(frame.checkIn)
  const start = Math.min(frame.from, end - DAY)
  return joinSpans(
    penaltySpans(terms, frame.total).map((span) => ({
      ...span,
      from: Math.max(span.from, start),
      to: Math.min(span.to, end),
    })),
  )
}

/** The span that applies at an instant; the last one ends with time itself. */
export function penaltyAt(terms: CancellationTerms, at: number, total?: Money): CancellationSpan | undefined {
  return penaltySpans(terms, total).find((span) => at < span.to)
}

/** The fee of a span of `penaltySpans(terms, total)`; null where the terms do not state it. */
export function feeOfSpan({ kind, amount }: Penalty, total: Money): Money | null {
  if (kind === 'free') return times(total, 0)
  return kind === 'full' ? total : amount
}

/** The fee at an instant by the terms; null where they do not state it. */
export function feeAt(terms: CancellationTerms, at: number, total: Money): Money | null {
  const span = penaltyAt(terms, at, total)
  return span ? feeOfSpan(span, total) : null
}

/** Rounding of the rooms of a booking does not make two fees differ. */
const roundingOf = (currency: string): Money => ({ amount: '0.10', currency })

/** Whether two fees in the same currency differ by more than rounding. */
export function isAnotherFee(a: Money, b: Money): boolean {
  if (a.currency !== b.currency) return false
  const [lower, higher] = compare(a, b) < 0 ? [a, b] : [b, a]
  return compare(subtract(higher, lower), roundingOf(a.currency)) > 0
}

/** The fee by the accepted terms where the supplier asks another one; null where the two agree or cannot be compared. */
export function acceptedFee(
  terms: CancellationTerms,
  at: number,
  { paid, penalty }: { paid: Money | null; penalty: Money | null },
): Money | null {
  if (!paid || !penalty) return null
  const accepted = feeAt(terms, at, paid)
  if (!accepted) return null
  return isAnotherFee(accepted, penalty) ? accepted : null
}
