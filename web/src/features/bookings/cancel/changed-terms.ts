/** Compares the supplier's current cancellation terms with the accepted ones. */
import {
  type CancellationSpan,
  type CancellationTerms,
  MIN_SPAN_MS,
  type Penalty,
  feeAt,
  feesDiffer,
  penaltySpans,
  isSamePenalty,
} from '#src/domain/cancellation-timeline.ts'
import { type Money, compare } from '#src/domain/money.ts'

/** Time span, in epoch milliseconds, in which the fee differs from the accepted one. */
export interface ChangedSpan {
  readonly from: number
  /** Infinite for the last span of the terms. */
  readonly to: number
  readonly accepted: Penalty
  readonly current: Penalty
  readonly isDearer: boolean
}

export interface ChangedTerms {
  readonly spans: readonly [ChangedSpan, ...ChangedSpan[]]
  /** `refused`: nothing is refunded anymore. `earlier`: free cancellation ends earlier. `ended`: it has already ended. */
  readonly kind: 'refused' | 'earlier' | 'ended' | 'dearer' | 'cheaper' | 'mixed'
  /** End of free cancellation in epoch milliseconds; null if cancelling is not free now or is always free. */
  readonly freeUntil: number | null
}

interface Comparison {
  readonly accepted: CancellationTerms
  readonly current: CancellationTerms
  readonly now: number
  readonly total: Money
}

/** Compares the fees of two policies from now on; undefined if they agree. Spans without a stated fee are not compared. */
export function compareTerms({ accepted, current, now, total }: Comparison): ChangedTerms | undefined {
  const before = listSpans(accepted, now, total)
  const after = listSpans(current, now, total)
  const [first, ...others] = joinSpans(
    [...before, ...after]
      .map(({ from }) => from)
      .filter((from, index, all) => all.indexOf(from) === index)
      .sort((a, b) => a - b)
      .flatMap((from) => findChange(from, { before, after }, { accepted, current, total })),
  )
  if (!first) return undefined
  const spans = [first, ...others] as const
  return { spans, kind: classify(spans, { before, after }), freeUntil: findFreeUntil(after) }
}

/** Lists the spans of a policy from now on, without gaps. */
const listSpans = (terms: CancellationTerms, now: number, total: Money): CancellationSpan[] =>
  penaltySpans(terms, total)
    .filter(({ to }) => to > now)
    .map((span) => ({ ...span, from: Math.max(span.from, now) }))

function findChange(
  from: number,
  { before, after }: SpanPair,
  { accepted, current, total }: Omit<Comparison, 'now'>,
): ChangedSpan[] {
  const [acceptedSpan, currentSpan] = [before, after].map((spans) => spans.find((span) => from < span.to))
  const acceptedFee = feeAt(accepted, from, total)
  const currentFee = feeAt(current, from, total)
  if (!acceptedSpan || !currentSpan || !acceptedFee || !currentFee || !feesDiffer(acceptedFee, currentFee)) return []
  const to = Math.min(acceptedSpan.to, currentSpan.to)
  if (to - from < MIN_SPAN_MS) return []
  return [{ from, to, accepted: acceptedSpan, current: currentSpan, isDearer: compare(currentFee, acceptedFee) > 0 }]
}

/** Joins adjacent spans that differ in the same way. */
function joinSpans(spans: readonly ChangedSpan[]): ChangedSpan[] {
  const result: ChangedSpan[] = []
  for (const span of spans) {
    const last = result.at(-1)
    const isSame =
      last?.to === span.from && isSamePenalty(last.accepted, span.accepted) && isSamePenalty(last.current, span.current)
    if (isSame) result[result.length - 1] = { ...last, to: span.to }
    else result.push(span)
  }
  return result
}

/** Spans of the accepted and the current policy. */
type SpanPair = Readonly<Record<'before' | 'after', readonly CancellationSpan[]>>

const findFreeUntil = ([first]: readonly CancellationSpan[]): number | null =>
  first?.kind === 'free' && Number.isFinite(first.to) ? first.to : null

function classify(spans: ChangedTerms['spans'], { before, after }: SpanPair): ChangedTerms['kind'] {
  if (after.every(({ kind }) => kind === 'full')) return 'refused'
  if (before[0]?.kind === 'free') {
    if (after[0]?.kind !== 'free') return 'ended'
    if (before[0].to - after[0].to >= MIN_SPAN_MS) return 'earlier'
  }
  if (spans.every(({ isDearer }) => isDearer)) return 'dearer'
  return spans.some(({ isDearer }) => isDearer) ? 'mixed' : 'cheaper'
}
