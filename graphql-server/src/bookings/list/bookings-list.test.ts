import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { locales } from '../../locale.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { failure, refused } from '../../testing/stub-gateway.ts'
import { encodeBookingId } from '../booking-id.ts'
import { aWireRow } from '../../testing/booking-factory.ts'

const reservations = '/hotels/reservations'

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')

beforeAll(async () => {
  const clock = () => new Date(time)
  server = await startServer({ clock, store: createMemoryStore({ now: () => time }) })
})
beforeEach(() => {
  // Expires everything that earlier tests stored.
  time += 3_600_000
  server.gateway.reset()
})
afterAll(() => server.stop())

const list = `query ($where: BookingWhere, $sort: BookingSort, $page: Int, $pageSize: Int) {
  bookings(where: $where, sort: $sort, page: $page, pageSize: $pageSize) {
    items { id reference status } totalCount page pageCount complete tags
    statusCounts { status count } warnings { code message count }
  }
}`
const numberedRows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    aWireRow({
      bookingReferenceNo: `R-${String(from + index).padStart(5, '0')}`,
      clientReference: `key-${from + index}`,
    }),
  )
const readErrorCodes = (errors: { extensions: Record<string, unknown> }[]) =>
  errors.map(({ extensions }) => extensions['code'])

describe('bookings list row', () => {
  const rows = `{ bookings { items {
    __typename id reference supplier createdAt status rawStatus paymentStatus tags clientReference
    cancellation { eligible reported availableFrom blockers { code message } }
    ... on HotelBooking {
      hotelName hotelId imageUrl locationCode checkIn checkOut leadName guestCount roomCount
      total { amount currency } freeCancellationUntil
    }
  } } }`

  test('maps the gateway’s fields to the schema', async () => {
    server.gateway.respondTo(reservations, { results: [aWireRow()], paginationKey: null })
    const { data, errors } = await server.query(rows)
    expect(errors).toEqual([])
    expect(data.bookings.items).toEqual([
      {
        __typename: 'HotelBooking',
        id: encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference: 'MKH-7F3K-20418' }),
        reference: 'MKH-7F3K-20418',
        supplier: 'AGODA',
        createdAt: '2026-11-01T10:00:00.000Z',
        status: 'CONFIRMED',
        rawStatus: 'Confirmed',
        paymentStatus: 'PAID',
        tags: ['rajab-a'],
        clientReference: 'key-00000001',
        cancellation: { eligible: true, reported: true, availableFrom: null, blockers: [] },
        hotelName: 'Qasr Al Sahab Hotel',
        hotelId: '4911111111',
        imageUrl: '/media/hotel/4911111111.svg',
        locationCode: 'SA1',
        checkIn: '2026-12-10',
        checkOut: '2026-12-14',
        leadName: 'First Guest',
        guestCount: 3,
        roomCount: 1,
        total: { amount: '1150.50', currency: 'SAR' },
        freeCancellationUntil: '2026-12-07T14:00:00+03:00',
      },
    ])
  })

  test('shows the earlier deadline and the stricter terms if the supplier has tightened the terms', async () => {
    const terms = (from: string) => ({
      isRefundable: true,
      rules: [
        {
          fromDateTime: from,
          toDateTime: '2026-12-10T14:00:00',
          isNoShow: false,
          charge: { chargeType: 'amount', chargeValue: 500, chargeUnit: 'SAR', chargeAmount: 500 },
        },
      ],
    })
    const accepted = { cancellationPolicy: terms('2026-12-07T14:00:00') }
    const current = { currentCancellationPolicy: terms('2026-12-04T14:00:00') }
    const tightened = { termsTightenedAt: '2026-11-02T10:00:00.000Z' }
    server.gateway.respondTo(reservations, {
      results: [
        aWireRow({ ...accepted, ...current, ...tightened, bookingReferenceNo: 'A', freeCancellationDate: null }),
        aWireRow({ ...accepted, ...current, bookingReferenceNo: 'B' }),
      ],
    })
    const { data } = await server.query(
      `{ bookings(where: { freeCancellationTo: "2026-12-05T00:00:00Z" }) { items { reference
        ... on Booking { freeCancellationUntil termsTightenedAt cancellationPolicy { freeUntil } tightenedCancellationPolicy { freeUntil } } } }
        all: bookings(where: { text: "B" }) { items { reference freeCancellationUntil termsTightenedAt tightenedCancellationPolicy { freeUntil } } } }`,
    )
    expect(data.bookings.items).toEqual([
      {
        reference: 'A',
        freeCancellationUntil: '2026-12-04T14:00:00+03:00',
        termsTightenedAt: '2026-11-02T10:00:00.000Z',
        cancellationPolicy: { freeUntil: '2026-12-07T14:00:00+03:00' },
        tightenedCancellationPolicy: { freeUntil: '2026-12-04T14:00:00+03:00' },
      },
    ])
    expect(Object(data).all.items).toContainEqual({
      reference: 'B',
      freeCancellationUntil: '2026-12-07T14:00:00+03:00',
      termsTightenedAt: null,
      tightenedCancellationPolicy: null,
    })
  })

  test('shows the commission and the agent reference if the gateway sends them, but no unearned commission', async () => {
    const optionalFields = { commissionAmount: 57.5, partnerReferenceNo: 'group-7' }
    server.gateway.respondTo(reservations, {
      results: [
        aWireRow({ ...optionalFields, bookingReferenceNo: 'A' }),
        aWireRow({ bookingReferenceNo: 'B' }),
        aWireRow({ ...optionalFields, bookingReferenceNo: 'C', status: 'Cancelled' }),
        aWireRow({ ...optionalFields, bookingReferenceNo: 'D', status: 'Failed' }),
      ],
    })
    const { data } = await server.query(
      `{ bookings { items { reference agentReference commission { amount currency } } } }`,
    )
    const commission = { amount: '57.50', currency: 'SAR' }
    expect(data.bookings.items).toHaveLength(4)
    expect(data.bookings.items).toEqual(
      expect.arrayContaining([
        { reference: 'A', agentReference: 'group-7', commission },
        { reference: 'B', agentReference: null, commission: null },
        { reference: 'C', agentReference: 'group-7', commission: null },
        { reference: 'D', agentReference: 'group-7', commission: null },
      ]),
    )
  })

  test('has null fields where the gateway sends nothing', async () => {
    server.gateway.respondTo(reservations, {
      results: [{ bookingReferenceNo: 42, createdAt: 'yesterday', tags: null, status: 'Waitlisted' }],
    })
    const { data, errors } = await server.query(rows)
    expect(errors).toEqual([])
    expect(data.bookings.items).toMatchObject([
      {
        reference: '42',
        supplier: null,
        createdAt: null,
        status: 'UNRECOGNISED',
        rawStatus: 'Waitlisted',
        paymentStatus: null,
        tags: [],
        cancellation: { eligible: true, reported: false, blockers: [] },
        hotelName: null,
        total: null,
      },
    ])
  })

  test('can be cancelled once its waiting time is over, without rereading the list', async () => {
    const availableFrom = new Date(time + 10_000).toISOString()
    const waitingRow = aWireRow({
      cancellation: { eligible: false, availableFrom, blockers: [{ code: 'waitTimeError' }] },
    })
    server.gateway.respondTo(reservations, { results: [waitingRow], paginationKey: null })
    const readCancellation = async () => (await server.query(rows)).data.bookings.items[0]?.cancellation
    expect(await readCancellation()).toMatchObject({ eligible: false, blockers: [{ code: 'CANCEL_WAIT_TIME' }] })
    time += 10_000
    expect(await readCancellation()).toMatchObject({ eligible: true, availableFrom: null, blockers: [] })
    expect(server.gateway.requestsTo(reservations)).toHaveLength(1)
  })

  test.each(locales)('explains in %s why it cannot be cancelled', async (locale) => {
    const blockedRow = aWireRow({
      cancellation: {
        eligible: false,
        availableFrom: '2026-11-01T10:05:00Z',
        blockers: [{ code: 'waitTimeError' }, { code: 'cancelVisaError', visaApplicationId: 'V-1' }],
      },
    })
    server.gateway.respondTo(reservations, { results: [blockedRow], paginationKey: null })
    const { data } = await server.query(rows, {}, { locale })
    const { cancellation } = data.bookings.items[0] ?? {}
    expect(cancellation).toMatchObject({
      eligible: false,
      availableFrom: '2026-11-01T10:05:00.000Z',
      blockers: [{ code: 'CANCEL_WAIT_TIME' }, { code: 'CANCEL_USED_IN_VISA' }],
    })
    // 10:05 in London is 13:05 in Makkah.
    expect(cancellation?.blockers[0]?.message).toMatch(/13[:.]05/)
  })

  test('is omitted if it has no reference, but counted in a warning and logged', async () => {
    server.gateway.respondTo(reservations, {
      results: [aWireRow(), { status: 'Confirmed' }, null, 'x'],
      paginationKey: null,
    })
    const { data } = await server.query(list)
    expect(data.bookings).toMatchObject({
      totalCount: 1,
      complete: true,
      warnings: [{ code: 'ROW_UNREADABLE', count: 3 }],
    })
    const logged = server.logs.filter((line) => line.includes('rows without a reference dropped'))
    expect(logged).toEqual([expect.stringContaining('"dropped":3')])
  })
})

describe('bookings list', () => {
  test('is read completely once and cached for 30 seconds, for every filter and page', async () => {
    server.gateway.respondTo(reservations, ({ query }: { query: Record<string, string> }) =>
      query['key'] === undefined
        ? { results: numberedRows(1, 20), paginationKey: { after: 'R-00020' } }
        : { results: numberedRows(21, 25), paginationKey: null },
    )
    const first = await server.query(list)
    expect(first.data.bookings).toMatchObject({ totalCount: 25, page: 1, pageCount: 2, complete: true, warnings: [] })
    expect(server.gateway.requestsTo(reservations).map(({ query }) => query['key'])).toEqual([
      undefined,
      '{"after":"R-00020"}',
    ])

    const last = await server.query(list, { page: 99, pageSize: 10 })
    expect(last.data.bookings).toMatchObject({ page: 3, pageCount: 3 })
    expect(last.data.bookings.items).toHaveLength(5)
    await server.query(list, { where: { status: ['CONFIRMED'] }, sort: 'CREATED_ASC' })
    expect(server.gateway.requestsTo(reservations)).toHaveLength(2)

    time += 30_001
    await server.query(list)
    expect(server.gateway.requestsTo(reservations)).toHaveLength(4)
  })

  test('is not shared between agents if the gateway reports no company', async () => {
    server.gateway.respondTo(reservations, { results: [aWireRow()], paginationKey: null })
    await server.query(list)
    await server.query(list, {}, { token: server.pool.token('colleague@demo.test') })
    expect(server.gateway.requestsTo(reservations)).toHaveLength(2)
  })

  test('counts statuses with the other filters applied, and lists the tags in use', async () => {
    const rows = [
      aWireRow({ bookingReferenceNo: '1' }),
      aWireRow({ bookingReferenceNo: '2', status: 'Cancelled' }),
      aWireRow({ bookingReferenceNo: '3', status: 'BOOKED', tags: ['vip', 'rajab-a'] }),
    ]
    server.gateway.respondTo(reservations, { results: rows, paginationKey: null })
    const { data } = await server.query(list, { where: { status: ['CANCELLED'], tag: 'RAJAB-A' } })
    expect(data.bookings).toMatchObject({
      items: [{ reference: '2', status: 'CANCELLED' }],
      statusCounts: [
        { status: 'CONFIRMED', count: 2 },
        { status: 'CANCELLED', count: 1 },
      ],
      tags: ['rajab-a', 'vip'],
    })
  })

  test.each([
    [{ page: 0 }, 'Argument "page" must be at least 1.'],
    [{ page: -1 }, 'Argument "page" must be at least 1.'],
    [{ pageSize: 0 }, 'Argument "pageSize" must be between 1 and 100.'],
    [{ pageSize: 101 }, 'Argument "pageSize" must be between 1 and 100.'],
  ])('rejects %j with an error that names the argument and its limit', async (variables, reason) => {
    const { errors } = await server.query(list, variables)
    expect(readErrorCodes(errors)).toEqual(['BAD_USER_INPUT'])
    expect(errors[0]?.message).toBe(reason)
    expect(server.gateway.requests).toEqual([])
  })
})

test('reports how many rows lack a creation time in a list sorted by creation', async () => {
  server.gateway.respondTo(reservations, {
    results: [...numberedRows(1, 2), { bookingReferenceNo: 42 }],
    paginationKey: null,
  })
  const warningsQuery = `query ($sort: BookingSort) { bookings(sort: $sort) { totalCount totalCountIsExact warnings { code count } } }`
  expect((await server.query(warningsQuery, { sort: 'CREATED_DESC' })).data.bookings).toEqual({
    totalCount: 3,
    totalCountIsExact: true,
    warnings: [{ code: 'CREATION_NOT_STATED', count: 1 }],
  })
  expect((await server.query(warningsQuery, { sort: 'CHECK_IN_ASC' })).data.bookings.warnings).toEqual([])
})

test.each([
  [
    'while older bookings are missing',
    (page: number) =>
      failure({ status: page === 1 ? 200 : 500, body: { results: numberedRows(1, 1), paginationKey: 2 } }),
  ],
  ['if rows are unreadable', () => ({ results: [...numberedRows(1, 1), {}], paginationKey: null })],
])('marks the count of a list as inexact %s', async (_, response) => {
  server.gateway.respondTo(reservations, ({ query }: { query: Record<string, string> }) =>
    response(Number(query['key'] ?? 1)),
  )
  const { data } = await server.query('{ bookings { totalCount totalCountIsExact } }')
  expect(data.bookings).toEqual({ totalCount: 1, totalCountIsExact: false })
})

describe('reading the bookings list', () => {
  test('stops when page keys repeat', async () => {
    const keys = ['A', 'B', 'A', 'B']
    server.gateway.respondTo(reservations, (_request: unknown, call: number) => ({
      results: numberedRows(call, call),
      paginationKey: keys[call - 1],
    }))
    const { data } = await server.query(list)
    expect(data.bookings).toMatchObject({ totalCount: 3, complete: false, warnings: [{ code: 'LIST_INCOMPLETE' }] })
    expect(server.gateway.requestsTo(reservations)).toHaveLength(3)
  })

  test('counts duplicate rows once', async () => {
    server.gateway.respondTo(reservations, (_request: unknown, call: number) => ({
      results: numberedRows(1, 3),
      paginationKey: call < 3 ? call : null,
    }))
    const { data } = await server.query(list)
    expect(data.bookings).toMatchObject({ totalCount: 3, complete: true })
  })

  test('returns the pages before a failed page, and continues with the failed page the next time', async () => {
    let isDown = true
    server.gateway.respondTo(reservations, ({ query }: { query: Record<string, string> }) => {
      const page = Number(query['key'] ?? 1)
      return page === 3 && isDown
        ? failure({ status: 500 })
        : { results: numberedRows(page, page), paginationKey: page < 3 ? page + 1 : null }
    })
    const incomplete = await server.query(list)
    expect(incomplete.errors).toEqual([])
    expect(incomplete.data.bookings).toMatchObject({
      totalCount: 2,
      complete: false,
      warnings: [{ code: 'LIST_INCOMPLETE' }],
    })
    isDown = false
    const complete = await server.query(list)
    expect(complete.data.bookings).toMatchObject({ totalCount: 3, complete: true, warnings: [] })
  })

  test.each([
    ['closes the connection', failure('reset'), 'GATEWAY_UNAVAILABLE'],
    ['returns 500', failure({ status: 500 }), 'GATEWAY_UNAVAILABLE'],
    ['returns HTML', failure('html'), 'GATEWAY_BAD_RESPONSE'],
    ['truncates its response', failure('truncated'), 'GATEWAY_BAD_RESPONSE'],
    ['sends more than 8 MB', failure('huge'), 'GATEWAY_BAD_RESPONSE'],
    ['returns an object without results', { bookings: [] }, 'GATEWAY_BAD_RESPONSE'],
    ['returns a refusal in the envelope', refused('DOWN'), 'GATEWAY_BAD_RESPONSE'],
    ['does not accept the token', failure({ status: 401 }), 'UNAUTHENTICATED'],
  ])('returns an error when the gateway %s on the first page', async (_, response, expected) => {
    server.gateway.respondTo(reservations, response)
    const { data, errors } = await server.query(list)
    expect(data).toBeNull()
    expect(readErrorCodes(errors)).toEqual([expected])
    expect(JSON.stringify(errors)).not.toMatch(/127\.0\.0\.1|reservations|html/i)
  })
})

describe('booking lookup by client reference', () => {
  const lookUp = async (clientReference: string) =>
    (await server.query(list, { where: { clientReference } })).data.bookings

  test('makes one call if the gateway supports it', async () => {
    server.gateway.respondTo(reservations, ({ query }: { query: Record<string, string> }) => ({
      results: query['clientReference'] === 'key-500' ? numberedRows(500, 500) : numberedRows(1, 20),
      paginationKey: query['clientReference'] ? null : 'more',
      supports: ['clientReference'],
    }))
    await lookUp('key-1')
    const before = server.gateway.requestsTo(reservations).length
    expect(await lookUp('key-500')).toMatchObject({ items: [{ reference: 'R-00500' }], totalCount: 1, complete: true })
    expect(server.gateway.requestsTo(reservations).slice(before)).toMatchObject([
      { query: { clientReference: 'key-500' } },
    ])
  })

  test('searches the whole list if the gateway does not support the filter', async () => {
    server.gateway.respondTo(reservations, { results: numberedRows(1, 30), paginationKey: null })
    expect(await lookUp('key-25')).toMatchObject({ items: [{ reference: 'R-00025' }], totalCount: 1, complete: true })
    expect(await lookUp('key-99')).toMatchObject({ items: [], totalCount: 0, page: 1, pageCount: 0, complete: true })
    expect(server.gateway.requestsTo(reservations)).toHaveLength(1)
  })
})
