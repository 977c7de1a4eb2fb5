import { Kind, getIntrospectionQuery, parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownQueries } from '../__generated__/own-queries.ts'
import { loadSchema } from '../schema.ts'
import { findExceededLimit } from './document-limits.ts'
import { countResponseFields, maxResponseFields } from './list-cost.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
beforeEach(() => server.gateway.reset())

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')

/** Twenty fragments, each spreading the next twice: a million fields when expanded. */
const fragmentBomb = `{ ...F0 } ${repeat(20, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F20 on Query { hotelLocations { code } }`

const nested = (depth: number) =>
  `{ hotelSearch { items { hotel ${'{ location '.repeat(depth)} { latitude } ${'}'.repeat(depth)} } } }`

describe('document limits', () => {
  test.each<[string, string]>([
    ['a fragment bomb', fragmentBomb],
    [
      'fragments that spread each other',
      `{ ...A } ${'AB'
        .split('')
        .map((n) => `fragment ${n} on Query { ...${n === 'A' ? 'B' : 'A'} }`)
        .join(' ')}`,
    ],
    [
      'all paths through twelve fragments',
      `{ ...F0 } ${repeat(12, (n) => `fragment F${n} on Query { ${repeat(12, (m) => `...F${m}`)} __typename }`)}`,
    ],
    ['16 aliases', `{ ${repeat(16, (n) => `a${n}: __typename`)} }`],
    ['101 searches', `{ ${repeat(101, (n) => `s${n}: hotelLocations { code }`)} }`],
    ['eleven root fields', `{ ${repeat(11, () => 'hotelLocations { code }')} }`],
    ['eleven root fields in a fragment', `{ ...F } fragment F on Query { ${repeat(11, () => '__typename')} }`],
    ['one field 21 times', `{ hotelLocations { ${repeat(21, () => 'code')} } }`],
    ['3000 object fields', `{ ${repeat(3000, () => 'hotelLocations { code }')} }`],
    ['eleven directives', `{ hotelLocations { code ${repeat(11, () => '@include(if: true)')} } }`],
    ['a thousand unknown directives', `{ hotelLocations { code ${repeat(1000, () => '@aa')} } }`],
    ['depth 13', nested(10)],
    ['depth 200', nested(200)],
    ['depth 2000', nested(2000)],
    ['a list of 50,000', `{ hotelSearch(where: { stars: [${repeat(12_000, () => '1')}] }) { page } }`],
    ['1501 tokens', `{ hotelLocations { ${repeat(1501, () => 'code')} } }`],
    [
      'deeply nested introspection',
      `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} } '.repeat(8)} } } }`,
    ],
  ])('reject %s before any gateway call', async (_case, document) => {
    const { errors, data } = await server.query(document)
    expect(data ?? null).toBeNull()
    expect(errors.length).toBeGreaterThan(0)
    expect(new Set(errors.map(({ extensions }) => extensions['code']))).toEqual(new Set(['BAD_USER_INPUT']))
    expect(server.gateway.requests).toEqual([])
  })

  const tenPages = `query ($size: Int = 100) { ${repeat(10, (n) => `p${n}: bookings(pageSize: $size) { items { id reference status tags createdAt rawStatus clientReference __typename supplier leadName payBy } }`)} }`

  test.each<[string, string, number | undefined, RegExp]>([
    ['levels', nested(10), undefined, /limit of 12 levels/],
    [
      'fields',
      `{ hotelLocations { ${repeat(51, () => '...F')} } } fragment F on HotelLocation { ${repeat(20, () => 'code')} }`,
      undefined,
      /limit of 1000 fields/,
    ],
    ['root fields', `{ ${repeat(11, () => 'hotelLocations { code }')} }`, undefined, /limit of 10 root fields/],
    ['aliases', `{ ${repeat(16, (n) => `a${n}: __typename`)} }`, undefined, /limit of 15 aliases/],
    ['repetitions', `{ hotelLocations { ${repeat(21, () => 'code')} } }`, undefined, /limit of 20 repetitions/],
    ['directives', `{ hotelLocations { code ${repeat(11, () => '@aa')} } }`, undefined, /limit of 10 directives/],
    ['tokens', `{ hotelLocations { ${repeat(1501, () => 'code')} } }`, undefined, /limit of 1500 tokens/],
    ['response fields', tenPages, undefined, /the limit is 10000/],
    ['response fields with the largest page size', tenPages, 2 ** 31 - 1, /the limit is 10000/],
  ])('produce HTTP 400 for every client: %s', async (_limit, query, size, message) => {
    for (const accept of ['application/json', 'application/graphql-response+json', '*/*']) {
      for (const token of [null, undefined]) {
        const response = await server.query(query, { size }, { headers: { accept }, ...(token === null && { token }) })
        expect([accept, response.status, response.errors.length]).toEqual([accept, 400, 1])
        expect(response.errors[0]?.message).toMatch(message)
        expect(response.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', retryable: false })
      }
    }
  })

  test.each([1e308, 2 ** 31, -(2 ** 31) - 1, 1.5])('reject %d as an Int', async (size) => {
    const response = await server.query(
      tenPages,
      { size },
      { headers: { accept: 'application/graphql-response+json' } },
    )
    expect([response.status, response.errors[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT'])
    expect(response.errors[0]?.message).toMatch(/Int/)
  })

  test('report only the first five errors in a document', async () => {
    const unknown = await server.query(`{ hotelLocations { code ${repeat(10, (n) => `@a${n}`)} } }`)
    const misspelled = await server.query(`{ ${repeat(9, (n) => `field${n}`)} }`)
    for (const { errors } of [unknown, misspelled]) expect(errors).toHaveLength(6)
  })

  test('reject variables nested 3,000 levels deep', async () => {
    const value = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`)
    const { errors } = await server.query('query ($where: HotelWhere) { hotelSearch(where: $where) { page } }', {
      where: { stars: value },
    })
    expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT')
  })

  test('ignore variables named `__proto__` and `constructor`', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }","variables":{"__proto__":{"polluted":true}},"extensions":{"constructor":{"prototype":{"polluted":true}}}}',
    })
    expect(response.status).toBe(200)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

test.each([
  ['aliases', `{ ${repeat(16, (n) => `a${n}: __typename`)} }`],
  ['directives', `{ a ${repeat(11, () => '@include(if: true)')} }`],
  ['repeats', `{ a { ${repeat(21, () => 'code')} } }`],
  ['rootFields', `{ ...F ...F } fragment F on Query { ${repeat(6, (n) => `f${n}`)} }`],
  ['rootFields', fragmentBomb],
  ['fields', `{ a { ${repeat(1000, (n) => `f${n}`)} } }`],
  ['depth', `{ ${'a { '.repeat(12)} b ${'} '.repeat(12)} }`],
  [
    'depth',
    `{ ...F } fragment F on Query { ${'a { '.repeat(11)} ...G ${'} '.repeat(11)} } fragment G on A { a { b } }`,
  ],
  [undefined, `{ ${'a { '.repeat(11)} b ${'} '.repeat(11)} }`],
  [undefined, `{ ${repeat(10, (n) => `f${n}`)} }`],
  [undefined, `{ ...A } fragment A on Query { ...B } fragment B on Query { ...A x }`],
  [undefined, getIntrospectionQuery()],
])('finds the exceeded limit: %s', (limit, document) => {
  expect(findExceededLimit(parse(document))).toBe(limit)
})

describe('production mode', () => {
  let production: TestServer
  beforeAll(async () => {
    production = await startServer({ settings: { production: true, introspection: false } })
  })
  afterAll(() => production.stop())

  test.each([
    ['a misspelled field', '{ viewr { id } }'],
    ['a missing argument', '{ booking { id } }'],
    ['a missing selection', '{ viewer }'],
    ['an invalid argument', '{ hotelSearch(input: 5) { page } }'],
    ['a syntax error', '{ viewer { id }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['introspection of one type', '{ __type(name: "Query") { name } }'],
    ['a misspelled enum value', '{ hotelSearch(sort: PRICE_UP) { page } }'],
  ])('hides the schema: %s', async (_case, document) => {
    const { errors } = await production.query(document)
    expect(errors.map(({ message }) => message)).toEqual(errors.map(() => 'There is an error in the data you entered.'))
    expect(errors.length).toBeGreaterThan(0)
    expect(JSON.stringify(errors)).not.toMatch(/viewer|Did you mean|HotelSearchInput|PRICE_ASC|Query/)
  })

  test('hides the schema when a variable has the wrong type', async () => {
    const { errors } = await production.query(
      'query ($input: HotelSearchInput) { hotelSearch(input: $input) { page } }',
      { input: {} },
    )
    expect(JSON.stringify(errors)).not.toMatch(/locationCode|HotelSearchInput/)
  })
})

describe('response size limit', () => {
  const pages = (count: number) =>
    `query ($size: Int) { ${repeat(count, (n) => `p${n}: bookings(pageSize: $size) { items { id reference status tags createdAt rawStatus clientReference ... on HotelBooking { hotelName checkIn checkOut leadName total { amount currency } details { vatNumber supplierReference rooms { name travelers { firstName lastName } } } } } }`)} }`

  test('rejects ten pages of 100 bookings with all fields, and names the limit', async () => {
    const { errors } = await server.query(pages(10), { size: 100 })
    expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT')
    expect(errors[0]?.message).toMatch(/the limit is 10000/)
    expect(server.gateway.requests).toEqual([])
  })

  test('accepts one page of 100', async () => {
    const { errors } = await server.query(pages(1), { size: 100 })
    expect(errors.map(({ extensions }) => extensions['code'])).not.toContain('BAD_USER_INPUT')
  })

  const bookings = (page: string) =>
    repeat(10, (n) => `p${n}: bookings${page} { items { id reference status tags createdAt rawStatus ...Stay } }`)
  const stay = 'fragment Stay on HotelBooking { hotelName leadName total { amount } }'
  const hotels = repeat(
    10,
    () => `hotelSearch(searchId: "s-1") { items { id price { total { amount currency } }
      hotel { id name stars latinName address addressLanguage imageUrl location { latitude longitude } }
      offers { id supplier board boardText refundable freeCancellationUntil bookable } } }`,
  )

  test.each<[string, string, object?]>([
    ['a number', `{ ${bookings('(pageSize: 100)')} } ${stay}`],
    ['a variable', `query ($size: Int = 1) { ${bookings('(pageSize: $size)')} } ${stay}`, { size: 100 }],
    ['a variable’s default', `query ($size: Int = 100) { ${bookings('(pageSize: $size)')} } ${stay}`],
    ['the argument’s default', `{ ${hotels} }`],
  ])('multiplies the number of fields by the page size: %s', async (_, document, variables) => {
    const { errors } = await server.query(document, variables)
    expect(errors[0]?.message).toMatch(/could have 1\d{4} fields/)
  })

  test('allows every query of the web app and the playground at its largest page size', () => {
    const schema = loadSchema()
    for (const [name, text] of Object.entries(ownQueries)) {
      const document = parse(text)
      const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
      if (!operation) throw new TypeError(`${name} has no operation`)
      const fields = countResponseFields({
        schema,
        document,
        operation,
        variables: { pageSize: name === 'web/ExportedBookings' ? 90 : 50 },
      })
      expect({ name, fits: fields <= maxResponseFields }).toEqual({ name, fits: true })
    }
  })
})

test('measures a malicious document without validating it', async () => {
  const document = `{ ${repeat(280, () => 'a: __typename @aa')} }`
  const { errors } = await server.query(document)
  expect(errors).toHaveLength(1)
  expect(errors[0]?.message).toMatch(/exceeds the limit/)
})

test('stops an operation after 250 gateway calls', async () => {
  server.gateway.respondTo('/hotels/reservations', ({ query }) => ({
    results: [],
    paginationKey: { page: Number(JSON.parse(query['key'] ?? '{"page":0}').page) + 1 },
  }))
  const lookups = `{ ${repeat(3, (n) => `b${n}: bookings(where: { clientReference: "key-0000000${n}" }) { totalCount }`)} }`
  await server.query(lookups)
  expect(server.gateway.requests.length).toBeLessThanOrEqual(250)
})
