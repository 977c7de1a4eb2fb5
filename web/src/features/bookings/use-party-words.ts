import { useProductCounts } from '#src/components/service-search/use-product-counts.ts'
import type { BookingFacts } from './booking-kind.ts'

/** Returns a function that counts the travelers of a booking, such as `16 passengers`; null if not stated. */
export function usePartyWords() {
  const counts = useProductCounts()
  return ({ guestCount, product }: Pick<BookingFacts, 'guestCount' | 'product'>): string | null =>
    guestCount === null ? null : counts.party(product, guestCount)
}
