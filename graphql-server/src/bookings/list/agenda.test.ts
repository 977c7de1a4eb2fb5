import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { aWireRow } from '../../testing/booking-factory.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { failure } from '../../testing/stub-gateway.ts'

const reservations = '/hotels/reservations'

// November 22, 01:30 in Makkah.
let time = Date.parse('2026-11-21T22:30:00Z')
let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
})
beforeEach(() => {
  // Expires the values stored by earlier tests, but stays on the same day.
  time += 20 * 60_000
  server.gateway.reset()
})
afterAll(() => server.stop())

const document = `query ($pageSize: Int = 20) { agenda {
  today until complete warnings { code }
  arrivals(pageSize: $pageSize) { totalCount notStated items { reference } }
  departures(pageSize: $pageSize) { totalCount notStated items { reference } }
  freeCancellation(pageSize: $pageSize) { totalCount notStated items { reference } }
  awaitingSupplier(pageSize: $pageSize) { totalCount items { reference } }
  unpaid(pageSize: $pageSize) { totalCount notStated items { reference } }
  month { from bookings sold { money { amount currency } notStated } refunded { money { amount } notStated } commission { money { amount } notStated } }
} }`

/** A booking made long ago for a distant stay. It belongs to no set unless `changes` say otherwise. */
const row = (bookingReferenceNo: string, changes: object = {}) =>
  aWireRow({
    bookingReferenceNo,
    createdAt: '2026-09-01T10:00:00Z',
    checkInDate: '2027-03-01',
    checkOutDate: '2027-03-05',
    freeCancellationDate: '2027-02-20T14:00:00',
    clientReference: bookingReferenceNo,
    ...changes,
  })

/** Returns the agenda of a company with these list rows. */
async function readAgenda(results: object[], variables: object = {}) {
  server.gateway.respondTo(reservations, { results, paginationKey: null })
  const { data, errors } = await server.query(document, variables)
  expect(errors).toEqual([])
  return data.agenda
}
const references = (list: { items: { reference: string }[] }) => list.items.map(({ reference }) => reference)

describe('agenda lists', () => {
  test('include arrivals and departures within seven days in Makkah, earliest first, without cancelled and failed bookings', async () => {
    const { today, until, arrivals, departures } = await readAgenda([
      row('IN-LAST', { checkInDate: '2026-11-28' }),
      row('IN-TODAY', { checkInDate: '2026-11-22' }),
      row('IN-AFTER', { checkInDate: '2026-11-29' }),
      row('IN-CANCELLED', { checkInDate: '2026-11-23', status: 'Cancelled' }),
      row('IN-FAILED', { checkInDate: '2026-11-23', status: 'Failed' }),
      row('IN-UNRECOGNIZED', { checkInDate: '2026-11-24', status: 'OnRequest' }),
      row('OUT-TODAY', { checkInDate: '2026-11-18', checkOutDate: '2026-11-22' }),
      row('OUT-YESTERDAY', { checkInDate: '2026-11-18', checkOutDate: '2026-11-21' }),
    ])
    expect({ today, until }).toEqual({ today: '2026-11-22', until: '2026-11-28' })
    expect(references(arrivals)).toEqual(['IN-TODAY', 'IN-UNRECOGNIZED', 'IN-LAST'])
    expect(references(departures)).toEqual(['OUT-TODAY'])
  })

  test('include deadlines within the next 72 hours, without cancelled bookings', async () => {
    const inHours = (hours: number) => ({ freeCancellationDate: new Date(time + hours * 3_600_000).toISOString() })
    const { freeCancellation } = await readAgenda([
      row('IN-71', inHours(71)),
      row('IN-2', { ...inHours(2), status: 'Pending' }),
      row('IN-73', inHours(73)),
      row('OVER', inHours(-1)),
      row('CANCELLED', { ...inHours(5), status: 'Cancelled' }),
    ])
    expect(references(freeCancellation)).toEqual(['IN-2', 'IN-71'])
  })

  test('include pending bookings, unknown outcomes first', async () => {
    const inProgress = { eligible: false, availableFrom: null, blockers: [{ code: 'cancelInProgress' }] }
    const { awaitingSupplier, unpaid } = await readAgenda([
      row('CANCELLING', { checkInDate: '2026-11-30', cancellation: inProgress }),
      row('PENDING', { checkInDate: '2026-12-30', status: 'Pending' }),
      row('UNKNOWN', { checkInDate: '2027-01-30', status: '' }),
      row('PAY-LATER', {
        checkInDate: '2026-12-31',
        status: 'Pending',
        paymentStatus: 'UNPAID',
        payBy: '2026-12-01T10:00:00',
      }),
      row('CARD-OPEN', { status: 'Pending', paymentStatus: 'UNPAID', payBy: null }),
      row('CONFIRMED'),
    ])
    expect(references(awaitingSupplier)).toEqual(['UNKNOWN', 'CANCELLING', 'PENDING', 'PAY-LATER'])
    expect(references(unpaid)).toEqual(['PAY-LATER', 'CARD-OPEN'])
  })

  test('include bookings as unpaid only if the gateway reports them as unpaid', async () => {
    const { unpaid } = await readAgenda([
      row('UNPAID', { paymentStatus: 'UNPAID' }),
      row('PAID', { paymentStatus: 'PAID' }),
      row('FAILED', { paymentStatus: 'UNPAID', status: 'Failed' }),
      row('NOT-STATED', { paymentStatus: undefined }),
    ])
    expect(references(unpaid)).toEqual(['UNPAID'])
  })

  test('count open bookings whose dates and terms are missing', async () => {
    const bareRow = ({ bookingReferenceNo, status }: { bookingReferenceNo: string; status: string }) => ({
      bookingReferenceNo,
      status,
      createdAt: '2026-11-01T10:00:00Z',
      tags: [],
    })
    const lists = await readAgenda([
      bareRow({ bookingReferenceNo: 'OPEN', status: 'Confirmed' }),
      bareRow({ bookingReferenceNo: 'CANCELLED', status: 'Cancelled' }),
      row('NON-REFUNDABLE', { freeCancellationDate: null, cancellationPolicy: { isRefundable: false, rules: [] } }),
    ])
    for (const set of ['arrivals', 'departures', 'freeCancellation'] as const)
      expect([set, lists[set]]).toEqual([set, { totalCount: 0, notStated: 1, items: [] }])
    expect(lists['unpaid']).toMatchObject({ totalCount: 0, notStated: 0 })
  })

  test('are limited to the requested page size but count all bookings', async () => {
    const rows = ['A', 'B', 'C'].map((name) => row(name, { checkInDate: '2026-11-23' }))
    const { arrivals } = await readAgenda(rows, { pageSize: 2 })
    expect(arrivals).toMatchObject({ totalCount: 3, items: [{}, {}] })
  })

  test('match the agenda filters of the bookings list', async () => {
    const results = [
      row('IN', { checkInDate: '2026-11-22' }),
      row('OUT', { checkInDate: '2026-11-18', checkOutDate: '2026-11-23' }),
      row('PENDING', { status: 'Pending' }),
      row('NEW', { createdAt: '2026-10-31T21:00:00Z' }),
      row('OLD', { createdAt: '2026-10-31T20:59:59Z' }),
    ]
    server.gateway.respondTo(reservations, { results, paginationKey: null })
    const listReferences = async (set: string) => {
      const list = `{ bookings(where: { agenda: ${set} }, sort: CHECK_OUT_ASC) { items { reference } } }`
      return references((await server.query(list)).data.bookings)
    }
    expect(await listReferences('ARRIVALS')).toEqual(['IN'])
    expect(await listReferences('DEPARTURES')).toEqual(['OUT'])
    expect(await listReferences('AWAITING_SUPPLIER')).toEqual(['PENDING'])
    expect(await listReferences('BOOKED_THIS_MONTH')).toEqual(['NEW'])
  })
})

describe('monthly totals', () => {
  const bookedThisMonth = {
    createdAt: '2026-11-03T08:00:00Z',
    totalPrice: 1000,
    refundedAmount: null,
    commissionAmount: 50.25,
  }

  test('add up bookings, refunds and commissions since the first of the month in Makkah', async () => {
    const { month } = await readAgenda([
      row('A', { ...bookedThisMonth, createdAt: '2026-10-31T21:00:00Z' }),
      row('B', { ...bookedThisMonth, totalPrice: 0.1, commissionAmount: 0.2 }),
      row('C', { ...bookedThisMonth, status: 'Cancelled', refundedAmount: 750.5 }),
      row('FAILED', { ...bookedThisMonth, status: 'Failed' }),
      row('UNKNOWN', { ...bookedThisMonth, status: '' }),
      row('OCTOBER', { ...bookedThisMonth, createdAt: '2026-10-31T20:59:59Z' }),
    ])
    expect(month).toEqual({
      from: '2026-11-01',
      bookings: 3,
      sold: { money: { amount: '2000.10', currency: 'SAR' }, notStated: 0 },
      refunded: { money: { amount: '750.50' }, notStated: 0 },
      commission: { money: { amount: '50.45' }, notStated: 0 },
    })
  })

  test('count amounts that are missing or in another currency', async () => {
    const fieldsWithoutAmounts = {
      createdAt: bookedThisMonth.createdAt,
      refundedAmount: undefined,
      commissionAmount: undefined,
    }
    const { month } = await readAgenda([
      row('A', { ...fieldsWithoutAmounts, totalPrice: 300 }),
      row('B', { ...fieldsWithoutAmounts, totalPrice: null, status: 'Cancelled' }),
      row('C', { ...fieldsWithoutAmounts, totalPrice: 90, currencyCode: 'USD' }),
    ])
    expect(month).toMatchObject({
      bookings: 3,
      sold: { money: { amount: '300.00' }, notStated: 2 },
      refunded: { money: null, notStated: 1 },
      commission: { money: null, notStated: 2 },
    })
  })

  test('are zero in a month without bookings', async () => {
    const { month } = await readAgenda([row('OCTOBER')])
    expect(month).toMatchObject({ bookings: 0, sold: { money: { amount: '0.00' }, notStated: 0 } })
  })
})

test('warns in the agenda that older bookings are missing', async () => {
  server.gateway.respondTo(reservations, ({ query }: { query: Record<string, string> }) =>
    query['key']
      ? failure({ status: 500 })
      : { results: [row('A', { checkInDate: '2026-11-22' })], paginationKey: { page: 2 } },
  )
  const { data } = await server.query(document)
  expect(data.agenda).toMatchObject({
    complete: false,
    warnings: [{ code: 'LIST_INCOMPLETE' }],
    arrivals: { totalCount: 1 },
  })
})
