import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GroundServiceSearchResult } from '#src/__generated__/schema-types.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { failure } from '#src/testing/stub-gateway.ts'

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

const path = '/groundservices/search'

const document = `
  query Ground($input: GroundServiceSearchInput, $searchId: ID, $where: GroundServiceWhere, $sort: GroundServiceSort, $page: Int, $pageSize: Int) {
    groundServiceSearch(input: $input, searchId: $searchId, where: $where, sort: $sort, page: $page, pageSize: $pageSize) {
      searchId expiresAt arrivalDate pilgrims totalCount page pageCount complete
      items {
        id supplier supplierInfo { name } company { code name } package { code name description } imageUrl bookable terms
        price { total { amount } taxes { amount } commission { amount } } total { amount }
        extras { code name quantity days price { total { amount } } }
        cancellationPolicy { refundable freeUntil }
      }
      facets { companies { company { code name } count } packages { code name count } priceMin priceMax }
      warnings { code message supplier count }
    }
  }
`

const input = { arrivalDate: '2027-01-10', pilgrims: 20, nationality: 'ID' }

const aRow = (more: object = {}, category: object = {}) => ({
  uoCode: 'U-1',
  uoName: 'Cedar Umrah Services',
  provider: 'UmrahHolidays',
  category: {
    categoryCode: 'STD',
    categoryName: 'Standard',
    description: 'Airport pick-up.',
    arrivalDate: '2027-01-10',
    quantity: 20,
    grandTotalPrice: 2300,
    grandTotalTax: 300,
    priceDetails: { commission: 60 },
    ...category,
  },
  additionalServices: [
    { code: 'GUIDE', description: 'Guide', quantity: 1, duration: 1, grandTotalPrice: 437, grandTotalTax: 57 },
  ],
  cancellationPolicy: { isRefundable: true, rules: [] },
  ...more,
})

const respondWith = (rows: unknown[], errors: object[] = []) =>
  server.gateway.respondTo(path, { groundServices: rows, errors })

const search = async (variables: object = { input }): Promise<GroundServiceSearchResult> => {
  const { data, errors } = await server.query(document, variables)
  expect(errors).toEqual([])
  if (!data.groundServiceSearch) throw new Error('There are no ground services')
  return data.groundServiceSearch
}

describe('ground services search', () => {
  test('lists packages by total, with extras, and sends the search in the gateway’s format', async () => {
    respondWith([
      aRow(),
      aRow({ uoCode: 'U-2', uoName: 'Amber Pilgrim Care' }, { grandTotalPrice: 1150, grandTotalTax: 150 }),
    ])
    const result = await search()
    expect(result.items.map(({ company, total }) => [company?.code, total?.amount])).toEqual([
      ['U-2', '1150.00'],
      ['U-1', '2300.00'],
    ])
    expect(result.items[1]).toMatchObject({
      supplier: 'UMRAHHOLIDAYS',
      company: { name: 'Cedar Umrah Services' },
      package: { code: 'STD', name: 'Standard', description: 'Airport pick-up.' },
      price: { total: { amount: '2300.00' }, taxes: { amount: '300.00' }, commission: { amount: '60.00' } },
      extras: [{ code: 'GUIDE', name: 'Guide', quantity: 1, days: 1, price: { total: { amount: '437.00' } } }],
      cancellationPolicy: { refundable: true },
      terms: null,
      bookable: true,
    })
    expect(result).toMatchObject({
      arrivalDate: '2027-01-10',
      pilgrims: 20,
      totalCount: 2,
      complete: true,
      facets: {
        companies: [
          { company: { name: 'Amber Pilgrim Care' }, count: 1 },
          { company: { name: 'Cedar Umrah Services' }, count: 1 },
        ],
        packages: [{ code: 'STD', name: 'Standard', count: 2 }],
        priceMin: '1150.00',
        priceMax: '2300.00',
      },
    })
    expect(server.gateway.requestsTo(path)[0]?.body).toEqual({
      arrivalDate: '2027-01-10',
      quantity: 20,
      nationality: 'ID',
      countryOfResidence: 'ID',
      cultCode: 'en-US',
      userGroup: 'b2b',
    })
  })

  test('adds the requested extras to the total, and lists companies that do not offer all of them last, without a total', async () => {
    const guide = { code: 'GUIDE', quantity: '2', duration: '5', displayRateInfo: [{ amount: 4370, purpose: 10 }] }
    respondWith([aRow({ additionalServices: null }, { grandTotalPrice: 575 }), aRow({ additionalServices: [guide] })])
    const extras = [{ code: 'GUIDE', quantity: 2, days: 5 }]
    const result = await search({ input: { ...input, countryOfResidence: 'my', packageCode: 'STD', extras } })
    expect(result.items.map(({ total }) => total?.amount)).toEqual(['6670.00', undefined])
    expect(result.items[0]?.extras).toMatchObject([{ name: 'GUIDE', quantity: 2, days: 5 }])
    expect(result.facets).toMatchObject({ priceMin: '6670.00', priceMax: '6670.00' })
    expect(server.gateway.requestsTo(path)[0]?.body).toMatchObject({
      countryOfResidence: 'MY',
      categoryCode: 'STD',
      additionalServices: [{ code: 'GUIDE', quantity: '2', duration: '5' }],
    })
  })

  test('lists packages in the filter from the cheapest to the most expensive, regardless of language', async () => {
    const aNamedPackage = (categoryCode: string, categoryName: string, grandTotalPrice: number) =>
      aRow({}, { categoryCode, categoryName, grandTotalPrice })
    respondWith([
      aNamedPackage('A', 'VIP', 6900),
      aNamedPackage('B', 'Economy', 1150),
      aNamedPackage('C', 'اقتصادي بلس', 2300),
    ])
    const { facets } = await search()
    expect(facets.packages.map(({ name }: { name: string }) => name)).toEqual(['Economy', 'اقتصادي بلس', 'VIP'])
  })

  test('filters, sorts and pages without calling the gateway again', async () => {
    const vip = { categoryCode: 'VIP', categoryName: 'VIP', grandTotalPrice: 6900 }
    respondWith([
      aRow(),
      aRow({}, vip),
      aRow({ uoCode: 'U-2', uoName: 'Amber Pilgrim Care' }, { grandTotalPrice: 2185 }),
    ])
    const { searchId } = await search()
    const searchAgain = (variables: object) => search({ searchId, ...variables })
    expect((await searchAgain({ where: { packages: ['VIP'] } })).totalCount).toBe(1)
    expect((await searchAgain({ where: { companies: ['U-1'], priceMax: '2300.00' } })).totalCount).toBe(1)
    expect((await searchAgain({ sort: 'PRICE_DESC' })).items[0]?.package?.code).toBe('VIP')
    const last = await searchAgain({ page: 9, pageSize: 2 })
    expect([last.page, last.pageCount, last.items.length]).toEqual([2, 2, 1])
    expect(server.gateway.requestsTo(path)).toHaveLength(1)
  })

  test('belongs to the agent who ran it, and expires after thirty minutes', async () => {
    respondWith([aRow()])
    const { searchId } = await search()
    const token = server.pool.token('other@demo.test', { sub: 'other' })
    const byOther = await server.query(document, { searchId }, { token })
    expect(byOther.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND'])
    now = new Date(start.getTime() + 30 * 60_000)
    const expired = await server.query(document, { searchId })
    expect(expired.errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND'])
  })

  test('reads rows in every format that gateways send', async () => {
    const unusual = {
      UoCode: 1039,
      Vendor: 'other',
      Category: [{ CategoryCode: '2', DisplayRateInfo: [{ amount: '1,150.00', purpose: 10, currencyCode: 'SAR' }] }],
      policies: [{ type: '1', name: 'Arrive with the group.' }],
      termsAndConditions: '<p>No changes on the day.</p>',
      images: [{ url: '//pictures.test/u.jpg' }],
    }
    for (const body of [
      [unusual],
      { response: { groundServices: unusual } },
      { status: { code: 0 }, response: [unusual] },
    ]) {
      server.gateway.respondTo(path, body)
      expect((await search()).items).toMatchObject([
        {
          supplier: 'UNRECOGNISED',
          supplierInfo: { name: 'Other' },
          company: { code: '1039', name: '1039' },
          package: { code: '2', name: '2', description: null },
          imageUrl: 'https://pictures.test/u.jpg',
          price: { total: { amount: '1150.00' } },
          extras: [],
          cancellationPolicy: null,
          terms: 'Arrive with the group.\nNo changes on the day.',
        },
      ])
    }
  })

  test('returns readable rows next to malformed ones, and reports that some are missing', async () => {
    const extras = [null, { code: 'SIM' }, { description: 'No code', grandTotalPrice: 5 }, 7]
    respondWith(
      [aRow({ additionalServices: extras }), aRow({}, { grandTotalPrice: null }), { provider: 'agoda' }, 5, null],
      [{ provider: 'hudxconnect', code: 'SUPPLIER_FAILED' }],
    )
    const result = await search()
    expect(result.items).toMatchObject([{ extras: [], total: { amount: '2300.00' } }])
    expect(result.complete).toBe(false)
    expect(result.warnings).toMatchObject([
      { code: 'SUPPLIER_FAILED', supplier: 'HUDXCONNECT' },
      { code: 'ROW_UNREADABLE', count: 4 },
    ])
  })

  test('returns no offers if a successful response lists none', async () => {
    server.gateway.respondTo(path, { status: { code: 0 } })
    expect(await search()).toMatchObject({ items: [], pageCount: 0, complete: true, facets: { priceMin: null } })
  })

  test.each([404, 501])('returns null if the gateway returns HTTP %i', async (status) => {
    server.gateway.respondTo(path, failure({ status }))
    const { data, errors } = await server.query(document, { input })
    expect(errors).toEqual([])
    expect(data.groundServiceSearch).toBeNull()
  })

  test.each([
    [{ pilgrims: 0 }],
    [{ pilgrims: 61 }],
    [{ arrivalDate: '2026-11-20' }],
    [{ arrivalDate: '2028-11-20' }],
    [{ nationality: 'XX' }],
    [{ countryOfResidence: 'XX' }],
    [{ packageCode: '../x' }],
    [{ extras: [{ code: 'SIM', quantity: 61 }] }],
    [{ extras: [{ code: 'SIM', days: 0 }] }],
    [{ extras: [{ code: 'SIM' }, { code: 'SIM' }] }],
  ])('rejects %j without a call to the gateway', async (change) => {
    respondWith([aRow()])
    const { errors } = await server.query(document, { input: { ...input, ...change } })
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT'])
    expect(server.gateway.requestsTo(path)).toEqual([])
  })

  test('requires a B2B token', async () => {
    const { errors } = await server.query(document, { input }, { token: null })
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED'])
  })
})
