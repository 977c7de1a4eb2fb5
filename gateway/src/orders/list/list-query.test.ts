import { beforeAll, describe, expect, it } from 'vitest'
import { hotelRow } from '#src/products/hotel/schemas.ts'
import { type TestGateway, openTestGateway, type DemoAgent } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { authorization } from '#src/testing/token.ts'
import { orderListSchema } from '../schemas.ts'

const database = withDatabase()
const listSchema = orderListSchema(hotelRow)
let gateway: TestGateway
/** References of the bookings, oldest first. */
const references: string[] = []
const keys: string[] = []
const day = 24 * 3600

beforeAll(async () => {
  gateway = await openTestGateway(database.db)
  for (const checkIn of ['2027-01-10', '2027-01-20', '2027-01-15']) {
    const { reference, key } = await gateway.book('agent', { checkIn, checkOut: '2027-01-22', rooms: [{ adults: 3 }] })
    references.push(reference)
    keys.push(key)
    gateway.advance(day)
  }
})

const fetchList = async (
  query: Record<string, string>,
  { who = 'agent', language = '' }: { who?: DemoAgent; language?: string } = {},
) => {
  const headers = { ...authorization(who), ...(language && { 'accept-language': language }) }
  const reply = await gateway.app.inject({ url: '/hotels/reservations', query, headers })
  expect(reply.statusCode).toBe(200)
  return listSchema.parse(reply.json())
}
const findIndexes = async (query: Record<string, string>, who?: DemoAgent) =>
  (await fetchList(query, who ? { who } : {})).results.map(({ bookingReferenceNo }) =>
    references.indexOf(bookingReferenceNo),
  )

describe('GET /hotels/reservations', () => {
  it('lists the supported parameters', async () => {
    expect((await fetchList({})).supports.toSorted()).toEqual([
      'clientReference',
      'createdFrom',
      'createdTo',
      'idempotency-key',
      'limit',
      'select',
      'select.post',
      'select.totalPrice',
      'sort',
      'status',
      'text',
      'updatedSince',
    ])
  })

  it('finds a booking by its idempotency key, but only for the agent who used the key', async () => {
    expect(await findIndexes({ clientReference: keys[1] ?? '' })).toEqual([1])
    expect(await findIndexes({ clientReference: keys[1] ?? '' }, 'colleague')).toEqual([])
    expect(await findIndexes({ clientReference: 'no-such-key' })).toEqual([])
  })

  it('finds a booking by its idempotency key as soon as it is sent to the supplier', async () => {
    const { body } = await gateway.hold('agent')
    const key = 'unanswered-booking'
    gateway.advance(30)
    await database.db.schema.alterTable('supplier_orders').renameTo('unreachable').execute()
    expect((await gateway.reserve('agent', { ...body, authCode: gateway.code('agent') }, key)).status).toBe(500)
    expect((await fetchList({ clientReference: key })).results).toMatchObject([
      { clientReference: key, status: 'Unknown' },
    ])
    await database.db.schema.alterTable('unreachable').renameTo('supplier_orders').execute()
    await gateway.reserve('agent', { ...body, authCode: gateway.code('agent') }, key)
    const [row] = (await fetchList({ clientReference: key })).results
    const { bookingReferenceNo: reference = '', provider = '' } = row ?? {}
    gateway.advance(300)
    const { response } = await gateway.quoteCancellation('agent', reference, provider)
    await gateway.confirmCancellation('agent', response, provider)
  })

  it('filters by several statuses at once, in any letter case', async () => {
    expect(await findIndexes({ status: 'CONFIRMED' })).toEqual([2, 1, 0])
    expect((await fetchList({ status: 'cancelled' })).results).toMatchObject([{ status: 'Cancelled' }])
    expect((await fetchList({ status: 'Confirmed,CANCELLED' })).results).toHaveLength(4)
    expect((await fetchList({ status: 'PENDING' })).results).toEqual([])
    expect((await fetchList({ status: 'SOMETHING_ELSE' })).results).toEqual([])
  })

  it('filters by booking date or time in Makkah time, with both ends included', async () => {
    const now = gateway.clock()
    const [third, second] = (await fetchList({ status: 'CONFIRMED' })).results.map(({ createdAt }) => createdAt)
    expect(await findIndexes({ status: 'CONFIRMED', createdFrom: second ?? '' })).toEqual([2, 1])
    expect(await findIndexes({ status: 'CONFIRMED', createdTo: second ?? '' })).toEqual([1, 0])
    expect(await findIndexes({ createdFrom: second ?? '', createdTo: second ?? '' })).toEqual([1])
    const makkahDay = (instant = '') => new Date(Date.parse(instant) + 3 * 3600_000).toISOString().slice(0, 10)
    expect(
      await findIndexes({ createdFrom: makkahDay(third), createdTo: makkahDay(third), status: 'CONFIRMED' }),
    ).toEqual([2])
    expect(await findIndexes({ createdFrom: new Date(now.getTime() + 1000).toISOString() })).toEqual([])
  })

  it('finds bookings changed since a given time', async () => {
    const since = gateway.clock().toISOString()
    gateway.advance(day)
    const [row] = (await fetchList({ clientReference: keys[0] ?? '' })).results
    const { response } = await gateway.quoteCancellation('agent', references[0] ?? '', row?.provider ?? '')
    await gateway.confirmCancellation('agent', response, row?.provider ?? '')
    const changed = await fetchList({ updatedSince: new Date(Date.parse(since) + 1).toISOString() })
    expect(changed.results).toMatchObject([
      { bookingReferenceNo: references[0], updatedAt: gateway.clock().toISOString() },
    ])
  })

  it.each<[string, string]>([
    ['the lead', 'guest amber'],
    ['another guest', 'CEDAR'],
    ['the hotel in English', 'zill al'],
    ['the hotel in Arabic', 'ظل الأناة'],
    ['the agent’s own reference', 'own-1'],
    ['words in any order', 'basalt zill'],
  ])('finds bookings by %s', async (_, text) => {
    expect(await findIndexes({ text, status: 'CONFIRMED' })).toEqual([2, 1])
  })

  it('finds a booking by the supplier’s reference, even after names have changed', async () => {
    const { supplier_reference: reference } = await database.db
      .selectFrom('orders')
      .select('supplier_reference')
      .where('reference', '=', references[0] ?? '')
      .executeTakeFirstOrThrow()
    expect(await findIndexes({ text: reference ?? '' })).toEqual([0])
  })

  it('finds a booking by its reference, and nothing for unknown text', async () => {
    expect(await findIndexes({ text: (references[2] ?? '').toLowerCase().slice(0, 8) })).toEqual([2])
    expect(await findIndexes({ text: 'guest nobody' })).toEqual([])
    expect(await findIndexes({ text: 'nobody%' })).toEqual([])
  })

  it.each([
    ['createdAt', [0, 1, 2]],
    ['-createdAt', [2, 1, 0]],
    ['checkInDate', [0, 2, 1]],
    ['-checkInDate', [1, 2, 0]],
    ['updatedAt', [1, 2, 0]],
    ['-updatedAt', [0, 2, 1]],
  ])('returns each booking once, page by page, sorted by %s', async (sort, expected) => {
    const seen: number[] = []
    let key: Record<string, string> | null = {}
    for (let page = 0; key && page < 6; page += 1) {
      const query = { sort, limit: '1', createdTo: '2026-11-23', ...(page > 0 && { key: JSON.stringify(key) }) }
      const reply = await fetchList(query)
      expect(reply.results.length).toBeLessThanOrEqual(1)
      seen.push(...reply.results.map(({ bookingReferenceNo }) => references.indexOf(bookingReferenceNo)))
      key = reply.paginationKey
    }
    expect(seen).toEqual(expected)
  })

  it('returns hotel names in the request’s language', async () => {
    const english = (await fetchList({ limit: '1' })).results[0]?.hotelName
    const arabic = (await fetchList({ limit: '1', cultCode: 'ar-SA' })).results[0]?.hotelName
    expect([english, arabic]).toEqual(['Zill Al Anah Hotel', 'فندق ظل الأناة'])
    expect((await fetchList({ limit: '1' }, { language: 'ar-SA,en;q=0.5' })).results[0]?.hotelName).toBe(arabic)
    expect((await fetchList({ limit: '1' }, { language: 'tr-TR' })).results[0]?.hotelName).toBe(english)
  })

  it.each<Record<string, string>>([
    { sort: 'price' },
    { limit: '0' },
    { limit: '201' },
    { createdFrom: 'yesterday' },
    { updatedSince: '2026-11-21' },
    { text: 'a\0b' },
    { sort: 'checkInDate', key: '{"createdAt":"2026-11-21T09:00:00.000Z","bookingReferenceNo":"x"}' },
  ])('returns 400 for %j', async (query) => {
    const reply = await gateway.app.inject({ url: '/hotels/reservations', query, headers: authorization('agent') })
    expect(reply.statusCode).toBe(400)
  })
})
