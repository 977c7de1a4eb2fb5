import type { Stay } from '../optional-calls.ts'
import type { OfferedRoom } from '../read-calls.ts'
import { field, isRefundable, rows } from '../wire.ts'

/** What `bookAndCancel` needs to know about a product. */
export interface Product {
  name: string
  /** Whether the gateway must sell it. */
  isRequired: boolean
  provider: unknown
  paths: Record<'check' | 'book' | 'view' | 'quoteCancellation' | 'confirmCancellation', string>
  /** Body of the availability check. */
  choice: object
  /** The product's part of a reservation, from the answer of the check. */
  reservation: (held: unknown) => object
  /** Names a booking in requests. */
  key: (reference: string) => { provider: unknown; cultCode: string }
}

const vatNumber = '310000000100003'
const phone = { phoneNumber: '81200000000', phoneNumberCountryCode: '62', email: 'traveler@demo.test' }

const guest = (isMainPax: boolean, firstName: string) => ({
  type: 'ADT',
  isMainPax,
  details: {
    title: 'Mr',
    firstName,
    lastName: 'Traveler',
    gender: 'Male',
    age: 40,
    location: { countryCode: 'ID' },
    ...(isMainPax && { contactInformation: phone }),
  },
})

const withGuests = (groups: object[]) =>
  groups.map((group) => ({
    ...group,
    rooms: rows(field(group, 'rooms')).map((room) => ({
      ...room,
      travellerDetails: [guest(true, 'Lead'), guest(false, 'Second')],
    })),
  }))

const firstOf = (record: unknown, name: string) => rows(field(record, name))[0]

const totalOf = (group: unknown) =>
  field(group, 'groupAmount') ?? field(firstOf(firstOf(group, 'rooms'), 'roomRates'), 'amount')

/** A room for two, from the detail search. */
export const roomOf = ({ choice, policies }: OfferedRoom): Product => ({
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
  reservation: (held) => {
    const groups = rows(field(held, 'roomGroups'))
    const price = field(held, 'totalPrice') ?? totalOf(groups[0])
    return { price, requestObject: { ...(held as object), roomGroups: withGuests(groups), vatNumber } }
  },
  key: (reference) => ({ bookingReferenceNo: reference, provider: choice.provider, cultCode: 'en-US' }),
})

const priceOf = (priced: unknown): unknown =>
  field(priced, 'totalPrice') ?? field(priced, 'grandTotalPrice') ?? field(priced, 'amount') ?? totalLineOf(priced)

const totalLineOf = (priced: unknown) =>
  field(
    rows(field(priced, 'displayRateInfo')).find((line) => String(field(line, 'purpose')) === '10'),
    'amount',
  )

const withLead = (held: unknown, nationality: string) => ({
  ...(held as object),
  secureTPExtensions: [],
  vatNumber,
  travellerDetails: {
    details: {
      passportNo: 'NotAvailable',
      firstName: 'Lead',
      lastName: 'Traveler',
      nationalityCode: nationality,
      gender: 'Male',
      ...phone,
    },
  },
})

interface Offer {
  row: object
  price: number
  /** Objects that may state cancellation terms. */
  terms: unknown[]
}

interface Service extends Pick<Product, 'name' | 'paths' | 'choice'> {
  row: object
  price: number
  nationality: string
}

/** A one-day service. Its supplier only needs the lead traveler. */
function serviceOf({ row, nationality, ...service }: Service): Product {
  const provider = field(row, 'provider') ?? field(row, 'vendor')
  return {
    ...service,
    provider,
    isRequired: false,
    choice: { ...row, ...service.choice, nationality, cultCode: 'en-US', userGroup: 'b2b' },
    reservation: (held) => {
      const price = priceOf(held) ?? service.price
      return { price, reservation_amount: price, email: phone.email, requestObject: withLead(held, nationality) }
    },
    key: (reference) => ({ requestId: reference, provider, cultCode: 'en-US' }),
  }
}

/** The cheapest refundable offer, else the cheapest; undefined if no offer has a price. */
const chooseOffer = <T extends Offer>(offers: T[]) =>
  offers
    .map((offer) => ({ ...offer, isFinal: Number(!offer.terms.some(isRefundable)) }))
    .filter(({ price }) => price > 0)
    .toSorted((a, b) => a.isFinal - b.isFinal || a.price - b.price)[0]

/** One vehicle for one passenger. */
export function rideOf(listed: object[], { checkInDate: startDate, nationality }: Stay): Product | undefined {
  const offers = listed.flatMap((row) =>
    rows(field(row, 'vehicleTypes')).flatMap((type) =>
      rows(field(type, 'categories')).map((category) => ({
        row,
        type,
        category,
        price: Number(priceOf(category)),
        terms: [category, type, row],
      })),
    ),
  )
  const offer = chooseOffer(offers)
  if (!offer) return undefined
  const { row, type, category, price } = offer
  const chosen = { ...category, quantity: 1, noOfPax: 1, additionalServices: [] }
  return serviceOf({
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

/** A package without extras. */
export function groundServiceOf(
  listed: object[],
  { checkInDate: arrivalDate, nationality }: Stay,
  quantity: number,
): Product | undefined {
  const offers = listed.flatMap((row) =>
    rows([field(row, 'category')].flat()).map((category) => ({
      row,
      category,
      price: Number(priceOf(category)),
      terms: [category, row],
    })),
  )
  const offer = chooseOffer(offers)
  if (!offer) return undefined
  const { row, category, price } = offer
  return serviceOf({
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
