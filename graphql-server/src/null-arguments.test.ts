import { type GraphQLNamedType, isInputObjectType, isNonNullType, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeBookingId } from './bookings/booking-id.ts'
import { loadSchema } from './schema.ts'
import { anOrder } from './testing/book-steps.ts'
import { aWireView } from './testing/booking-factory.ts'
import { groundCalls } from './testing/ground-steps.ts'
import { searchPath } from './testing/hotel-operations.ts'
import { rideCalls } from './testing/ride-steps.ts'
import { type TestServer, startServer } from './testing/start-server.ts'
import { enveloped } from './testing/stub-gateway.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T09:00:00Z') })
  server.gateway.respondTo(searchPath, { hotels: [] })
  server.gateway.respondTo(rideCalls.search, { transportations: [] })
  server.gateway.respondTo(groundCalls.search, { groundServices: [] })
  server.gateway.respondTo('/hotels/reservations', { results: [] })
  for (const path of ['/share/list/me', '/share/list']) server.gateway.respondTo(path, enveloped([]))
  server.gateway.respondTo('/wallet', enveloped({ balance: '1.00', currency: 'SAR' }))
  server.gateway.respondTo('/wallet/statement', enveloped({ movements: [] }))
  server.gateway.respondTo('/profile/authenticator', enveloped({}))
  server.gateway.respondTo('/hotels/viewreservation', enveloped(aWireView({ bookingReferenceNo: 'R-1' })))
  server.gateway.respondTo('/booking/change', enveloped({}))
})
afterAll(() => server.stop())

/** Yields nullable arguments and input fields with a default, for which an explicit null differs from an omitted value. */
function* findNullableDefaults(type: GraphQLNamedType): Generator<string> {
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields()))
      if (field.defaultValue !== undefined && !isNonNullType(field.type)) yield `${type.name}.${field.name}`
  }
  if (!isObjectType(type) || type.name.startsWith('__')) return
  for (const field of Object.values(type.getFields()))
    for (const argument of field.args)
      if (argument.defaultValue !== undefined && !isNonNullType(argument.type))
        yield `${type.name}.${field.name}(${argument.name})`
}

const paging = 'sort: null, page: null, pageSize: null'
const pagingArguments = (field: string) => ['sort', 'page', 'pageSize'].map((argument) => `Query.${field}(${argument})`)
const agendaSets = ['arrivals', 'departures', 'freeCancellation', 'awaitingSupplier', 'unpaid']

const {
  lead,
  guests: [guest],
  ...order
} = anOrder('quote-1')
const oneName = { hasOneName: null }
const bookingId = encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference: 'R-1' })

const operations: [string[], string, object?][] = [
  [
    pagingArguments('hotelSearch'),
    `{ hotelSearch(${paging}, input: { locationCode: "SA1", checkIn: "2026-12-10", checkOut: "2026-12-13", rooms: [{ adults: 2 }], nationality: "ID" }) { items { id } } }`,
  ],
  [
    [...pagingArguments('transportSearch'), 'TransportSearchInput.modelFrom', 'TransportSearchInput.modelTo'],
    `{ transportSearch(${paging}, input: { routeCode: "101", date: "2027-01-10", passengers: 16, nationality: "ID", modelFrom: null, modelTo: null }) { items { id } } }`,
  ],
  [
    [...pagingArguments('groundServiceSearch'), 'GroundServiceExtraInput.quantity', 'GroundServiceExtraInput.days'],
    `{ groundServiceSearch(${paging}, input: { arrivalDate: "2027-01-10", pilgrims: 20, nationality: "ID", countryOfResidence: "MY", extras: [{ code: "GUIDE", quantity: null, days: null }] }) { items { id } } }`,
  ],
  [pagingArguments('bookings'), `{ bookings(${paging}) { items { id } } }`],
  [
    ['Query.sharedReservations(page)', 'Query.sharedReservations(pageSize)'],
    '{ sharedReservations(page: null, pageSize: null) { items { id } } }',
  ],
  [['Wallet.statement(pageSize)'], '{ wallet { statement(pageSize: null) { items { id } } } }'],
  [
    agendaSets.map((set) => `Agenda.${set}(pageSize)`),
    `{ agenda { ${agendaSets.map((set) => `${set}(pageSize: null) { totalCount }`).join(' ')} } }`,
  ],
  [['Mutation.enrolAuthenticator(input)'], 'mutation { enrolAuthenticator(input: null) { __typename } }'],
  [
    ['LeadTravelerInput.hasOneName', 'GuestInput.hasOneName'],
    'mutation ($input: BookHotelInput!) { bookHotel(input: $input) { __typename } }',
    { input: { ...order, lead: { ...lead, ...oneName }, guests: [{ ...guest, ...oneName }] } },
  ],
  [
    ['TravelerNameInput.hasOneName'],
    'mutation ($input: QuoteBookingChangeInput!) { quoteBookingChange(input: $input) { __typename } }',
    {
      input: {
        bookingId,
        names: [{ roomIndex: 0, travelerIndex: 0, firstName: 'Siti', lastName: 'Aminah', ...oneName }],
      },
    },
  ],
]

test.each(operations)('treats null like the default value of %j', async (_arguments, document, variables) => {
  const { errors } = await server.query(document, variables)
  const codes = errors.map(({ extensions, message }) => `${String(extensions['code'])}: ${message}`)
  expect(codes.filter((code) => !code.startsWith('GATEWAY_BAD_RESPONSE'))).toEqual([])
})

test('covers every nullable argument with a default', () => {
  const all = Object.values(loadSchema().getTypeMap()).flatMap((type) => [...findNullableDefaults(type)])
  expect(operations.flatMap(([names]) => names).toSorted()).toEqual(all.toSorted())
})
