/** Compares the supplier's current cancellation terms with the accepted terms. */
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
  /** `Infinity` for the last span. */
  readonly to: number
  readonly accepted: Penalty
  readonly current: Penalty
  readonly isHigher: boolean
}

export interface ChangedTerms {
  readonly spans: readonly [ChangedSpan, ...ChangedSpan[]]
  /**
   * `refused`: nothing is refunded anymore. `earlier`: free cancellation ends earlier. `ended`: free cancellation has already ended.
   * Otherwise, the changed fees are all higher (`dearer`), all lower (`cheaper`) or `mixed`.
   */
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

/** Compares the fees of two policies from now on; undefined if they are the same. Spans whose fee is unknown are not compared. */
export function compareTerms({ accepted, current, now, total }: Comparison): ChangedTerms | undefined {
  const acceptedSpans = listSpans(accepted, now, total)
  const currentSpans = listSpans(current, now, total)
  const starts = [...new Set([...acceptedSpans, ...currentSpans].map(({ from }) => from))].sort((a, b) => a - b)
  const [first, ...others] = joinSpans(
    starts.flatMap((from) => findChange(from, { acceptedSpans, currentSpans }, { accepted, current, total })),
  )
  if (!first) return undefined
  const spans = [first, ...others] as const
  return { spans, kind: classify(spans, { acceptedSpans, currentSpans }), freeUntil: findFreeUntil(currentSpans) }
}

/** Lists the spans of a policy from now on, without gaps. */
const listSpans = (terms: CancellationTerms, now: number, total: Money): CancellationSpan[] =>
  penaltySpans(terms, total)
    .filter(({ to }) => to > now)
    .map((span) => ({ ...span, from: Math.max(span.from, now) }))

/** Returns the changed span that starts at `from`; empty if the fees are the same there. */
function findChange(
  from: number,
  { acceptedSpans, currentSpans }: SpanPair,
  { accepted, current, total }: Omit<Comparison, 'now'>,
): ChangedSpan[] {
  const acceptedSpan = acceptedSpans.find((span) => from < span.to)
  const currentSpan = currentSpans.find((span) => from < span.to)
  const acceptedFee = feeAt(accepted, from, total)
  const currentFee = feeAt(current, from, total)
  if (!acceptedSpan || !currentSpan || !acceptedFee || !currentFee || !feesDiffer(acceptedFee, currentFee)) return []
  const to = Math.min(acceptedSpan.to, currentSpan.to)
  if (to - from < MIN_SPAN_MS) return []
  return [{ from, to, accepted: acceptedSpan, current: currentSpan, isHigher: compare(currentFee, acceptedFee) > 0 }]
}

/** Joins adjacent spans that differ in the same way. */
function joinSpans(spans: readonly ChangedSpan[]): ChangedSpan[] {
  const result: ChangedSpan[] = []
  for (const span of spans) {
    const last = result.at(-1)
    const continuesLast =
      last?.to === span.from && isSamePenalty(last.accepted, span.accepted) && isSamePenalty(last.current, span.current)
    if (continuesLast) result[result.length - 1] = { ...last, to: span.to }
    else result.push(span)
  }
  return result
}

/** Spans of the accepted and the current policy. */
type SpanPair = Readonly<Record<'acceptedSpans' | 'currentSpans', readonly CancellationSpan[]>>

const findFreeUntil = ([first]: readonly CancellationSpan[]): number | null =>
  first?.kind === 'free' && Number.isFinite(first.to) ? first.to : null

function classify(spans: ChangedTerms['spans'], { acceptedSpans, currentSpans }: SpanPair): ChangedTerms['kind'] {
  if (currentSpans.every(({ kind }) => kind === 'full')) return 'refused'
  if (acceptedSpans[0]?.kind === 'free') {
    if (currentSpans[0]?.kind !== 'free') return 'ended'
    if (acceptedSpans[0].to - currentSpans[0].to >= MIN_SPAN_MS) return 'earlier'
  }
  if (spans.every(({ isHigher }) => isHigher)) return 'dearer'
  return spans.some(({ isHigher }) => isHigher) ? 'mixed' : 'cheaper'
}
