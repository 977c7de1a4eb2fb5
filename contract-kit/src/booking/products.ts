import type { Stay } from '../optional-calls.ts'
import type { OfferedRoom } from '../read-calls.ts'
import { field, isRefundable, rows } from '../wire.ts'

/** A product and the requests to book it. */
export interface Product {
  name: string
  /** Whether the gateway must support the product. */
  isRequired: boolean
  provider: unknown
  paths: Record<'check' | 'book' | 'view' | 'quoteCancellation' | 'confirmCancellation', string>
  /** Body of the availability check. */
  choice: object
  /** Builds the product's part of a reservation request from a hold. */
  buildReservation: (hold: unknown) => object
  /** Builds the fields that identify a booking in requests. */
  identifyBooking: (reference: string) => { provider: unknown; cultCode: string }
}

const vatNumber = '310000000100003'
const contact = { phoneNumber: '81200000000', phoneNumberCountryCode: '62', email: 'traveler@demo.test' }

const buildGuest = (isMainPax: boolean, firstName: string) => ({
  type: 'ADT',
  isMainPax,
  details: {
    title: 'Mr',
    firstName,
    lastName: 'Traveler',
    gender: 'Male',
    age: 40,
    location: { countryCode: 'ID' },
    ...(isMainPax && { contactInformation: contact }),
  },
})

const addGuests = (groups: object[]) =>
  groups.map((group) => ({
    ...group,
    rooms: rows(field(group, 'rooms')).map((room) => ({
      ...room,
      travellerDetails: [buildGuest(true, 'Lead'), buildGuest(false, 'Second')],
    })),
  }))

const readFirst = (record: unknown, name: string) => rows(field(record, name))[0]

const readTotal = (group: unknown) =>
  field(group, 'groupAmount') ?? field(readFirst(readFirst(group, 'rooms'), 'roomRates'), 'amount')

/** Builds the product for a room for two, found by the detail search. */
export const buildRoom = ({ choice, policies }: OfferedRoom): Product => ({
  name: 'a room',
  isRequired: true,
  provider: choice.provider,
  paths: {
    check: '/hotels/availabities',
    book: '/hotels/b2breservation',
    view: '/hotels/viewreservation',
    quoteCancellation: '/hotels/cancelreservation',
    confirmCancellation: '/hotels/confirmcancelreservation',
  },
  choice: { ...choice, countryCode: 'SA', extra: policies, promo: '' },
  buildReservation: (hold) => {
    const groups = rows(field(hold, 'roomGroups'))
    const price = field(hold, 'totalPrice') ?? readTotal(groups[0])
    return { price, requestObject: { ...(hold as object), roomGroups: addGuests(groups), vatNumber } }
  },
  identifyBooking: (reference) => ({ bookingReferenceNo: reference, provider: choice.provider, cultCode: 'en-US' }),
})

const readPrice = (offer: unknown): unknown =>
  field(offer, 'totalPrice') ?? field(offer, 'grandTotalPrice') ?? field(offer, 'amount') ?? readTotalLine(offer)

/** Purpose of the price line with the total. */
const TOTAL_PURPOSE = '10'

const readTotalLine = (offer: unknown) =>
  field(
    rows(field(offer, 'displayRateInfo')).find((line) => String(field(line, 'purpose')) === TOTAL_PURPOSE),
    'amount',
  )

const addLeadTraveler = (hold: unknown, nationality: string) => ({
  ...(hold as object),
  secureTPExtensions: [],
  vatNumber,
  travellerDetails: {
    details: {
      passportNo: 'NotAvailable',
      firstName: 'Lead',
      lastName: 'Traveler',
      nationalityCode: nationality,
      gender: 'Male',
      ...contact,
    },
  },
})

interface Offer {
  row: object
  price: number
  /** Objects that may contain cancellation terms. */
  terms: unknown[]
}

interface Service extends Pick<Product, 'name' | 'paths' | 'choice'> {
  row: object
  price: number
  nationality: string
}

/** Builds the product for a one-day service, whose supplier only needs the lead traveler. */
function buildService({ row, nationality, ...service }: Service): Product {
  const provider = field(row, 'provider') ?? field(row, 'vendor')
  return {
    ...service,
    provider,
    isRequired: false,
    choice: { ...row, ...service.choice, nationality, cultCode: 'en-US', userGroup: 'b2b' },
    buildReservation: (hold) => {
      const price = readPrice(hold) ?? service.price
      return {
        price,
        reservation_amount: price,
        email: contact.email,
        requestObject: addLeadTraveler(hold, nationality),
      }
    },
    identifyBooking: (reference) => ({ requestId: reference, provider, cultCode: 'en-US' }),
  }
}

/** Returns the cheapest refundable offer, or the cheapest of all if none is refundable; undefined if no offer has a price. */
const chooseOffer = <T extends Offer>(offers: T[]) =>
  offers
    .map((offer) => ({ ...offer, nonRefundable: Number(!offer.terms.some(isRefundable)) }))
    .filter(({ price }) => price > 0)
    .toSorted((a, b) => a.nonRefundable - b.nonRefundable || a.price - b.price)[0]

/** Builds the product for one vehicle with one passenger; undefined if there is no offer. */
export function buildRide(searchRows: object[], { checkInDate: startDate, nationality }: Stay): Product | undefined {
  const offers = searchRows.flatMap((row) =>
    rows(field(row, 'vehicleTypes')).flatMap((type) =>
      rows(field(type, 'categories')).map((category) => ({
        row,
        type,
        category,
        price: Number(readPrice(category)),
        terms: [category, type, row],
      })),
    ),
  )
  const offer = chooseOffer(offers)
  if (!offer) return undefined
  const { row, type, category, price } = offer
  const chosen = { ...category, quantity: 1, noOfPax: 1, additionalServices: [] }
  return buildService({
    name: 'a ride',
    row,
    nationality,
    price,
    paths: {
      check: '/transportation/checkAvailTransportation',
      book: '/b2b/transport/reservation',
      view: '/transportation/viewReservation',
      quoteCancellation: '/transportation/cancellTransportation',
      confirmCancellation: '/transportation/confirmcancelreservation',
    },
    choice: { startDate, promo: null, vehicleTypes: [{ ...type, categories: [chosen] }] },
  })
}

/** Builds the product for a package without extras; undefined if there is no offer. */
export function buildGroundService(
  searchRows: object[],
  { checkInDate: arrivalDate, nationality }: Stay,
  quantity: number,
): Product | undefined {
  const offers = searchRows.flatMap((row) =>
    rows([field(row, 'category')].flat()).map((category) => ({
      row,
      category,
      price: Number(readPrice(category)),
      terms: [category, row],
    })),
  )
  const offer = chooseOffer(offers)
  if (!offer) return undefined
  const { row, category, price } = offer
  return buildService({
    name: 'ground services',
    row,
    nationality,
    price,
    paths: {
      check: '/groundservices/checkavailability',
      book: '/groundservices/reservation',
      view: '/groundservices/viewreservation',
      quoteCancellation: '/groundservices/cancelreservation',
      confirmCancellation: '/groundservices/confirmcancelreservation',
    },
    choice: {
      countryOfResidence: nationality,
      category: { ...category, quantity, arrivalDate },
      additionalServices: [],
    },
  })
}
