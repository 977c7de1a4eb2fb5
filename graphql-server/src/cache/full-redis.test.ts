import { Redis } from 'ioredis'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeBookingId } from '../bookings/booking-id.ts'
import { anOrder, bookWithoutErrors, confirmedResponse } from '../testing/book-steps.ts'
import { aWireView } from '../testing/booking-factory.ts'
import { familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../testing/quote-steps.ts'
import { startRedis } from '../testing/redis.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { enveloped } from '../testing/stub-gateway.ts'
import { connectRedis, createRedisStore } from './redis-store.ts'
import type { Store } from './store.ts'

let redis: Awaited<ReturnType<typeof startRedis>>
let store: Store
let server: TestServer

beforeAll(async () => {
  redis = await startRedis()
  store = createRedisStore(connectRedis(redis.url, pino({ level: 'silent' })))
  server = await startServer({ store })
})
afterAll(async () => {
  await server.stop()
  await redis.stop()
})

/** Limits Redis as in production, and fills it with searches until it evicts values. */
async function fillWithSearches(): Promise<void> {
  const client = new Redis(redis.url)
  await client.config('SET', 'maxmemory-policy', 'volatile-ttl')
  await client.config('SET', 'maxmemory-samples', '64')
  await client.config('SET', 'maxmemory', '8mb')
  // Small enough that the store does not compress it.
  const page = 'x'.repeat(4000)
  for (let id = 0; id < 4000; id += 1) await store.set(`search-part:other:${id}`, page, { seconds: 1800 })
  const info = await client.info('stats')
  client.disconnect()
  expect(Number(/evicted_keys:(\d+)/.exec(info)?.[1])).toBeGreaterThan(1000)
}

test('evicts searches before quotes when Redis is full', async () => {
  const reference = 'MKH-7F3K-20418'
  const bookingId = encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference })
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
  server.gateway.respondTo('/hotels/b2breservation', confirmedResponse())
  server.gateway.respondTo('/hotels/viewreservation', enveloped(aWireView({ bookingStatus: 'Cancelled' })))
  const cancellation = { bookingReferenceNo: reference, cancellationStatus: 'Refundable', refundAmount: 10 }
  server.gateway.respondTo('/hotels/cancelreservation', enveloped({ ...cancellation, bookingPaymentAmount: 10 }))
  server.gateway.respondTo(
    '/hotels/confirmcancelreservation',
    enveloped({ ...cancellation, bookingStatus: 'Cancelled' }),
  )

  const { id } = await quoteCheapest(server)
  const { data } = await server.query(
    'mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ... on CancellationQuoted { quote { id } } } }',
    { id: bookingId },
  )
  await fillWithSearches()

  expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({ __typename: 'HotelBooked' })
  const confirmed = await server.query(
    'mutation ($input: ConfirmCancellationInput!) { confirmCancellation(input: $input) { __typename } }',
    {
      input: {
        quoteId: Object(data.quoteCancellation).quote.id,
        reason: 'Plans changed',
        idempotencyKey: 'cancel-0001',
      },
    },
  )
  expect(confirmed.data.confirmCancellation).toEqual({ __typename: 'BookingCancelled' })
})
