import { randomUUID } from 'node:crypto'
import type { TestGateway, TestStay, DemoAgent } from '../test-gateway.ts'

/** Identifies a booking in change calls. */
interface BookingId {
  readonly reference: string
  readonly provider: string
}

interface NewDates {
  readonly checkInDate: string
  readonly checkOutDate: string
}

export const newName = (lastName: string, index = 0, sequenceNumber = 0) => ({
  sequenceNumber,
  index,
  details: { title: 'Mr', firstName: 'Guest', lastName },
})

/** Creates agents' calls to change bookings. */
export const createChangeCalls = (gateway: TestGateway) => ({
  /** Books a stay and returns the data for the other calls. */
  async book(who: DemoAgent, stay: TestStay = {}) {
    const { reference, body, total } = await gateway.book(who, stay)
    return { reference, provider: body.provider, total }
  },

  quote: (
    who: DemoAgent,
    { reference, provider }: BookingId,
    change: Partial<NewDates> & { travellerDetails?: readonly object[] },
  ) => gateway.call(who, '/booking/change', { bookingReferenceNo: reference, provider, cultCode: 'en-US', ...change }),

  /** Confirms with an unused code, unless `authCode` is given. */
  confirm: (
    who: DemoAgent,
    { provider }: BookingId,
    quote: Record<string, unknown>,
    {
      key = randomUUID(),
      authCode = gateway.freshCode(who),
      cultCode = 'en-US',
    }: { key?: string; authCode?: string; cultCode?: string } = {},
  ) => {
    const { changeId, bookingReferenceNo, difference } = quote
    const body = { provider, changeId, cultCode, authCode, requestObject: { bookingReferenceNo, difference } }
    return gateway.call(who, '/booking/confirmchange', body, { 'idempotency-key': key })
  },

  view: async (who: DemoAgent, { reference, provider }: BookingId) =>
    (await gateway.call(who, '/hotels/viewreservation', { bookingReferenceNo: reference, provider })).response,
})
