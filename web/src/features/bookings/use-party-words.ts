import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { useRideCounts } from '#src/components/transport/use-ride-words.ts'
import type { BookingFacts } from './booking-kind.ts'

/** Returns a function that counts the travelers of a booking, such as `16 passengers`; null where they are not stated. */
export function usePartyWords() {
  const stay = useStayWords()
  const ride = useRideCounts()
  return ({ guestCount, words }: Pick<BookingFacts, 'guestCount' | 'words'>): string | null => {
    if (guestCount === null) return null
    return words === 'ride' ? ride.passengers(guestCount) : stay.guests(guestCount)
  }
}
