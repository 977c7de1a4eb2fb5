import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestGateway, openTestGateway, type DemoAgent } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { authorization } from '#src/testing/token.ts'
import { reservationList } from '#src/products/hotel/schemas.ts'

const database = withDatabase()
let gateway: TestGateway
const references: string[] = []
const pageSize = 3

beforeAll(async () => {
  gateway = await openTestGateway(database.db, { reservationsPageSize: pageSize })
  for (const who of ['agent', 'colleague', 'agent', 'colleague'] as const)
    references.unshift((await gateway.book(who)).reference)
  // Bookings made in the same millisecond must also have a stable order.
  const simultaneousHolds = [await gateway.hold('agent'), await gateway.hold('colleague')]
  gateway.advance(30)
  const [first, second] = await Promise.all([
    gateway.reserve('agent', { ...simultaneousHolds[0]?.body, authCode: gateway.code('agent') }),
    gateway.reserve('colleague', { ...simultaneousHolds[1]?.body, authCode: gateway.code('colleague') }),
  ])
  references.unshift(
    ...[first, second]
      .map(({ response }) => String(response['bookingReferenceNo']))
      .toSorted()
      .toReversed(),
  )
  await gateway.book('partner')
})

const fetchPage = async (who: DemoAgent, key?: unknown) => {
  const query = key === undefined ? '' : `?key=${encodeURIComponent(JSON.stringify(key))}`
  return reservationList.parse((await gateway.call(who, `/hotels/reservations${query}`)).json)
}

const fetchAllPages = async (who: DemoAgent) => {
  const pages = [await fetchPage(who)]
  for (let next = pages[0]?.paginationKey; next; next = pages.at(-1)?.paginationKey)
    pages.push(await fetchPage(who, next))
  return pages
}

describe('bookings list', () => {
  it('returns each of the company’s bookings once, newest first, page by page', async () => {
    const pages = await fetchAllPages('agent')
    expect(pages.map(({ results }) => results.length)).toEqual([3, 3])
    expect(pages.flatMap(({ results }) => results.map(({ bookingReferenceNo }) => bookingReferenceNo))).toEqual(
      references,
    )
    expect(await fetchAllPages('colleague')).toEqual(pages)
    const partnerPages = await fetchAllPages('partner')
    expect(partnerPages.map(({ results }) => results.length)).toEqual([1])
    expect(await fetchAllPages('lowfunds')).toMatchObject([{ results: [], paginationKey: null }])
  })

  it('neither skips nor repeats a booking when another is made between pages', async () => {
    const first = await fetchPage('agent')
    const { reference } = await gateway.book('colleague')
    const second = await fetchPage('agent', first.paginationKey)
    const seen = [...first.results, ...second.results].map(({ bookingReferenceNo }) => bookingReferenceNo)
    expect(seen).toEqual(references)
    references.unshift(reference)
  })

  it('returns the details of each booking', async () => {
    const { reply, total, key, reference, body } = await gateway.book('agent', {
      rooms: [{ adults: 2, childAges: [4] }, { adults: 2 }],
    })
    expect(reply.refusal).toBeUndefined()
    const [row] = (await fetchPage('agent')).results
    expect(row).toMatchObject({
      bookingReferenceNo: reference,
      createdAt: gateway.clock().toISOString(),
      tags: [],
      status: 'Confirmed',
      provider: body.provider.toLowerCase(),
      clientReference: key,
      umrahHotelCode: '4900000006',
      locationCode: 'SA1',
      checkInDate: '2027-01-10',
      checkOutDate: '2027-01-13',
      leadName: 'Guest Amber',
      paxCount: 5,
      roomCount: 2,
      totalPrice: total,
      commissionAmount: 58.36,
      partnerReferenceNo: 'OWN-1',
      currencyCode: 'SAR',
      bookingType: 1,
      cancellation: { eligible: false, blockers: [{ code: 'waitTimeError', visaApplicationId: null }] },
    })
    expect(row?.freeCancellationDate).toMatch(/^2027-01-0\dT14:00:00$/)
  })

  it.each(['nonsense', '{}', '[1]', '{"createdAt":"yesterday","bookingReferenceNo":"x"}', "' or 1=1 --"])(
    'returns 400 for the page key %j',
    async (key) => {
      const reply = await gateway.app.inject({
        url: '/hotels/reservations',
        query: { key },
        headers: authorization('agent'),
      })
      expect(reply.statusCode).toBe(400)
      const { errors } = z.object({ errors: z.array(z.object({ message: z.string() })) }).parse(reply.json())
      expect(errors[0]?.message).toContain('key')
    },
  )
})
