import { randomBytes, randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, getNamedType, type GraphQLArgument, type GraphQLInputField, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../support/processes.ts'
import { searchUntilFound } from '../support/slow-suppliers.ts'
import { runCommand, graphql, type Stack, startStack } from '../support/stack.ts'

const schema = buildSchema(
  globSync(join(root, 'schema/**/*.graphql'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
)

/** Returns the paths of all `ID` inputs of an operation, such as `quoteHotel.input.searchId`. */
function idArgumentPaths(path: string, { name, type }: GraphQLArgument | GraphQLInputField): string[] {
  const argumentPath = `${path}.${name}`
  const inputType = getNamedType(type)
  if (isInputObjectType(inputType))
    return Object.values(inputType.getFields()).flatMap((field) => idArgumentPaths(argumentPath, field))
  return inputType.name === 'ID' ? [argumentPath] : []
}

const allIdPaths = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).flatMap((field) =>
    field.args.flatMap((arg) => idArgumentPaths(field.name, arg)),
  ),
)

/** Whether an input takes ids that have no owner: client-generated keys and public codes. */
const hasNoOwner = (idPath: string) =>
  /\.(idempotencyKey|supplierKeys|companies|packages|services|extras|routeCode|packageCode|code)$/.test(idPath)

const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const email = (name: string) => `${name}@demo.test`

let stack: Stack
const tokens = { agent: '', partner: '' }
type Account = keyof typeof tokens
type Json = Record<string, unknown>

beforeAll(async () => {
  stack = await startStack()
  for (const account of ['agent', 'partner'] as const)
    tokens[account] = await runCommand(stack, 'token', email(account))
  await createAgentObjects()
})
afterAll(() => stack?.stop())

const send = (account: Account, query: string, variables: Json) =>
  graphql<Json | null>(stack.url, query, { variables, token: tokens[account] })

/** Returns the string at a path of a response, such as `hotelSearch.items.0.hotel.id`. */
function stringAt(value: unknown, path: string): string {
  let found = value
  for (const name of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[name]
  if (typeof found !== 'string') throw new Error(`There is no ${path} in ${JSON.stringify(value)}`)
  return found
}

/** Ids of the agent's objects, by kind of object. */
const agentIds: Record<string, string> = {}
const outcomeFields = '__typename ... on UserError { code message }'

const hotelInput = {
  locationCode: 'SA1',
  checkIn: dateInDays(30),
  checkOut: dateInDays(32),
  rooms: [{ adults: 1 }],
  nationality: 'ID',
}
const rideInput = { routeCode: '202', date: dateInDays(30), passengers: 4, nationality: 'ID' }
const groundInput = { arrivalDate: dateInDays(30), pilgrims: 4, nationality: 'ID' }
const tripPlan = {
  arrivalDate: dateInDays(30),
  stays: [{ locationCode: 'SA1', nights: 2 }],
  adults: 1,
  nationality: 'ID',
}

/** Creates one object of every kind for the agent. */
async function createAgentObjects() {
  const sendAsAgent = async (query: string, variables: Json = {}) => {
    const { data, errors } = await send('agent', query, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  await searchUntilFound(async () => {
    const hotels = await sendAsAgent(
      'query ($input: HotelSearchInput!) { hotelSearch(input: $input, where: { suppliers: [AGODA] }, pageSize: 1) { searchId items { hotel { id } } } }',
      { input: hotelInput },
    )
    agentIds['hotelSearch'] = stringAt(hotels, 'hotelSearch.searchId')
    agentIds['hotel'] = stringAt(hotels, 'hotelSearch.items.0.hotel.id')
  })
  const hotelVariables = { id: agentIds['hotel'], searchId: agentIds['hotelSearch'] }
  const rooms = await sendAsAgent(
    'query ($id: ID!, $searchId: ID!) { hotel(id: $id, searchId: $searchId) { roomGroups { rooms { rates { id } } } } }',
    hotelVariables,
  )
  agentIds['rate'] = stringAt(rooms, 'hotel.roomGroups.0.rooms.0.rates.0.id')
  const quote = await sendAsAgent(
    'mutation ($input: QuoteHotelInput!) { quoteHotel(input: $input) { ... on HotelQuoted { quote { id } } } }',
    {
      input: {
        searchId: hotelVariables.searchId,
        hotelId: hotelVariables.id,
        rooms: [{ roomIndex: 0, rateId: agentIds['rate'] }],
      },
    },
  )
  agentIds['hotelQuote'] = stringAt(quote, 'quoteHotel.quote.id')
  const rides = await sendAsAgent(
    'query ($input: TransportSearchInput!) { transportSearch(input: $input, sort: PRICE_ASC, where: { vehicleTypes: [VAN] }) { searchId items { id } } }',
    { input: rideInput },
  )
  agentIds['rideSearch'] = stringAt(rides, 'transportSearch.searchId')
  agentIds['rideOffer'] = stringAt(rides, 'transportSearch.items.0.id')
  const ride = await sendAsAgent(
    'mutation ($input: QuoteTransportInput!) { quoteTransport(input: $input) { ... on TransportQuoted { quote { id price { total { amount } } } } } }',
    {
      input: {
        searchId: agentIds['rideSearch'],
        vehicles: [{ offerId: agentIds['rideOffer'], vehicles: 1, passengers: 4 }],
      },
    },
  )
  agentIds['rideQuote'] = stringAt(ride, 'quoteTransport.quote.id')
  const ground = await sendAsAgent(
    'query ($input: GroundServiceSearchInput!) { groundServiceSearch(input: $input) { searchId items { id } } }',
    { input: groundInput },
  )
  agentIds['groundSearch'] = stringAt(ground, 'groundServiceSearch.searchId')
  agentIds['groundOffer'] = stringAt(ground, 'groundServiceSearch.items.0.id')
  const services = await sendAsAgent(
    'mutation ($input: QuoteGroundServiceInput!) { quoteGroundService(input: $input) { ... on GroundServiceQuoted { quote { id } } } }',
    { input: { searchId: agentIds['groundSearch'], offerId: agentIds['groundOffer'] } },
  )
  agentIds['groundQuote'] = stringAt(services, 'quoteGroundService.quote.id')
  agentIds['clientReference'] = randomUUID()
  const authCode = await runCommand(stack, 'otp', email('agent'))
  const bookedRide = await sendAsAgent(
    'mutation ($input: BookTransportInput!) { bookTransport(input: $input) { ... on TransportBooked { booking { id } } } }',
    {
      input: {
        ...orderInput(agentIds['rideQuote'], agentIds['clientReference']),
        acceptedTotal: stringAt(ride, 'quoteTransport.quote.price.total.amount'),
        payment: { wallet: { authCode } },
      },
    },
  )
  const change = await sendAsAgent(
    'mutation ($input: QuoteBookingChangeInput!) { quoteBookingChange(input: $input) { ... on BookingChangeQuoted { quote { id } } } }',
    { input: nameChangeInput(stringAt(bookedRide, 'bookTransport.booking.id')) },
  )
  agentIds['changeQuote'] = stringAt(change, 'quoteBookingChange.quote.id')
  const listed = await sendAsAgent('{ bookings(pageSize: 50) { items { id cancellation { eligible } } } }')
  const { items } = (
    listed as unknown as { bookings: { items: { id: string; cancellation: { eligible: boolean } }[] } }
  ).bookings
  agentIds['booking'] = items.find(({ cancellation }) => cancellation.eligible)?.id ?? ''
  const cancellation = await sendAsAgent(
    'mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ... on CancellationQuoted { quote { id } } } }',
    { id: agentIds['booking'] },
  )
  agentIds['cancellationQuote'] = stringAt(cancellation, 'quoteCancellation.quote.id')
  const link = await sendAsAgent(
    'mutation ($input: CreatePaymentLinkInput!) { createPaymentLink(input: $input) { ... on PaymentLinkCreated { id } } }',
    {
      input: {
        quoteId: agentIds['hotelQuote'],
        email: email('colleague'),
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        idempotencyKey: randomUUID(),
      },
    },
  )
  agentIds['link'] = stringAt(link, 'createPaymentLink.id')
  const payment = await sendAsAgent(
    'mutation ($input: TopUpWalletInput!) { topUpWallet(input: $input) { ... on CardPaymentStarted { payment { id } } } }',
    { input: { amount: '100.00', idempotencyKey: randomUUID() } },
  )
  agentIds['cardPayment'] = stringAt(payment, 'topUpWallet.payment.id')
  const trip = await sendAsAgent(
    'mutation ($input: CreateTripInput!) { createTrip(input: $input) { ... on TripChanged { trip { id } } } }',
    { input: { name: 'Family', plan: tripPlan, idempotencyKey: randomUUID() } },
  )
  agentIds['trip'] = stringAt(trip, 'createTrip.trip.id')
  const tripWithStay = await sendAsAgent(
    'mutation ($id: ID!, $quoteId: ID!) { addToTrip(id: $id, quoteId: $quoteId) { ... on TripChanged { trip { parts { id } } } } }',
    { id: agentIds['trip'], quoteId: agentIds['hotelQuote'] },
  )
  agentIds['tripPart'] = stringAt(tripWithStay, 'addToTrip.trip.parts.0.id')
  const sessions = await sendAsAgent('{ sessions { id } }')
  agentIds['session'] = stringAt(sessions, 'sessions.0.id')
}

const orderInput = (quoteId: string, idempotencyKey: string = randomUUID()) => ({
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

const nameChangeInput = (bookingId: string) => ({
  bookingId,
  names: [{ roomIndex: 0, travelerIndex: 0, firstName: 'New', lastName: 'Traveler' }],
})

type IdKind = 'opaque' | 'booking' | 'uuid' | 'hotel'

/** Creates a well-formed id of an object that does not exist. */
function unknownId(kind: IdKind): string {
  const random = randomBytes(16)
  if (kind === 'uuid') return randomUUID()
  if (kind === 'hotel') return '4911111111'
  if (kind === 'opaque') return random.toString('base64url')
  return Buffer.from(JSON.stringify(['TransportBooking', 'hudxconnect', random.toString('hex')])).toString('base64url')
}

interface Operation {
  /** Key of `agentIds`. */
  object: string
  kind?: IdKind
  query: string
  variables: (id: string) => Json
}

/** Operation whose variable `id` is the tested id. */
const byId = (object: string, query: string, kind: IdKind = 'opaque'): Operation => ({
  object,
  kind,
  query,
  variables: (id) => ({ id }),
})
/** Operation whose variable `input` contains the tested id. */
const byInput = (
  object: string,
  query: string,
  variables: (id: string) => Json,
  kind: IdKind = 'opaque',
): Operation => ({
  object,
  kind,
  query,
  variables: (id) => ({ input: variables(id) }),
})
const mutationFor = (field: string, input: string) =>
  `mutation ($input: ${input}!) { ${field}(input: $input) { ${outcomeFields} } }`

const roomQuoteInput = (id: string, overrides: Json = {}) => ({
  searchId: agentIds['hotelSearch'],
  hotelId: agentIds['hotel'],
  rooms: [{ roomIndex: 0, rateId: id }],
  ...overrides,
})
const noGuests = { guests: [] }

/** An operation for each id input, by the path of the input. */
const operations: Record<string, Operation> = {
  'hotelSearch.searchId': byId('hotelSearch', 'query ($id: ID!) { hotelSearch(searchId: $id) { totalCount } }'),
  'hotel.id': {
    ...byId(
      'hotel',
      'query ($id: ID!, $searchId: ID) { hotel(id: $id, searchId: $searchId) { hotel { name } } }',
      'hotel',
    ),
    variables: (id) => ({ id, searchId: agentIds['hotelSearch'] }),
  },
  'hotel.searchId': {
    ...byId(
      'hotelSearch',
      'query ($id: ID!, $searchId: ID) { hotel(id: $id, searchId: $searchId) { hotel { name } } }',
    ),
    variables: (id) => ({ id: agentIds['hotel'], searchId: id }),
  },
  'hotelQuote.id': byId('hotelQuote', 'query ($id: ID!) { hotelQuote(id: $id) { id } }'),
  'quoteHotel.input.searchId': byInput('hotelSearch', mutationFor('quoteHotel', 'QuoteHotelInput'), (id) =>
    roomQuoteInput(agentIds['rate'] ?? '', { searchId: id }),
  ),
  'quoteHotel.input.hotelId': byInput(
    'hotel',
    mutationFor('quoteHotel', 'QuoteHotelInput'),
    (id) => roomQuoteInput(agentIds['rate'] ?? '', { hotelId: id }),
    'hotel',
  ),
  'quoteHotel.input.rooms.rateId': byInput('rate', mutationFor('quoteHotel', 'QuoteHotelInput'), (id) =>
    roomQuoteInput(id),
  ),
  'requoteHotel.quoteId': byId('hotelQuote', `mutation ($id: ID!) { requoteHotel(quoteId: $id) { ${outcomeFields} } }`),
  'bookHotel.input.quoteId': byInput('hotelQuote', mutationFor('bookHotel', 'BookHotelInput'), (id) => ({
    ...orderInput(id),
    ...noGuests,
  })),
  'transportSearch.searchId': byId('rideSearch', 'query ($id: ID!) { transportSearch(searchId: $id) { totalCount } }'),
  'transportQuote.id': byId('rideQuote', 'query ($id: ID!) { transportQuote(id: $id) { id } }'),
  'quoteTransport.input.searchId': byInput(
    'rideSearch',
    mutationFor('quoteTransport', 'QuoteTransportInput'),
    (id) => ({
      searchId: id,
      vehicles: [{ offerId: agentIds['rideOffer'], vehicles: 1, passengers: 4 }],
    }),
  ),
  'quoteTransport.input.vehicles.offerId': byInput(
    'rideOffer',
    mutationFor('quoteTransport', 'QuoteTransportInput'),
    (id) => ({ searchId: agentIds['rideSearch'], vehicles: [{ offerId: id, vehicles: 1, passengers: 4 }] }),
  ),
  'requoteTransport.quoteId': byId(
    'rideQuote',
    `mutation ($id: ID!) { requoteTransport(quoteId: $id) { ${outcomeFields} } }`,
  ),
  'bookTransport.input.quoteId': byInput('rideQuote', mutationFor('bookTransport', 'BookTransportInput'), (id) =>
    orderInput(id),
  ),
  'groundServiceSearch.searchId': byId(
    'groundSearch',
    'query ($id: ID!) { groundServiceSearch(searchId: $id) { totalCount } }',
  ),
  'groundServiceQuote.id': byId('groundQuote', 'query ($id: ID!) { groundServiceQuote(id: $id) { id } }'),
  'quoteGroundService.input.searchId': byInput(
    'groundSearch',
    mutationFor('quoteGroundService', 'QuoteGroundServiceInput'),
    (id) => ({ searchId: id, offerId: agentIds['groundOffer'] }),
  ),
  'quoteGroundService.input.offerId': byInput(
    'groundOffer',
    mutationFor('quoteGroundService', 'QuoteGroundServiceInput'),
    (id) => ({ searchId: agentIds['groundSearch'], offerId: id }),
  ),
  'requoteGroundService.quoteId': byId(
    'groundQuote',
    `mutation ($id: ID!) { requoteGroundService(quoteId: $id) { ${outcomeFields} } }`,
  ),
  'bookGroundService.input.quoteId': byInput(
    'groundQuote',
    mutationFor('bookGroundService', 'BookGroundServiceInput'),
    (id) => orderInput(id),
  ),
  'applyPromo.input.quoteId': byInput('hotelQuote', mutationFor('applyPromo', 'ApplyPromoInput'), (id) => ({
    quoteId: id,
    code: 'RIHLA10',
  })),
  'removePromo.input.quoteId': byInput('hotelQuote', mutationFor('removePromo', 'RemovePromoInput'), (id) => ({
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
    `mutation ($input: ResolveBookingOutcomeInput!) { resolveBookingOutcome(input: $input) { ${outcomeFields} ... on BookingOutcome { state booking { reference } } } }`,
    (id) => ({ clientReference: id }),
    'uuid',
  ),
  'resolveBookingOutcome.input.bookingId': byInput(
    'booking',
    `mutation ($input: ResolveBookingOutcomeInput!) { resolveBookingOutcome(input: $input) { ${outcomeFields} ... on BookingOutcome { state booking { reference } } } }`,
    (id) => ({ clientReference: randomUUID(), bookingId: id }),
    'booking',
  ),
  'payBooking.input.bookingId': byInput(
    'booking',
    mutationFor('payBooking', 'PayBookingInput'),
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
    `mutation ($input: IssueBookingDocumentInput!) { issueBookingDocument(input: $input) { ${outcomeFields} ... on DocumentReady { number path } } }`,
    (id) => ({ bookingId: id, kind: 'INVOICE' }),
    'booking',
  ),
  'quoteCancellation.bookingId': byId(
    'booking',
    `mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ${outcomeFields} } }`,
    'booking',
  ),
  'confirmCancellation.input.quoteId': byInput(
    'cancellationQuote',
    mutationFor('confirmCancellation', 'ConfirmCancellationInput'),
    (id) => ({ quoteId: id, reason: 'Not mine', idempotencyKey: randomUUID() }),
  ),
  'quoteBookingChange.input.bookingId': byInput(
    'booking',
    mutationFor('quoteBookingChange', 'QuoteBookingChangeInput'),
    nameChangeInput,
    'booking',
  ),
  'confirmBookingChange.input.quoteId': byInput(
    'changeQuote',
    mutationFor('confirmBookingChange', 'ConfirmBookingChangeInput'),
    (id) => ({ quoteId: id, idempotencyKey: randomUUID() }),
  ),
  'tagBooking.input.bookingId': byInput(
    'booking',
    mutationFor('tagBooking', 'TagBookingInput'),
    (id) => ({ bookingId: id, tags: ['not mine'] }),
    'booking',
  ),
  'tagBookings.input.bookingIds': byInput(
    'booking',
    `mutation ($input: TagBookingsInput!) { tagBookings(input: $input) { ${outcomeFields} ... on BookingsTagged { results { bookingId result { ${outcomeFields} } } } } }`,
    (id) => ({ bookingIds: [id], add: ['not mine'] }),
    'booking',
  ),
  'paymentLink.id': byId(
    'link',
    'query ($id: ID!) { paymentLink(id: $id) { __typename ... on UserError { code message } } }',
  ),
  'createPaymentLink.input.quoteId': byInput(
    'hotelQuote',
    mutationFor('createPaymentLink', 'CreatePaymentLinkInput'),
    (id) => ({
      quoteId: id,
      email: 'other@demo.test',
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      idempotencyKey: randomUUID(),
    }),
  ),
  'quotePaymentLink.id': byId('link', `mutation ($id: ID!) { quotePaymentLink(id: $id) { ${outcomeFields} } }`),
  'extendSharedReservation.id': byId(
    'link',
    `mutation ($id: ID!) { extendSharedReservation(id: $id, expiresAt: "${new Date(Date.now() + 86_400_000).toISOString()}") { ${outcomeFields} } }`,
  ),
  'disableSharedReservation.id': byId(
    'link',
    `mutation ($id: ID!) { disableSharedReservation(id: $id) { ${outcomeFields} } }`,
  ),
  'cardPayment.id': byId('cardPayment', 'query ($id: ID!) { cardPayment(id: $id) { status } }'),
  'cancelCardPayment.id': byId('cardPayment', 'mutation ($id: ID!) { cancelCardPayment(id: $id) { status } }'),
  'trip.id': byId('trip', 'query ($id: ID!) { trip(id: $id) { name } }'),
  'renameTrip.id': byId(
    'trip',
    `mutation ($id: ID!) { renameTrip(id: $id, version: 1, name: "Mine") { ${outcomeFields} } }`,
  ),
  'planTrip.id': {
    ...byId(
      'trip',
      `mutation ($id: ID!, $plan: TripPlanInput!) { planTrip(id: $id, version: 1, plan: $plan) { ${outcomeFields} } }`,
    ),
    variables: (id) => ({ id, plan: tripPlan }),
  },
  'discardTrip.id': byId('trip', `mutation ($id: ID!) { discardTrip(id: $id, version: 1) { ${outcomeFields} } }`),
  'addToTrip.id': {
    ...byId(
      'trip',
      `mutation ($id: ID!, $quoteId: ID!) { addToTrip(id: $id, quoteId: $quoteId) { ${outcomeFields} } }`,
    ),
    variables: (id) => ({ id, quoteId: agentIds['hotelQuote'] }),
  },
  'addToTrip.quoteId': {
    ...byId(
      'hotelQuote',
      `mutation ($id: ID!, $trip: ID!) { addToTrip(id: $trip, quoteId: $id) { ${outcomeFields} } }`,
    ),
    variables: (id) => ({ id, trip: agentIds['trip'] }),
  },
  'addToTrip.replace': {
    ...byId(
      'tripPart',
      `mutation ($id: ID!, $trip: ID!, $quoteId: ID!) { addToTrip(id: $trip, quoteId: $quoteId, replace: $id) { ${outcomeFields} } }`,
    ),
    variables: (id) => ({ id, trip: agentIds['trip'], quoteId: agentIds['hotelQuote'] }),
  },
  'removeFromTrip.id': {
    ...byId('trip', `mutation ($id: ID!, $part: ID!) { removeFromTrip(id: $id, partId: $part) { ${outcomeFields} } }`),
    variables: (id) => ({ id, part: agentIds['tripPart'] }),
  },
  'removeFromTrip.partId': {
    ...byId(
      'tripPart',
      `mutation ($id: ID!, $trip: ID!) { removeFromTrip(id: $trip, partId: $id) { ${outcomeFields} } }`,
    ),
    variables: (id) => ({ id, trip: agentIds['trip'] }),
  },
  'revokeSession.id': byId('session', `mutation ($id: ID!) { revokeSession(id: $id) { ${outcomeFields} } }`),
}

/** Reduces a response to data, messages and codes, and replaces the requested id, so that two responses can be compared. */
const normalize = ({ data, errors }: Awaited<ReturnType<typeof send>>, id: string) =>
  JSON.parse(
    JSON.stringify({
      data,
      errors: errors?.map(({ message, extensions }) => ({ message, code: extensions.code })),
    }).replaceAll(id, 'ID'),
  ) as unknown

describe('ids of another company', () => {
  const ownedIdPaths = allIdPaths.filter((idPath) => !hasNoOwner(idPath))

  test('have an operation for every input that takes an id', () => {
    expect(Object.keys(operations).toSorted()).toEqual(ownedIdPaths.toSorted())
  })

  test.each(ownedIdPaths)('get the same response as unknown ids: %s', async (idPath) => {
    const { object, kind = 'opaque', query, variables } = operations[idPath] ?? expect.unreachable(idPath)
    const id = agentIds[object] ?? expect.unreachable(object)
    const missingId = unknownId(kind)
    const response = await send('partner', query, variables(id))
    expect(normalize(response, id)).toEqual(normalize(await send('partner', query, variables(missingId)), missingId))
    expect(JSON.stringify(response)).not.toMatch(/TRN-|MKH-|Lead Traveler/)
  })

  test('are accepted from their owner', async () => {
    const queryPaths = ownedIdPaths.filter((idPath) => operations[idPath]?.query.startsWith('query'))
    for (const idPath of queryPaths) {
      const { object, query, variables } = operations[idPath] ?? expect.unreachable(idPath)
      const { data, errors } = await send('agent', query, variables(agentIds[object] ?? ''))
      expect(errors, idPath).toBeUndefined()
      expect(Object.values(data ?? {}), idPath).not.toContain(null)
    }
  })
})
