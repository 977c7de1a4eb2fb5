import { randomBytes, randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, getNamedType, type GraphQLArgument, type GraphQLInputField, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../support/processes.ts'
import { command, graphql, type Stack, startStack } from '../support/stack.ts'

const schema = buildSchema(
  globSync(join(root, 'schema/**/*.graphql'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
)

/** Every input path of an operation that takes an id, such as `quoteHotel.input.searchId`. */
function placesOf(path: string, { name, type }: GraphQLArgument | GraphQLInputField): string[] {
  const place = `${path}.${name}`
  const named = getNamedType(type)
  if (isInputObjectType(named)) return Object.values(named.getFields()).flatMap((field) => placesOf(place, field))
  return named.name === 'ID' ? [place] : []
}

const places = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).flatMap((field) => field.args.flatMap((arg) => placesOf(field.name, arg))),
)

/** Ids without an owner: client-generated keys and public codes. */
const isNobodys = (place: string) =>
  /\.(idempotencyKey|supplierKeys|companies|packages|services|extras|routeCode|packageCode|code)$/.test(place)

const day = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString().slice(0, 10)
const email = (name: string) => `${name}@demo.test`

let stack: Stack
const tokens = { agent: '', partner: '' }
type Who = keyof typeof tokens
type Json = Record<string, unknown>

beforeAll(async () => {
  stack = await startStack()
  for (const who of ['agent', 'partner'] as const) tokens[who] = await command(stack, 'token', email(who))
  await makeObjects()
})
afterAll(() => stack?.stop())

const ask = (who: Who, query: string, variables: Json) =>
  graphql<Json | null>(stack.url, query, { variables, token: tokens[who] })

/** A value inside an answer, by its path. */
function at(value: unknown, path: string): string {
  let found = value
  for (const name of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[name]
  if (typeof found !== 'string') throw new Error(`no ${path} in ${JSON.stringify(value)}`)
  return found
}

const own: Record<string, string> = {}
const selections = '__typename ... on UserError { code message }'

const hotelInput = {
  locationCode: 'SA1',
  checkIn: day(30),
  checkOut: day(32),
  rooms: [{ adults: 1 }],
  nationality: 'ID',
}
const rideInput = { routeCode: '202', date: day(30), passengers: 4, nationality: 'ID' }
const groundInput = { arrivalDate: day(30), pilgrims: 4, nationality: 'ID' }

/** One object of every kind, all of them the agent's. */
async function makeObjects() {
  const agent = async (query: string, variables: Json = {}) => {
    const { data, errors } = await ask('agent', query, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const hotels = await agent(
    'query ($input: HotelSearchInput!) { hotelSearch(input: $input, where: { suppliers: [AGODA] }, pageSize: 1) { searchId items { hotel { id } } } }',
    { input: hotelInput },
  )
  own['hotelSearch'] = at(hotels, 'hotelSearch.searchId')
  own['hotel'] = at(hotels, 'hotelSearch.items.0.hotel.id')
  const page = { id: own['hotel'], searchId: own['hotelSearch'] }
  const rooms = await agent(
    'query ($id: ID!, $searchId: ID!) { hotel(id: $id, searchId: $searchId) { roomGroups { rooms { rates { id } } } } }',
    page,
  )
  own['rate'] = at(rooms, 'hotel.roomGroups.0.rooms.0.rates.0.id')
  const quote = await agent(
    'mutation ($input: QuoteHotelInput!) { quoteHotel(input: $input) { ... on HotelQuoted { quote { id } } } }',
    { input: { searchId: page.searchId, hotelId: page.id, rooms: [{ roomIndex: 0, rateId: own['rate'] }] } },
  )
  own['hotelQuote'] = at(quote, 'quoteHotel.quote.id')
  const rides = await agent(
    'query ($input: TransportSearchInput!) { transportSearch(input: $input, sort: PRICE_ASC, where: { vehicleTypes: [VAN] }) { searchId items { id } } }',
    { input: rideInput },
  )
  own['rideSearch'] = at(rides, 'transportSearch.searchId')
  own['rideOffer'] = at(rides, 'transportSearch.items.0.id')
  const ride = await agent(
    'mutation ($input: QuoteTransportInput!) { quoteTransport(input: $input) { ... on TransportQuoted { quote { id price { total { amount } } } } } }',
    { input: { searchId: own['rideSearch'], vehicles: [{ offerId: own['rideOffer'], vehicles: 1, passengers: 4 }] } },
  )
  own['rideQuote'] = at(ride, 'quoteTransport.quote.id')
  const ground = await agent(
    'query ($input: GroundServiceSearchInput!) { groundServiceSearch(input: $input) { searchId items { id } } }',
    { input: groundInput },
  )
  own['groundSearch'] = at(ground, 'groundServiceSearch.searchId')
  own['groundOffer'] = at(ground, 'groundServiceSearch.items.0.id')
  const services = await agent(
    'mutation ($input: QuoteGroundServiceInput!) { quoteGroundService(input: $input) { ... on GroundServiceQuoted { quote { id } } } }',
    { input: { searchId: own['groundSearch'], offerId: own['groundOffer'] } },
  )
  own['groundQuote'] = at(services, 'quoteGroundService.quote.id')
  own['clientReference'] = randomUUID()
  const authCode = await command(stack, 'otp', email('agent'))
  const booked = await agent(
    'mutation ($input: BookTransportInput!) { bookTransport(input: $input) { ... on TransportBooked { booking { id } } } }',
    {
      input: {
        ...order(own['rideQuote'], own['clientReference']),
        acceptedTotal: at(ride, 'quoteTransport.quote.price.total.amount'),
        payment: { wallet: { authCode } },
      },
    },
  )
  const change = await agent(
    'mutation ($input: QuoteBookingChangeInput!) { quoteBookingChange(input: $input) { ... on BookingChangeQuoted { quote { id } } } }',
    { input: newName(at(booked, 'bookTransport.booking.id')) },
  )
  own['changeQuote'] = at(change, 'quoteBookingChange.quote.id')
  const listed = await agent('{ bookings(pageSize: 50) { items { id cancellation { eligible } } } }')
  const { items } = (
    listed as unknown as { bookings: { items: { id: string; cancellation: { eligible: boolean } }[] } }
  ).bookings
  own['booking'] = items.find(({ cancellation }) => cancellation.eligible)?.id ?? ''
  const cancellation = await agent(
    'mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ... on CancellationQuoted { quote { id } } } }',
    { id: own['booking'] },
  )
  own['cancellationQuote'] = at(cancellation, 'quoteCancellation.quote.id')
  const link = await agent(
    'mutation ($input: CreatePaymentLinkInput!) { createPaymentLink(input: $input) { ... on PaymentLinkCreated { id } } }',
    {
      input: {
        quoteId: own['hotelQuote'],
        email: email('colleague'),
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        idempotencyKey: randomUUID(),
      },
    },
  )
  own['link'] = at(link, 'createPaymentLink.id')
  const payment = await agent(
    'mutation ($input: TopUpWalletInput!) { topUpWallet(input: $input) { ... on CardPaymentStarted { payment { id } } } }',
    { input: { amount: '100.00', idempotencyKey: randomUUID() } },
  )
  own['cardPayment'] = at(payment, 'topUpWallet.payment.id')
  const sessions = await agent('{ sessions { id } }')
  own['session'] = at(sessions, 'sessions.0.id')
}

const order = (quoteId: string, idempotencyKey: string = randomUUID()) => ({
  quoteId,
  acceptedTotal: '99999.00',
  idempotencyKey,
  payment: { wallet: { authCode: '000000' } },
  vatNumber: '310000000100003',
  lead: {
    salutation: 'MR',
    firstName: 'Lead',
    lastName: 'Traveler',
    email: 'lead@demo.test',
    phoneCountryCode: '62',
    phone: '81200000000',
  },
})

const newName = (bookingId: string) => ({
  bookingId,
  names: [{ roomIndex: 0, travelerIndex: 0, firstName: 'New', lastName: 'Traveler' }],
})

type Kind = 'opaque' | 'booking' | 'uuid' | 'hotel'

/** A well-formed id of an object that does not exist. */
function madeUp(kind: Kind): string {
  const random = randomBytes(16)
  if (kind === 'uuid') return randomUUID()
  if (kind === 'hotel') return '4911111111'
  if (kind === 'opaque') return random.toString('base64url')
  return Buffer.from(JSON.stringify(['TransportBooking', 'hudxconnect', random.toString('hex')])).toString('base64url')
}

interface Ask {
  /** The agent's object. */
  object: string
  kind?: Kind
  query: string
  variables: (id: string) => Json
}

const byId = (object: string, query: string, kind: Kind = 'opaque'): Ask => ({
  object,
  kind,
  query,
  variables: (id) => ({ id }),
})
const byInput = (object: string, query: string, variables: (id: string) => Json, kind: Kind = 'opaque'): Ask => ({
  object,
  kind,
  query,
  variables: (id) => ({ input: variables(id) }),
})
const result = (field: string, input: string) =>
  `mutation ($input: ${input}!) { ${field}(input: $input) { ${selections} } }`

const chosenRoom = (id: string, change: Json = {}) => ({
  searchId: own['hotelSearch'],
  hotelId: own['hotel'],
  rooms: [{ roomIndex: 0, rateId: id }],
  ...change,
})
const guests = { guests: [] }

/** Operation that uses an id in each place. */
const asks: Record<string, Ask> = {
  'hotelSearch.searchId': byId('hotelSearch', 'query ($id: ID!) { hotelSearch(searchId: $id) { totalCount } }'),
  'hotel.id': {
    ...byId(
      'hotel',
      'query ($id: ID!, $searchId: ID) { hotel(id: $id, searchId: $searchId) { hotel { name } } }',
      'hotel',
    ),
    variables: (id) => ({ id, searchId: own['hotelSearch'] }),
  },
  'hotel.searchId': {
    ...byId(
      'hotelSearch',
      'query ($id: ID!, $searchId: ID) { hotel(id: $id, searchId: $searchId) { hotel { name } } }',
    ),
    variables: (id) => ({ id: own['hotel'], searchId: id }),
  },
  'hotelQuote.id': byId('hotelQuote', 'query ($id: ID!) { hotelQuote(id: $id) { id } }'),
  'quoteHotel.input.searchId': byInput('hotelSearch', result('quoteHotel', 'QuoteHotelInput'), (id) =>
    chosenRoom(own['rate'] ?? '', { searchId: id }),
  ),
  'quoteHotel.input.hotelId': byInput(
    'hotel',
    result('quoteHotel', 'QuoteHotelInput'),
    (id) => chosenRoom(own['rate'] ?? '', { hotelId: id }),
    'hotel',
  ),
  'quoteHotel.input.rooms.rateId': byInput('rate', result('quoteHotel', 'QuoteHotelInput'), (id) => chosenRoom(id)),
  'requoteHotel.quoteId': byId('hotelQuote', `mutation ($id: ID!) { requoteHotel(quoteId: $id) { ${selections} } }`),
  'bookHotel.input.quoteId': byInput('hotelQuote', result('bookHotel', 'BookHotelInput'), (id) => ({
    ...order(id),
    ...guests,
  })),
  'transportSearch.searchId': byId('rideSearch', 'query ($id: ID!) { transportSearch(searchId: $id) { totalCount } }'),
  'transportQuote.id': byId('rideQuote', 'query ($id: ID!) { transportQuote(id: $id) { id } }'),
  'quoteTransport.input.searchId': byInput('rideSearch', result('quoteTransport', 'QuoteTransportInput'), (id) => ({
    searchId: id,
    vehicles: [{ offerId: own['rideOffer'], vehicles: 1, passengers: 4 }],
  })),
  'quoteTransport.input.vehicles.offerId': byInput(
    'rideOffer',
    result('quoteTransport', 'QuoteTransportInput'),
    (id) => ({ searchId: own['rideSearch'], vehicles: [{ offerId: id, vehicles: 1, passengers: 4 }] }),
  ),
  'requoteTransport.quoteId': byId(
    'rideQuote',
    `mutation ($id: ID!) { requoteTransport(quoteId: $id) { ${selections} } }`,
  ),
  'bookTransport.input.quoteId': byInput('rideQuote', result('bookTransport', 'BookTransportInput'), (id) => order(id)),
  'groundServiceSearch.searchId': byId(
    'groundSearch',
    'query ($id: ID!) { groundServiceSearch(searchId: $id) { totalCount } }',
  ),
  'groundServiceQuote.id': byId('groundQuote', 'query ($id: ID!) { groundServiceQuote(id: $id) { id } }'),
  'quoteGroundService.input.searchId': byInput(
    'groundSearch',
    result('quoteGroundService', 'QuoteGroundServiceInput'),
    (id) => ({ searchId: id, offerId: own['groundOffer'] }),
  ),
  'quoteGroundService.input.offerId': byInput(
    'groundOffer',
    result('quoteGroundService', 'QuoteGroundServiceInput'),
    (id) => ({ searchId: own['groundSearch'], offerId: id }),
  ),
  'requoteGroundService.quoteId': byId(
    'groundQuote',
    `mutation ($id: ID!) { requoteGroundService(quoteId: $id) { ${selections} } }`,
  ),
  'bookGroundService.input.quoteId': byInput(
    'groundQuote',
    result('bookGroundService', 'BookGroundServiceInput'),
    (id) => order(id),
  ),
  'applyPromo.input.quoteId': byInput('hotelQuote', result('applyPromo', 'ApplyPromoInput'), (id) => ({
    quoteId: id,
    code: 'RIHLA10',
  })),
  'removePromo.input.quoteId': byInput('hotelQuote', result('removePromo', 'RemovePromoInput'), (id) => ({
    quoteId: id,
  })),
  'booking.id': byId('booking', 'query ($id: ID!) { booking(id: $id) { reference } }', 'booking'),
  'bookings.where.clientReference': byId(
    'clientReference',
    'query ($id: ID!) { bookings(where: { clientReference: $id }) { totalCount items { reference } } }',
    'uuid',
  ),
  'bookingOutcome.clientReference': byId(
    'clientReference',
    'query ($id: ID!) { bookingOutcome(clientReference: $id) { state booking { reference } candidates { reference } } }',
    'uuid',
  ),
  'resolveBookingOutcome.input.clientReference': byInput(
    'clientReference',
    `mutation ($input: ResolveBookingOutcomeInput!) { resolveBookingOutcome(input: $input) { ${selections} ... on BookingOutcome { state booking { reference } } } }`,
    (id) => ({ clientReference: id }),
    'uuid',
  ),
  'resolveBookingOutcome.input.bookingId': byInput(
    'booking',
    `mutation ($input: ResolveBookingOutcomeInput!) { resolveBookingOutcome(input: $input) { ${selections} ... on BookingOutcome { state booking { reference } } } }`,
    (id) => ({ clientReference: randomUUID(), bookingId: id }),
    'booking',
  ),
  'payBooking.input.bookingId': byInput(
    'booking',
    result('payBooking', 'PayBookingInput'),
    (bookingId) => ({ bookingId, payment: { wallet: { authCode: '000000' } }, idempotencyKey: randomUUID() }),
    'booking',
  ),
  'askSupplierAgain.bookingId': byId(
    'booking',
    'mutation ($id: ID!) { askSupplierAgain(bookingId: $id) { reference } }',
    'booking',
  ),
  'issueBookingDocument.input.bookingId': byInput(
    'booking',
    `mutation ($input: IssueBookingDocumentInput!) { issueBookingDocument(input: $input) { ${selections} ... on DocumentReady { number path } } }`,
    (id) => ({ bookingId: id, kind: 'INVOICE' }),
    'booking',
  ),
  'quoteCancellation.bookingId': byId(
    'booking',
    `mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ${selections} } }`,
    'booking',
  ),
  'confirmCancellation.input.quoteId': byInput(
    'cancellationQuote',
    result('confirmCancellation', 'ConfirmCancellationInput'),
    (id) => ({ quoteId: id, reason: 'Not mine', idempotencyKey: randomUUID() }),
  ),
  'quoteBookingChange.input.bookingId': byInput(
    'booking',
    result('quoteBookingChange', 'QuoteBookingChangeInput'),
    newName,
    'booking',
  ),
  'confirmBookingChange.input.quoteId': byInput(
    'changeQuote',
    result('confirmBookingChange', 'ConfirmBookingChangeInput'),
    (id) => ({ quoteId: id, idempotencyKey: randomUUID() }),
  ),
  'tagBooking.input.bookingId': byInput(
    'booking',
    result('tagBooking', 'TagBookingInput'),
    (id) => ({ bookingId: id, tags: ['not mine'] }),
    'booking',
  ),
  'tagBookings.input.bookingIds': byInput(
    'booking',
    `mutation ($input: TagBookingsInput!) { tagBookings(input: $input) { ${selections} ... on BookingsTagged { results { bookingId result { ${selections} } } } } }`,
    (id) => ({ bookingIds: [id], add: ['not mine'] }),
    'booking',
  ),
  'paymentLink.id': byId(
    'link',
    'query ($id: ID!) { paymentLink(id: $id) { __typename ... on UserError { code message } } }',
  ),
  'createPaymentLink.input.quoteId': byInput(
    'hotelQuote',
    result('createPaymentLink', 'CreatePaymentLinkInput'),
    (id) => ({
      quoteId: id,
      email: 'other@demo.test',
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      idempotencyKey: randomUUID(),
    }),
  ),
  'quotePaymentLink.id': byId('link', `mutation ($id: ID!) { quotePaymentLink(id: $id) { ${selections} } }`),
  'extendSharedReservation.id': byId(
    'link',
    `mutation ($id: ID!) { extendSharedReservation(id: $id, expiresAt: "${new Date(Date.now() + 86_400_000).toISOString()}") { ${selections} } }`,
  ),
  'disableSharedReservation.id': byId(
    'link',
    `mutation ($id: ID!) { disableSharedReservation(id: $id) { ${selections} } }`,
  ),
  'cardPayment.id': byId('cardPayment', 'query ($id: ID!) { cardPayment(id: $id) { status } }'),
  'cancelCardPayment.id': byId('cardPayment', 'mutation ($id: ID!) { cancelCardPayment(id: $id) { status } }'),
  'revokeSession.id': byId('session', `mutation ($id: ID!) { revokeSession(id: $id) { ${selections} } }`),
}

/** An answer without the id that was asked for, times and request ids. */
const bare = ({ data, errors }: Awaited<ReturnType<typeof ask>>, id: string) =>
  JSON.parse(
    JSON.stringify({
      data,
      errors: errors?.map(({ message, extensions }) => ({ message, code: extensions.code })),
    }).replaceAll(id, 'ID'),
  ) as unknown

describe('an id of another company', () => {
  const owned = places.filter((place) => !isNobodys(place))

  test('tests foreign ids in every input that takes an id', () => {
    expect(Object.keys(asks).toSorted()).toEqual(owned.toSorted())
  })

  test.each(owned)('returns the same result for a foreign id as for an unknown one: %s', async (place) => {
    const { object, kind = 'opaque', query, variables } = asks[place] ?? expect.unreachable(place)
    const id = own[object] ?? expect.unreachable(object)
    const none = madeUp(kind)
    const foreign = await ask('partner', query, variables(id))
    expect(bare(foreign, id)).toEqual(bare(await ask('partner', query, variables(none)), none))
    expect(JSON.stringify(foreign)).not.toMatch(/TRN-|MKH-|Lead Traveler/)
  })

  test('accepts the id from its owner', async () => {
    const reads = owned.filter((place) => asks[place]?.query.startsWith('query'))
    for (const place of reads) {
      const { object, query, variables } = asks[place] ?? expect.unreachable(place)
      const { data, errors } = await ask('agent', query, variables(own[object] ?? ''))
      expect(errors, place).toBeUndefined()
      expect(Object.values(data ?? {}), place).not.toContain(null)
    }
  })
})
