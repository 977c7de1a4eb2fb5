import { afterEach, expect, test } from 'vitest'
import { anOrder, bookWithoutErrors, confirmedResponse } from '../../testing/book-steps.ts'
import { aWireRow, aWireView } from '../../testing/booking-factory.ts'
import { familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../../testing/quote-steps.ts'
import { slowStore } from '../../testing/slow-store.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { enveloped, failure } from '../../testing/stub-gateway.ts'
import { encodeBookingId } from '../booking-id.ts'

let server: TestServer
afterEach(() => server.stop())

const start = async (slowKind: string) =>
  startServer({ clock: () => new Date('2026-11-21T10:00:00Z'), store: slowStore(slowKind) })

test('shows two simultaneous bookings while the gateway’s list lags', async () => {
  server = await start('booking-changes')
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
  server.gateway.respondTo('/hotels/viewreservation', failure({ status: 503 }))
  server.gateway.respondTo('/hotels/reservations', { results: [], paginationKey: null })
  let bookingCount = 0
  server.gateway.respondTo('/hotels/b2breservation', () =>
    confirmedResponse({ bookingReferenceNo: `MKH-${(bookingCount += 1)}` }),
  )
  const quotes = [await quoteCheapest(server), await quoteCheapest(server)]
  const results = await Promise.all(
    quotes.map(({ id }, index) => bookWithoutErrors(server, anOrder(id, { idempotencyKey: `checkout-000${index}` }))),
  )
  for (const result of results) expect(result).toMatchObject({ __typename: 'HotelBooked' })
  const { data } = await server.query('{ bookings { items { reference } } }')
  expect(data.bookings.items.map(({ reference }) => reference).toSorted()).toEqual(['MKH-1', 'MKH-2'])
})

test('shows the tags of two bookings tagged simultaneously while the gateway’s list lags', async () => {
  server = await start('booking-tags')
  const references = ['R-1', 'R-2']
  server.gateway.respondTo('/hotels/reservations', {
    results: references.map((bookingReferenceNo) => aWireRow({ bookingReferenceNo, tags: ['rajab-a'] })),
    paginationKey: null,
  })
  server.gateway.respondTo('/hotels/viewreservation', ({ body }: { body: Record<string, unknown> }) =>
    enveloped(aWireView({ bookingReferenceNo: body['bookingReferenceNo'] })),
  )
  server.gateway.respondTo('/booking/group', {})
  const tagMutation = 'mutation ($input: TagBookingInput!) { tagBooking(input: $input) { __typename } }'
  await Promise.all(
    references.map((reference) => {
      const bookingId = encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference })
      return server.query(tagMutation, { input: { bookingId, tags: [`of ${reference}`] } })
    }),
  )
  const { data } = await server.query('{ bookings { items { reference tags } } }')
  const tags = Object.fromEntries(data.bookings.items.map((item) => [item.reference, item.tags]))
  expect(tags).toEqual({ 'R-1': ['of R-1'], 'R-2': ['of R-2'] })
})
