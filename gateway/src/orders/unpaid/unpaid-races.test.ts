import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Fault, faultySuppliers } from '#src/products/faulty-suppliers.ts'
import { products } from '#src/testing/catalogue.ts'
import { settleDeps } from '#src/testing/app.ts'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { demoCompanyIds } from '../../../seeds/companies.ts'
import { addRacers, postAs, type Racer, racerCode } from '#src/testing/racers.ts'
import { createUnpaidBookingCalls } from '#src/testing/calls/unpaid-booking-calls.ts'
import { settleDueOrders, settleUnpaid } from '#src/testing/due-work.ts'

// On PostgreSQL the calls of a test run concurrently on up to twenty connections; on PGlite they run one after the other.

const database = withDatabase()
let fault: Fault | undefined
const faultyProducts = faultySuppliers(products, (call) => (call === 'order' ? fault : undefined))
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
let unpaid: ReturnType<typeof createUnpaidBookingCalls>
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db, { unpaidPerCompany: 10, products: faultyProducts })
  gateway = await sharedGateway
  unpaid = createUnpaidBookingCalls(gateway, database.db)
})
afterEach(() => expectBalancedBooks(database.db))

const settleUnpaidOrders = () =>
  settleUnpaid(settleDeps(database.db, gateway.clock), (error) => expect.unreachable(String(error)))
const runConcurrently = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))
const setClock = (instant: Date) => gateway.advance((instant.getTime() - gateway.clock().getTime()) / 1000)
const readDeadline = ({ reply }: { reply: { response: Record<string, unknown> } }) =>
  new Date(`${String(reply.response['payBy'])}+03:00`)
const readEventKinds = async (reference: string) =>
  (await database.db.selectFrom('order_events').select('kind').where('order_reference', '=', reference).execute()).map(
    ({ kind }) => kind,
  )
const stayFrom = (day: number) => ({ checkIn: `2027-03-${day}`, checkOut: `2027-03-${day + 2}` })

it('charges once for twenty payments with different keys', async () => {
  const booked = await unpaid.book('agent')
  const balanceBefore = Number(await gateway.balance('agent'))
  const authCode = gateway.freshCode('agent')
  const replies = await runConcurrently(20, () => unpaid.pay('agent', booked, { authCode, key: randomUUID() }))
  expect(replies.filter(({ refusal }) => refusal === undefined)).toHaveLength(1)
  for (const { refusal } of replies.filter((reply) => reply.refusal)) {
    expect(refusal).toMatchObject({ code: 'NOT_PAYABLE', extraDetails: { reason: 'PAID' } })
  }
  expect(await gateway.balance('agent')).toBe((balanceBefore - booked.total).toFixed(2))
})

it('charges once for twenty payments with one key and returns the same response to all', async () => {
  const booked = await unpaid.book('agent')
  const balanceBefore = Number(await gateway.balance('agent'))
  const call = { authCode: gateway.freshCode('agent'), key: randomUUID() }
  const replies = await runConcurrently(20, () => unpaid.pay('agent', booked, call))
  for (const { json } of replies) expect(json).toEqual(replies[0]?.json)
  expect(replies.filter(({ replayed }) => !replayed)).toHaveLength(1)
  expect(await gateway.balance('agent')).toBe((balanceBefore - booked.total).toFixed(2))
})

it('either accepts a payment or releases the rooms at the deadline', async () => {
  for (let round = 0; round < 8; round += 1) {
    const booked = await unpaid.book('agent', stayFrom(20))
    const balanceBefore = Number(await gateway.balance('agent'))
    const deadline = readDeadline(booked)
    setClock(new Date(deadline.getTime() - 1000))
    const authCode = gateway.code('agent')
    const paying = unpaid.pay('agent', booked, { authCode })
    // In every round the deadline passes at a different moment of the payment.
    for (let turn = 0; turn < round * 3; turn += 1) await Promise.resolve()
    if (round % 2) await database.db.selectFrom('orders').select('reference').limit(1).execute()
    setClock(deadline)
    const [paid] = await Promise.all([paying, settleUnpaidOrders(), settleUnpaidOrders()])
    const isPaid = paid.refusal === undefined
    await settleUnpaidOrders()
    const view = await unpaid.view('agent', booked)
    expect(view).toMatchObject(
      isPaid
        ? { bookingStatus: 'Confirmed', paymentStatus: 'PAID', releasedAt: null }
        : { bookingStatus: 'Cancelled', paymentStatus: 'UNPAID', payBy: expect.any(String) },
    )
    expect(await gateway.balance('agent')).toBe((balanceBefore - (isPaid ? booked.total : 0)).toFixed(2))
    gateway.advance(-40 * 24 * 3600)
  }
})

it('releases an overdue booking once, even with several processes', async () => {
  const booked = await unpaid.book('agent', stayFrom(22))
  setClock(readDeadline(booked))
  await runConcurrently(6, settleUnpaidOrders)
  expect((await readEventKinds(booked.reference)).filter((kind) => kind === 'RELEASED')).toHaveLength(1)
  expect((await unpaid.emails(booked.reference)).filter((kind) => kind === 'booking-released')).toHaveLength(1)
  gateway.advance(-40 * 24 * 3600)
})

it('either cancels a booking or accepts its payment when both arrive at the same time', async () => {
  for (let round = 0; round < 6; round += 1) {
    const booked = await unpaid.book('agent', stayFrom(24))
    gateway.advance(300)
    const balanceBefore = Number(await gateway.balance('agent'))
    const { response: quote } = await gateway.quoteCancellation('colleague', booked.reference, booked.provider)
    const authCode = gateway.freshCode('agent')
    const [paid, cancelled] = await Promise.all([
      unpaid.pay('agent', booked, { authCode }),
      gateway.confirmCancellation('colleague', quote, booked.provider),
    ])
    const isPaid = paid.refusal === undefined
    expect(paid.refusal?.code).toBe(isPaid ? undefined : 'NOT_PAYABLE')
    expect(cancelled.refusal?.code).toBe(isPaid ? 'QUOTE_EXPIRED' : undefined)
    expect(await unpaid.view('agent', booked)).toMatchObject({ bookingStatus: isPaid ? 'Confirmed' : 'Cancelled' })
    expect(await gateway.balance('agent')).toBe((balanceBefore - (isPaid ? booked.total : 0)).toFixed(2))
  }
})

it('does not deadlock payments with confirmations and refunds for the company’s other bookings', async () => {
  const count = 6
  const racers = await addRacers(database.db, Array<string>(count).fill(demoCompanyIds.a), gateway.clock())
  for (let round = 0; round < 2; round += 1) {
    const held: Awaited<ReturnType<typeof unpaid.book>>[] = []
    while (held.length < count) held.push(await unpaid.book('agent', stayFrom(11)))
    const cancelled: { quote: Record<string, unknown>; provider: string }[] = []
    while (cancelled.length < count) {
      const { reference, body } = await gateway.book('agent', stayFrom(13))
      gateway.advance(300)
      const { response: quote } = await gateway.quoteCancellation('agent', reference, body.provider)
      cancelled.push({ quote, provider: body.provider })
    }
    fault = 'error'
    const unanswered: string[] = []
    while (unanswered.length < count) {
      const { key } = await gateway.book('colleague', stayFrom(15))
      unanswered.push(key)
    }
    fault = undefined
    gateway.advance(60)
    const statuses = await Promise.all([
      ...held.map(async ({ reference: bookingReferenceNo, provider, total: amount }, index) => {
        const racer = racers[index] as Racer
        const body = {
          bookingReferenceNo,
          provider,
          amount,
          authCode: racerCode(racer, gateway.clock()),
          cultCode: 'en-US',
        }
        return (await postAs(gateway.app, racer, '/booking/pay', body)).statusCode
      }),
      ...cancelled.map(
        async ({ quote, provider }) => (await gateway.confirmCancellation('agent', quote, provider)).status,
      ),
      settleDueOrders(settleDeps(database.db, gateway.clock, faultyProducts), (error) =>
        expect.unreachable(String(error)),
      ),
    ])
    expect(new Set(statuses)).toEqual(new Set([200, undefined]))
    const states = await database.db
      .selectFrom('orders')
      .select('state')
      .where((row) =>
        row.or([
          row('client_reference', 'in', unanswered),
          row.and([
            row(
              'reference',
              'in',
              held.map(({ reference }) => reference),
            ),
            row('pay_by', 'is', null),
          ]),
        ]),
      )
      .execute()
    expect(states).toEqual(Array.from({ length: 2 * count }, () => ({ state: 'confirmed' })))
    gateway.advance(60)
  }
})

it('limits a company’s unpaid bookings, even when they are made in parallel', async () => {
  const holds = await runConcurrently(14, (index) => gateway.hold('partner', stayFrom(10 + index)))
  const replies = await runConcurrently(14, (index) =>
    gateway.reserve('partner', { ...holds[index]?.body, payLater: true }),
  )
  expect(replies.filter(({ refusal }) => refusal === undefined)).toHaveLength(10)
  expect(replies.filter(({ refusal }) => refusal?.code === 'TOO_MANY_UNPAID')).toHaveLength(4)
})
