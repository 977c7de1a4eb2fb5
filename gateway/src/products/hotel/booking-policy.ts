import { makkahInstant } from '#src/values/calendar.ts'
import type { CancellationPolicy, PolicyStep } from '#src/orders/cancellation-policy.ts'
import type { CancellationStep, CancellationTerms, Penalty } from './supplier/cancellation-terms.ts'
import type { HeldRoom } from './holds/offer.ts'

/** A room's price and cancellation terms. */
export type PricedRoom = Pick<HeldRoom, 'totalHalalas' | 'terms'>

/**
 * Returns the combined policy of a booking: its fee at any instant is the sum of the rooms' fees, so cancelling is free only while all
 * rooms are free. If one room is refundable and another is not, the price of the latter is the fee from the time of booking.
 */
export function bookingPolicy(rooms: readonly PricedRoom[]): CancellationPolicy {
  const noShows = rooms.flatMap(({ terms }) => terms.steps.filter(({ noShow }) => noShow))
  const arrival = noShows[0]
  const starts = [null, ...findFeeChangeTimes(rooms)]
  const spans = starts.map((from, index): PolicyStep => {
    const at = from === null ? undefined : makkahInstant(from)
    const to = starts[index + 1] ?? arrival?.from ?? from
    return { from: toUtc(from), to: toUtc(to) ?? '', feeHalalas: sum(rooms.map((room) => roomFee(room, at))) }
  })
  return {
    refundable: rooms.some(({ terms }) => terms.refundable),
    steps: joinSpans(spans),
    noShow: arrival
      ? {
          from: toUtc(arrival.from),
          to: toUtc(arrival.to) ?? '',
          feeHalalas: sum(rooms.map(({ totalHalalas, terms }) => noShowFee(totalHalalas, terms))),
        }
      : null,
  }
}

/** Joins periods with the same fee and drops the free period at the start. */
function joinSpans(spans: readonly PolicyStep[]): PolicyStep[] {
  const steps: PolicyStep[] = []
  for (const span of spans) {
    const last = steps.at(-1)
    if (last?.feeHalalas === span.feeHalalas) steps.splice(-1, 1, { ...last, to: span.to })
    else if (last || span.feeHalalas > 0) steps.push(span)
  }
  return steps
}

/** Returns the fee of one room at an instant; undefined means the time of booking. */
function roomFee({ totalHalalas, terms }: PricedRoom, at: Date | undefined): number {
  if (!terms.refundable) return totalHalalas
  const step = cancellationSteps(terms).findLast(({ from }) => from === null || (at && makkahInstant(from) <= at))
  return step ? penaltyFee(totalHalalas, step.penalty) : 0
}

// Half a halala goes to the agent, so the refund is rounded half up instead of the fee.
const penaltyFee = (total: number, penalty: Penalty): number => {
  const refund =
    penalty.kind === 'percent'
      ? Math.floor((total * (10_000 - penalty.basisPoints) + 5_000) / 10_000)
      : total - penalty.halalas
  return total - Math.min(total, Math.max(0, refund))
}

const noShowFee = (total: number, { steps }: CancellationTerms): number => {
  const step = steps.find(({ noShow }) => noShow)
  return step ? penaltyFee(total, step.penalty) : total
}

/** Returns the cancellation steps in time order, without the no-show charge. */
const cancellationSteps = ({ steps }: CancellationTerms): CancellationStep[] =>
  steps.filter(({ noShow }) => !noShow).toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))

/** Returns the Makkah times at which the fee of any room changes. */
const findFeeChangeTimes = (rooms: readonly PricedRoom[]): string[] =>
  [...new Set(rooms.flatMap(({ terms }) => cancellationSteps(terms).flatMap(({ from }) => from ?? [])))].toSorted()

const toUtc = (local: string | null): string | null => (local === null ? null : makkahInstant(local).toISOString())

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
