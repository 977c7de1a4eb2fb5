import { type KyselyPlugin, sql } from 'kysely'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { reservationList } from '#src/products/hotel/schemas.ts'
import { buildTestApp } from '#src/testing/app.ts'
import { type TestGateway, openTestGateway, type DemoAgent } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { authorization } from '#src/testing/token.ts'
import { demoCompanyIds } from '../../../seeds/companies.ts'
import { seedManyBookings } from '../../../seeds/many-bookings.ts'

const database = withDatabase()
let gateway: TestGateway
const today = '2026-11-21'

beforeAll(async () => {
  gateway = await openTestGateway(database.db)
  await seedManyBookings(database.db, { count: 230, now: gateway.clock() })
})

const fetchLists = async (lists: object, who: DemoAgent = 'agent') => {
  const query = { select: JSON.stringify(lists) }
  const reply = await gateway.app.inject({ url: '/hotels/reservations', query, headers: authorization(who) })
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
  return reservationList.parse(reply.json()).selected ?? {}
}
const fetchList = async (list: object, who?: DemoAgent) => {
  const { one } = await fetchLists({ one: list }, who)
  if (!one) throw new Error('The list is missing')
  return one
}
const references = ({ results }: { results: { bookingReferenceNo: string }[] }) =>
  results.map(({ bookingReferenceNo }) => bookingReferenceNo)

/** Counts the rows and reads the stored counts. */
async function readCounts() {
  const states = await database.db
    .selectFrom('orders')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('company_id', '=', demoCompanyIds.a)
    .groupBy('state')
    .execute()
  const { company_id: _, ...stored } = await database.db
    .selectFrom('order_counts')
    .selectAll()
    .where('company_id', '=', demoCompanyIds.a)
    .executeTakeFirstOrThrow()
  return { counted: Object.fromEntries(states.map(({ state, count }) => [state, count])), stored }
}

describe('selected booking lists', () => {
  it.each([
    { sort: '-createdAt' },
    { sort: 'checkInDate', upcomingFrom: today },
    { sort: 'checkOutDate', upcomingFrom: today },
    { sort: 'freeCancellationDate', upcomingFrom: '2026-11-21T09:00:00Z' },
    { sort: 'freeCancellationDate', upcomingFrom: '2024-01-01T09:00:00Z', where: [{ tag: 'VIP' }] },
    { sort: 'checkInDate', upcomingFrom: '2025-01-01', status: ['CANCELLED', 'FAILED'] },
  ])('contain every booking once with any page size: %j', async (list) => {
    const largePages = await Promise.all([1, 2, 3].map((page) => fetchList({ ...list, page, pageSize: 100 })))
    const allReferences = largePages.flatMap(({ page, ...rest }, index) => (page === index + 1 ? references(rest) : []))
    expect(allReferences).toHaveLength(largePages[0]?.totalCount ?? 0)
    expect(new Set(allReferences).size).toBe(allReferences.length)
    const pages = Array.from({ length: Math.ceil(allReferences.length / 17) }, (_, index) => index + 1)
    const smallPages = await Promise.all(pages.map((page) => fetchList({ ...list, page, pageSize: 17 })))
    expect(smallPages.flatMap(references)).toEqual(allReferences)
  })

  it('are sorted by upcoming dates first, then past dates in reverse', async () => {
    const rows = await Promise.all(
      [1, 2, 3].map((page) => fetchList({ sort: 'checkInDate', upcomingFrom: today, page, pageSize: 100 })),
    )
    const days = rows.flatMap(({ results }) => results.map(({ checkInDate }) => checkInDate))
    const [upcoming, past] = [days.filter((day) => day >= today), days.filter((day) => day < today)]
    expect(upcoming.length).toBeGreaterThan(0)
    expect(days).toEqual([...upcoming.toSorted(), ...past.toSorted().toReversed()])
  })

  it('contain the last page for a page number past the end', async () => {
    const last = await fetchList({ page: 99, pageSize: 100 })
    expect(last).toMatchObject({ page: 3, totalCount: 230 })
    expect(last.results).toHaveLength(30)
    expect(await fetchList({ page: 99 }, 'lowfunds')).toEqual({ results: [], totalCount: 0, page: 1 })
  })

  it('include counts for each status regardless of the status filter, and all the company’s tags', async () => {
    const {
      statuses = [],
      tags = [],
      totalCount,
    } = await fetchList({
      status: ['CANCELLED'],
      with: ['statuses', 'tags'],
      where: [{ createdAt: { from: '2023-01-01T00:00:00Z' } }],
    })
    expect(statuses.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED', 'FAILED'])
    expect(statuses.find(({ status }) => status === 'CANCELLED')?.count).toBe(totalCount)
    expect(new Set(tags).size).toBe(tags.length)
    expect(tags).toContain('vip')
    expect((await fetchList({ with: ['tags'] }, 'partner')).tags).toEqual([])
  })

  it('are empty for conditions that no booking meets', async () => {
    for (const where of [{ status: ['PARTIAL', 'UNKNOWN'] }, { checkInDate: null }, { unpaid: true }, { tag: 'vi' }])
      expect(await fetchList({ where: [where] })).toMatchObject({ results: [], totalCount: 0 })
  })

  it('can also be requested in a body, which may be longer than a URL', async () => {
    const lists = { page: { where: [{ text: 'amber' }, { tag: 'VIP' }], with: ['tags'] }, all: { pageSize: 100 } }
    const longLists = { ...lists, other: { where: [{ text: 'x '.repeat(240) }], pageSize: 0 } }
    for (const select of [lists, longLists]) {
      const reply = await gateway.app.inject({
        method: 'POST',
        url: '/hotels/reservations/select',
        payload: { select },
        headers: authorization('agent'),
      })
      const { selected, supports } = reservationList.parse(reply.json())
      expect(supports).toContain('select.post')
      expect(selected).toEqual(await fetchLists(select))
    }
  })

  it.each(['%', '_', String.raw`\ `.trim(), '%_%'])('contain nothing for the text %s', async (text) => {
    expect((await fetchList({ where: [{ text }] })).totalCount).toBe(0)
  })

  it('include the sums of amounts', async () => {
    const { sums, totalCount } = await fetchList({ pageSize: 0, with: ['sums'] })
    const { rows } = await sql<{ sold: number; refunded: number }>`select sum(total_halalas)::bigint as sold,
      sum(refunded_halalas)::bigint as refunded from orders`.execute(database.db)
    expect(sums?.totalPrice).toEqual({ amount: (rows[0]?.sold ?? 0) / 100, stated: totalCount, notStated: 0 })
    expect(sums?.refundedAmount.amount).toBe((rows[0]?.refunded ?? 0) / 100)
    expect(sums?.commissionAmount.notStated).toBeGreaterThanOrEqual(0)
  })

  it.each(['totalPrice', '-totalPrice'])('are sorted by %s, then by reference, page by page', async (sort) => {
    // Some totals are equal.
    await sql`update orders set total_halalas = 123456 where reference in (select reference from orders limit 5)`.execute(
      database.db,
    )
    const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
    const { rows } = await sql<{ reference: string }>`select reference from orders
      where company_id = ${demoCompanyIds.a} order by total_halalas ${direction}, reference collate "C" ${direction}`.execute(
      database.db,
    )
    const listed: string[] = []
    for (let page = 1; page <= Math.ceil(rows.length / 40); page += 1)
      listed.push(...references(await fetchList({ sort, page, pageSize: 40 })))
    expect(listed).toEqual(rows.map(({ reference }) => reference))
  })

  it('are returned together in one response', async () => {
    const selected = await fetchLists({ first: { pageSize: 2 }, second: { pageSize: 1, page: 2 } })
    expect(Object.keys(selected)).toEqual(['first', 'second'])
    expect(selected['second'] && references(selected['second'])).toEqual(
      selected['first'] && references(selected['first']).slice(1),
    )
  })

  it.each([
    'not json',
    '[]',
    '{"one":{"where":{}}}',
    '{"one":{"where":[{"price":1}]}}',
    '{"one":{"sort":"price"}}',
    '{"one":{"sort":"totalPrice","upcomingFrom":"2026-11-22"}}',
    '{"one":{"pageSize":101}}',
    '{"one":{"where":[{"text":"a\\u0000b"}]}}',
    JSON.stringify(Object.fromEntries(Array.from({ length: 17 }, (_, index) => [index, {}]))),
  ])('are rejected with 400 for %s', async (select) => {
    const reply = await gateway.app.inject({
      url: '/hotels/reservations',
      query: { select },
      headers: authorization('agent'),
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain('select')
  })
})

describe('a company’s booking counts', () => {
  it('are updated with every change to a booking', async () => {
    const countBefore = (await fetchList({})).totalCount
    const { reference, body } = await gateway.book('agent')
    expect(await fetchList({ pageSize: 1 })).toMatchObject({
      totalCount: countBefore + 1,
      results: [{ bookingReferenceNo: reference }],
    })
    gateway.advance(300)
    const { response } = await gateway.quoteCancellation('agent', reference, body.provider)
    await gateway.confirmCancellation('agent', response, body.provider)
    const { counted, stored } = await readCounts()
    expect(stored).toMatchObject(counted)
    expect(Object.values(stored).reduce((sum, count) => sum + count, 0)).toBe(countBefore + 1)
  })
})

// Needs a second connection, which PGlite does not have.
it.runIf(inject('database').engine === 'postgres')(
  'reads a consistent page while a booking is made between the count and the read',
  async () => {
    const lastPage = { sort: 'createdAt', page: 20, pageSize: 10 }
    const pageBefore = await fetchList(lastPage)
    let isBooked = false
    const countThenBook: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isBooked && result.rows.some((row) => 'confirmed' in row)) {
          isBooked = true
          await gateway.book('agent')
        }
        return result
      },
    }
    const app = await buildTestApp(database.db.withPlugin(countThenBook), { clock: gateway.clock })
    const query = { select: JSON.stringify({ one: lastPage }) }
    const reply = await app.inject({ url: '/hotels/reservations', query, headers: authorization('agent') })
    const { one } = reservationList.parse(reply.json()).selected ?? {}
    expect(isBooked).toBe(true)
    expect(references(one ?? { results: [] })).toEqual(references(pageBefore))
  },
)
