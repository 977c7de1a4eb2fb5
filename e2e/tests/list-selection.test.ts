import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { migrate } from '../../gateway/migrations/migrate.ts'
import { demoCompanyIds, demoSubs } from '../../gateway/seeds/companies.ts'
import { seedDemo } from '../../gateway/seeds/seed.ts'
import type { CancellationPolicy } from '../../gateway/src/orders/cancellation-policy.ts'
import type { OrderState } from '../../gateway/src/orders/tables.ts'
import { createPglite, type Db, pgliteDatabase } from '../../gateway/src/database/db.ts'
import { searchText } from '../../gateway/src/orders/list/search-text.ts'
import { buildTestApp } from '../../gateway/src/testing/app.ts'
import { authorization } from '../../gateway/src/testing/token.ts'
import { addDays } from '../../gateway/src/values/calendar.ts'
import { type SeededRandom, seededRandom } from '../../gateway/src/values/seeded-random.ts'
import type { AgendaSet, BookingSort, BookingStatus } from '../../graphql-server/src/__generated__/schema-types.ts'
import { createMemoryStore } from '../../graphql-server/src/cache/memory-store.ts'
import { listen } from '../../graphql-server/src/testing/listen.ts'
import { startServer } from '../../graphql-server/src/testing/start-server.ts'

// Two servers read the same list of bookings: one lets the gateway filter, sort, count and page it, the other reads the whole list. Their
// responses must be identical.

const day = 86_400_000
let time = Date.parse('2026-11-21T22:30:00Z')
const clock = () => new Date(time)
const random = seededRandom('lists both ways')
const cleanups: (() => Promise<unknown>)[] = []

/** Starts the reference gateway. If `isPlain` is true, it behaves like a gateway that does not select lists. */
async function startGateway(app: Awaited<ReturnType<typeof buildTestApp>>, isPlain: boolean) {
  const gatewayQueries: URLSearchParams[] = []
  const server = createServer((request, response) => void forward(request, response))
  async function forward(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://gateway')
    const isBodySelection = url.pathname === '/hotels/reservations/select'
    if (isBodySelection && isPlain) return response.writeHead(404).end()
    const body = isBodySelection ? await readText(request) : ''
    // The body has the same form as the `select` parameter of the URL.
    if (isBodySelection) gatewayQueries.push(new URLSearchParams({ select: body }))
    if (url.pathname === '/hotels/reservations') gatewayQueries.push(new URLSearchParams(url.searchParams))
    if (isPlain) url.searchParams.delete('select')
    return app
      .inject({
        ...(isBodySelection && { method: 'POST' as const, payload: JSON.parse(body) }),
        url: `${url.pathname}${url.search}`,
        headers: { ...authorization('agent'), 'accept-language': 'en-US' },
      })
      .then((gatewayResponse) => {
        const { supports: _, ...rest } = gatewayResponse.json<Record<string, unknown>>()
        response
          .writeHead(gatewayResponse.statusCode, { 'content-type': 'application/json' })
          .end(isPlain ? JSON.stringify(rest) : gatewayResponse.body)
      })
  }
  const { url, close } = await listen(server)
  cleanups.push(close)
  return { url, gatewayQueries }
}

const pick = <Value>(values: readonly [Value, ...Value[]]): Value => random.pick(values)
const chance = (percent: number) => random.int(0, 99) < percent

const words = [
  'Noor',
  'ليلى',
  'ليلي',
  'Çağrı',
  'cagri',
  'İbrahim',
  'Ali',
  'أحمد',
  'احمد',
  'کریم',
  'كريم',
  "O'Neil",
  '%',
  '_',
] as const
const tags = ['vip', 'VIP', 'rajab-a', 'Çay', 'çay', 'رمضان'] as const
const hotels = ['Sage Garden Hotel', 'Amber Tower', 'فندق الواحة'] as const

const supplierWordByState = {
  authorizing: 'Pending',
  requested: 'Pending',
  unanswered: 'Unknown',
  pending: 'Pending',
  confirmed: 'Booked',
  cancelling: 'Confirmed',
  changing: 'Confirmed',
  cancelled: 'Cancelled',
  failed: 'Failed',
  abandoned: 'Failed',
} satisfies Record<OrderState, string>
const allStates = Object.keys(supplierWordByState) as OrderState[]

function randomPolicy(startsOn: string, total: number) {
  const from = new Date(Date.parse(`${startsOn}T11:00:00Z`) - random.int(0, 12) * day).toISOString()
  const step = {
    from,
    to: new Date(Date.parse(`${startsOn}T11:00:00Z`)).toISOString(),
    feeHalalas: Math.ceil(total / 2),
  }
  const noShow = { from: step.to, to: step.to, feeHalalas: total }
  return pick<CancellationPolicy>([
    { refundable: true, steps: [step], noShow },
    { refundable: true, steps: [step], noShow: null },
    { refundable: true, steps: [], noShow },
    { refundable: true, steps: [], noShow: null },
    { refundable: false, steps: [{ ...step, from: null, feeHalalas: total }], noShow },
  ])
}

async function insertBookings(db: Db, count: number, numbers: SeededRandom): Promise<void> {
  const today = '2026-11-22'
  for (let number = 0; number < count; number += 1) {
    const createdAt = new Date(time - numbers.int(0, 70) * 0.5 * day - pick([0, 0, 1, 999]))
    const startsOn = addDays(today, numbers.int(-20, 20))
    // Some totals are equal, to test the order of ties.
    const total = numbers.int(1, 9) * 10_000 + pick([0, 0, numbers.int(0, 99)])
    const state = pick<OrderState>(['confirmed', 'confirmed', 'confirmed', ...allStates])
    const isOpen = ['pending', 'requested', 'unanswered', 'cancelling', 'changing'].includes(state)
    const reference = `${pick(['MKH', 'mkh', 'Z', 'a-'])}-${numbers.int(100, 999)}-${number}`
    const leadName = `${pick(words)} ${pick(words)}`
    const hotel = pick(hotels)
    const bookingTags = [...new Set([pick(tags), pick(tags)])].slice(0, numbers.int(0, 2))
    await db
      .insertInto('orders')
      .values({
        reference,
        kind: 'hotel',
        supplier: pick(['agoda', 'hudxconnect']),
        company_id: demoCompanyIds.a,
        user_sub: demoSubs.agent,
        client_reference: `both-ways-key-${number}`,
        state,
        supplier_word: supplierWordByState[state],
        supplier_reference: null,
        created_at: createdAt,
        updated_at: createdAt,
        due_at: isOpen ? new Date(time + 900 * day) : null,
        starts_on: startsOn,
        ends_on: chance(15) ? null : addDays(startsOn, numbers.int(1, 9)),
        starts_at: new Date(`${startsOn}T11:00:00Z`),
        lead_name: leadName,
        pax_count: 2,
        total_halalas: total,
        commission_halalas: chance(20) ? null : numbers.int(0, 5000),
        refunded_halalas: state === 'cancelled' ? numbers.int(0, total) : 0,
        policy: JSON.stringify(randomPolicy(startsOn, total)),
        iban: null,
        vat_number: '',
        cult_code: 'en-US',
        partner_reference: null,
        visa_application_id: null,
        tags: JSON.stringify(bookingTags),
        search_text: searchText([reference, leadName, hotel, ...bookingTags]),
      })
      .execute()
    await db
      .insertInto('hotel_orders')
      .values({
        order_reference: reference,
        hotel_code: '4911111111',
        location_code: 'SA1',
        offer: JSON.stringify({ name: { en: hotel, ar: hotel }, imagePath: null, rooms: [{}] }),
        guests: JSON.stringify({ rooms: [], contact: null }),
        special_requests: null,
      })
      .execute()
  }
}

let selectingServer: Awaited<ReturnType<typeof startServer>>
let wholeListServer: Awaited<ReturnType<typeof startServer>>
let gatewayQueries: URLSearchParams[]
let database: Db

beforeAll(async () => {
  database = pgliteDatabase(await createPglite({}))
  cleanups.push(() => database.destroy())
  await migrate(database)
  await seedDemo(database, clock())
  for (const table of ['taken_stock', 'supplier_orders', 'order_events'] as const)
    await database.deleteFrom(table).execute()
  await insertBookings(database, 260, random)
  const app = await buildTestApp(database, { clock, reservationsPageSize: 200 })
  cleanups.push(() => app.close())
  const selectingGateway = await startGateway(app, false)
  const plainGateway = await startGateway(app, true)
  gatewayQueries = selectingGateway.gatewayQueries
  const startServerFor = async (gatewayUrl: string) => {
    const server = await startServer({ settings: { gatewayUrl }, clock, store: createMemoryStore({ now: () => time }) })
    cleanups.push(server.stop)
    return server
  }
  selectingServer = await startServerFor(selectingGateway.url)
  wholeListServer = await startServerFor(plainGateway.url)
})
afterAll(async () => {
  for (const cleanUp of cleanups.toReversed()) await cleanUp()
})

const rowFields = `id reference status rawStatus createdAt paymentStatus tags clientReference supplier
  cancellation { eligible availableFrom blockers { code } }
  ... on HotelBooking { hotelName checkIn checkOut leadName total { amount } freeCancellationUntil }`

/** Sends the same operation to both servers. */
async function sendToBoth(document: string, variables: object = {}) {
  const [selected, unselected] = await Promise.all(
    [selectingServer, wholeListServer].map((server) => server.query(document, variables)),
  )
  expect([selected?.errors, unselected?.errors]).toEqual([[], []])
  return { selected: selected?.data, unselected: unselected?.data }
}

/** Waits until the server has read the whole list, which may take more than one query on a busy machine. */
const waitForWholeList = () =>
  vi.waitFor(async () => expect((await wholeListServer.query(listQuery)).data?.bookings.complete).toBe(true), {
    timeout: 120_000,
  })

const listQuery = `query ($where: BookingWhere, $sort: BookingSort, $page: Int, $pageSize: Int) {
  bookings(where: $where, sort: $sort, page: $page, pageSize: $pageSize) {
    items { ${rowFields} } totalCount page pageCount complete tags statusCounts { status count } warnings { code count }
  }
}`
const agendaQuery = (pageSize: number) => `{ agenda {
  today until complete warnings { code }
  arrivals(pageSize: ${pageSize}) { totalCount notStated items { ${rowFields} } }
  departures(pageSize: ${pageSize}) { totalCount notStated items { ${rowFields} } }
  freeCancellation { totalCount notStated items { ${rowFields} } }
  awaitingSupplier { totalCount notStated items { ${rowFields} } }
  unpaid { totalCount notStated items { ${rowFields} } }
  month { from bookings sold { money { amount } notStated } refunded { money { amount } notStated } commission { money { amount } notStated } }
} }`

const statuses: readonly [BookingStatus, ...BookingStatus[]] = [
  'CONFIRMED',
  'PENDING',
  'CANCELLED',
  'FAILED',
  'PARTIAL',
  'UNKNOWN',
  'UNRECOGNISED',
]
const agendaSets: readonly [AgendaSet, ...AgendaSet[]] = [
  'ARRIVALS',
  'DEPARTURES',
  'FREE_CANCELLATION',
  'AWAITING_SUPPLIER',
  'UNPAID',
  'BOOKED_THIS_MONTH',
]
const sorts: readonly [BookingSort, ...BookingSort[]] = [
  'CREATED_DESC',
  'CREATED_ASC',
  'CHECK_IN_ASC',
  'CHECK_OUT_ASC',
  'FREE_CANCELLATION_ASC',
  'TOTAL_DESC',
  'TOTAL_ASC',
]

const randomInstant = () => {
  const instant = new Date(time + random.int(-40, 20) * day + random.int(0, 48) * 1_800_000)
  return pick([
    instant.toISOString(),
    instant.toISOString().replace(/\.\d+Z$/, 'Z'),
    instant.toISOString().replace('Z', '+03:00'),
  ])
}
const randomDate = () => addDays('2026-11-22', random.int(-25, 25))
const randomText = () =>
  pick<() => string>([
    () => pick(words),
    () => pick(words).toUpperCase(),
    () => `${pick(words)}  ${pick(hotels).slice(0, 4)}`,
    () => pick(tags),
    () => `mkh-${random.int(1, 9)}`,
    () => '',
    () => 'nobody at all',
    () => '\u0000',
    () => 'x'.repeat(700),
  ])()

/** Creates random filters; each one is present with a probability of `percent`. */
const randomWhere = (percent: number) => ({
  ...(chance(percent) && { status: Array.from({ length: random.int(0, 3) }, () => pick(statuses)) }),
  ...(chance(percent) && { tag: chance(90) ? pick(tags) : 'nothing' }),
  ...(chance(percent) && { text: randomText() }),
  ...(chance(percent) && { createdFrom: randomInstant() }),
  ...(chance(percent) && { createdTo: randomInstant() }),
  ...(chance(percent) && { checkInFrom: chance(90) ? randomDate() : '0000-01-01' }),
  ...(chance(percent) && { checkInTo: randomDate() }),
  ...(chance(percent) && { freeCancellationFrom: chance(90) ? randomInstant() : '0000-01-01T00:00:00+14:00' }),
  ...(chance(percent) && { freeCancellationTo: chance(90) ? randomInstant() : '9999-12-31T23:59:59-14:00' }),
  ...(chance(percent) && { agenda: pick(agendaSets) }),
  ...(chance(percent / 8) && { clientReference: `both-ways-key-${random.int(0, 300)}` }),
})

describe('a server that lets the gateway select lists', () => {
  test('returns the same list as a server that reads the whole list, for random filters, orders and pages', async () => {
    await waitForWholeList()
    let rows = 0
    for (let run = 0; run < 400; run += 1) {
      const variables = {
        where: randomWhere(pick([0, 8, 8, 20])),
        sort: pick(sorts),
        page: pick([1, 1, 2, 3, 9, 5000]),
        pageSize: pick([1, 7, 20, 100]),
      }
      const callCountBefore = gatewayQueries.length
      const { selected, unselected } = await sendToBoth(listQuery, variables)
      expect([variables, selected]).toEqual([variables, unselected])
      expect(gatewayQueries.length - callCountBefore).toBeLessThanOrEqual(1)
      rows += selected?.bookings.items.length ?? 0
    }
    expect(rows).toBeGreaterThan(1000)
    expect(gatewayQueries.every((query) => query.has('select'))).toBe(true)
  })

  test('returns the same agenda with one gateway call, at any time', async () => {
    for (const hours of [0, 1, 6, 22, 24 * 9]) {
      time += hours * 3_600_000
      await waitForWholeList()
      const callCountBefore = gatewayQueries.length
      const { selected, unselected } = await sendToBoth(agendaQuery(random.int(1, 20)))
      expect(selected).toEqual(unselected)
      expect(gatewayQueries.length - callCountBefore).toBe(1)
    }
  })
})
