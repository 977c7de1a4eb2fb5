import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { riyals } from '#src/money.ts'
import { languageOf, wireCancellationPolicy } from '#src/suppliers/wire-parts.ts'
import type { WireRoomGroup } from '#src/suppliers/wire.ts'
import { mergedTerms } from './cancellation-policy.ts'
import { cancellationState } from './cancellation-state.ts'
import type { BookedGuests, NamedGuest } from './guests.ts'
import { type Booking, findBooking, readEvents } from './repository.ts'
import type { BookingBody, BookingView } from './schemas.ts'

/** What is not there and what belongs to another company answer alike. */
export const noSuchBooking = (): Envelope<never> =>
  refusal('NOT_FOUND', 'There is no such reservation.', {}, { statusCode: 404 })

/** Everything that is kept about one booking of the company. */
export async function viewBooking(
  { db, clock, settings }: Deps,
  agent: Agent,
  { bookingReferenceNo, provider, cultCode }: BookingBody,
): Promise<Envelope<BookingView>> {
  const booking = await findBooking(db, agent, { reference: bookingReferenceNo, provider })
  if (!booking) return noSuchBooking()
  const { offer, guests } = booking
  const history = await readEvents(db, booking.reference)
  const language = languageOf(cultCode)
  return ok({
    bookingStatus: booking.supplier_word,
    bookingReferenceNo: booking.reference,
    createdAt: booking.created_at.toISOString(),
    tags: booking.tags,
    cancellation: cancellationState(booking, { now: clock(), settings }),
    hotelDetails: {
      name: offer.name[language],
      provider: booking.supplier,
      umrahHotelCode: booking.hotel_code,
      checkInDate: booking.check_in,
      checkOutDate: booking.check_out,
      checkInTime: offer.checkInTime,
      checkOutTime: offer.checkOutTime,
      address: offer.address[language],
      locationCode: booking.location_code,
      imagePath: offer.imagePath,
      roomGroups: withTravellers(offer.roomGroups, guests),
    },
    contactInformation: guests.contact
      ? {
          email: guests.contact.email,
          phoneNumber: guests.contact.phoneNumber,
          phoneNumberCountryCode: guests.contact.phoneNumberCountryCode,
        }
      : null,
    paymentInfo: {
      paidAmount: booking.state === 'failed' ? 0 : riyals(booking.total_halalas),
      refundedAmount: booking.state === 'cancelled' ? riyals(booking.refunded_halalas) : null,
      ibanNumber: booking.iban,
      currencyCode: 'SAR',
    },
    price: offer.price,
    cancellationPolicy: acceptedPolicy(booking),
    clientReference: booking.client_reference,
    supplierReference: booking.supplier_reference,
    partnerReferenceNo: booking.partner_reference,
    vatNumber: booking.vat_number,
    visaApplicationId: booking.visa_application_id,
    history: history.map(({ at, kind, actor, actor_kind, note, amount_halalas }) => ({
      at: at.toISOString(),
      kind,
      actor,
      actorKind: actor_kind,
      note,
      amount: amount_halalas === null ? null : riyals(amount_halalas),
    })),
  })
}

/** The rooms as they were sold, in the order of the search, each with who sleeps in it. */
const withTravellers = (roomGroups: readonly WireRoomGroup[], { rooms: guests, contact }: BookedGuests) =>
  roomGroups.map((group) => ({
    rooms: group.rooms.map(({ name, mealDescription, roomRates, sequenceNumber }) => ({
      name,
      mealDescription: roomRates?.[0]?.mealDescription ?? mealDescription ?? null,
      sequenceNumber,
      travellerDetails: (guests[sequenceNumber] ?? []).map((guest) => toTraveller(guest, contact)),
    })),
  }))

const toTraveller = (
  { type, isMainPax, title, firstName, lastName, gender, age }: NamedGuest,
  contact: BookedGuests['contact'],
) => ({
  type,
  isMainPax,
  details: {
    title,
    firstName,
    lastName,
    gender,
    age,
    ...(isMainPax && contact
      ? {
          location: { countryCode: contact.countryCode },
          contactInformation: {
            phoneNumber: contact.phoneNumber,
            phoneNumberCountryCode: contact.phoneNumberCountryCode,
            email: contact.email,
          },
        }
      : {}),
  },
})

function acceptedPolicy({ offer }: Booking) {
  const policy = wireCancellationPolicy({ terms: mergedTerms(offer.rooms) })
  // The words belong to one room; for several they would name the wrong amounts.
  return offer.rooms.length === 1 ? policy : { ...policy, description: '' }
}
