import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TransportSearchResult } from '#src/__generated__/schema-types.ts'
import { failure } from '#src/testing/stub-gateway.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'

const start = new Date('2026-11-21T09:00:00Z')
let now = start
let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(() => {
  server.gateway.reset()
  now = start
})

const searchPath = '/transportation/searchTransportation'
const lookupsPath = '/transportation/lookups'

const document = `
  fragment Offer on TransportOffer {
    id supplier supplierInfo { name } company { code name } route { code name }
    vehicleType vehicleTypeText category categoryText imageUrl seats modelFrom modelTo available
    price { total { amount } taxes { amount } commission { amount } } vehiclesNeeded total { amount } fits bookable
    services { code name price { total { amount } } }
    cancellationPolicy { refundable freeUntil }
  }
  query Rides($input: TransportSearchInput, $searchId: ID, $where: TransportWhere, $sort: TransportSort, $page: Int, $pageSize: Int) {
    transportSearch(input: $input, searchId: $searchId, where: $where, sort: $sort, page: $page, pageSize: $pageSize) {
      searchId expiresAt passengers totalCount page pageCount complete
      items { ...Offer }
      proposal { company { code } seats total { amount } lines { vehicles passengers offer { ...Offer } } }
      facets {
        vehicleTypes { vehicleType count } categories { category count } companies { company { code name } count } priceMin priceMax
      }
      warnings { code message supplier count }
    }
  }
`

const input = { routeCode: '101', date: '2027-01-10', passengers: 16, nationality: 'ID' }

const aCategory = (maxPaxCapacity: number, grandTotalPrice: number, more: object = {}) => ({
  categoryCode: '1',
  categoryName: 'Normal',
  model: { from: 2018, to: 2021 },
  availableQuantity: 5,
  maxPaxCapacity,
  imagePath: '/media/vehicle/4-1.svg',
  grandTotalPrice,
  grandTotalTax: 15,
  additionalServices: [{ code: 'MEAL', description: 'Meal', grandTotalPrice: 46, grandTotalTax: 6 }],
  ...more,
})

const aRow = (more: object = {}) => ({
  companyCode: 'C-1',
  companyName: 'Palm Coaches',
  routeCode: '101',
  routeName: 'Jeddah Airport – Makkah',
  provider: 'UmrahHolidays',
  vehicleTypes: [
    { vehicleTypeCode: '3', vehicleType: 'Bus', categories: [aCategory(49, 1150)] },
    { vehicleTypeCode: '4', vehicleType: 'Van', categories: [aCategory(9, 345)] },
  ],
  cancellationPolicy: { isRefundable: true, rules: [] },
  ...more,
})

const lookups = {
  routes: [{ code: '101', name: 'Jeddah Airport – Makkah', stops: ['JED', 'SA1'] }],
  companies: [{ code: 'C-1', name: 'Palm Coaches' }],
}

const respondWith = (rows: object[], errors: object[] = []) => {
  server.gateway.respondTo(searchPath, { transportations: rows, errors })
  server.gateway.respondTo(lookupsPath, lookups)
}

const search = async (variables: object = { input }): Promise<TransportSearchResult> => {
  const { data, errors } = await server.query(document, variables)
  expect(errors).toEqual([])
  if (!data.transportSearch) throw new Error('There is no transport')
  return data.transportSearch
}

describe('transport search', () => {
  test('lists vehicles by seats, with the number of each that the passengers need', async () => {
    respondWith([aRow()])
    const result = await search()
    expect(result.items).toMatchObject([
      {
        supplier: 'UMRAHHOLIDAYS',
        company: { code: 'C-1', name: 'Palm Coaches' },
        route: { code: '101', name: 'Jeddah Airport – Makkah' },
        vehicleType: 'VAN',
        category: 'NORMAL',
        imageUrl: '/media/vehicle/4-1.svg',
        seats: 9,
        modelFrom: 2018,
        modelTo: 2021,
        available: 5,
        price: { total: { amount: '345.00' }, taxes: { amount: '15.00' } },
        vehiclesNeeded: 2,
        total: { amount: '690.00' },
        fits: true,
        bookable: true,
        services: [{ code: 'MEAL', name: 'Meal', price: { total: { amount: '46.00' } } }],
        cancellationPolicy: { refundable: true },
      },
      { vehicleType: 'BUS', seats: 49, vehiclesNeeded: 1, total: { amount: '1150.00' }, fits: true },
    ])
    expect(result).toMatchObject({
      passengers: 16,
      totalCount: 2,
      pageCount: 1,
      complete: true,
      proposal: {
        company: { code: 'C-1' },
        seats: 18,
        total: { amount: '690.00' },
        lines: [{ vehicles: 2, passengers: 16 }],
      },
      facets: {
        vehicleTypes: [
          { vehicleType: 'VAN', count: 1 },
          { vehicleType: 'BUS', count: 1 },
        ],
        companies: [{ company: { code: 'C-1' }, count: 2 }],
        priceMin: '690.00',
        priceMax: '1150.00',
      },
    })
    expect(server.gateway.requestsTo(searchPath)[0]?.body).toEqual({
      startDate: '2027-01-10',
      noOfPax: 16,
      quantity: 1,
      modelFrom: 2006,
      modelTo: 2022,
      nationality: 'ID',
      cultCode: 'en-US',
      userGroup: 'b2b',
      routeCode: '101',
    })
  })

  test('filters, sorts and pages without calling the gateway again', async () => {
    respondWith([aRow(), aRow({ companyCode: 'C-2', companyName: 'Sage Cars' })])
    const { searchId } = await search()
    const searchAgain = (variables: object) => search({ searchId, ...variables })
    expect((await searchAgain({ where: { vehicleTypes: ['BUS'] } })).items.map(({ seats }) => seats)).toEqual([49, 49])
    expect((await searchAgain({ where: { companies: ['C-2'], priceMax: '700.00' } })).totalCount).toBe(1)
    expect((await searchAgain({ where: { categories: ['VIP'] } })).totalCount).toBe(0)
    expect((await searchAgain({ sort: 'PRICE_DESC', pageSize: 3 })).items[0]?.vehicleType).toBe('BUS')
    const last = await searchAgain({ page: 9, pageSize: 3 })
    expect([last.page, last.pageCount, last.items.length]).toEqual([2, 2, 1])
    expect(last.facets.companies).toMatchObject([
      { company: { name: 'Palm Coaches' } },
      { company: { name: 'Sage Cars' } },
    ])
    expect(server.gateway.requestsTo(searchPath)).toHaveLength(1)
  })

  test('belongs to the agent who ran it, and expires after thirty minutes', async () => {
    respondWith([aRow()])
    const { searchId } = await search()
    const other = server.pool.token('other@demo.test', { sub: 'other' })
    const byOther = await server.query(document, { searchId }, { token: other })
    const unknown = await server.query(document, { searchId: 'A'.repeat(22) }, { token: other })
    expect(byOther.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND'])
    expect(byOther.errors[0]?.message).toBe(unknown.errors[0]?.message)
    now = new Date(start.getTime() + 30 * 60_000)
    const expired = await server.query(document, { searchId })
    expect(expired.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND'])
  })

  test('reads rows with only codes, which some gateways send, and adds names from the lookups', async () => {
    const rowWithCodes = {
      CompanyCode: 'C-1',
      RouteCode: '101',
      Provider: 'other',
      VehicleTypes: [
        {
          VehicleTypeCode: '3',
          Categories: [
            {
              CategoryCode: '7',
              MaxPaxCapacity: '45',
              displayRateInfo: [{ amount: 900, purpose: '10', currencyCode: 'SAR' }],
            },
          ],
        },
      ],
    }
    server.gateway.respondTo(searchPath, { status: { code: 0 }, response: { transportations: [rowWithCodes] } })
    server.gateway.respondTo(lookupsPath, {
      response: {
        vehicletypes: JSON.stringify({ vehicleTypes: [{ code: '3', name: 'Bus' }] }),
        categories: JSON.stringify([{ code: '7', name: 'Premium' }]),
        companies: JSON.stringify({ companies: [{ code: 'C-1', name: 'Palm Coaches' }] }),
        routes: '',
        additionalservices: 'not JSON',
      },
    })
    const token = server.pool.token('bare@demo.test', { sub: 'bare' })
    const { data } = await server.query(document, { input }, { token })
    expect(data.transportSearch?.items).toMatchObject([
      {
        supplier: 'UNRECOGNISED',
        supplierInfo: { name: 'Other' },
        company: { name: 'Palm Coaches' },
        route: { code: '101', name: '101' },
        vehicleType: 'BUS',
        category: 'PREMIUM',
        categoryText: 'Premium',
        seats: 45,
        available: null,
        modelFrom: null,
        fits: true,
        services: [],
        cancellationPolicy: null,
      },
    ])
  })

  test('returns readable rows next to malformed ones, and reports that some are missing', async () => {
    const malformed = aRow({
      vehicleTypes: [
        { vehicleType: 'Van', categories: [aCategory(0, 300), { categoryCode: '1' }, null, 'x'] },
        { vehicleType: 'Bus', categories: null },
        7,
      ],
    })
    respondWith(
      [malformed, 5 as unknown as object, { provider: 'agoda' }],
      [{ provider: 'hudxconnect', code: 'SUPPLIER_FAILED' }],
    )
    const result = await search()
    expect(result.items).toMatchObject([{ seats: null, vehiclesNeeded: null, total: null, fits: null }])
    expect(result.complete).toBe(false)
    expect(result.proposal).toBeNull()
    expect(result.warnings).toMatchObject([
      { code: 'SUPPLIER_FAILED', supplier: 'HUDXCONNECT' },
      { code: 'ROW_UNREADABLE' },
    ])
  })

  test('lists kinds of vehicles last if the requested number of them cannot carry everyone', async () => {
    respondWith([aRow()])
    const { items, proposal } = await search({ input: { ...input, vehicles: 1 } })
    expect(items.map(({ vehiclesNeeded, fits }) => [vehiclesNeeded, fits])).toEqual([
      [1, true],
      [1, false],
    ])
    expect(proposal).toMatchObject({ lines: [{ vehicles: 1, passengers: 16, offer: { vehicleType: 'BUS' } }] })
  })

  test.each(['PRICE_ASC', 'PRICE_DESC', 'SEATS_ASC'])(
    'lists offers that cannot carry everyone last when sorted by %s',
    async (sort) => {
      respondWith([aRow()])
      const { items } = await search({ input: { ...input, vehicles: 1 }, sort })
      expect(items.map(({ vehicleType, fits }) => [vehicleType, fits])).toEqual([
        ['BUS', true],
        ['VAN', false],
      ])
    },
  )

  test('includes the proposal in the price range, even if it mixes vehicles', async () => {
    const vehicleTypes = [
      { vehicleTypeCode: '4', vehicleType: 'Van', categories: [aCategory(12, 345)] },
      { vehicleTypeCode: '1', vehicleType: 'Sedan', categories: [aCategory(4, 200)] },
    ]
    respondWith([aRow({ vehicleTypes })])
    const { proposal, facets } = await search()
    expect(proposal?.total.amount).toBe('545.00')
    expect(facets).toMatchObject({ priceMin: '545.00', priceMax: '800.00' })
  })

  test('returns null for the search and its options if the gateway sells no transport', async () => {
    server.gateway.respondTo(searchPath, failure({ status: 404 }))
    server.gateway.respondTo(lookupsPath, failure({ status: 404 }))
    const token = server.pool.token('none@demo.test', { sub: 'none' })
    const { data, errors } = await server.query(document, { input }, { token })
    expect(errors).toEqual([])
    expect(data.transportSearch).toBeNull()
    const options = await server.query('{ transportOptions { maxPassengers } }', {}, { token })
    expect(options.data.transportOptions).toBeNull()
  })

  test.each([
    [{ passengers: 0 }],
    [{ passengers: 61 }],
    [{ vehicles: 11 }],
    [{ vehicles: 17 }],
    [{ date: '2026-11-20' }],
    [{ date: '2028-11-20' }],
    [{ nationality: 'XX' }],
    [{ modelFrom: 2020, modelTo: 2010 }],
    [{ routeCode: '../x' }],
  ])('rejects %j without a call to the gateway', async (change) => {
    respondWith([aRow()])
    const { errors } = await server.query(document, { input: { ...input, ...change } })
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT'])
    expect(server.gateway.requestsTo(searchPath)).toEqual([])
  })

  test('requires a B2B token', async () => {
    const { errors } = await server.query(document, { input }, { token: null })
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED'])
  })
})

test('returns the gateway’s routes and companies as options', async () => {
  server.gateway.respondTo(lookupsPath, lookups)
  const token = server.pool.token('options@demo.test', { sub: 'options' })
  const query = '{ transportOptions { routes { code name } companies { code name } maxPassengers maxVehicles } }'
  const { data } = await server.query(query, {}, { token })
  expect(data.transportOptions).toEqual({
    routes: [{ code: '101', name: 'Jeddah Airport – Makkah' }],
    companies: [{ code: 'C-1', name: 'Palm Coaches' }],
    maxPassengers: 60,
    maxVehicles: 10,
  })
})
