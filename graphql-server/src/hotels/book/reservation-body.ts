import type { Salutation } from '../../__generated__/schema-types.ts'
import type { StoredQuote } from '../quote/stored-quote.ts'
import { withField } from '../quote/quote-choice.ts'
import type { Locale } from '../../locale.ts'
import { formatHalalas } from '../../values/money.ts'
import { field, list } from '../../gateway/wire.ts'
import type { Order } from './book-order.ts'
import type { Guest } from './guests.ts'

const people: Record<Salutation, { title: string; gender: string }> = {
  MR: { title: 'Mr', gender: 'Male' },
  MS: { title: 'Ms', gender: 'Female' },
  MRS: { title: 'Mrs', gender: 'Female' },
  MASTER: { title: 'Master', gender: 'Male' },
  MISS: { title: 'Miss', gender: 'Female' },
}

const travelerOf = ({ type, salutation, firstName, lastName, age, contact }: Guest, nationality: string) => ({
  type: type === 'CHILD' ? 'CHD' : 'ADT',
  isMainPax: contact !== null,
  details: {
    ...people[salutation],
    firstName,
    lastName,
    // The family's other clients send ages as text.
    ...(age !== null && { age: String(age) }),
    location: { countryCode: nationality },
    ...(contact && {
      contactInformation: {
        phoneNumber: contact.phone,
        phoneNumberCountryCode: contact.phoneCountryCode,
        email: contact.email,
      },
    }),
  },
})

/** The supplier's rooms unchanged, each with those who sleep in it. */
function roomGroupsWith(guests: Guest[], { response, rooms, request }: StoredQuote): unknown[] {
  const travelersOf = (group: number, room: number) => {
    const roomIndex = rooms.findIndex(({ place }) => place.group === group && place.room === room)
    return guests
      .filter((guest) => guest.roomIndex === roomIndex)
      .map((guest) => travelerOf(guest, request.input.nationality))
  }
  return list(field(response, 'roomGroups')).map((group, groupIndex) =>
    withField(
      group,
      'rooms',
      list(field(group, 'rooms')).map((room, roomIndex) =>
        withField(room, 'travellerDetails', travelersOf(groupIndex, roomIndex)),
      ),
    ),
  )
}

const wireAmount = (halalas: number) => Number(formatHalalas(halalas))

/** The body of `b2breservation`: the price and the rooms are those of the quote, whatever the agent's screen says. */
export function reservationBody(quote: StoredQuote, order: Order, locale: Locale) {
  const { request, price, trackToken, response } = quote
  const tax = price.lines.filter(({ kind, included }) => included && kind === 'TAX')
  return {
    provider: request.offer.provider,
    trackToken,
    price: wireAmount(price.total),
    totalTax: wireAmount(tax.reduce((sum, { halalas }) => sum + halalas, 0)),
    ibanNumber: order.iban,
    authCode: order.authCode,
    subpcc: request.input.hotelPromoCode,
    specialCode: request.input.specialCode,
    promo: null,
    commissionOverride: null,
    share: false,
    cultCode: locale,
    userGroup: 'b2b',
    requestObject: {
      ...withField(response, 'roomGroups', roomGroupsWith(order.guests, quote)),
      vatNumber: order.vatNumber,
      partnerReferenceNo: order.agentReference,
      ...(order.specialRequests && { specialRequests: order.specialRequests }),
    },
  }
}
