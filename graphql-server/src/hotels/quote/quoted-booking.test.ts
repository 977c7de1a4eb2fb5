import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder, bookWithoutErrors, confirmedResponse } from '../../testing/book-steps.ts'
import { familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../../testing/quote-steps.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { failure, refused } from '../../testing/stub-gateway.ts'

const reservation = '/hotels/b2breservation'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => {
  server.gateway.reset()
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
  server.gateway.respondTo(reservation, confirmedResponse())
  server.gateway.respondTo('/hotels/viewreservation', failure({ status: 503 }))
  server.gateway.respondTo('/hotels/reservations', { results: [], paginationKey: null })
})
afterAll(() => server.stop())

const document = `query ($id: ID!) { hotelQuote(id: $id) { booking { reference status } } }`
const readQuotedBooking = async (id: string) => (await server.query(document, { id })).data.hotelQuote?.booking

test('returns the booking that was made from the quote', async () => {
  const { id } = await quoteCheapest(server)
  expect(await readQuotedBooking(id)).toBeNull()
  await bookWithoutErrors(server, anOrder(id, { idempotencyKey: 'quoted-booking-1' }))
  expect(await readQuotedBooking(id)).toEqual({ reference: 'MKH-7F3K-20418', status: 'CONFIRMED' })
})

test.each([
  ['a refusal', refused('SUPPLIER_REFUSED')],
  ['an unknown outcome', failure('reset')],
])('returns no booking after %s', async (cause, response) => {
  const { id } = await quoteCheapest(server)
  server.gateway.respondTo(reservation, response)
  await bookWithoutErrors(server, anOrder(id, { idempotencyKey: `quoted-${cause.length}-none` }))
  expect(await readQuotedBooking(id)).toBeNull()
})
