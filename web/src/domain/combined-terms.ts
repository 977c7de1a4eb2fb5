/** Combines the cancellation policies of several rooms into one, whose fee at any time is the sum of the rooms' fees. */
import {
  type CancellationSpan,
  type CancellationStep,
  type CancellationTerms,
  feeOfSpan,
  noShowPenalty,
  penaltySpans,
} from './cancellation-timeline.ts'
import { type Money, add, isZero } from './money.ts'

export interface RoomTerms {
  /** Null if the supplier has not sent them yet. */
  readonly terms: CancellationTerms | null
  readonly total: Money
}

/** Sum of the fees; null if any of them is unknown. */
const sum = (fees: readonly (Money | null)[]): Money | null => {
  const amounts = fees.filter((fee) => fee !== null)
  return amounts.length > 0 && amounts.length === fees.length ? amounts.reduce(add) : null
}

const toInstant = (at: number): string | null => (Number.isFinite(at) ? new Date(at).toISOString() : null)

const createStep = (amount: Money | null, noShow: boolean, from: number, to: number): CancellationStep => ({
  from: toInstant(from),
  to: toInstant(to),
  percent: null,
  amount,
  noShow,
})

function noShowSteps(rooms: readonly { terms: CancellationTerms; total: Money }[]): CancellationStep[] {
  const penalties = rooms.map(({ terms, total }) => ({ penalty: noShowPenalty(terms, total), total }))
  if (penalties.every(({ penalty }) => penalty === null)) return []
  const fees = penalties.map(({ penalty, total }) =>
    penalty ? feeOfSpan(penalty, total) : { ...total, amount: '0.00' },
  )
  return [createStep(sum(fees), true, -Infinity, Infinity)]
}

/** Combines the policies of rooms into one with fees as amounts; null if a room's terms are missing or the currencies differ. */
export function combineTerms(rooms: readonly RoomTerms[]): CancellationTerms | null {
  const roomsWithTerms = rooms.flatMap(({ terms, total }) => (terms ? [{ terms, total }] : []))
  const [first] = roomsWithTerms
  if (!first || roomsWithTerms.length < rooms.length) return null
  if (roomsWithTerms.some(({ total }) => total.currency !== first.total.currency)) return null
  if (roomsWithTerms.length === 1) return first.terms
  if (roomsWithTerms.every(({ terms }) => terms.refundable === false))
    return { refundable: false, freeUntil: null, steps: [] }

  const spans = roomsWithTerms.map(({ terms, total }) => ({ spans: penaltySpans(terms, total), total }))
  const starts = [...new Set(spans.flatMap((room) => room.spans.map(({ from }) => from)))].sort((a, b) => a - b)
  const combined = starts.map((from, index) => ({
    from,
    to: starts[index + 1] ?? Infinity,
    amount: sum(spans.map((room) => feeAt(room.spans, from, room.total))),
  }))
  const isFree = ({ amount }: { amount: Money | null }) => amount !== null && isZero(amount)
  const [firstSpan] = combined
  // Free cancellation lasts until the first fee. A later free span does not count.
  const firstFee = combined.find((span) => !isFree(span))
  const freeUntil = firstSpan && isFree(firstSpan) && firstFee ? toInstant(firstFee.from) : null
  const steps = combined
    .filter((span) => !isFree(span))
    .map(({ amount, from, to }) => createStep(amount, false, from, to))
  return {
    refundable: roomsWithTerms.some(({ terms }) => terms.refundable === null) ? null : true,
    freeUntil,
    steps: [...steps, ...noShowSteps(roomsWithTerms)],
  }
}

function feeAt(spans: readonly CancellationSpan[], at: number, total: Money): Money | null {
  const span = spans.find(({ to }) => at < to)
  return span ? feeOfSpan(span, total) : null
}
