import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { groundCalls, heldGround, quoteGround, searchGround } from '../testing/ground-steps.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { enveloped, failure, refused } from '../testing/stub-gateway.ts'
import { type Locale, locales } from '../locale.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T09:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(() => server.gateway.reset())

const paths = {
  list: '/umrah/trips',
  view: '/umrah/trips/view',
  add: '/umrah/trips/parts',
  remove: '/umrah/trips/parts/remove',
}

const wirePlan = {
  arrivalDate: '2027-01-10',
  stays: [
    { locationCode: 'SA1', nights: 3 },
    { locationCode: 'SA4', nights: 2 },
  ],
  adults: 10,
  childAges: [5, 7],
  nationality: 'ID',
  withVisa: true,
}

const wirePart = {
  id: 'part-1',
  serviceType: 'SA1',
  provider: 'agoda',
  startsOn: '2027-01-10',
  endsOn: '2027-01-13',
  travelers: 12,
  addedAt: '2026-11-21T08:00:00.000Z',
  addedBy: 'First Agent',
  data: {
    type: 'hotel',
    search: {},
    basket: { totalPrice: 427.04, currencyCode: 'SAR', hotelName: 'Sage Garden Hotel', language: 'en-US' },
  },
}

const aTrip = (changes: object = {}) => ({
  id: 'trip-1',
  name: 'Family of ten, January',
  version: 3,
  plan: wirePlan,
  createdAt: '2026-11-20T09:00:00.000Z',
  createdBy: 'First Agent',
  updatedAt: '2026-11-21T08:00:00.000Z',
  updatedBy: 'Second Agent',
  parts: [wirePart],
  problems: [{ code: 'SERVICE_MISSING', partId: null, extraDetails: { serviceType: 'TRANSPORT' } }],
  ...changes,
})

const tripFields = `
  id name version total { amount currency } createdAt createdBy updatedAt updatedBy
  plan { arrivalDate departureDate stays { locationCode nights checkIn checkOut } adults childAges nationality withVisa }
  parts { id serviceType name nameLanguage imageUrl startsOn endsOn travelers total { amount } addedAt addedBy }
  problems { code message partId serviceType }`

const readTrip = async (locale: Locale = 'en-US') =>
  server.query(`{ trip(id: "trip-1") { ${tripFields} } }`, {}, { locale })

const result = `{ __typename
  ... on TripChanged { trip { ${tripFields} } }
  ... on UserError { code message }
  ... on InvalidInput { fields { path code } }
  ... on TripRefused { currentTrip { id version } }
}`

describe('trip', () => {
  test('returns the plan with its dates, the chosen services and the problems', async () => {
    server.gateway.respondTo(paths.view, enveloped(aTrip()))
    const { data, errors } = await readTrip()
    expect(errors).toEqual([])
    expect(data.trip).toEqual({
      id: 'trip-1',
      name: 'Family of ten, January',
      version: 3,
      total: { amount: '427.04', currency: 'SAR' },
      createdAt: '2026-11-20T09:00:00.000Z',
      createdBy: 'First Agent',
      updatedAt: '2026-11-21T08:00:00.000Z',
      updatedBy: 'Second Agent',
      plan: {
        arrivalDate: '2027-01-10',
        departureDate: '2027-01-15',
        stays: [
          { locationCode: 'SA1', nights: 3, checkIn: '2027-01-10', checkOut: '2027-01-13' },
          { locationCode: 'SA4', nights: 2, checkIn: '2027-01-13', checkOut: '2027-01-15' },
        ],
        adults: 10,
        childAges: [5, 7],
        nationality: 'ID',
        withVisa: true,
      },
      parts: [
        {
          id: 'part-1',
          serviceType: 'SA1',
          name: 'Sage Garden Hotel',
          nameLanguage: 'en-US',
          imageUrl: null,
          startsOn: '2027-01-10',
          endsOn: '2027-01-13',
          travelers: 12,
          total: { amount: '427.04' },
          addedAt: '2026-11-21T08:00:00.000Z',
          addedBy: 'First Agent',
        },
      ],
      problems: [{ code: 'TRIP_SERVICE_MISSING', message: 'Add transport.', partId: null, serviceType: 'TRANSPORT' }],
    })
    expect(server.gateway.requestsTo(paths.view)[0]?.query).toEqual({ id: 'trip-1' })
  })

  test('returns null for fields that the gateway does not send', async () => {
    const part = { id: 'part-1', serviceType: 'CRUISE', startsOn: '2027-01-10' }
    server.gateway.respondTo(
      paths.view,
      enveloped({ id: 'trip-1', plan: wirePlan, parts: [part, { id: 'no-day' }, 7] }),
    )
    const { data, errors } = await readTrip()
    expect(errors).toEqual([])
    expect(data.trip).toMatchObject({
      name: null,
      version: null,
      total: null,
      updatedBy: null,
      parts: [{ id: 'part-1', serviceType: 'UNRECOGNISED', name: null, endsOn: null, total: null }],
      problems: [],
    })
  })

  test.each<[string, object]>([
    ['an unknown trip', refused('TRIP_NOT_FOUND')],
    ['an id that the gateway rejects', failure({ status: 400, body: refused('BAD_REQUEST') })],
    ['a trip without a plan', enveloped({ id: 'trip-1' })],
  ])('returns null for %s', async (_, response) => {
    server.gateway.respondTo(paths.view, response)
    const { data, errors } = await readTrip()
    expect(errors).toEqual([])
    expect(data.trip).toBeNull()
  })

  const numbers = { nights: 4, minNights: 5 }
  const problems = [
    { code: 'NIGHTS_TOO_FEW', partId: null, extraDetails: numbers },
    { code: 'CITY_NIGHTS_TOO_FEW', partId: null, extraDetails: { locationCode: 'SA1', nights: 0, minNights: 1 } },
    { code: 'TRAVELERS_TOO_FEW', partId: 'part-1', extraDetails: { travelers: 12, bookedTravelers: 11 } },
    { code: 'ROUTE_DIFFERS', partId: 'part-1', extraDetails: {} },
    { code: 'SOMETHING_NEW', partId: null, extraDetails: {} },
    { code: 'constructor' },
  ]

  test('describes problems by their details, and leaves out unknown ones', async () => {
    server.gateway.respondTo(paths.view, enveloped(aTrip({ problems })))
    expect((await readTrip()).data.trip?.problems).toEqual([
      {
        code: 'TRIP_NIGHTS_TOO_FEW',
        message: 'Too few nights for an Umrah visa: 4 of at least 5.',
        partId: null,
        serviceType: null,
      },
      {
        code: 'TRIP_CITY_NIGHTS_TOO_FEW',
        message: 'An Umrah visa needs at least one night in Makkah.',
        partId: null,
        serviceType: null,
      },
      {
        code: 'TRIP_TRAVELERS_TOO_FEW',
        message: 'Not enough places: 11 for 12 travelers.',
        partId: 'part-1',
        serviceType: 'SA1',
      },
      {
        code: 'TRIP_ROUTE_DIFFERS',
        message: 'The route doesn’t follow the cities of the trip.',
        partId: 'part-1',
        serviceType: 'SA1',
      },
    ])
  })

  test.each(locales)('describes problems without details in %s', async (locale) => {
    const withoutDetails = problems.slice(0, 4).map(({ code }) => ({ code }))
    server.gateway.respondTo(paths.view, enveloped(aTrip({ problems: withoutDetails })))
    const { data, errors } = await readTrip(locale)
    expect(errors).toEqual([])
    expect(data.trip?.problems).toHaveLength(4)
    for (const { message } of data.trip?.problems ?? []) expect(message).toMatch(/[.۔]$/)
  })
})

describe('trips', () => {
  const listTrips = () => server.query('{ trips { id parts { name } } hasTrips }')

  test('lists trips and leaves out those that cannot be read', async () => {
    server.gateway.respondTo(paths.list, enveloped({ results: [aTrip(), { id: 'no-plan' }, null] }))
    expect((await listTrips()).data.trips).toEqual([{ id: 'trip-1', parts: [{ name: 'Sage Garden Hotel' }] }])
  })

  test('are null at a gateway that does not support trips', async () => {
    const { data, errors } = await server.query('{ trips { id } trip(id: "trip-1") { id } }')
    expect(errors).toEqual([])
    expect(data).toEqual({ trips: null, trip: null })
  })

  test('fail with a code if the gateway fails', async () => {
    server.gateway.respondTo(paths.list, failure({ status: 500 }))
    expect((await server.query('{ trips { id } }')).errors[0]?.extensions?.['code']).toBe('GATEWAY_UNAVAILABLE')
  })
})

describe('createTrip', () => {
  const create = (input: object = {}) =>
    server.query(`mutation ($input: CreateTripInput!) { createTrip(input: $input) ${result} }`, {
      input: { name: ' Rajab  group ', plan: wirePlan, idempotencyKey: 'trip-key-1', ...input },
    })

  test('sends the name and plan with the key, and returns the trip', async () => {
    server.gateway.respondTo(paths.list, enveloped({ id: 'trip-1' }))
    server.gateway.respondTo(paths.view, enveloped(aTrip({ parts: [] })))
    const { data } = await create()
    expect(data.createTrip).toMatchObject({ __typename: 'TripChanged', trip: { id: 'trip-1', parts: [], total: null } })
    expect(server.gateway.requestsTo(paths.list)[0]?.body).toEqual({
      id: 'trip-key-1',
      name: 'Rajab group',
      plan: wirePlan,
    })
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'a'.repeat(81) }],
    ['idempotencyKey', { idempotencyKey: 'x' }],
  ])('rejects an invalid %s before calling the gateway', async (path, input) => {
    const { data } = await create(input)
    expect(data.createTrip).toMatchObject({ __typename: 'InvalidInput', fields: [{ path }] })
    expect(server.gateway.requests).toEqual([])
  })

  test.each<[string, object]>([
    ['an arrival in the past', { arrivalDate: '2026-11-20' }],
    ['no stays', { stays: [] }],
    ['a city twice', { stays: [wirePlan.stays[0], wirePlan.stays[0]] }],
    ['no nights', { stays: [{ locationCode: 'SA1', nights: 0 }] }],
    ['no adults', { adults: 0 }],
    ['201 travelers', { adults: 200, childAges: [5] }],
    ['a child of 18', { childAges: [18] }],
    ['an unknown nationality', { nationality: 'XX' }],
  ])('rejects a plan with %s', async (_, change) => {
    const { errors } = await create({ plan: { ...wirePlan, ...change } })
    expect(errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT')
    expect(server.gateway.requests).toEqual([])
  })

  test.each([
    ['TOO_MANY_TRIPS', 'TripRefused', 'TRIP_LIMIT'],
    ['IDEMPOTENCY_MISMATCH', 'IdempotencyMismatch', 'IDEMPOTENCY_MISMATCH'],
    ['SOMETHING_NEW', 'TripRefused', 'TRIP_REFUSED'],
  ])('maps the refusal %s to %s', async (wireCode, typename, code) => {
    server.gateway.respondTo(paths.list, refused(wireCode))
    expect((await create()).data.createTrip).toMatchObject({ __typename: typename, code })
  })

  test('fails with BAD_USER_INPUT if the gateway rejects the plan, such as for an unknown city', async () => {
    server.gateway.respondTo(paths.list, failure({ status: 400, body: refused('BAD_REQUEST') }))
    expect((await create()).errors[0]?.extensions?.['code']).toBe('BAD_USER_INPUT')
  })

  test('is not supported at a gateway without trips', async () => {
    expect((await create()).data.createTrip).toMatchObject({
      __typename: 'NotSupported',
      message: 'Trips aren’t available here.',
    })
  })
})

describe('a change to a trip', () => {
  test('sends the version that the agent has seen', async () => {
    server.gateway.respondTo(paths.list, enveloped(aTrip({ version: 4, name: 'Renamed' })))
    const { data } = await server.query(`mutation { renameTrip(id: "trip-1", version: 3, name: "Renamed") ${result} }`)
    expect(data.renameTrip).toMatchObject({ __typename: 'TripChanged', trip: { name: 'Renamed', version: 4 } })
    expect(server.gateway.requestsTo(paths.list)[0]?.body).toEqual({ id: 'trip-1', version: 3, name: 'Renamed' })
  })

  test('returns the current trip if a colleague has changed it since', async () => {
    server.gateway.respondTo(paths.list, refused('TRIP_CHANGED', { version: 5 }))
    server.gateway.respondTo(paths.view, enveloped(aTrip({ version: 5 })))
    const { data } = await server.query(
      `mutation ($plan: TripPlanInput!) { planTrip(id: "trip-1", version: 3, plan: $plan) ${result} }`,
      { plan: wirePlan },
    )
    expect(data.planTrip).toMatchObject({
      __typename: 'TripRefused',
      code: 'TRIP_CHANGED',
      currentTrip: { id: 'trip-1', version: 5 },
    })
  })

  test('discards the trip', async () => {
    server.gateway.respondTo(paths.list, enveloped({ id: 'trip-1', discarded: true }))
    const { data } = await server.query(
      'mutation { discardTrip(id: "trip-1", version: 3) { __typename ... on TripDiscarded { id } } }',
    )
    expect(data.discardTrip).toEqual({ __typename: 'TripDiscarded', id: 'trip-1' })
    expect(server.gateway.requestsTo(paths.list)[0]?.body).toEqual({ id: 'trip-1', version: 3, discarded: true })
  })

  test('removes a service', async () => {
    server.gateway.respondTo(paths.remove, enveloped(aTrip({ parts: [] })))
    const { data } = await server.query(`mutation { removeFromTrip(id: "trip-1", partId: "part-1") ${result} }`)
    expect(data.removeFromTrip).toMatchObject({ __typename: 'TripChanged', trip: { parts: [] } })
    expect(server.gateway.requestsTo(paths.remove)[0]?.body).toEqual({ id: 'trip-1', partId: 'part-1' })
  })
})

describe('addToTrip', () => {
  const add = (quoteId: string, replace: string | null = null) =>
    server.query(
      `mutation ($quoteId: ID!, $replace: ID) { addToTrip(id: "trip-1", quoteId: $quoteId, replace: $replace) ${result} }`,
      { quoteId, replace },
    )

  async function quotePackage() {
    server.gateway.respondTo(groundCalls.check, heldGround)
    const quoted = await quoteGround(server, { ...(await searchGround(server)), extras: ['GUIDE'] })
    if (quoted.__typename !== 'GroundServiceQuoted') throw new Error('The package was not quoted.')
    return quoted.quote.id
  }

  test('stores the service of a quote in the gateway’s format', async () => {
    const quoteId = await quotePackage()
    server.gateway.respondTo(paths.add, enveloped(aTrip()))
    expect((await add(quoteId, 'part-0')).data.addToTrip).toMatchObject({ __typename: 'TripChanged' })
    expect(server.gateway.requestsTo(paths.add)[0]?.body).toMatchObject({
      id: 'trip-1',
      replace: 'part-0',
      data: {
        type: 'groundservices',
        search: { uoCode: 'U-1', provider: 'UmrahHolidays', arrivalDate: '2027-01-10', nationality: 'ID' },
        selectedRooms: null,
        basket: {
          language: 'en-US',
          totalPrice: 2737,
          currencyCode: 'SAR',
          packageName: 'Standard',
          companyName: 'Cedar Umrah Services',
          paxCount: 20,
          category: { categoryCode: 'STD', quantity: 20 },
          additionalServices: [{ code: 'GUIDE', quantity: 1, duration: 3 }],
        },
      },
    })
  })

  test('returns the trip if it already has a service of the type', async () => {
    const quoteId = await quotePackage()
    server.gateway.respondTo(paths.add, refused('DUPLICATE_ITEM', { partId: 'part-9' }))
    server.gateway.respondTo(paths.view, enveloped(aTrip()))
    expect((await add(quoteId)).data.addToTrip).toMatchObject({
      __typename: 'TripRefused',
      code: 'TRIP_DUPLICATE_ITEM',
      currentTrip: { id: 'trip-1' },
    })
  })

  test('refuses an unknown quote', async () => {
    expect((await add('unknown')).data.addToTrip).toMatchObject({ __typename: 'QuoteExpired' })
    expect(server.gateway.requestsTo(paths.add)).toEqual([])
  })
})
