import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { aWireRow } from '../../testing/booking-factory.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { type StubRequest, failure } from '../../testing/stub-gateway.ts'

const reservations = '/hotels/reservations'

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')

beforeAll(async () => {
  server = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
})
beforeEach(() => {
  time += 3_600_000
  server.gateway.reset()
})
afterAll(() => server.stop())

/** Booking `number`, created `number` minutes after midnight on January 1. */
const aBooking = (number: number, change: object = {}) =>
  aWireRow({
    bookingReferenceNo: `R-${number}`,
    createdAt: new Date(Date.parse('2026-01-01T00:00:00Z') + number * 60_000).toISOString(),
    leadName: `Guest ${number}`,
    ...change,
  })

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

type Listing = {
  rows: object[]
  pageSize?: number
  supports?: string[]
  slow?: (page: number) => Promise<unknown> | undefined
  failing?: (page: number) => boolean
}

/** Makes the gateway list rows page by page, in the given order unless a supported parameter changes it. */
function list(listing: Listing) {
  server.gateway.respondTo(reservations, ({ query }: StubRequest) => {
    const { rows, pageSize = 10, supports, failing } = listing
    const page = Number(query['key'] ?? 0)
    if (failing?.(page)) return failure({ status: 503 })
    const ordered = supports?.includes('sort') && query['sort'] === '-createdAt' ? [...rows].reverse() : rows
    const matchingRows = ordered.filter((row) => {
      const { leadName, updatedAt } = row as { leadName: string; updatedAt?: string }
      if (query['text'] && !leadName.endsWith(query['text'])) return false
      return query['updatedSince'] === undefined || (updatedAt ?? '') >= query['updatedSince']
    })
    const size = supports?.includes('limit') && query['limit'] ? Number(query['limit']) : pageSize
    return {
      results: matchingRows.slice(page * size, (page + 1) * size),
      paginationKey: (page + 1) * size < matchingRows.length ? page + 1 : null,
      ...(supports && { supports }),
    }
  })
}

const document = `query ($where: BookingWhere, $pageSize: Int) { bookings(where: $where, pageSize: $pageSize) {
  items { reference status } totalCount complete warnings { code }
} }`

async function bookings(variables: object = {}) {
  const { data, errors } = await server.query(document, variables)
  expect(errors).toEqual([])
  return data.bookings
}

/** Polls until the whole list has been read. */
async function allBookings() {
  for (let tries = 0; tries < 200; tries += 1) {
    const read = await bookings()
    if (read.complete) return read
    await wait(50)
  }
  throw new Error('the list was never complete')
}

const references = ({ items }: { items: { reference: string }[] }) => items.map(({ reference }) => reference)
const calls = () => server.gateway.requestsTo(reservations).length

describe('list of 5,000 bookings, ten per page', () => {
  test('shows the bookings read so far, and completes in the background', async () => {
    list({ rows: numbers(5000).map((number) => aBooking(5001 - number)) })
    const first = await bookings()
    expect(references(first)[0]).toBe('R-5000')
    const whole = await allBookings()
    expect(whole).toMatchObject({ totalCount: 5000, complete: true, warnings: [] })
    expect(calls()).toBe(500)
  })

  test('is shown newest first if the gateway lists the oldest first', async () => {
    list({ rows: numbers(5000).map((number) => aBooking(number)) })
    expect(references(await allBookings()).slice(0, 2)).toEqual(['R-5000', 'R-4999'])
  })

  test('is read in larger pages, newest first, if the gateway supports that', async () => {
    list({ rows: numbers(5000).map((number) => aBooking(number)), supports: ['sort', 'limit'] })
    expect(references(await bookings())[0]).toBe('R-5000')
    expect((await allBookings()).totalCount).toBe(5000)
    expect(calls()).toBe(51)
    expect(server.gateway.requestsTo(reservations).at(-1)?.query).toEqual({
      sort: '-createdAt',
      limit: '100',
      key: '49',
    })
  })
})

test('returns the first rows of a slow list with a warning that the rest is loading', async () => {
  const slow = await startServer({ clock: () => new Date(time), deadlineScale: 0.16 })
  slow.gateway.respondTo(reservations, ({ query }: StubRequest) => {
    const page = Number(query['key'] ?? 0)
    return page === 1
      ? failure('silence')
      : { results: numbers(10).map((number) => aBooking(100 - page * 10 - number)), paginationKey: page + 1 }
  })
  const startedAt = performance.now()
  const { data } = await slow.query(document)
  expect(performance.now() - startedAt).toBeLessThan(3500)
  expect(data.bookings).toMatchObject({ totalCount: 10, complete: false, warnings: [{ code: 'LIST_LOADING' }] })
  await slow.stop()
})

test('continues a failed read at the page where it stopped', async () => {
  let isDown = true
  list({ rows: numbers(100).map((number) => aBooking(101 - number)), failing: (page) => isDown && page === 7 })
  const incomplete = await bookings()
  expect(incomplete).toMatchObject({ totalCount: 70, complete: false, warnings: [{ code: 'LIST_INCOMPLETE' }] })
  isDown = false
  const before = calls()
  expect(await bookings()).toMatchObject({ totalCount: 100, complete: true })
  expect(calls() - before).toBe(3)
})

test('starts over if the gateway no longer knows the page key', async () => {
  let isLost = false
  const rows = numbers(30).map((number) => aBooking(31 - number))
  list({ rows, failing: (page) => !isLost && page === 2 })
  await bookings()
  isLost = true
  server.gateway.respondTo(reservations, ({ query }: StubRequest) =>
    query['key'] === '2'
      ? failure({ status: 400, body: { message: 'unknown key' } })
      : { results: rows, paginationKey: null },
  )
  await bookings()
  expect(await bookings()).toMatchObject({ totalCount: 30, complete: true })
})

describe('refresh after 31 seconds', () => {
  const rows = numbers(200).map((number) => aBooking(201 - number))

  test('reads only the newest page if the gateway lists the newest first', async () => {
    list({ rows })
    await allBookings()
    list({ rows: [aBooking(201), ...rows] })
    time += 31_000
    const before = calls()
    expect(references(await bookings())[0]).toBe('R-201')
    expect(calls() - before).toBeLessThanOrEqual(2)
  })

  test('reads only the last page if the gateway lists the oldest first', async () => {
    const oldest = [...rows].reverse()
    list({ rows: oldest })
    await allBookings()
    list({ rows: [...oldest, aBooking(201)] })
    time += 31_000
    const before = calls()
    const refreshed = await bookings()
    expect(references(refreshed)[0]).toBe('R-201')
    expect(refreshed.totalCount).toBe(201)
    expect(calls() - before).toBeLessThanOrEqual(2)
  })

  test('reads only the changes if the gateway supports `updatedSince`', async () => {
    list({ rows, supports: ['updatedSince'] })
    await allBookings()
    const changed = aBooking(1, { status: 'Cancelled', updatedAt: new Date(time + 10_000).toISOString() })
    list({ rows: [...rows.slice(0, -1), changed], supports: ['updatedSince'] })
    time += 31_000
    const before = calls()
    const cancelled = await bookings({ where: { status: ['CANCELLED'] } })
    expect(references(cancelled)).toEqual(['R-1'])
    expect(calls() - before).toBe(1)
  })
})

test('shows changes caused only by the passage of time after five minutes, even with `updatedSince`', async () => {
  const noLongerEligible = { cancellation: { eligible: false, blockers: [{ code: 'notEligible' }] } }
  list({ rows: [aBooking(1)], supports: ['updatedSince'] })
  await allBookings()
  list({ rows: [aBooking(1, noLongerEligible)], supports: ['updatedSince'] })
  for (let minute = 0; minute < 6; minute += 1) {
    time += 60_000
    await allBookings()
  }
  const { data } = await server.query('{ bookings { items { cancellation { eligible } } } }')
  expect(data.bookings.items[0]?.cancellation.eligible).toBe(false)
})

test('shows changes to older bookings after five minutes if the gateway does not report changes', async () => {
  const rows = numbers(200).map((number) => aBooking(201 - number))
  list({ rows })
  await allBookings()
  list({ rows: [...rows.slice(0, -1), aBooking(1, { status: 'Cancelled' })] })
  time += 6 * 60_000
  await allBookings()
  expect(references(await bookings({ where: { status: ['CANCELLED'] } }))).toEqual(['R-1'])
})

test('finds bookings on pages that were not read if the gateway supports the text filter', async () => {
  const rows = numbers(200).map((number) => aBooking(201 - number))
  list({ rows, supports: ['text'], failing: (page) => page === 3 })
  expect((await bookings()).complete).toBe(false)
  const found = await bookings({ where: { text: 'Guest 7' } })
  expect(references(found)).toContain('R-7')
  expect(server.gateway.requestsTo(reservations).at(-1)?.query).toEqual({ text: 'Guest 7' })
})

test('finds every booking that the gateway finds by text, even by data that rows do not contain', async () => {
  const rows = numbers(3).map((number) => aBooking(number))
  server.gateway.respondTo(reservations, ({ query }: StubRequest) => ({
    results: query['text'] === 'agent-reference-1' ? [rows[1]] : rows,
    paginationKey: null,
    supports: ['text'],
  }))
  expect((await allBookings()).totalCount).toBe(3)
  const found = await bookings({ where: { text: 'agent-reference-1' } })
  expect(references(found)).toEqual(['R-2'])
})

test('stops reading when endless page keys return no new bookings', async () => {
  server.gateway.respondTo(reservations, ({ query }: StubRequest) => {
    const page = Number(query['key'] ?? 1)
    return { results: [aBooking(Math.min(page, 30))], paginationKey: page + 1 }
  })
  await vi.waitFor(
    async () =>
      expect(await bookings()).toMatchObject({
        totalCount: 30,
        complete: false,
        warnings: [{ code: 'LIST_INCOMPLETE' }],
      }),
    { timeout: 15_000 },
  )
  const before = calls()
  await bookings()
  expect(calls()).toBe(before)
})
