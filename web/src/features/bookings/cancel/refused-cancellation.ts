import type { BookingDetails } from '../booking-types.ts'

const cancellationKinds = new Set(['CANCEL_REQUESTED', 'CANCEL_REFUSED', 'CANCELLED', 'RELEASED'])

/** Finds the event in which the supplier refused the latest cancellation; undefined if that cancellation was not refused. */
export function findRefusedCancellation(details: Pick<BookingDetails, 'history'> | null | undefined) {
  const latest = details?.history.find(({ kind }) => cancellationKinds.has(kind))
  return latest?.kind === 'CANCEL_REFUSED' ? latest : undefined
}
