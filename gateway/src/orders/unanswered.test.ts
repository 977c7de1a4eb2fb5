import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { settleDeps } from '#src/testing/app.ts'
import {
  type TestGateway,
  openTestGatewayAt,
  openTestGateway,
  type TestStay,
  type DemoAgent,
} from '#src/testing/test-gateway.ts'
import { products } from '#src/testing/catalogue.ts'
import { withDatabase } from '#src/testing/database.ts'
import { type Fault, faultySuppliers } from '#src/products/faulty-suppliers.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { createUnpaidBookingCalls } from '#src/testing/calls/unpaid-booking-calls.ts'
import { settleDueOrders, settleDueTerms, settleUnpaid } from '#src/testing/due-work.ts'
import { makkahLocal } from '#src/values/calendar.ts'
import { startReconciler } from './reconciler.ts'

const database = withDatabase()
let gateway: TestGateway
let fault: Fault | undefined
let calls = 0
const faultyProducts = faultySuppliers(products, () => {
  calls += 1
  return fault
})

/** Ends a wait at once if the wait is short or the supplier is silent. Other waits never end, so other suppliers do not time out. */
const wait = (ms: number) => (ms < 8000 || fault === 'silent' ? Promise.resolve() : new Promise(() => {}))

beforeAll(async () => {
  gateway = await openTestGateway(database.db, { products: faultyProducts, wait })
})
afterEach(async () => {
  fault = undefined
  await expectBalancedBooks(database.db)
})

const settle = () => settleDueOrders(settleDeps(database.db, gateway.clock, faultyProducts), () => {})

/** Advances the clock in steps of five seconds and settles due orders after each. */
async function advanceAndSettle(seconds: number) {
  for (let elapsed = 0; elapsed < seconds; elapsed += 5) {
    gateway.advance(5)
    await settle()
  }
}

const findRow = async (key: string) =>
  (await gateway.list('agent')).find(({ clientReference }) => clientReference === key)
const readView = async (booking: object | undefined) =>
  (await gateway.call('agent', '/hotels/viewreservation', booking)).response
const askAgain = (who: DemoAgent, booking: object) => gateway.call(who, '/hotels/reservations/askagain', booking)

describe('booking that the supplier does not respond to', () => {
  it.each(['error', 'lost', 'silent'] as const)(
    'stays unknown with its money on hold (%s) and is settled later',
    async (kind) => {
      const balance = Number(await gateway.balance('agent'))
      const held = await gateway.hold('agent')
      fault = kind
      const key = `unanswered-${kind}`
      expect((await gateway.reserve('agent', { ...held.body, authCode: gateway.freshCode('agent') }, key)).status).toBe(
        500,
      )
      expect(await findRow(key)).toMatchObject({ status: 'Unknown', paymentStatus: 'HELD', needsAgentSince: null })
      expect(Number(await gateway.balance('agent'))).toBeCloseTo(balance - held.total, 2)
      fault = undefined
      await advanceAndSettle(5)
      expect(await findRow(key)).toMatchObject({ status: 'Confirmed', paymentStatus: 'PAID' })
    },
  )

  it('fails and has its money returned when the supplier refuses later', async () => {
    const balance = Number(await gateway.balance('agent'))
    fault = 'error'
    const { key } = await gateway.book('agent')
    fault = 'refuse'
    await advanceAndSettle(5)
    expect(await findRow(key)).toMatchObject({ status: 'Failed', paymentStatus: null })
    expect(Number(await gateway.balance('agent'))).toBeCloseTo(balance, 2)
  })

  it('needs the agent’s attention after half an hour, and can then be retried immediately', async () => {
    fault = 'error'
    const { key } = await gateway.book('agent')
    calls = 0
    await advanceAndSettle(1795)
    expect(await findRow(key)).toMatchObject({ status: 'Unknown', needsAgentSince: null })
    expect(calls).toBe(8)
    await advanceAndSettle(5)
    const row = await findRow(key)
    expect(row).toMatchObject({ status: 'Unknown', paymentStatus: 'HELD', needsAgentSince: expect.any(String) })
    const view = await readView(row)
    expect(view).toMatchObject({ bookingStatus: 'Unknown', needsAgentSince: row?.needsAgentSince })
    expect(view['history']).toMatchObject([{ kind: 'UNANSWERED', actorKind: 'SYSTEM' }, { kind: 'REQUESTED' }])

    expect((await askAgain('partner', row ?? {})).refusal?.code).toBe('NOT_FOUND')
    expect((await askAgain('agent', row ?? {})).response).toMatchObject({ bookingStatus: 'Unknown' })
    fault = undefined
    gateway.advance(5)
    expect((await askAgain('agent', row ?? {})).response).toMatchObject({ bookingStatus: 'Confirmed' })
    expect(await findRow(key)).toMatchObject({ status: 'Confirmed', needsAgentSince: null })
  })

  it('is retried once for parallel agent requests, without rescheduling automatic retries', async () => {
    fault = 'error'
    const { key } = await gateway.book('agent')
    const row = (await findRow(key)) ?? {}
    const readSchedule = () =>
      database.db
        .selectFrom('orders')
        .select(['asks', 'due_at'])
        .where('client_reference', '=', key)
        .executeTakeFirstOrThrow()
    gateway.advance(5)
    await settle()
    gateway.advance(5)
    const scheduleBefore = await readSchedule()
    calls = 0
    await Promise.all(Array.from({ length: 5 }, () => askAgain('agent', row)))
    expect(calls).toBe(1)
    gateway.advance(4)
    await askAgain('agent', row)
    expect([calls, await readSchedule()]).toEqual([1, scheduleBefore])
    gateway.advance(1)
    await askAgain('agent', row)
    expect([calls, await readSchedule()]).toEqual([2, scheduleBefore])
    fault = undefined
    await advanceAndSettle(20)
    expect(await findRow(key)).toMatchObject({ status: 'Confirmed' })
  })

  it('is retried once for parallel agent requests when an automatic retry is due', async () => {
    fault = 'error'
    const { key } = await gateway.book('agent')
    const row = (await findRow(key)) ?? {}
    gateway.advance(15)
    calls = 0
    fault = 'late'
    await Promise.all(Array.from({ length: 5 }, () => askAgain('agent', row)))
    expect(calls).toBe(1)
    expect(await findRow(key)).toMatchObject({ status: 'Confirmed' })
  })

  it('can be retried by an agent at most thirty times an hour', async () => {
    const { reference, body } = await gateway.book('colleague')
    const booking = { bookingReferenceNo: reference, provider: body.provider }
    for (let turn = 0; turn < 30; turn += 1) expect((await askAgain('colleague', booking)).status).toBe(200)
    const refused = await askAgain('colleague', booking)
    expect(refused).toMatchObject({ status: 429, refusal: { code: 'TOO_MANY_REQUESTS' } })
  })

  it('is listed and counted as unknown', async () => {
    fault = 'error'
    const { key } = await gateway.book('agent')
    const select = { page: { pageSize: 5, status: ['UNKNOWN'], with: ['statuses'] } }
    const { json } = await gateway.call(
      'agent',
      `/hotels/reservations?select=${encodeURIComponent(JSON.stringify(select))}`,
    )
    expect(json).toMatchObject({
      selected: {
        page: {
          totalCount: 1,
          results: [{ clientReference: key, status: 'Unknown' }],
          statuses: expect.arrayContaining([{ status: 'UNKNOWN', count: 1 }]),
        },
      },
    })
    fault = undefined
    await advanceAndSettle(5)
  })
})

it('does not let an unresponsive supplier delay orders with other suppliers or use all slots', async () => {
  const silence = Promise.withResolvers<void>()
  const hotel = products['hotel']
  if (!hotel) throw new Error('There is no hotel product')
  const order: typeof hotel.order = async (deps, sentOrder) => {
    if (sentOrder.supplier === 'umrahholidays') await silence.promise
    return hotel.order(deps, sentOrder)
  }
  const deps = settleDeps(database.db, gateway.clock, { ...products, hotel: { ...hotel, order } })
  fault = 'error'
  const bookUnanswered = async (stay: TestStay = {}) => (await gateway.book('agent', stay)).key
  const silentKeys: string[] = []
  for (let count = 0; count < 5; count += 1) silentKeys.push(await bookUnanswered())
  const stop = startReconciler({ ...deps, wait: () => new Promise(() => {}) }, (error) =>
    expect.unreachable(String(error)),
  )
  gateway.advance(5)
  const inProgress = database.db.selectFrom('orders').select('reference').where('due_at', '>', gateway.clock())
  await vi.waitFor(async () => expect(await inProgress.execute()).toHaveLength(4), 5000)
  const healthyKey = await bookUnanswered({ hotelCode: '4900000007', refundable: false })
  gateway.advance(5)
  await vi.waitFor(async () => expect(await findRow(healthyKey)).toMatchObject({ status: 'Confirmed' }), 5000)
  for (const key of silentKeys) expect(await findRow(key)).toMatchObject({ status: 'Unknown' })
  fault = undefined
  silence.resolve()
  await vi.waitFor(
    async () => expect(await findRow(silentKeys.at(-1) ?? '')).toMatchObject({ status: 'Confirmed' }),
    5000,
  )
  await stop()
})

it('fails a call at the deadline when the supplier does not return its current terms, and frees the order’s slot', async () => {
  const { hotel } = products
  if (!hotel) throw new Error('There is no hotel product')
  const { reference, body } = await gateway.book('agent')
  const silentProducts = { ...products, hotel: { ...hotel, currentPolicy: () => new Promise<never>(() => {}) } }
  const skipWait = () => Promise.resolve()
  const silentGateway = await openTestGatewayAt(database.db, gateway.clock(), {
    products: silentProducts,
    wait: skipWait,
  })
  silentGateway.advance(300)
  expect((await silentGateway.quoteCancellation('agent', reference, body.provider)).status).toBe(500)
  const errors: unknown[] = []
  await settleDueTerms({ ...settleDeps(database.db, silentGateway.clock, silentProducts), wait: skipWait }, (error) =>
    errors.push(error),
  )
  expect(errors).toContainEqual(new Error('The supplier did not respond within 45 s'))
})

describe('cancellation that the supplier does not respond to', () => {
  it('stays in progress, needs the agent’s attention after half an hour, and is refunded once', async () => {
    const booked = await gateway.book('agent')
    const balance = Number(await gateway.balance('agent'))
    gateway.advance(300)
    const { provider } = booked.body
    const { response: quote } = await gateway.quoteCancellation('agent', booked.reference, provider)
    fault = 'lost'
    expect((await gateway.confirmCancellation('agent', quote, provider)).status).toBe(500)
    const inProgress = { blockers: [{ code: 'cancelInProgress', visaApplicationId: null }] }
    expect(await findRow(booked.key)).toMatchObject({ cancellation: inProgress, needsAgentSince: null })
    fault = 'error'
    await advanceAndSettle(1800)
    expect(await findRow(booked.key)).toMatchObject({
      status: 'Confirmed',
      cancellation: inProgress,
      needsAgentSince: expect.any(String),
    })
    fault = undefined
    await advanceAndSettle(3600)
    expect(await findRow(booked.key)).toMatchObject({ status: 'Cancelled', needsAgentSince: null })
    expect(Number(await gateway.balance('agent'))).toBeCloseTo(balance + booked.total, 2)
  })
})

describe('cancellation that the supplier refuses', () => {
  const bookAndQuote = async () => {
    const booked = await gateway.book('agent')
    gateway.advance(300)
    const { provider } = booked.body
    const { response: quote } = await gateway.quoteCancellation('agent', booked.reference, provider)
    return { ...booked, provider, quote }
  }
  const filterRefusals = (emails: readonly (string | undefined)[]) =>
    emails.filter((kind) => kind === 'cancellation-refused')

  it('leaves the booking confirmed and paid, is recorded and e-mailed, and can be requested again', async () => {
    const booked = await bookAndQuote()
    const balance = await gateway.balance('agent')
    fault = 'refuse'
    const key = randomUUID()
    const reply = await gateway.confirmCancellation('agent', booked.quote, booked.provider, key)
    const message = 'The supplier does not cancel bookings on these dates.'
    expect(reply.refusal).toMatchObject({ code: 'SUPPLIER_REFUSED', message })
    expect((await gateway.confirmCancellation('agent', booked.quote, booked.provider, key)).json).toEqual(reply.json)
    expect(await findRow(booked.key)).toMatchObject({
      status: 'Confirmed',
      paymentStatus: 'PAID',
      cancellation: { eligible: true },
      needsAgentSince: null,
    })
    const view = await readView({ bookingReferenceNo: booked.reference, provider: booked.provider })
    expect(view['history']).toMatchObject([
      { kind: 'CANCEL_REFUSED', actorKind: 'SUPPLIER', actor: booked.provider.toLowerCase(), note: message },
      { kind: 'CANCEL_REQUESTED', actorKind: 'AGENT' },
      { kind: 'CONFIRMED' },
      {},
      {},
    ])
    expect(await gateway.balance('agent')).toBe(balance)

    gateway.advance(1)
    const secondQuote = await gateway.quoteCancellation('agent', booked.reference, booked.provider)
    const secondReply = await gateway.confirmCancellation('agent', secondQuote.response, booked.provider)
    expect(secondReply.refusal?.code).toBe('SUPPLIER_REFUSED')
    expect(filterRefusals(await createUnpaidBookingCalls(gateway, database.db).emails(booked.reference))).toHaveLength(
      2,
    )
  })

  it('is settled by the reconciler if the first response was missing', async () => {
    const booked = await bookAndQuote()
    fault = 'error'
    expect((await gateway.confirmCancellation('agent', booked.quote, booked.provider)).status).toBe(500)
    fault = 'refuse'
    await advanceAndSettle(5)
    expect(await findRow(booked.key)).toMatchObject({ status: 'Confirmed', cancellation: { eligible: true } })
    expect(filterRefusals(await createUnpaidBookingCalls(gateway, database.db).emails(booked.reference))).toHaveLength(
      1,
    )
  })

  it('extends the payment deadline by a day if the booking was due for release', async () => {
    const unpaid = createUnpaidBookingCalls(gateway, database.db)
    const booked = await unpaid.book('agent', { checkIn: '2027-03-10', checkOut: '2027-03-12' })
    const deadline = Date.parse(`${String(booked.reply.response['payBy'])}+03:00`)
    gateway.advance((deadline - gateway.clock().getTime()) / 1000)
    fault = 'refuse'
    calls = 0
    const settleUnpaidOrders = () =>
      settleUnpaid(settleDeps(database.db, gateway.clock, faultyProducts), (error) => expect.unreachable(String(error)))
    await settleUnpaidOrders()
    await settleUnpaidOrders()
    expect(calls).toBe(1)
    expect(await unpaid.view('agent', booked)).toMatchObject({
      bookingStatus: 'Confirmed',
      paymentStatus: 'UNPAID',
      payBy: makkahLocal(new Date(deadline + 24 * 3600_000)),
      history: [{ kind: 'CANCEL_REFUSED' }, { kind: 'CANCEL_REQUESTED', actorKind: 'SYSTEM' }, {}, {}],
    })
    expect((await unpaid.emails(booked.reference)).at(-1)).toBe('payment-due')
    expect((await unpaid.pay('agent', booked)).response).toMatchObject({ bookingStatus: 'Confirmed' })
  })
})
