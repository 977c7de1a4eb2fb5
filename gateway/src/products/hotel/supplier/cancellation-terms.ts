import type { Hotel } from './hotel.ts'
import { share } from '#src/values/shares.ts'
import { isRamadan } from '#src/suppliers/season.ts'
import { addDays } from '#src/values/calendar.ts'
import type { Stay } from './stay.ts'

/** Fee for cancelling: a share of the price, or an amount. */
export type Penalty = { kind: 'percent'; basisPoints: number } | { kind: 'amount'; halalas: number }

/** A period and its cancellation fee. Times are in Makkah without a zone, such as `2027-02-10T14:00:00`. */
export interface CancellationStep {
  /** Null means from the time of booking. */
  from: string | null
  to: string
  penalty: Penalty
  noShow: boolean
}

export interface CancellationTerms {
  refundable: boolean
  steps: CancellationStep[]
}

/** Makkah hotels require more notice in Ramadan. */
const ramadanFreeDays = 14

/**
 * Returns the terms of a rate: cancelling is free until some days before arrival, then costs half or the first night, and the whole price from the day
 * before arrival. `form` is the form in which the supplier sends penalties; it does not affect when steps begin.
 */
export function cancellationTerms(
  hotel: Hotel,
  stay: Stay,
  rate: { refundable: boolean; total: number; firstNight: number },
  form: Penalty['kind'],
): CancellationTerms {
  const beforeArrival = (days: number) => `${addDays(stay.checkIn, -days)}T14:00:00`
  const wholePenalty: Penalty =
    form === 'percent' ? { kind: 'percent', basisPoints: 10_000 } : { kind: 'amount', halalas: rate.total }
  const noShow = { from: beforeArrival(0), to: `${stay.checkOut}T12:00:00`, penalty: wholePenalty, noShow: true }
  if (!rate.refundable) {
    return {
      refundable: false,
      steps: [{ from: null, to: beforeArrival(0), penalty: wholePenalty, noShow: false }, noShow],
    }
  }

  const freeDays = isRamadan(stay.checkIn) ? ramadanFreeDays : hotel.cancellation.freeDays
  const halfPenalty: Penalty =
    form === 'percent' ? { kind: 'percent', basisPoints: 5000 } : { kind: 'amount', halalas: share(rate.total, 5000) }
  const firstNight: Penalty = { kind: 'amount', halalas: Math.min(rate.firstNight, rate.total) }
  const penalty = form === 'percent' || hotel.cancellation.firstPenalty === 'half' ? halfPenalty : firstNight
  const firstStep =
    freeDays > 1 ? [{ from: beforeArrival(freeDays), to: beforeArrival(1), penalty, noShow: false }] : []
  return {
    refundable: true,
    steps: [
      ...firstStep,
      { from: beforeArrival(1), to: beforeArrival(0), penalty: wholePenalty, noShow: false },
      noShow,
    ],
  }
}

const tightenedByDays = 3

/**
 * Returns stricter terms: fees begin three days earlier and are 50% higher. `to` does not change, and an amount may exceed the price: code that
 * reads terms ends a step where the next one begins, and never charges more than the price.
 */
export const tightenTerms = ({ refundable, steps }: CancellationTerms): CancellationTerms => ({
  refundable,
  steps: steps.map((step) =>
    step.noShow ? step : { ...step, from: step.from && tightenDate(step.from), penalty: raisePenalty(step.penalty) },
  ),
})

const tightenDate = (local: string) => `${addDays(local.slice(0, 10), -tightenedByDays)}${local.slice(10)}`

const raisePenalty = (penalty: Penalty): Penalty =>
  penalty.kind === 'percent'
    ? { kind: 'percent', basisPoints: Math.min(10_000, Math.round(penalty.basisPoints * 1.5)) }
    : { kind: 'amount', halalas: Math.round(penalty.halalas * 1.5) }

/** Returns the end of free cancellation, in Makkah time without a zone, or null if cancelling is never free. */
export const freeUntil = ({ refundable, steps }: CancellationTerms): string | null =>
  refundable ? (steps.find(({ noShow }) => !noShow)?.from ?? null) : null

/** Combines the terms of rooms that are booked together. Their steps begin at the same times; amounts are added up, percentages do not change. */
export function combineTerms(rates: readonly { terms: CancellationTerms }[]): CancellationTerms {
  const [first, ...others] = rates.map(({ terms }) => terms)
  if (!first) throw new Error('There are no rooms to combine')
  const addPenalties = (step: CancellationStep, index: number): CancellationStep => {
    const { penalty } = step
    if (penalty.kind === 'percent') return step
    const otherPenalties = others.map(({ steps }) => steps[index]?.penalty)
    const halalas = otherPenalties.reduce(
      (sum, other) => sum + (other?.kind === 'amount' ? other.halalas : 0),
      penalty.halalas,
    )
    return { ...step, penalty: { kind: 'amount', halalas } }
  }
  return { refundable: first.refundable, steps: first.steps.map(addPenalties) }
}
