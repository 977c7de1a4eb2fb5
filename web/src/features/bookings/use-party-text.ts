import { useProductCounts } from '#src/components/service-search/use-product-counts.ts'
import type { BookingFacts } from './booking-types.ts'

/** Returns a function that formats a booking's number of travelers, such as `16 passengers`. The text is null if the gateway does not send the number. */
export function usePartyText() {
  const counts = useProductCounts()
  return ({ guestCount, product }: Pick<BookingFacts, 'guestCount' | 'product'>): string | null =>
    guestCount === null ? null : counts.party(product, guestCount)
}
