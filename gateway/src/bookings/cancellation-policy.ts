// What the terms accepted at booking give back at an instant, and the terms of several rooms as one.
import type { HeldRoom } from '#src/holds/offer.ts'
import type { CancellationStep, CancellationTerms, Penalty } from '#src/suppliers/cancellation-terms.ts'

/** A room's price and the terms it was sold under. */
export type SoldRoom = Pick<HeldRoom, 'totalHalalas' | 'terms'>

/** The instant a supplier's zoneless date-time means: Makkah, which keeps UTC+3 all year. */
export const makkahInstant = (local: string): Date => new Date(`${local}+03:00`)

/** What cancelling gives back at an instant, in halalas; never below zero and never more than was paid. */
export const refundAt = (rooms: readonly SoldRoom[], now: Date): number =>
  rooms.reduce((sum, room) => sum + roomRefund(room, now), 0)

const roomRefund = ({ totalHalalas, terms }: SoldRoom, now: Date): number => {
  if (!terms.refundable) return 0
  const step = stepsOf(terms).findLast(({ from }) => from === null || makkahInstant(from) <= now)
  // Before the first step cancelling is free.
  return step ? Math.min(totalHalalas, Math.max(0, lessPenalty(totalHalalas, step.penalty))) : totalHalalas
}

// Half a halala goes to the agent: the refund, not the penalty, is rounded half up.
const lessPenalty = (total: number, penalty: Penalty): number =>
  penalty.kind === 'percent'
    ? Math.floor((total * (10_000 - penalty.basisPoints) + 5_000) / 10_000)
    : total - penalty.halalas

/** Steps in time order. What is kept when nobody arrives is not a price of cancelling. */
const stepsOf = ({ steps }: CancellationTerms): CancellationStep[] =>
  steps.filter(({ noShow }) => !noShow).toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))

/** When the refund changes next; undefined when it stays as it is. */
export const nextChange = (rooms: readonly SoldRoom[], now: Date): Date | undefined =>
  boundaries(rooms)
    .map(makkahInstant)
    .find((from) => from > now)

const boundaries = (rooms: readonly SoldRoom[]): string[] => [
  ...new Set(rooms.flatMap(({ terms }) => stepsOf(terms).flatMap(({ from }) => from ?? [])).toSorted()),
]

/** Until when cancelling the whole booking is free, Makkah time without a zone; null when it never is. */
export const freeUntil = (rooms: readonly SoldRoom[]): string | null => {
  if (rooms.some(({ terms }) => !terms.refundable)) return null
  const costing = rooms.flatMap(({ terms }) => stepsOf(terms).filter(({ penalty }) => costs(penalty)))
  return costing.map(({ from }) => from ?? '').toSorted()[0] || null
}

const costs = (penalty: Penalty): boolean => (penalty.kind === 'percent' ? penalty.basisPoints : penalty.halalas) > 0

/**
 * The terms of the whole booking. One room, or rooms with the same percentages, keep the supplier's form; rooms that differ,
 * one refundable and one not for example, are added up to amounts from step to step.
 */
export const mergedTerms = (rooms: readonly [SoldRoom, ...SoldRoom[]]): CancellationTerms => {
  const [{ terms: first }, ...others] = rooms
  const shape = JSON.stringify(first)
  const inPercent = first.steps.every(({ penalty }) => penalty.kind === 'percent')
  if (others.length === 0 || (inPercent && others.every(({ terms }) => JSON.stringify(terms) === shape))) return first

  const refundable = rooms.some(({ terms }) => terms.refundable)
  const total = rooms.reduce((sum, { totalHalalas }) => sum + totalHalalas, 0)
  const keeps = (halalas: number): Penalty => ({ kind: 'amount', halalas })
  const arrival = first.steps.find(({ noShow }) => noShow)
  const starts = [null, ...boundaries(rooms)]
  const steps = starts.map((from, index) => ({
    from,
    to: starts[index + 1] ?? arrival?.from ?? '',
    penalty: keeps(total - refundAt(rooms, from === null ? new Date(0) : makkahInstant(from))),
    noShow: false,
  }))
  return {
    refundable,
    steps: [
      ...steps.filter(({ penalty }) => costs(penalty)),
      ...(arrival ? [{ ...arrival, penalty: keeps(total) }] : []),
    ],
  }
}
