/** Test steps for searching, quoting and booking rides. */
import { randomUUID } from 'node:crypto'
import type { BookTransportInput, ChosenVehiclesInput } from '../__generated__/schema-types.ts'
import { list } from '../gateway/wire.ts'
import { type StubRequest, enveloped } from './stub-gateway.ts'
import type { TestServer } from './start-server.ts'

export const rideCalls = {
  search: '/transportation/searchTransportation',
  check: '/transportation/checkAvailTransportation',
  book: '/b2b/transport/reservation',
  view: '/transportation/viewReservation',
  quoteCancellation: '/transportation/cancellTransportation',
  cancel: '/transportation/confirmcancelreservation',
}

const meal = { code: 'MEAL', description: 'Meal', grandTotalPrice: 230, grandTotalTax: 30, supplierKey: 'key-1' }

const aCategory = (maxPaxCapacity: number, grandTotalPrice: number) => ({
  categoryCode: '1',
  categoryName: 'Normal',
  model: { from: 2018, to: 2021 },
  availableQuantity: 3,
  maxPaxCapacity,
  imagePath: '/media/vehicle/4-1.svg',
  grandTotalPrice,
  grandTotalTax: 15,
  additionalServices: [meal, { ...meal, code: 'TOUR', description: 'Tour' }],
})

/** Returns a row of search results: vans of nine for 345 SAR, buses of 49 for 1,150 SAR. */
export const aRideRow = (changes: object = {}) => ({
  companyCode: 'C-1',
  companyName: 'Palm Coaches',
  routeCode: '101',
  routeName: 'Jeddah Airport – Makkah',
  provider: 'UmrahHolidays',
  config: [{ key: 'session', value: '7' }],
  vehicleTypes: [
    { vehicleTypeCode: '3', vehicleType: 'Bus', categories: [aCategory(49, 1150)] },
    { vehicleTypeCode: '4', vehicleType: 'Van', categories: [aCategory(9, 345)] },
  ],
  ...changes,
})

/** Returns an availability response that holds the requested items for fifteen minutes. */
export const heldRide = ({ body }: Pick<StubRequest, 'body'>, changes: object = {}) =>
  enveloped(
    { ...body, cancellationPolicy: { isRefundable: true, rules: [] }, expiresAt: '2026-11-21T09:15:00Z', ...changes },
    { trackToken: 'TRACK-1' },
  )

/** Searches rides for sixteen passengers and returns the ids of the search and the offers, fewest seats first. */
export async function searchRides(server: TestServer, rows: object[] = [aRideRow()], token?: string) {
  server.gateway.respondTo(rideCalls.search, { transportations: rows })
  const { data, errors } = await server.query(
    'query ($input: TransportSearchInput) { transportSearch(input: $input) { searchId items { id } } }',
    { input: { routeCode: '101', date: '2027-01-10', passengers: 16, nationality: 'ID' } },
    token === undefined ? {} : { token },
  )
  if (!data.transportSearch) throw new Error(`no search: ${JSON.stringify(errors)}`)
  const { searchId, items } = data.transportSearch
  return { searchId, offers: items.map(({ id }) => id) }
}

const quoteDocument = `
  fragment Outcome on QuoteTransportResult {
    __typename
    ... on UserError { code message }
    ... on InvalidInput { fields { path code } }
    ... on TransportQuoted {
      priceChanged { previousTotal { amount } newTotal { amount } }
      quote {
        id expiresAt expired supplierInfo { key } paymentMethods company { code } route { name } date passengers nationality
        price { total { amount } taxes { amount } }
        cancellationPolicy { refundable }
        vehicles { vehicleType category seats vehicles passengers price { total { amount } } services { code price { total { amount } } } }
        booking { reference }
      }
    }
  }
  mutation ($input: QuoteTransportInput!) { quoteTransport(input: $input) { ...Outcome } }`

/** Quotes vehicles from a search. */
export async function quoteRide(
  server: TestServer,
  input: { searchId: string; vehicles: ChosenVehiclesInput[] },
  token?: string,
) {
  const { data, errors } = await server.query(quoteDocument, { input }, token === undefined ? {} : { token })
  if (errors.length > 0) throw new Error(`not quoted: ${JSON.stringify(errors)}`)
  return data.quoteTransport
}

/** Quotes two vans with a meal for sixteen passengers, 920 SAR in total, and returns the quote's id. */
export async function aRideQuote(server: TestServer): Promise<string> {
  server.gateway.respondTo(rideCalls.check, heldRide)
  const { searchId, offers } = await searchRides(server)
  const vehicles = [{ offerId: offers[0] ?? '', vehicles: 2, passengers: 16, services: ['MEAL'] }]
  const result = await quoteRide(server, { searchId, vehicles })
  if (result.__typename !== 'TransportQuoted') throw new Error(`not quoted: ${JSON.stringify(result)}`)
  return result.quote.id
}

export const aRideOrder = (quoteId: string, changes: Partial<BookTransportInput> = {}): BookTransportInput => ({
  quoteId,
  acceptedTotal: '920.00',
  idempotencyKey: randomUUID(),
  payment: { wallet: { authCode: '123456' } },
  lead: {
    salutation: 'MS',
    firstName: 'First',
    lastName: 'Guest',
    email: 'lead@agency.test',
    phoneCountryCode: '62',
    phone: '8120000000',
  },
  vatNumber: '300000000000003',
  ...changes,
})

const bookDocument = `mutation ($input: BookTransportInput!) { bookTransport(input: $input) {
  __typename
  ... on UserError { code message }
  ... on TransportBooked {
    replayed warnings { code }
    booking {
      id reference status clientReference leadName total { amount }
      ... on TransportBooking { companyName routeName date passengerCount vehicleCount imageUrl }
    }
  }
  ... on PriceChanged { previousTotal { amount } newTotal { amount } quoteId }
  ... on BookingRefused { supplierText }
  ... on OutcomeUnknown { clientReference }
  ... on InvalidInput { fields { path code } }
} }`

/** Books a ride. */
export async function bookRide(server: TestServer, input: BookTransportInput, token?: string) {
  const { data, errors } = await server.query(bookDocument, { input }, token === undefined ? {} : { token })
  if (errors.length > 0) throw new Error(`not booked: ${JSON.stringify(errors)}`)
  return data.bookTransport
}

/** Returns the vehicles in a request to the gateway, by type. */
export const vehiclesIn = (body: Record<string, unknown> | undefined) =>
  list(body?.['vehicleTypes']) as { vehicleTypeCode: string; categories: Record<string, unknown>[] }[]
