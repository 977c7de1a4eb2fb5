import type { BookingStatus, PaymentStatus } from '../__generated__/schema-types.ts'
import { lettersOnly } from '../values/letters.ts'

// Even within one gateway, endpoints use different names for the same status. The keys are these names, reduced to lower-case letters.
const statuses: Record<string, BookingStatus> = {
  confirmed: 'CONFIRMED',
  booked: 'CONFIRMED',
  approved: 'CONFIRMED',
  pending: 'PENDING',
  processing: 'PENDING',
  inprogress: 'PENDING',
  onrequest: 'PENDING',
  cancelled: 'CANCELLED',
  canceled: 'CANCELLED',
  failed: 'FAILED',
  rejected: 'FAILED',
  partial: 'PARTIAL',
  partialsuccess: 'PARTIAL',
  partiallyconfirmed: 'PARTIAL',
  partialcancellation: 'PARTIAL',
  unknown: 'UNKNOWN',
}

/** Maps the gateway's status of a booking: UNKNOWN if it is missing, UNRECOGNISED if it has no mapping. */
export function toBookingStatus(rawStatus: string | null): BookingStatus {
  const letters = lettersOnly(rawStatus ?? '')
  if (rawStatus === null || rawStatus.trim() === '') return 'UNKNOWN'
  return Object.hasOwn(statuses, letters) ? (statuses[letters] ?? 'UNRECOGNISED') : 'UNRECOGNISED'
}

const paymentStatuses: Record<string, PaymentStatus> = {
  paid: 'PAID',
  held: 'HELD',
  onhold: 'HELD',
  unpaid: 'UNPAID',
  refunded: 'REFUNDED',
  partlyrefunded: 'PARTLY_REFUNDED',
  partiallyrefunded: 'PARTLY_REFUNDED',
}

/** Maps the gateway's payment status; null if it is missing or unknown. */
export function toPaymentStatus(rawStatus: string | null): PaymentStatus | null {
  const letters = lettersOnly(rawStatus ?? '')
  return Object.hasOwn(paymentStatuses, letters) ? (paymentStatuses[letters] ?? null) : null
}
