import type { Hotel } from './hotel.ts'
import { share } from './money.ts'
import { isRamadan } from './season.ts'
import { addDays } from '#src/values/calendar.ts'
import type { Stay } from './stay.ts'

/** What the hotel keeps. */
export type Penalty = { kind: 'percent'; basisPoints: number } | { kind: 'amount'; halalas: number }

/** A span of Makkah time without a zone, `2027-02-10T14:00:00`. */
export interface CancellationStep {
  /** Null: from the booking on. */
  from: string | null
  to: string
  penalty: Penalty
  noShow: boolean
}

export interface CancellationTerms {
  refundable: boolean
  steps: CancellationStep[]
}

/** Makkah hotels ask for more notice in Ramadan. */
const ramadanFreeDays = 14

/**
 * What cancelling costs: nothing until some days before arrival, then half or the first night, from the day before arrival all of it.
 * `form` is how the supplier writes penalties; the steps of both forms begin at the same moments.
 */
export function cancellationTerms(
  hotel: Hotel,
  stay: Stay,
  rate: { refundable: boolean; total: number; firstNight: number },
  form: Penalty['kind'],
): CancellationTerms {
  const at = (daysBefore: number) => `${addDays(stay.checkIn, -daysBefore)}T14:00:00`
  const whole: Penalty =
    form === 'percent' ? { kind: 'percent', basisPoints: 10_000 } : { kind: 'amount', halalas: rate.total }
  const noShow = { from: at(0), to: `${stay.checkOut}T12:00:00`, penalty: whole, noShow: true }
  if (!rate.refundable) {
    return { refundable: false, steps: [{ from: null, to: at(0), penalty: whole, noShow: false }, noShow] }
  }

  const freeDays = isRamadan(stay.checkIn) ? ramadanFreeDays : hotel.cancellation.freeDays
  const half: Penalty =
    form === 'percent' ? { kind: 'percent', basisPoints: 5000 } : { kind: 'amount', halalas: share(rate.total, 5000) }
  const firstNight: Penalty = { kind: 'amount', halalas: Math.min(rate.firstNight, rate.total) }
  const penalty = form === 'percent' || hotel.cancellation.firstPenalty === 'half' ? half : firstNight
  const first = freeDays > 1 ? [{ from: at(freeDays), to: at(1), penalty, noShow: false }] : []
  return { refundable: true, steps: [...first, { from: at(1), to: at(0), penalty: whole, noShow: false }, noShow] }
}

/** Until when cancelling is free, Makkah time without a zone. */
export const freeUntil = ({ refundable, steps }: CancellationTerms): string | null =>
  refundable ? (steps.find(({ noShow }) => !noShow)?.from ?? null) : null

/** The terms of rooms that are booked as a whole: their steps begin together, amounts add up, shares stay what they are. */
export function togetherTerms(rates: readonly { terms: CancellationTerms }[]): CancellationTerms {
  const [first, ...others] = rates.map(({ terms }) => terms)
  if (!first) throw new Error('There are no rooms without terms')
  const together = (step: CancellationStep, place: number): CancellationStep => {
    const { penalty } = step
    if (penalty.kind === 'percent') return step
    const more = others.map(({ steps }) => steps[place]?.penalty)
    const halalas = more.reduce((sum, other) => sum + (other?.kind === 'amount' ? other.halalas : 0), penalty.halalas)
    return { ...step, penalty: { kind: 'amount', halalas } }
  }
  return { refundable: first.refundable, steps: first.steps.map(together) }
}
