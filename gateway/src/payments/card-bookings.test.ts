import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleDueOrders } from '#src/orders/reconciler.ts'
import { settleDeps } from '#src/testing/app.ts'
import { type Desk, deskAt, openDesk, type TestStay } from '#src/testing/booking-desk.ts'
import { type CardDesk, openCardDesk } from '#src/testing/card-desk.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { settleDuePayments } from './ask-provider.ts'

const database = withDatabase()
let cardDesk: CardDesk
let desk: Desk

beforeAll(async () => {
  cardDesk = await openCardDesk()
  desk = await openDesk(database.db, { cards: cardDesk.cards })
})
afterAll(() => cardDesk.close())

const unexpected = (error: unknown) => expect.unreachable(String(error))
const settleOrders = () => settleDueOrders(settleDeps(database.db, desk.clock), unexpected)
const settleCards = (onError: (error: unknown) => void = unexpected) =>
  settleDuePayments(settleDeps(database.db, desk.clock), cardDesk.cards, onError)

const opened = z.object({
  bookingReferenceNo: z.string(),
  provider: z.string(),
  cardPayment: z.object({ paymentId: z.string(), pageUrl: z.string(), status: z.string() }),
})

/** Holds a stay and asks to pay it by card. */
async function start(stay: TestStay = {}) {
  const held = await desk.hold('agent', stay)
  const body = { ...held.body, paymentMethod: 'CARD', authCode: desk.freshCode('agent') }
  const key = randomUUID()
  const answer = await desk.reserve('agent', body, key)
  const { bookingReferenceNo: reference, provider, cardPayment } = opened.parse(answer.response)
  return { reference, provider, cardPayment, id: cardPayment.paymentId, key, body, total: held.total, answer }
}

type Started = Awaited<ReturnType<typeof start>>

const notify = async (type: string, { id: reference, total }: Pick<Started, 'id' | 'total'>) =>
  (
    await desk.app.inject({
      method: 'POST',
      url: '/payments/notifications',
      ...cardDesk.notification(type, { reference, amount: Math.round(total * 100) }),
    })
  ).statusCode

async function authorize(started: Started): Promise<void> {
  cardDesk.authorize(started.id)
  expect(await notify('payment_approved', started)).toBe(200)
}

/** Books by card and waits until the card is charged. */
async function booked(stay: TestStay = {}): Promise<Started> {
  const started = await start(stay)
  await authorize(started)
  await settleOrders()
  await settleCards()
  return started
}

const view = async ({ reference, provider }: Pick<Started, 'reference' | 'provider'>) =>
  (await desk.call('agent', '/hotels/viewreservation', { bookingReferenceNo: reference, provider })).response

const payment = async (id: string) => (await desk.call('agent', `/payments?id=${id}`)).response

const done = (id: string) => cardDesk.records().find(({ reference }) => reference === id)?.done

async function cancel({ reference, provider }: Started) {
  desk.pass(300)
  const { response: quote } = await desk.quoteCancellation('agent', reference, provider)
  return desk.confirmCancellation('agent', quote, provider)
}

describe('a booking by card', () => {
  it('is paid on the provider’s page, booked, and charged once the supplier has confirmed it', async () => {
    const before = await desk.balance('agent')
    const started = await start()
    const { id, reference, total, body, key } = started
    expect(started.answer.response).toMatchObject({ bookingStatus: 'Pending', totalPrice: total })
    expect(cardDesk.requests.at(-1)?.body).toMatchObject({
      amount: Math.round(total * 100),
      reference: id,
      capture: false,
      success_url: `http://localhost:4000/card-payment?payment=${id}`,
    })
    expect(await view(started)).toMatchObject({ bookingStatus: 'Pending', paymentStatus: 'UNPAID' })
    // The same call leads to the same page.
    const again = await desk.reserve('agent', { ...body, authCode: 'any' }, key)
    expect([again.replayed, again.response['cardPayment']]).toMatchObject([true, started.cardPayment])
    await settleOrders()
    expect(await payment(id)).toMatchObject({
      status: 'CREATED',
      purpose: 'BOOKING',
      booking: { clientReference: key },
    })

    await authorize(started)
    expect(await view(started)).toMatchObject({ bookingStatus: 'Pending', paymentStatus: 'HELD' })
    await settleOrders()
    expect(await view(started)).toMatchObject({ bookingStatus: 'Confirmed' })
    expect(await payment(id)).toMatchObject({ status: 'CAPTURED', pageUrl: null })
    expect(await notify('payment_captured', started)).toBe(200)
    expect(done(id)).toEqual(['captures'])
    expect(await view(started)).toMatchObject({
      paymentStatus: 'PAID',
      paymentInfo: {
        paidAmount: total,
        method: 'CARD',
        cardPayment: { status: 'CAPTURED', card: { scheme: 'VISA', lastFour: '4242' } },
      },
      history: [{ kind: 'CHARGED' }, { kind: 'CONFIRMED' }, { kind: 'AUTHORIZED' }, { kind: 'REQUESTED' }],
    })
    const repeated = await desk.reserve('agent', { ...body, authCode: 'any' }, key)
    expect(repeated.response).toMatchObject({ bookingStatus: 'Confirmed', bookingReferenceNo: reference })
    expect(await desk.balance('agent')).toBe(before)
    await expectBalancedBooks(database.db)
  })

  it('is voided when the supplier refuses it', async () => {
    const started = await start({ hotelCode: '4900000008' })
    await authorize(started)
    await settleOrders()
    await settleCards()
    expect(done(started.id)).toEqual(['voids'])
    expect(await view(started)).toMatchObject({
      bookingStatus: 'Failed',
      paymentInfo: { paidAmount: 0, cardPayment: { status: 'VOIDED' } },
      history: [{ kind: 'VOIDED' }, { kind: 'FAILED' }, { kind: 'AUTHORIZED' }, { kind: 'REQUESTED' }],
    })
    const again = await desk.reserve('agent', { ...started.body, authCode: 'any' }, started.key)
    expect(again.refusal?.code).toBe('SUPPLIER_REFUSED')
    await expectBalancedBooks(database.db)
  })

  it('keeps the authorization while the supplier has not decided', async () => {
    const started = await start({ hotelCode: '4900000004' })
    await authorize(started)
    await settleOrders()
    await settleCards()
    expect([await payment(started.id), done(started.id)]).toMatchObject([{ status: 'AUTHORIZED' }, []])
    desk.pass(30)
    await settleOrders()
    await settleCards()
    expect([await payment(started.id), done(started.id)]).toMatchObject([{ status: 'CAPTURED' }, ['captures']])
    await expectBalancedBooks(database.db)
  })

  it('ends when the page expires, frees what it held, and voids a card that is accepted later', async () => {
    const started = await start()
    cardDesk.set(started.id, { status: 'Expired' })
    desk.pass(31 * 60)
    await settleCards()
    expect(await view(started)).toMatchObject({
      bookingStatus: 'Failed',
      paymentStatus: null,
      paymentInfo: { paidAmount: 0, cardPayment: { status: 'EXPIRED', pageUrl: null } },
    })
    const again = await desk.reserve('agent', { ...started.body, authCode: 'any' }, started.key)
    expect(again.refusal?.code).toBe('CARD_NOT_CHARGED')
    await expectBalancedBooks(database.db)

    await authorize(started)
    await settleCards()
    expect([await payment(started.id), done(started.id)]).toMatchObject([{ status: 'VOIDED' }, ['voids']])
    await settleOrders()
    expect(await view(started)).toMatchObject({ bookingStatus: 'Failed' })
    await expectBalancedBooks(database.db)
  })

  it('may be paid with another card after one was refused', async () => {
    const started = await start()
    cardDesk.set(started.id, { paymentStatus: 'Declined' })
    await notify('payment_declined', started)
    expect(await payment(started.id)).toMatchObject({ status: 'REFUSED', pageUrl: expect.any(String) })
    await authorize(started)
    await settleOrders()
    await settleCards()
    expect(await view(started)).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'PAID' })
  })

  it('ends at once when the agent cancels it, unless the card was faster', async () => {
    const [left, paid] = [await start(), await start()]
    const end = async (id: string) => (await desk.call('agent', '/payments/cancel', { paymentId: id })).response
    expect(await end(left.id)).toMatchObject({ status: 'EXPIRED', pageUrl: null, booking: { bookingStatus: 'Failed' } })
    cardDesk.authorize(paid.id)
    expect(await end(paid.id)).toMatchObject({ status: 'AUTHORIZED', booking: { bookingStatus: 'Pending' } })
    await settleOrders()
    expect(await end(paid.id)).toMatchObject({ status: 'CAPTURED', booking: { bookingStatus: 'Confirmed' } })
    const foreign = await desk.call('partner', '/payments/cancel', { paymentId: left.id })
    expect(foreign.refusal).toEqual((await desk.call('partner', '/payments/cancel', { paymentId: 'none' })).refusal)
    await expectBalancedBooks(database.db)
  })

  it('is refused when the card provider cannot be reached, and leaves nothing behind', async () => {
    const held = await desk.hold('agent')
    cardDesk.faults.push(503)
    const body = { ...held.body, paymentMethod: 'CARD', authCode: desk.freshCode('agent') }
    const answer = await desk.reserve('agent', body)
    expect(answer.refusal?.code).toBe('CARD_UNAVAILABLE')
    await expectBalancedBooks(database.db)
  })

  it('does not need money in the wallet, but does need the authenticator code', async () => {
    const held = await desk.hold('lowfunds')
    const body = { ...held.body, paymentMethod: 'CARD' }
    expect((await desk.reserve('lowfunds', { ...body, authCode: '000000' })).refusal?.code).toMatch(/^AUTH_CODE/)
    const answer = await desk.reserve('lowfunds', { ...body, authCode: desk.freshCode('lowfunds') })
    expect(answer.response['cardPayment']).toMatchObject({ status: 'CREATED' })
  })

  it('is not possible at a gateway without a card provider', async () => {
    const without = await deskAt(database.db, desk.clock())
    const held = await without.hold('agent')
    const body = { ...held.body, paymentMethod: 'CARD', authCode: without.freshCode('agent') }
    expect((await without.reserve('agent', body)).refusal?.code).toBe('PAYMENT_METHOD_UNAVAILABLE')
  })
})

describe('cancelling a booking by card', () => {
  it('refunds the card, repeated until the provider confirms it, and never the wallet', async () => {
    const started = await booked()
    const before = await desk.balance('agent')
    expect((await cancel(started)).response).toMatchObject({ bookingStatus: 'Cancelled' })
    cardDesk.set(started.id, { declines: 1 })
    const pending = await payment(started.id)
    expect(pending).toMatchObject({
      status: 'CAPTURED',
      refundedAmount: null,
      refundPendingAmount: started.total.toFixed(2),
    })
    await notify('payment_refund_declined', started)
    desk.pass(11)
    cardDesk.faults.push(503)
    const errors: unknown[] = []
    await settleCards((error) => void errors.push(error))
    expect([errors.length, done(started.id)]).toEqual([1, ['captures', 'refunds']])
    desk.pass(120)
    await settleCards()
    expect(await payment(started.id)).toMatchObject({ status: 'REFUNDED', refundPendingAmount: null })
    expect(done(started.id)).toEqual(['captures', 'refunds', 'refunds'])
    expect(await view(started)).toMatchObject({
      paymentStatus: 'REFUNDED',
      history: [{ kind: 'REFUNDED', amount: started.total }, { kind: 'CANCELLED' }, ...Array(5).fill({})],
    })
    expect(await desk.balance('agent')).toBe(before)
    await expectBalancedBooks(database.db)
  })

  it('refunds a part of the charge when cancelling costs a fee', async () => {
    const started = await booked({ checkIn: '2026-11-23', checkOut: '2026-11-25' })
    const { response } = await cancel(started)
    const refund = Number(response['refundAmount'])
    expect(refund).toBeLessThan(started.total)
    await settleCards()
    expect(await payment(started.id)).toMatchObject({ status: 'PARTLY_REFUNDED', refundedAmount: refund.toFixed(2) })
    expect(cardDesk.records().find(({ reference }) => reference === started.id)?.refunded).toBe(
      Math.round(refund * 100),
    )
    await expectBalancedBooks(database.db)
  })
})
