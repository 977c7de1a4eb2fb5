import type { BookingStatus } from '../__generated__/schema-types.ts'

// Calls of one gateway use different words for the same status. Letters only, lower case.
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

/** Status of a booking by the gateway's word; UNKNOWN without one. */
export function bookingStatus(rawStatus: string | null): BookingStatus {
  const word = (rawStatus ?? '').toLowerCase().replaceAll(/[^a-z]/g, '')
  if (rawStatus === null || rawStatus.trim() === '') return 'UNKNOWN'
  return Object.hasOwn(statuses, word) ? (statuses[word] ?? 'UNRECOGNISED') : 'UNRECOGNISED'
}
