import { randomUUID } from 'node:crypto'
import type { Desk, TestStay, Who } from '../booking-desk.ts'

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

/** Calls that change bookings at a desk. */
export const changeDesk = (desk: Desk) => ({
  /** Books a stay and returns the data for the other calls. */
  async book(who: Who, stay: TestStay = {}) {
    const { reference, body, total } = await desk.book(who, stay)
    return { reference, provider: body.provider, total }
  },

  quote: (
    who: Who,
    { reference, provider }: BookingId,
    change: Partial<NewDates> & { travellerDetails?: readonly object[] },
  ) => desk.call(who, '/booking/change', { bookingReferenceNo: reference, provider, cultCode: 'en-US', ...change }),

  /** Confirms with an unused code, unless `authCode` is given. */
  confirm: (
    who: Who,
    { provider }: BookingId,
    quote: Record<string, unknown>,
    {
      key = randomUUID(),
      authCode = desk.freshCode(who),
      cultCode = 'en-US',
    }: { key?: string; authCode?: string; cultCode?: string } = {},
  ) => {
    const { changeId, bookingReferenceNo, difference } = quote
    const body = { provider, changeId, cultCode, authCode, requestObject: { bookingReferenceNo, difference } }
    return desk.call(who, '/booking/confirmchange', body, { 'idempotency-key': key })
  },

  view: async (who: Who, { reference, provider }: BookingId) =>
    (await desk.call(who, '/hotels/viewreservation', { bookingReferenceNo: reference, provider })).response,
})
