import { useEffect } from 'react'
import { markPaymentShown } from '#src/components/payment/shown-payments.ts'
import { removeUnsettled, useUnsettledBookings } from './unsettled-bookings.ts'

/**
 * Hides a quote's payments from the banner above all pages, because the checkout shows them. Once the quote is booked, the payments' outcome is known,
 * so they are removed from storage.
 */
export function useHideFromBanner(quoteId: string, isBooked: boolean): void {
  const keys = useUnsettledBookings().flatMap((booking) => (booking.quoteId === quoteId ? booking.key : []))
  const joinedKeys = JSON.stringify(keys)
  useEffect(() => {
    if (isBooked) for (const key of keys) removeUnsettled(key)
    const unmarkers = keys.map(markPaymentShown)
    return () => unmarkers.forEach((unmark) => unmark())
    // `joinedKeys` stands for the keys, which are a new array on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [joinedKeys, isBooked])
}
