import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStore } from '../cache/memory-store.ts'
import { aWireRow } from '../testing/booking-factory.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { enveloped, failure, refused } from '../testing/stub-gateway.ts'

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')

beforeAll(async () => {
  server = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
})
beforeEach(() => {
  time += 24 * 3_600_000
  server.gateway.reset()
})
afterAll(() => server.stop())

const document = `query ($text: String!) { lookup(text: $text) { complete
  matches { foundBy paymentLinkPath booking { reference } } } }`
const lookUp = async (text: string) => {
  const { data, errors } = await server.query(document, { text })
  return errors.length > 0 ? errors[0]?.extensions['code'] : data.lookup
}
const booking = (foundBy: string, reference: string) => ({ foundBy, paymentLinkPath: null, booking: { reference } })
const linkId = 'kQ3m-7vT1xYz0aBcD_eFgH'

describe('lookup', () => {
  test('sends the text in the body of one call, and returns how each result matches', async () => {
    const results = [
      { foundBy: 'passportNo', booking: aWireRow({ bookingReferenceNo: 'R-1' }) },
      { foundBy: 'something new', booking: aWireRow({ bookingReferenceNo: 'R-2' }) },
      { foundBy: 'brn', booking: {} },
    ]
    server.gateway.respondTo('/booking/lookup', enveloped({ results }))
    expect(await lookUp('  X1234567 ')).toEqual({
      complete: true,
      matches: [booking('PASSPORT', 'R-1'), booking('OTHER', 'R-2')],
    })
    expect(server.gateway.requests.map(({ path, query, body }) => [path, query, body])).toEqual([
      ['/booking/lookup', {}, { text: 'X1234567', cultCode: 'en-US' }],
    ])
  })

  test.each([404, 501])(
    'searches the list if the gateway returns %i, and never puts the text in a URL',
    async (status) => {
      server.gateway.respondTo('/booking/lookup', failure({ status }))
      const rows = [
        aWireRow({ bookingReferenceNo: 'R-1', leadName: 'Vip Guest', tags: [] }),
        aWireRow({ bookingReferenceNo: 'R-2', tags: ['VIP'] }),
        aWireRow({ bookingReferenceNo: 'VIP', tags: [] }),
        aWireRow({ bookingReferenceNo: 'R-4', tags: [] }),
      ]
      server.gateway.respondTo('/hotels/reservations', {
        results: rows,
        paginationKey: null,
        supports: ['text', 'limit'],
      })
      expect(await lookUp('vip')).toEqual({
        complete: true,
        matches: [booking('REFERENCE', 'VIP'), booking('TAG', 'R-2'), booking('LEAD_TRAVELER', 'R-1')],
      })
      expect(JSON.stringify(server.gateway.requests.map(({ query }) => query))).not.toContain('vip')
    },
  )

  test.each([linkId, `https://rihla.test/payment-hotel/${linkId}`, `/payment-hotel?id=${linkId}`])(
    'finds the payment link for %s',
    async (text) => {
      server.gateway.respondTo('/cart/link', {
        ...enveloped({ id: linkId, status: 'UNPAID' }),
        data: { type: 'hotel', search: {}, basket: {}, selectedRooms: [] },
      })
      expect(await lookUp(text)).toEqual({
        complete: true,
        matches: [{ foundBy: 'PAYMENT_LINK', paymentLinkPath: `/payment-hotel/${linkId}`, booking: null }],
      })
    },
  )

  test('finds nothing for another company’s link or for short text, and rejects long text', async () => {
    server.gateway.respondTo('/cart/link', refused('PAYMENT_LINK_NOT_FOUND'))
    server.gateway.respondTo('/booking/lookup', enveloped({ results: [] }))
    expect(await lookUp(linkId)).toEqual({ complete: true, matches: [] })
    expect(await lookUp(' a ')).toEqual({ complete: true, matches: [] })
    expect(await lookUp('a'.repeat(101))).toBe('BAD_USER_INPUT')
  })
})
