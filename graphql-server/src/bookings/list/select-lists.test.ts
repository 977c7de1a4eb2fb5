import { beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { aWireRow } from '../../testing/booking-factory.ts'
import { bookingsQuery, numberedRows, references } from '../../testing/booking-lists.ts'
import { type RequestedList, readRequestedLists, selectLists } from '../../testing/selecting-gateway.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { type StubRequest, enveloped, failure } from '../../testing/stub-gateway.ts'

const reservations = '/hotels/reservations'

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')

// A new server has no findings about the gateway from earlier tests.
beforeEach(async () => {
  time += 3_600_000
  server = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
  return () => server.stop()
})

type Row = ReturnType<typeof aWireRow>

/** Makes the gateway select from these rows. */
const selectFrom = (rows: Row[]) =>
  server.gateway.respondTo(reservations, ({ query }: StubRequest) => ({
    results: [],
    paginationKey: null,
    selected: selectLists(rows, readRequestedLists({ query })),
    supports: ['select', 'clientReference'],
  }))

async function bookings(variables: object = {}) {
  const { data, errors } = await server.query(bookingsQuery, variables)
  expect(errors).toEqual([])
  return data.bookings
}
const calls = () => server.gateway.requestsTo(reservations).length

const bodyPath = '/hotels/reservations/select'

describe('text typed by agents', () => {
  const typedSearch = { where: { text: 'X12\u200b34567' } }
  const queries = () => JSON.stringify(server.gateway.requestsTo(reservations).map(({ query }) => query))

  test('is cleaned and sent in a body, never in a URL', async () => {
    selectFrom(numberedRows(3))
    server.gateway.respondTo(bodyPath, ({ body }: StubRequest) => ({
      results: [],
      selected: selectLists(numberedRows(3), body['select'] as Record<string, RequestedList>),
      supports: ['select', 'select.post'],
    }))
    await bookings(typedSearch)
    expect(JSON.stringify(server.gateway.requestsTo(bodyPath).map(({ body }) => body))).toContain('"text":"X1234567"')
    expect(queries()).not.toContain('X1234567')
  })

  test('is matched against pages read from a gateway that does not accept selections in a body', async () => {
    const rows = [aWireRow({ bookingReferenceNo: 'X1234567', tags: ['vip'] }), ...numberedRows(2)]
    server.gateway.respondTo(reservations, ({ query }: StubRequest) => ({
      ...('select' in query
        ? { results: [], selected: selectLists(rows, readRequestedLists({ query })) }
        : { results: rows }),
      paginationKey: null,
      supports: ['select'],
    }))
    server.gateway.respondTo(bodyPath, failure({ status: 404 }))
    expect(references(await bookings(typedSearch))).toEqual(['X1234567'])
    expect(references(await bookings({ ...typedSearch, pageSize: 5 }))).toEqual(['X1234567'])
    expect(references(await bookings({ where: { tag: 'VIP' } }))).toEqual(['X1234567'])
    expect(await bookings()).toMatchObject({ totalCount: 3 })
    expect(server.gateway.requestsTo(bodyPath)).toHaveLength(1)
    expect(queries()).toContain('select')
    expect(queries()).not.toMatch(/X1234567|vip/i)
  })
})

describe('bookings list at a gateway that selects rows', () => {
  test('makes one call per page, including the first, and never requests the whole list', async () => {
    selectFrom(numberedRows(250, { tags: ['vip', 'Çay'] }))
    expect(await bookings({ pageSize: 100 })).toMatchObject({
      totalCount: 250,
      page: 1,
      pageCount: 3,
      complete: true,
      tags: ['Çay', 'vip'],
      statusCounts: [{ status: 'CONFIRMED', count: 250 }],
      warnings: [],
    })
    expect(references(await bookings({ page: 3, pageSize: 100 }))).toHaveLength(50)
    expect(calls()).toBe(2)
    expect(server.gateway.requestsTo(reservations).every(({ query }) => 'select' in query)).toBe(true)
  })

  test('sends selections again after an empty response', async () => {
    selectFrom(numberedRows(250))
    await bookings({ pageSize: 100 })
    server.gateway.respondTo(reservations, { results: [], paginationKey: null })
    expect(await bookings({ page: 2, pageSize: 100 })).toMatchObject({ totalCount: 0 })
    selectFrom(numberedRows(250))
    time += 3_600_000
    expect(await bookings({ page: 3, pageSize: 100 })).toMatchObject({ totalCount: 250 })
    expect(server.gateway.requestsTo(reservations).every(({ query }) => 'select' in query)).toBe(true)
  })

  test('sends each status once, even if a filter repeats it', async () => {
    selectFrom(numberedRows(2))
    await bookings({ where: { status: Array.from({ length: 500 }, () => 'CONFIRMED') } })
    const { page } = JSON.parse(server.gateway.requestsTo(reservations)[0]?.query['select'] ?? '') as Record<
      string,
      RequestedList
    >
    expect(page?.status).toEqual(['CONFIRMED'])
  })

  test('looks up a key separately for each agent, even within one company', async () => {
    server.gateway.respondTo('/profile', enveloped({ company: { id: 'a', name: 'Agency' } }))
    selectFrom(numberedRows(1))
    for (const email of ['agent@demo.test', 'colleague@demo.test']) {
      const where = { clientReference: 'key-00000001' }
      await server.query(bookingsQuery, { where }, { token: server.pool.token(email) })
    }
    expect(calls()).toBe(2)
  })

  test('accepts counts for unknown statuses, and unreadable rows', async () => {
    server.gateway.respondTo(reservations, {
      results: [],
      selected: {
        page: {
          results: [aWireRow(), { status: 'Confirmed' }],
          totalCount: 9,
          page: 1,
          statuses: [
            { status: 'Waitlisted', count: 2 },
            { status: 'OnHoldByHotel', count: 1 },
            { status: 'CONFIRMED', count: 6 },
          ],
        },
      },
    })
    expect(await bookings()).toMatchObject({
      totalCount: 9,
      statusCounts: [
        { status: 'CONFIRMED', count: 6 },
        { status: 'UNRECOGNISED', count: 3 },
      ],
      warnings: [{ code: 'ROW_UNREADABLE', count: 1 }],
    })
  })

  test('makes one call for the whole agenda, requesting only the lists in the query', async () => {
    selectFrom(numberedRows(2))
    const { data, errors } = await server.query(
      '{ agenda { arrivals { totalCount } departures(pageSize: 7) { items { reference } } complete } }',
    )
    expect(errors).toEqual([])
    expect(data.agenda).toMatchObject({ arrivals: { totalCount: 2 }, departures: { items: [{}, {}] }, complete: true })
    expect(calls()).toBe(1)
    const requested = JSON.parse(server.gateway.requestsTo(reservations)[0]?.query['select'] ?? '') as Record<
      string,
      RequestedList
    >
    expect(Object.values(requested).map(({ pageSize }) => pageSize)).toEqual([5, 0, 7, 0])
  })

  test('shows a page read earlier with a warning while the gateway fails', async () => {
    selectFrom(numberedRows(3))
    await bookings()
    server.gateway.respondTo(reservations, failure({ status: 500 }))
    time += 30_001
    expect(await bookings()).toMatchObject({
      totalCount: 3,
      complete: false,
      warnings: [{ code: 'LIST_INCOMPLETE' }],
    })
    const { errors } = await server.query(bookingsQuery, { page: 2 })
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['GATEWAY_UNAVAILABLE'])
  })

  test('never requests a page number above the maximum', async () => {
    selectFrom(numberedRows(3))
    await bookings({ page: 2_147_483_647 })
    const [request] = server.gateway.requestsTo(reservations)
    expect(JSON.parse(request?.query['select'] ?? '')).toMatchObject({ page: { page: 1_000_000_000 } })
  })

  test('is read as a whole once the gateway stops selecting', async () => {
    selectFrom(numberedRows(3))
    await bookings()
    server.gateway.respondTo(reservations, ({ query }: StubRequest) =>
      query['key'] ? { results: numberedRows(8).slice(5) } : { results: numberedRows(5), paginationKey: 'more' },
    )
    time += 30_001
    const before = calls()
    expect(await bookings()).toMatchObject({ totalCount: 8, complete: true })
    expect(calls() - before).toBe(2)
    await bookings({ page: 2 })
    expect(calls() - before).toBe(2)
  })

  test('finds a booking by its key with one call, without reading the whole list', async () => {
    selectFrom(numberedRows(3))
    await bookings()
    const before = calls()
    server.gateway.respondTo(reservations, {
      results: [aWireRow({ clientReference: 'key-00000077' })],
      supports: ['clientReference', 'select'],
    })
    const { data } = await server.query('{ bookingOutcome(clientReference: "key-00000077") { state } }')
    expect(data.bookingOutcome.state).toBe('BOOKED')
    expect(calls() - before).toBe(1)
  })
})

describe('sorting by total', () => {
  const byTotal = `query ($sort: BookingSort) { bookings(sort: $sort) { items { reference } totalCount complete } }`
  const rows = [
    aWireRow({ bookingReferenceNo: 'R-1', totalPrice: 950.5 }),
    aWireRow({ bookingReferenceNo: 'R-2', totalPrice: 10_000 }),
    aWireRow({ bookingReferenceNo: 'R-3', totalPrice: null }),
    aWireRow({ bookingReferenceNo: 'R-4', totalPrice: 950.5 }),
  ]
  const sortedReferences = async (sort: string) => {
    const { data, errors } = await server.query(byTotal, { sort })
    expect(errors).toEqual([])
    return references(data.bookings).join(' ')
  }

  test('is requested from a gateway that supports it', async () => {
    server.gateway.respondTo(reservations, ({ query }: StubRequest) => ({
      results: [],
      selected: selectLists(rows, readRequestedLists({ query })),
      supports: ['select', 'select.totalPrice'],
    }))
    await sortedReferences('TOTAL_DESC')
    await sortedReferences('TOTAL_ASC')
    expect(
      server.gateway.requestsTo(reservations).map(({ query }) => JSON.parse(query['select'] ?? '').page.sort),
    ).toEqual(['-totalPrice', 'totalPrice'])
  })

  test('uses the whole list if the gateway does not support it or refuses it', async () => {
    const respond = ({ query }: StubRequest) => {
      if (!query['select']) return { results: rows, paginationKey: null, supports: ['select'] }
      if (query['select'].includes('totalPrice')) return failure({ status: 400, body: { message: 'unknown order' } })
      return {
        results: [],
        selected: selectLists(rows, readRequestedLists({ query })),
        supports: ['select'],
      }
    }
    server.gateway.respondTo(reservations, respond)
    // The first request of a process detects that sorting by total is not supported.
    expect(await sortedReferences('TOTAL_DESC')).toBe('R-2 R-4 R-1 R-3')
    await bookings()
    const before = calls()
    expect(await sortedReferences('TOTAL_ASC')).toBe('R-1 R-4 R-2 R-3')
    expect(
      server.gateway
        .requestsTo(reservations)
        .slice(before)
        .filter(({ query }) => query['select']?.includes('totalPrice')),
    ).toEqual([])
    await bookings({ pageSize: 3 })
    expect(server.gateway.requestsTo(reservations).at(-1)?.query).toHaveProperty('select')
  })
})

describe('bookings list at a gateway that does not select rows', () => {
  test.each([
    ['ignores the parameter', () => ({ results: numberedRows(4), paginationKey: null }), 1],
    ['returns a bare list', () => numberedRows(4), 1],
    [
      'refuses the parameter with 400',
      ({ query }: StubRequest) =>
        query['select'] ? failure({ status: 400, body: { message: 'unknown' } }) : { results: numberedRows(4) },
      2,
    ],
    [
      'fails with 500 on the parameter',
      ({ query }: StubRequest) => (query['select'] ? failure({ status: 500 }) : { results: numberedRows(4) }),
      2,
    ],
    [
      'returns a malformed `selected`',
      ({ query }: StubRequest) => (query['select'] ? { results: [], selected: 'yes' } : { results: numberedRows(4) }),
      2,
    ],
  ])('is read as a whole without further selections if the gateway %s', async (_, response, firstCalls) => {
    server.gateway.respondTo(reservations, response)
    expect(await bookings()).toMatchObject({ totalCount: 4, complete: true })
    expect(calls()).toBe(firstCalls)
    time += 30_001
    await bookings()
    expect(server.gateway.requestsTo(reservations).filter(({ query }) => query['select'])).toHaveLength(1)
  })

  test('sends selections as soon as one of the gateway’s pages reports support', async () => {
    server.gateway.respondTo(reservations, { results: numberedRows(4) })
    await bookings()
    selectFrom(numberedRows(4))
    server.gateway.respondTo(reservations, ({ query }: StubRequest) =>
      query['select']
        ? { results: [], selected: selectLists(numberedRows(4), readRequestedLists({ query })) }
        : { results: numberedRows(4), supports: ['select'] },
    )
    time += 30_001
    await bookings()
    const before = calls()
    await bookings({ page: 2, pageSize: 2 })
    expect(server.gateway.requestsTo(reservations).at(-1)?.query).toHaveProperty('select')
    expect(calls() - before).toBe(1)
  })
})
