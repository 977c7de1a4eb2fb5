import { useGroupWords } from '#src/components/ground-service/use-group-words.ts'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { useRideCounts } from '#src/components/transport/use-ride-words.ts'
import type { BookingFacts } from './booking-kind.ts'

/** Returns a function that counts the travelers of a booking, such as `16 passengers`; null where they are not stated. */
export function usePartyWords() {
  const stay = useStayWords()
  const ride = useRideCounts()
  const group = useGroupWords()
  const count = {
    stay: stay.guests,
    ride: ride.passengers,
    ground: group.pilgrims,
  }
  return ({ guestCount, words }: Pick<BookingFacts, 'guestCount' | 'words'>): string | null =>
    guestCount === null ? null : count[words](guestCount)
}
