import { useEffect } from 'react'
import { markShown } from '#src/components/payment/shown-payments.ts'
import { removeUnsettled, useUnsettledBookings } from './unsettled-bookings.ts'

/**
 * A checkout shows the payments of its quote itself, so the notice above all pages does not repeat them. Once the quote is booked, their outcome is
 * known.
 */
export function useUnsettledOfQuote(quoteId: string, isBooked: boolean): void {
  const keys = useUnsettledBookings().flatMap((one) => (one.quoteId === quoteId ? one.key : []))
  const list = JSON.stringify(keys)
  useEffect(() => {
    if (isBooked) for (const key of keys) removeUnsettled(key)
    const ends = keys.map(markShown)
    return () => ends.forEach((end) => end())
    // `list` changes only with the keys, which are a new array at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [list, isBooked])
}
