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

/** Titles of children, which tell the gender, by the equivalent titles of adults. */
const titleOf = (isChild: boolean, salutation: Salutation | null): Salutation | null => {
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
  salutation: titleOf(type === 'CHILD', traveler.salutation),
  firstName: traveler.firstName,
  lastName: traveler.lastName,
})

/** Named travelers of a booking, room by room. A service without rooms has one. */
export function travelersOf(booking: BookingDetailFragment): readonly PlacedTraveler[] {
  if (booking.__typename === 'HotelBooking')
    return (booking.details?.rooms ?? []).flatMap(({ travelers }, room) =>
      travelers.map((traveler, index) => placeTraveler(traveler, room, index)),
    )
  const lead = booking.details?.lead
  return lead ? [placeTraveler(lead, 0, 0)] : []
}
