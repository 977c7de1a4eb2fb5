import { makkahInstant, refundAt, type SoldRoom } from './cancellation-policy.ts'

export type BookingState = 'requested' | 'pending' | 'confirmed' | 'cancelled' | 'failed'

/** What decides whether a booking can be cancelled. */
export interface CancellableBooking {
  readonly state: BookingState
  readonly createdAt: Date
  readonly checkIn: string
  readonly rooms: readonly SoldRoom[]
  readonly visaApplicationId: string | null
}

export type CancellationBlocker =
  | { readonly code: 'notEligible' | 'nonRefundable' }
  | { readonly code: 'cancelVisaError'; readonly visaApplicationId: string }
  | { readonly code: 'waitTimeError'; readonly availableFrom: Date }

/** When cancelling opens: the wait counts from booking, and that very second is open. */
export const cancelOpensAt = (createdAt: Date, waitSeconds: number): Date =>
  new Date(createdAt.getTime() + waitSeconds * 1000)

/** Every rule that stands in the way of cancelling now, the lasting ones first; none means it may be cancelled. */
export const cancellationBlockers = (
  booking: CancellableBooking,
  { now, waitSeconds }: { now: Date; waitSeconds: number },
): CancellationBlocker[] => {
  if (booking.state !== 'confirmed' || hasBegun(booking.checkIn, now)) return [{ code: 'notEligible' }]
  const blockers: CancellationBlocker[] = []
  if (booking.visaApplicationId !== null) {
    blockers.push({ code: 'cancelVisaError', visaApplicationId: booking.visaApplicationId })
  }
  // Terms that give nothing back any more are quoted as "None Refundable", which blocks like a rate that never did.
  if (refundAt(booking.rooms, now) === 0) blockers.push({ code: 'nonRefundable' })
  const availableFrom = cancelOpensAt(booking.createdAt, waitSeconds)
  if (now < availableFrom) blockers.push({ code: 'waitTimeError', availableFrom })
  return blockers
}

/** Suppliers refuse to cancel a stay that has begun; hotels of both cities hand rooms over from 14:00. */
const hasBegun = (checkIn: string, now: Date): boolean => now >= makkahInstant(`${checkIn}T14:00:00`)
