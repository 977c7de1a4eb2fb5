import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type CardSales, openCardSales } from '#src/testing/card-sales.ts'
import { withDatabase } from '#src/testing/database.ts'
import { createChangeCalls } from '#src/testing/calls/change-calls.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'

const database = withDatabase()
let sales: CardSales

beforeAll(async () => {
  sales = await openCardSales(database.db, { unpaidPerCompany: 10 })
})
afterEach(() => expectBalancedBooks(database.db))
afterAll(() => sales.close())

/** Holds a booking without payment and opens the page to pay for it. */
async function openPage() {
  const booking = await sales.unpaid.book('agent')
  const key = randomUUID()
  const { response } = await sales.unpaid.pay('agent', booking, { method: 'CARD', key })
  const { paymentId: id, pageUrl } = response['cardPayment'] as { paymentId: string; pageUrl: string }
  return { ...booking, response, id, pageUrl, key }
}

it('marks an unpaid booking as paid when the provider reports the authorization, and charges the card once', async () => {
  const { response, id, pageUrl, key, ...booking } = await openPage()
  expect(response).toMatchObject({ bookingStatus: 'Confirmed', paidAmount: 0, cardPayment: { purpose: 'BOOKING' } })
  expect(await sales.view(booking)).toMatchObject({
    paymentStatus: 'UNPAID',
    paymentInfo: { method: null, cardPayment: { status: 'CREATED', pageUrl } },
  })
  const retry = await sales.unpaid.pay('agent', booking, { method: 'CARD', key })
  const colleague = await sales.unpaid.pay('colleague', booking, { method: 'CARD' })
  expect([retry, colleague].map((reply) => reply.response['cardPayment'])).toMatchObject([{ pageUrl }, { pageUrl }])

  await sales.authorize({ id, ...booking })
  expect(await sales.view(booking)).toMatchObject({
    paymentStatus: 'PAID',
    payBy: null,
    paymentInfo: { method: 'CARD' },
  })
  expect(await sales.unpaid.emails(booking.reference)).toEqual(['booking-held', 'booking-confirmed'])
  await sales.settleCards()
  expect([await sales.payment(id), sales.cardActions(id)]).toMatchObject([{ status: 'CAPTURED' }, ['captures']])
  const secondRetry = await sales.unpaid.pay('agent', booking, { method: 'CARD', key })
  expect([secondRetry.replayed, secondRetry.response]).toMatchObject([
    true,
    { bookingStatus: 'Confirmed', paidAmount: booking.total },
  ])
  const latePayment = await sales.unpaid.pay('colleague', booking, { method: 'CARD' })
  expect(latePayment.refusal).toMatchObject({ code: 'NOT_PAYABLE', extraDetails: { reason: 'PAID' } })
})

it('leaves a booking unpaid when its card page is abandoned, and accepts payment only on a new page', async () => {
  const first = await openPage()
  expect(await sales.endPage(first.id)).toMatchObject({ status: 'EXPIRED', booking: { bookingStatus: 'Confirmed' } })
  const retry = await sales.unpaid.pay('agent', first, { method: 'CARD', key: first.key })
  expect(retry.refusal?.code).toBe('CARD_NOT_CHARGED')
  const { response } = await sales.unpaid.pay('agent', first, { method: 'CARD' })
  const { paymentId: id } = response['cardPayment'] as { paymentId: string }
  expect(id).not.toBe(first.id)
  await sales.authorize(first)
  expect(await sales.view(first)).toMatchObject({ paymentStatus: 'UNPAID' })
  await sales.authorize({ ...first, id })
  await sales.settleCards()
  expect([sales.cardActions(first.id), sales.cardActions(id)]).toEqual([['voids'], ['captures']])
  expect(await sales.view(first)).toMatchObject({ paymentStatus: 'PAID' })
})

it('voids a card authorization that arrives after the booking was changed, and leaves the new total unpaid', async () => {
  const first = await openPage()
  await sales.endPage(first.id)
  const changes = createChangeCalls(sales.gateway)
  const { response: quote } = await changes.quote('agent', first, { checkOutDate: '2027-01-14' })
  await changes.confirm('agent', first, quote)
  await sales.authorize(first)
  await sales.settleCards()
  expect([await sales.payment(first.id), sales.cardActions(first.id)]).toMatchObject([{ status: 'VOIDED' }, ['voids']])
  const view = await sales.view(first)
  expect(view).toMatchObject({ paymentStatus: 'UNPAID', totalPrice: quote['newTotalPrice'] })
  expect((view['history'] as object[]).slice(0, 2)).toMatchObject([
    { kind: 'VOIDED', amount: first.total },
    { kind: 'AUTHORIZED', amount: first.total },
  ])
  const { response } = await sales.unpaid.pay(
    'agent',
    { ...first, total: Number(quote['newTotalPrice']) },
    { method: 'CARD' },
  )
  const { paymentId: id } = response['cardPayment'] as { paymentId: string }
  await sales.authorize({ id, total: Number(quote['newTotalPrice']) })
  await sales.settleCards()
  expect(await sales.view(first)).toMatchObject({ paymentStatus: 'PAID', paymentInfo: { method: 'CARD' } })
})

it('opens the card page for an unpaid booking on a retry when the first call failed', async () => {
  const booking = await sales.unpaid.book('agent')
  const key = randomUUID()
  sales.cardProvider.faults.push(503)
  const firstReply = await sales.unpaid.pay('agent', booking, { method: 'CARD', key })
  expect(firstReply.refusal?.code).toBe('CARD_UNAVAILABLE')
  const { response } = await sales.unpaid.pay('agent', booking, { method: 'CARD', key })
  expect(response['cardPayment']).toMatchObject({ pageUrl: expect.any(String) })
})

it('creates a separate card payment for an unpaid booking, even if a top-up used the same key', async () => {
  const key = randomUUID()
  const topUp = await sales.gateway.call(
    'agent',
    '/payments',
    { amount: '500.00' },
    { 'idempotency-key': `pay:${key}` },
  )
  expect(topUp.response).toMatchObject({ purpose: 'TOP_UP' })
  const booking = await sales.unpaid.book('agent')
  const { response } = await sales.unpaid.pay('agent', booking, { method: 'CARD', key })
  expect(response['cardPayment']).toMatchObject({ purpose: 'BOOKING', amount: booking.total.toFixed(2) })
  expect(response['cardPayment']).not.toMatchObject({ paymentId: topUp.response['paymentId'] })
})
