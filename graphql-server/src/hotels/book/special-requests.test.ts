import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { HotelBooking } from '../../__generated__/schema-types.ts'
import { encodeBookingId } from '../../bookings/booking-id.ts'
import { anOrder, bookWithoutErrors, confirmedResponse } from '../../testing/book-steps.ts'
import { aWireView } from '../../testing/booking-factory.ts'
import { familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../../testing/quote-steps.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { enveloped, failure } from '../../testing/stub-gateway.ts'

const reservation = '/hotels/b2breservation'
const view = '/hotels/viewreservation'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => {
  server.gateway.reset()
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
  server.gateway.respondTo(reservation, confirmedResponse())
  server.gateway.respondTo(view, failure({ status: 503 }))
})
afterAll(() => server.stop())

const sentRequest = () => server.gateway.requestsTo(reservation)[0]?.body['requestObject']

test('sends special requests with the order', async () => {
  const { id } = await quoteCheapest(server)
  const specialRequests = { arrivalTime: '22:30', codes: ['BABY_COT' as const], note: 'A walking frame.' }
  await bookWithoutErrors(server, anOrder(id, { idempotencyKey: 'requests-0001', specialRequests }))
  expect(sentRequest()).toMatchObject({ specialRequests })
})

test('omits the field from an order without special requests', async () => {
  const { id } = await quoteCheapest(server)
  await bookWithoutErrors(server, anOrder(id, { idempotencyKey: 'requests-0002' }))
  expect(sentRequest()).not.toHaveProperty('specialRequests')
})

test('sends children’s titles', async () => {
  const { id } = await quoteCheapest(server)
  const guests = anOrder(id).guests.map((guest) =>
    guest.type === 'CHILD' ? { ...guest, salutation: 'MISS' as const } : guest,
  )
  await bookWithoutErrors(server, anOrder(id, { idempotencyKey: 'requests-0003', guests }))
  expect(JSON.stringify(sentRequest())).toContain('"title":"Miss","gender":"Female"')
})

const details = `query ($id: ID!) { booking(id: $id) { ... on HotelBooking { details {
  specialRequests { arrivalTime codes note }
} } } }`
const id = encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference: 'MKH-7F3K-20418' })
const readRequests = async (specialRequests?: unknown) => {
  server.gateway.respondTo(view, enveloped({ ...aWireView(), specialRequests }))
  const { data } = await server.query(details, { id })
  return (data.booking as HotelBooking).details?.specialRequests
}

test('reads a booking’s special requests, without unknown codes', async () => {
  expect(
    await readRequests({
      arrivalTime: '22:30',
      codes: ['low_floor', 'LOW_FLOOR', 'BALLOONS', 7],
      note: '<b>A</b> frame',
    }),
  ).toEqual({ arrivalTime: '22:30', codes: ['LOW_FLOOR'], note: 'A frame' })
})

test.each([[undefined], [null], ['yes'], [{ codes: [], note: '' }]])(
  'reads no special requests from %j',
  async (wireRequests) => {
    expect(await readRequests(wireRequests)).toBeNull()
  },
)
