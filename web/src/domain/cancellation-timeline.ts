/** Turns a cancellation policy into the spans of a bar from one instant to the end of the arrival day. */
import { type Money, compare, isZero } from './money.ts'

export interface CancellationTerms {
  readonly refundable: boolean | null
  readonly freeUntil: string | null
  readonly steps: readonly {
    readonly from: string | null
    readonly to: string | null
    readonly percent: string | null
    readonly amount: Money | null
    readonly noShow: boolean
  }[]
}

type Penalty = CancellationTerms['steps'][number]

export interface CancellationSpan {
  readonly kind: 'free' | 'part' | 'full' | 'unknown'
  readonly from: number
  readonly to: number
  /** What the penalty is, when it is neither nothing nor everything. */
  readonly percent: string | null
  readonly amount: Money | null
}

const DAY = 86_400_000
const MINUTE = 60_000

function kindOf({ percent, amount }: Penalty, total: Money | undefined): CancellationSpan['kind'] {
  if (percent !== null) {
    if (Number(percent) <= 0) return 'free'
    return Number(percent) >= 100 ? 'full' : 'part'
  }
  if (!amount) return 'unknown'
  if (isZero(amount)) return 'free'
  return total && total.currency === amount.currency && compare(amount, total) >= 0 ? 'full' : 'part'
}

/** What staying away costs; null where the policy does not speak of it, or where it is free. */
export function noShowPenalty(
  { steps }: CancellationTerms,
  total: Money | undefined,
): Pick<CancellationSpan, 'kind' | 'percent' | 'amount'> | null {
  const penalties = steps
    .filter(({ noShow }) => noShow)
    .map((step) => ({ kind: kindOf(step, total), percent: step.percent, amount: step.amount }))
  const worst = (['full', 'part', 'unknown'] as const).find((kind) => penalties.some((each) => each.kind === kind))
  return penalties.find(({ kind }) => kind === worst) ?? null
}

/** End of the arrival day in Makkah, which keeps +03:00 all year. */
export const endOfArrivalDay = (checkIn: string): number => Date.parse(`${checkIn}T00:00:00+03:00`) + DAY

interface Frame {
  /** Start of the bar: now, or the moment of booking. */
  readonly from: number
  readonly checkIn: string
  readonly total?: Money | undefined
}

/** The spans in order of time, without gaps; neighbours that cost the same are one span. */
export function cancellationTimeline(terms: CancellationTerms, frame: Frame): CancellationSpan[] {
  const end = endOfArrivalDay(frame.checkIn)
  const start = Math.min(frame.from, end - DAY)
  const steps = terms.steps
    .filter((step) => !step.noShow)
    .map((step) => ({
      kind: kindOf(step, frame.total),
      from: step.from ? Date.parse(step.from) : -Infinity,
      percent: step.percent,
      amount: step.amount,
    }))
    .sort((a, b) => a.from - b.from)
  const freeUntil = terms.freeUntil ? Date.parse(terms.freeUntil) : undefined
  const before: CancellationSpan['kind'] =
    freeUntil !== undefined || terms.refundable === true ? 'free' : terms.refundable === false ? 'full' : 'unknown'

  const spans: CancellationSpan[] = []
  const push = (span: CancellationSpan) => {
    const from = Math.max(span.from, start)
    const to = Math.min(span.to, end)
    // Suppliers leave a second between two steps; a span shorter than a minute is such a seam.
    if (to - from < MINUTE) return
    const last = spans.at(-1)
    if (last && last.kind === span.kind && last.percent === span.percent && last.amount?.amount === span.amount?.amount)
      spans[spans.length - 1] = { ...last, to }
    else spans.push({ ...span, from: last ? last.to : from, to })
  }

  const firstPenalty = steps[0]?.from ?? Infinity
  const freeEnd = before === 'free' ? (freeUntil ?? firstPenalty) : firstPenalty
  push({ kind: before, from: -Infinity, to: Math.min(freeEnd, firstPenalty), percent: null, amount: null })
  // A deadline with nothing said about what follows: the cost after it is not known.
  if (freeEnd < firstPenalty) push({ kind: 'unknown', from: freeEnd, to: firstPenalty, percent: null, amount: null })
  for (const [index, step] of steps.entries()) push({ ...step, to: steps[index + 1]?.from ?? Infinity })
  return spans
}
