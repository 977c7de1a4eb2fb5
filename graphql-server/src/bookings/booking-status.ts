import type { BookingStatus } from '../__generated__/schema-types.ts'

// Different calls of one gateway use different words for the same state; letters only, lower case.
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

/** The state of a booking from the gateway's word; no word at all means that nobody knows. */
export function bookingStatus(rawStatus: string | null): BookingStatus {
  const word = (rawStatus ?? '').toLowerCase().replaceAll(/[^a-z]/g, '')
  if (rawStatus === null || rawStatus.trim() === '') return 'UNKNOWN'
  return Object.hasOwn(statuses, word) ? (statuses[word] ?? 'UNRECOGNISED') : 'UNRECOGNISED'
}
