import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { followUnpaid } from '#src/orders/unpaid/follow-unpaid.ts'
import { settleDeps } from '#src/testing/app.ts'
import { type CardSales, openCardSales, type Paying } from '#src/testing/card-sales.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { makkahLocal } from '#src/values/calendar.ts'

/** The supplier confirms after 20 s. */
const pendingHotel = { hotelCode: '4900000004' }
const day = 24 * 3600

const database = withDatabase()
let sales: CardSales

beforeAll(async () => {
  sales = await openCardSales(database.db, { unpaidPerCompany: 10 })
})
afterEach(() => expectBalancedBooks(database.db))
afterAll(() => sales.close())

const inADay = () => makkahLocal(new Date(sales.desk.clock().getTime() + day * 1000))
const follow = () =>
  followUnpaid(settleDeps(database.db, sales.desk.clock), (error) => expect.unreachable(String(error)))

/** Books a room whose card lapses before the supplier has confirmed. */
async function lapsed(paymentStatus: 'Voided' | 'Expired' = 'Voided') {
  const started = await sales.start(pendingHotel)
  await sales.authorize(started)
  await sales.settleOrders()
  sales.cardDesk.set(started.id, { paymentStatus })
  return started
}

async function confirm(): Promise<void> {
  sales.desk.pass(30)
  await sales.settleOrders()
}

const kinds = async (paying: Paying) =>
  ((await sales.view(paying))['history'] as { kind: string }[]).map(({ kind }) => kind)

it('a booking whose card lapsed waits for its supplier, and is then unpaid with a day to pay another way', async () => {
  const started = await lapsed()
  await Promise.all(Array.from({ length: 3 }, () => sales.notify('payment_voided', started)))
  const at = sales.desk.clock().toISOString()
  expect(await sales.view(started)).toMatchObject({
    bookingStatus: 'Pending',
    paymentStatus: 'UNPAID',
    payBy: null,
    cardLapsedAt: at,
    paymentInfo: { paidAmount: 0, cardPayment: { status: 'VOIDED' } },
  })
  const early = await sales.unpaid.pay('agent', started)
  expect(early.refusal).toMatchObject({ code: 'NOT_PAYABLE', extraDetails: { reason: 'PENDING' } })

  await confirm()
  expect(await sales.view(started)).toMatchObject({
    bookingStatus: 'Confirmed',
    paymentStatus: 'UNPAID',
    payBy: inADay(),
    cardLapsedAt: at,
  })
  expect(await kinds(started)).toEqual(['CONFIRMED', 'LAPSED', 'PENDING', 'AUTHORIZED', 'REQUESTED'])
  expect(await sales.unpaid.mails(started.reference)).toEqual(['booking-held'])
  await sales.settleCards()
  expect(sales.done(started.id)).toEqual([])

  const before = Number(await sales.desk.balance('agent'))
  const paid = await sales.unpaid.pay('agent', started)
  expect(paid.response).toMatchObject({ paidAmount: started.total })
  expect(Number(await sales.desk.balance('agent'))).toBeCloseTo(before - started.total, 2)
  expect(await sales.view(started)).toMatchObject({
    paymentStatus: 'PAID',
    payBy: null,
    paymentInfo: { method: 'WALLET' },
  })
})

it('a lapse that nobody reports is found out by asking, and another card may pay', async () => {
  const started = await lapsed('Expired')
  sales.desk.pass(15)
  await sales.settleCards()
  expect(await sales.view(started)).toMatchObject({ paymentStatus: 'UNPAID', cardLapsedAt: expect.any(String) })
  await confirm()
  const { response } = await sales.unpaid.pay('agent', started, { method: 'CARD' })
  const { paymentId: id } = response['cardPayment'] as { paymentId: string }
  await sales.authorize({ ...started, id })
  await sales.settleCards()
  expect([sales.done(started.id), sales.done(id)]).toEqual([[], ['captures']])
  expect(await sales.view(started)).toMatchObject({ paymentStatus: 'PAID', paymentInfo: { method: 'CARD' } })
})

it('a booking that nobody pays after the lapse is cancelled at the supplier', async () => {
  const started = await lapsed()
  await sales.notify('payment_voided', started)
  await confirm()
  await follow()
  expect(await sales.view(started)).toMatchObject({ bookingStatus: 'Confirmed' })
  sales.desk.pass(day)
  await follow()
  expect(await sales.view(started)).toMatchObject({
    bookingStatus: 'Cancelled',
    paymentStatus: 'UNPAID',
    releasedAt: expect.any(String),
    paymentInfo: { paidAmount: 0, refundedAmount: 0 },
  })
  const late = await sales.unpaid.pay('agent', started)
  expect(late.refusal).toMatchObject({ code: 'NOT_PAYABLE', extraDetails: { reason: 'RELEASED' } })
})

it('a booking that was confirmed before its card could be charged is unpaid, and its supplier is not paid', async () => {
  const started = await sales.start()
  await sales.authorize(started)
  await sales.settleOrders()
  expect(await sales.view(started)).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'PAID' })
  sales.cardDesk.set(started.id, { paymentStatus: 'Voided' })
  await sales.settleCards()
  expect(await sales.view(started)).toMatchObject({
    bookingStatus: 'Confirmed',
    paymentStatus: 'UNPAID',
    payBy: inADay(),
    cardLapsedAt: expect.any(String),
  })
  expect(await sales.unpaid.mails(started.reference)).toEqual(['booking-confirmed', 'payment-due'])
  expect((await sales.unpaid.pay('agent', started)).response).toMatchObject({ paidAmount: started.total })
})

it('a booking that the supplier refuses after the lapse fails without moving money', async () => {
  const started = await sales.start({ hotelCode: '4900000008' })
  await sales.authorize(started)
  sales.cardDesk.set(started.id, { paymentStatus: 'Voided' })
  await sales.notify('payment_voided', started)
  await sales.settleOrders()
  await sales.settleCards()
  expect(await sales.view(started)).toMatchObject({ bookingStatus: 'Failed', paymentStatus: null })
  expect([await kinds(started), sales.done(started.id)]).toEqual([['FAILED', 'LAPSED', 'AUTHORIZED', 'REQUESTED'], []])
})

it('a card that was accepted after a refused one and lapsed, all unreported, ends the booking', async () => {
  const started = await sales.start()
  await sales.notify('payment_declined', started)
  sales.cardDesk.set(started.id, { status: 'Payment Received', paymentStatus: 'Voided' })
  sales.desk.pass(15)
  await sales.settleCards()
  expect(await sales.view(started)).toMatchObject({
    bookingStatus: 'Failed',
    paymentInfo: { cardPayment: { status: 'VOIDED' } },
  })
})
