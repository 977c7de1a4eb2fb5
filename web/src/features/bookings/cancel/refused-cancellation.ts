import type { BookingDetails } from '../booking-kind.ts'

const cancellationKinds = new Set(['CANCEL_REQUESTED', 'CANCEL_REFUSED', 'CANCELLED', 'RELEASED'])

/** The supplier's refusal of the latest cancellation; undefined if another cancellation followed. */
export function refusedCancellation(details: Pick<BookingDetails, 'history'> | null | undefined) {
  const latest = details?.history.find(({ kind }) => cancellationKinds.has(kind))
  return latest?.kind === 'CANCEL_REFUSED' ? latest : undefined
}
