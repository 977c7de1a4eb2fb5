import { beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { aWireRow, aWireView } from '../../testing/booking-factory.ts'
import { bookingsQuery, numberedRows, references } from '../../testing/booking-lists.ts'
import { readRequestedLists, selectLists } from '../../testing/selecting-gateway.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { type StubRequest, enveloped, failure } from '../../testing/stub-gateway.ts'
import { encodeBookingId } from '../booking-id.ts'

const reservations = '/hotels/reservations'

type Row = ReturnType<typeof aWireRow>
type Rows = (request: StubRequest) => Row[]

/** Gateways with and without selected lists, each with a response that lists the rows. */
const gateways: [string, (rows: Rows) => (request: StubRequest) => object][] = [
  [
    'selects lists',
    (rows) => (request) => ({ results: [], selected: selectLists(rows(request), readRequestedLists(request)) }),
  ],
  ['sends pages of its whole list', (rows) => (request) => ({ results: rows(request), paginationKey: null })],
]

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')

// A new server has no findings about the gateway from earlier tests.
beforeEach(async () => {
  time += 3_600_000
  server = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
  return () => server.stop()
})

async function bookings(variables: object = {}) {
  const { data, errors } = await server.query(bookingsQuery, variables)
  expect(errors).toEqual([])
  return data.bookings
}
const calls = () => server.gateway.requestsTo(reservations).length

describe.each(gateways)('bookings lists at a gateway that %s', (_, respondWith) => {
  const list = (rows: Row[] | Rows) =>
    server.gateway.respondTo(reservations, respondWith(typeof rows === 'function' ? rows : () => rows))

  test('return a page of bookings, with counts and tags of all bookings', async () => {
    list([
      ...numberedRows(5, { tags: ['vip', 'Çay'] }),
      aWireRow({ status: 'Cancelled', createdAt: '2026-10-01T00:00:00Z' }),
    ])
    expect(await bookings({ pageSize: 4 })).toMatchObject({
      totalCount: 6,
      page: 1,
      pageCount: 2,
      complete: true,
      tags: expect.arrayContaining(['Çay', 'vip']),
      statusCounts: [
        { status: 'CONFIRMED', count: 5 },
        { status: 'CANCELLED', count: 1 },
      ],
      warnings: [],
    })
    const cancelled = await bookings({ where: { status: ['CANCELLED'] } })
    expect([cancelled.totalCount, cancelled.statusCounts.length]).toEqual([1, 2])
  })

  test('share one call among repeated and parallel requests within 30 seconds', async () => {
    list(numberedRows(3))
    await Promise.all(Array.from({ length: 10 }, () => bookings()))
    await bookings()
    expect(calls()).toBe(1)
    time += 30_001
    await bookings()
    expect(calls()).toBe(2)
  })

  test('read the whole agenda with one call', async () => {
    list(numberedRows(2, { checkInDate: '2026-11-25' }))
    const { data, errors } = await server.query(
      '{ agenda { arrivals { totalCount } month { bookings } complete warnings { code } } }',
    )
    expect(errors).toEqual([])
    expect(data.agenda).toEqual({ arrivals: { totalCount: 2 }, month: { bookings: 2 }, complete: true, warnings: [] })
    expect(calls()).toBe(1)
  })

  test('are separate for each company and language', async () => {
    server.gateway.respondTo('/profile', ({ headers }: StubRequest) => {
      const claims = Buffer.from(headers.authorization?.split('.')[1] ?? '', 'base64url').toString()
      return enveloped({ company: { id: claims.includes('partner@') ? 'b' : 'a', name: 'Agency' } })
    })
    list(({ headers }) => numberedRows(1, { bookingReferenceNo: `${headers['accept-language']} ${calls()}` }))
    const listReferences = async (email: string, locale: 'en-US' | 'ar-SA') =>
      references((await server.query(bookingsQuery, {}, { token: server.pool.token(email), locale })).data.bookings)
    expect(await listReferences('agent@demo.test', 'en-US')).toEqual(['en-US 1'])
    expect(await listReferences('colleague@demo.test', 'en-US')).toEqual(['en-US 1'])
    expect(await listReferences('agent@demo.test', 'ar-SA')).toEqual(['ar-SA 2'])
    expect(await listReferences('partner@demo.test', 'en-US')).toEqual(['en-US 3'])
  })

  test.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
  ])('are hidden once the gateway returns %i to the agent', async (status, code) => {
    list(numberedRows(3))
    await bookings()
    server.gateway.respondTo(reservations, failure({ status }))
    time += 30_001
    const { data, errors } = await server.query(bookingsQuery)
    expect([data, errors.map(({ extensions }) => extensions['code'])]).toEqual([null, [code]])
  })

  describe('booking that was just cancelled, while the gateway’s list lags', () => {
    const reference = 'R-898'
    const bookingKey = { bookingReferenceNo: reference, provider: 'AGODA' }

    async function cancel(): Promise<void> {
      const id = encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference })
      const quote = { bookingReferenceNo: reference, cancellationStatus: 'Refundable', refundAmount: 1150.5 }
      server.gateway.respondTo('/hotels/cancelreservation', enveloped(quote))
      const { data } = await server.query(
        `mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ... on CancellationQuoted { quote { id } } } }`,
        { id },
      )
      const { quote: quoted } = data.quoteCancellation as unknown as { quote: { id: string } }
      server.gateway.respondTo(
        '/hotels/confirmcancelreservation',
        enveloped({ ...bookingKey, bookingStatus: 'Cancelled', refundAmount: 1150.5 }),
      )
      server.gateway.respondTo(
        '/hotels/viewreservation',
        enveloped(aWireView({ ...bookingKey, bookingStatus: 'Cancelled', createdAt: '2026-10-31T23:58:00.000Z' })),
      )
      const input = { quoteId: quoted.id, reason: 'Group has changed its dates', idempotencyKey: 'cancel-0001' }
      await server.query(
        `mutation ($input: ConfirmCancellationInput!) { confirmCancellation(input: $input) { __typename } }`,
        { input },
      )
    }

    test('is immediately shown and counted as cancelled, on the right pages, with one call', async () => {
      list(numberedRows(5))
      await bookings()
      await cancel()
      const before = calls()
      const all = await bookings()
      expect(calls() - before).toBe(1)
      expect(all.items.map(({ status }) => status)).toEqual([
        'CONFIRMED',
        'CONFIRMED',
        'CANCELLED',
        'CONFIRMED',
        'CONFIRMED',
      ])
      expect(all).toMatchObject({
        totalCount: 5,
        statusCounts: [
          { status: 'CONFIRMED', count: 4 },
          { status: 'CANCELLED', count: 1 },
        ],
      })
      expect(await bookings({ where: { status: ['CANCELLED'] } })).toMatchObject({
        totalCount: 1,
        items: [{ reference }],
      })
      const confirmed = await bookings({ where: { status: ['CONFIRMED'] } })
      expect([confirmed.totalCount, references(confirmed)]).toEqual([4, ['R-900', 'R-899', 'R-897', 'R-896']])
      expect(references(await bookings({ page: 2, pageSize: 3 }))).toEqual(['R-897', 'R-896'])
    })

    test('is shown once at its creation time until the gateway lists it', async () => {
      list(numberedRows(5))
      await bookings()
      await cancel()
      list(numberedRows(5).filter(({ bookingReferenceNo }) => bookingReferenceNo !== reference))
      const all = await bookings()
      expect([all.totalCount, references(all)]).toEqual([5, ['R-900', 'R-899', 'R-898', 'R-897', 'R-896']])
    })

    test('remains the same once the gateway lists it as cancelled', async () => {
      list(numberedRows(5))
      await cancel()
      list(numberedRows(5).map((row) => (row.bookingReferenceNo === reference ? { ...row, status: 'Cancelled' } : row)))
      expect(await bookings()).toMatchObject({
        totalCount: 5,
        statusCounts: [
          { status: 'CONFIRMED', count: 4 },
          { status: 'CANCELLED', count: 1 },
        ],
      })
    })
  })
})
