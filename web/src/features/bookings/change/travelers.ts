import type { Salutation } from '#src/__generated__/schema.ts'
import type { BookingDetailFragment, NamedTravelerFragment } from '../detail/booking-detail.generated.ts'

/** A traveler with their position in the booking. */
export interface PlacedTraveler {
  readonly roomIndex: number
  readonly travelerIndex: number
  readonly isChild: boolean
  readonly age: number | null
  readonly lead: boolean
  readonly salutation: Salutation | null
  readonly firstName: string
  readonly lastName: string
}

/** Returns a traveler's title. A child with an adult's title gets the equivalent child's title. */
const toTitle = (isChild: boolean, salutation: Salutation | null): Salutation | null => {
  if (!isChild) return salutation
  if (salutation === 'MR') return 'MASTER'
  return salutation === 'MS' || salutation === 'MRS' ? 'MISS' : salutation
}

const placeTraveler = (
  { type, ...traveler }: Omit<NamedTravelerFragment, '__typename'>,
  roomIndex: number,
  travelerIndex: number,
): PlacedTraveler => ({
  roomIndex,
  travelerIndex,
  isChild: type === 'CHILD',
  age: traveler.age,
  lead: traveler.lead,
  salutation: toTitle(type === 'CHILD', traveler.salutation),
  firstName: traveler.firstName,
  lastName: traveler.lastName,
})

/** Lists the named travelers of a booking, room by room. A service without rooms has only one. */
export function listTravelers(booking: BookingDetailFragment): readonly PlacedTraveler[] {
  if (booking.__typename === 'HotelBooking')
    return (booking.details?.rooms ?? []).flatMap(({ travelers }, room) =>
      travelers.map((traveler, index) => placeTraveler(traveler, room, index)),
    )
  const lead = booking.details?.lead
  return lead ? [placeTraveler(lead, 0, 0)] : []
}
