import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestGatewayAt } from '#src/testing/test-gateway.ts'
import { reservationList } from '#src/products/hotel/schemas.ts'
import { type CardSales, openCardSales } from '#src/testing/card-sales.ts'
import { readPdf } from '#src/testing/pdf.ts'
import { up as rereadCharges } from '../../migrations/wallet/142-reread-charges.ts'
import type { CardProvider } from './provider.ts'
import { BookingDisputedError } from './returns/settle-dispute.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'

const database = withDatabase()
let sales: CardSales

beforeAll(async () => {
  sales = await openCardSales(database.db)
})
afterAll(() => sales.close())

/** Whether the list selected by `condition` includes a booking. */
async function isListedAs(condition: 'unpaid' | 'awaitingSupplier', reference: string): Promise<boolean> {
  const select = { list: { where: [{ [condition]: true }, { references: [reference] }] } }
  const url = `/hotels/reservations?select=${encodeURIComponent(JSON.stringify(select))}`
  const { selected } = reservationList.parse((await sales.gateway.call('agent', url)).json)
  return selected?.['list']?.totalCount === 1
}

describe('booking paid by card', () => {
  it('is paid for on the provider’s page, booked, and charged once the supplier has confirmed it', async () => {
    const before = await sales.gateway.balance('agent')
    const sale = await sales.start()
    const { id, reference, total, body, key } = sale
    expect(sale.reply.response).toMatchObject({ bookingStatus: 'Pending', totalPrice: total })
    expect(sales.cardProvider.requests.at(-1)?.body).toMatchObject({
      amount: Math.round(total * 100),
      reference: id,
      capture: false,
      success_url: `http://localhost:4000/card-payment?payment=${id}&returned=paid`,
      cancel_url: `http://localhost:4000/card-payment?payment=${id}&returned=left`,
      failure_url: `http://localhost:4000/card-payment?payment=${id}`,
    })
    expect(await sales.view(sale)).toMatchObject({ bookingStatus: 'Pending', paymentStatus: 'UNPAID' })
    expect(await isListedAs('unpaid', reference)).toBe(true)
    expect(await isListedAs('awaitingSupplier', reference)).toBe(false)
    // A retry returns the same page.
    const retry = await sales.gateway.reserve('agent', { ...body, authCode: 'any' }, key)
    expect([retry.replayed, retry.response['cardPayment']]).toMatchObject([true, sale.cardPayment])
    await sales.settleOrders()
    expect(await sales.payment(id)).toMatchObject({
      status: 'CREATED',
      purpose: 'BOOKING',
      booking: { clientReference: key },
    })

    await sales.authorize(sale)
    expect(await sales.view(sale)).toMatchObject({ bookingStatus: 'Pending', paymentStatus: 'HELD' })
    expect(await isListedAs('unpaid', reference)).toBe(false)
    expect(await isListedAs('awaitingSupplier', reference)).toBe(true)
    await sales.settleOrders()
    expect(await sales.view(sale)).toMatchObject({ bookingStatus: 'Confirmed' })
    expect(await sales.payment(id)).toMatchObject({ status: 'CAPTURED', pageUrl: null })
    expect(await sales.notify('payment_captured', sale)).toBe(200)
    expect(sales.cardActions(id)).toEqual(['captures'])
    expect(await sales.view(sale)).toMatchObject({
      paymentStatus: 'PAID',
      paymentInfo: {
        paidAmount: total,
        method: 'CARD',
        cardPayment: { status: 'CAPTURED', card: { scheme: 'VISA', lastFour: '4242' } },
      },
      history: [{ kind: 'CHARGED' }, { kind: 'CONFIRMED' }, { kind: 'AUTHORIZED' }, { kind: 'REQUESTED' }],
    })
    const laterRetry = await sales.gateway.reserve('agent', { ...body, authCode: 'any' }, key)
    expect(laterRetry.response).toMatchObject({ bookingStatus: 'Confirmed', bookingReferenceNo: reference })
    expect(await sales.gateway.balance('agent')).toBe(before)
    await expectBalancedBooks(database.db)
  })

  it('has no receipt until the card is charged, and then one that shows the card', async () => {
    const sale = await sales.start()
    await sales.authorize(sale)
    // The provider cannot be reached when the amount is to be captured.
    sales.cardProvider.faults.push(...Array.from({ length: 20 }, () => 503))
    await sales.settleOrders()
    await sales.settleCards(() => {})
    sales.cardProvider.faults.length = 0
    expect(await sales.view(sale)).toMatchObject({
      bookingStatus: 'Confirmed',
      paymentInfo: { cardPayment: { status: 'AUTHORIZED' } },
      documents: [
        { kind: 'invoice', problem: null },
        { kind: 'voucher', problem: null },
        { kind: 'receipt', problem: 'NOT_CAPTURED' },
        { kind: 'creditNote', problem: 'NOT_CANCELLED' },
      ],
    })
    const { reference: bookingReferenceNo, provider } = sale
    const requestDocument = (kind: string) =>
      sales.gateway.call('agent', '/booking/document', { bookingReferenceNo, provider, kind, cultCode: 'en-US' })
    expect((await requestDocument('receipt')).refusal).toMatchObject({
      code: 'DOCUMENT_NOT_POSSIBLE',
      message: 'Receipt is not possible for this booking!',
      extraDetails: { kind: 'receipt', reason: 'NOT_CAPTURED' },
    })
    const readIssued = () =>
      database.db.selectFrom('documents').select('kind').where('order_reference', '=', bookingReferenceNo).execute()
    expect((await readIssued()).map(({ kind }) => kind).toSorted()).toEqual(['invoice', 'voucher'])

    sales.gateway.advance(600)
    await sales.settleCards()
    expect(await sales.view(sale)).toMatchObject({ paymentInfo: { cardPayment: { status: 'CAPTURED' } } })
    const { response } = await requestDocument('receipt')
    const file = await sales.gateway.app.inject({ url: String(response['path']) })
    expect((await readPdf(file.rawPayload)).text).toContain('Card Visa •••• 4242')
  })

  it('has its authorization voided when the supplier refuses', async () => {
    const sale = await sales.start({ hotelCode: '4900000008' })
    await sales.authorize(sale)
    await sales.settleOrders()
    await sales.settleCards()
    expect(sales.cardActions(sale.id)).toEqual(['voids'])
    expect(await sales.view(sale)).toMatchObject({
      bookingStatus: 'Failed',
      paymentInfo: { paidAmount: 0, cardPayment: { status: 'VOIDED' } },
      history: [{ kind: 'VOIDED' }, { kind: 'FAILED' }, { kind: 'AUTHORIZED' }, { kind: 'REQUESTED' }],
    })
    const retry = await sales.gateway.reserve('agent', { ...sale.body, authCode: 'any' }, sale.key)
    expect(retry.refusal?.code).toBe('SUPPLIER_REFUSED')
    await expectBalancedBooks(database.db)
  })

  it('keeps its authorization until the supplier decides', async () => {
    const sale = await sales.start({ hotelCode: '4900000004' })
    await sales.authorize(sale)
    await sales.settleOrders()
    await sales.settleCards()
    expect([await sales.payment(sale.id), sales.cardActions(sale.id)]).toMatchObject([{ status: 'AUTHORIZED' }, []])
    sales.gateway.advance(30)
    await sales.settleOrders()
    await sales.settleCards()
    expect([await sales.payment(sale.id), sales.cardActions(sale.id)]).toMatchObject([
      { status: 'CAPTURED' },
      ['captures'],
    ])
    await expectBalancedBooks(database.db)
  })

  it('fails and releases its hold when the page expires, and a card accepted later is voided', async () => {
    const sale = await sales.start()
    sales.cardProvider.set(sale.id, { status: 'Expired' })
    sales.gateway.advance(31 * 60)
    await sales.settleCards()
    expect(await sales.view(sale)).toMatchObject({
      bookingStatus: 'Failed',
      paymentStatus: null,
      paymentInfo: { paidAmount: 0, cardPayment: { status: 'EXPIRED', pageUrl: null } },
    })
    const retry = await sales.gateway.reserve('agent', { ...sale.body, authCode: 'any' }, sale.key)
    expect(retry.refusal?.code).toBe('CARD_NOT_CHARGED')
    await expectBalancedBooks(database.db)

    await sales.authorize(sale)
    await sales.settleCards()
    expect([await sales.payment(sale.id), sales.cardActions(sale.id)]).toMatchObject([{ status: 'VOIDED' }, ['voids']])
    await sales.settleOrders()
    expect(await sales.view(sale)).toMatchObject({ bookingStatus: 'Failed' })
    await expectBalancedBooks(database.db)
  })

  it('can be paid for with another card after one was declined', async () => {
    const sale = await sales.start()
    sales.cardProvider.set(sale.id, { paymentStatus: 'Declined' })
    await sales.notify('payment_declined', sale)
    expect(await sales.payment(sale.id)).toMatchObject({ status: 'REFUSED', pageUrl: expect.any(String) })
    await sales.authorize(sale)
    await sales.settleOrders()
    await sales.settleCards()
    expect(await sales.view(sale)).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'PAID' })
  })

  it('fails immediately when the agent cancels the payment, unless the card was accepted first', async () => {
    const [abandoned, accepted] = [await sales.start(), await sales.start()]
    expect(await sales.endPage(abandoned.id)).toMatchObject({
      status: 'EXPIRED',
      pageUrl: null,
      booking: { bookingStatus: 'Failed' },
    })
    sales.cardProvider.authorize(accepted.id)
    expect(await sales.endPage(accepted.id)).toMatchObject({
      status: 'AUTHORIZED',
      booking: { bookingStatus: 'Pending' },
    })
    await sales.settleOrders()
    expect(await sales.endPage(accepted.id)).toMatchObject({
      status: 'CAPTURED',
      booking: { bookingStatus: 'Confirmed' },
    })
    const reply = await sales.gateway.call('partner', '/payments/cancel', { paymentId: abandoned.id })
    expect(reply.refusal).toEqual(
      (await sales.gateway.call('partner', '/payments/cancel', { paymentId: 'none' })).refusal,
    )
    await expectBalancedBooks(database.db)
  })

  it('is refused without side effects when the card provider cannot be reached', async () => {
    const hold = await sales.gateway.hold('agent')
    sales.cardProvider.faults.push(503)
    const body = { ...hold.body, paymentMethod: 'CARD', authCode: sales.gateway.freshCode('agent') }
    const reply = await sales.gateway.reserve('agent', body)
    expect(reply.refusal?.code).toBe('CARD_UNAVAILABLE')
    await expectBalancedBooks(database.db)
  })

  it('returns the page to a concurrent retry even if the provider fails for that retry', async () => {
    const { cards } = sales.cardProvider
    const retried = Promise.withResolvers<void>()
    let openings = 0
    const createSession: CardProvider['createSession'] = async (session) => {
      openings += 1
      if (openings === 1) {
        await retried.promise
        return cards.createSession(session)
      }
      retried.resolve()
      const paymentRow = database.db.selectFrom('card_payments').selectAll().where('id', '=', session.reference)
      await vi.waitFor(async () =>
        expect(await paymentRow.executeTakeFirst()).toMatchObject({ page_url: expect.any(String) }),
      )
      throw new Error('The card provider failed')
    }
    const failingGateway = await openTestGatewayAt(database.db, sales.gateway.clock(), {
      cards: { ...cards, createSession },
    })
    const hold = await failingGateway.hold('agent')
    const body = { ...hold.body, paymentMethod: 'CARD', authCode: failingGateway.freshCode('agent') }
    const key = randomUUID()
    const [first, second] = await Promise.all([
      failingGateway.reserve('agent', body, key),
      failingGateway.reserve('agent', body, key),
    ])
    expect([first.status, second.status, openings]).toEqual([200, 200, 2])
    expect(second.response['cardPayment']).toMatchObject({ status: 'CREATED', pageUrl: expect.any(String) })
    expect(second.response).toEqual(first.response)
  })

  it('requires the authenticator code but no money in the wallet', async () => {
    const hold = await sales.gateway.hold('lowfunds')
    const body = { ...hold.body, paymentMethod: 'CARD' }
    expect((await sales.gateway.reserve('lowfunds', { ...body, authCode: '000000' })).refusal?.code).toMatch(
      /^AUTH_CODE/,
    )
    const reply = await sales.gateway.reserve('lowfunds', { ...body, authCode: sales.gateway.freshCode('lowfunds') })
    expect(reply.response['cardPayment']).toMatchObject({ status: 'CREATED' })
  })

  it('is rejected by a gateway without a card provider', async () => {
    const gateway = await openTestGatewayAt(database.db, sales.gateway.clock())
    const hold = await gateway.hold('agent')
    const body = { ...hold.body, paymentMethod: 'CARD', authCode: gateway.freshCode('agent') }
    expect((await gateway.reserve('agent', body)).refusal?.code).toBe('PAYMENT_METHOD_UNAVAILABLE')
  })
})

describe('cancellation of a booking paid by card', () => {
  it('refunds the card, never the wallet, and retries until the provider confirms it', async () => {
    const sale = await sales.book()
    const before = await sales.gateway.balance('agent')
    expect((await sales.cancel(sale)).response).toMatchObject({ bookingStatus: 'Cancelled' })
    sales.cardProvider.set(sale.id, { declines: 1 })
    const pending = await sales.payment(sale.id)
    expect(pending).toMatchObject({
      status: 'CAPTURED',
      refundedAmount: null,
      refundPendingAmount: sale.total.toFixed(2),
    })
    await sales.notify('payment_refund_declined', sale)
    // Makes only this payment due, so that the fault hits it.
    await database.db.updateTable('card_payments').set({ due_at: null }).where('id', '!=', sale.id).execute()
    sales.gateway.advance(60)
    sales.cardProvider.faults.push(503)
    const errors: unknown[] = []
    await sales.settleCards((error) => void errors.push(error))
    expect([errors.length, sales.cardActions(sale.id)]).toEqual([1, ['captures', 'refunds']])
    sales.gateway.advance(120)
    await sales.settleCards()
    expect(await sales.payment(sale.id)).toMatchObject({ status: 'REFUNDED', refundPendingAmount: null })
    expect(sales.cardActions(sale.id)).toEqual(['captures', 'refunds', 'refunds'])
    expect(await sales.view(sale)).toMatchObject({
      paymentStatus: 'REFUNDED',
      history: [
        { kind: 'REFUNDED', amount: sale.total },
        { kind: 'CANCELLED' },
        ...Array.from({ length: 5 }, () => ({})),
      ],
    })
    expect(await sales.gateway.balance('agent')).toBe(before)
    await expectBalancedBooks(database.db)
  })

  it('is not refunded twice when a declined refund is reported twice', async () => {
    const sale = await sales.book({ checkIn: '2026-11-23', checkOut: '2026-11-25' })
    sales.cardProvider.set(sale.id, { declines: 1 })
    const { response } = await sales.cancel(sale)
    const refund = Math.round(Number(response['refundAmount']) * 100)
    expect(2 * refund).toBeLessThanOrEqual(Math.round(sale.total * 100))
    await sales.settleCards()
    const details = { reference: sale.id, amount: refund }
    const notification = sales.cardProvider.notification('payment_refund_declined', details)
    const report = () => sales.gateway.app.inject({ method: 'POST', url: '/payments/notifications', ...notification })
    await report()
    sales.cardProvider.set(sale.id, { isDelayed: true })
    sales.gateway.advance(3600)
    await sales.settleCards()
    await report()
    for (let polls = 0; polls < 3; polls += 1) {
      sales.gateway.advance(3600)
      await sales.settleCards()
    }
    expect(sales.cardActions(sale.id)).toEqual(['captures', 'refunds', 'refunds'])
  })

  it('retries a declined refund whose notification was lost', async () => {
    const sale = await sales.book()
    sales.cardProvider.set(sale.id, { declines: 1 })
    await sales.cancel(sale)
    await sales.settleCards()
    sales.gateway.advance(3600)
    await sales.settleCards()
    expect(await sales.payment(sale.id)).toMatchObject({ status: 'REFUNDED' })
  })

  it('refunds the card even if the provider lists an action without values', async () => {
    const sale = await sales.book()
    sales.cardProvider.set(sale.id, {
      actions: [{ type: 'Card Verification', amount: null, approved: null, response_code: null }],
    })
    await sales.cancel(sale)
    await sales.settleCards()
    expect(await sales.payment(sale.id)).toMatchObject({ status: 'REFUNDED' })
  })

  it('refunds part of the charge when there is a cancellation fee', async () => {
    const sale = await sales.book({ checkIn: '2026-11-23', checkOut: '2026-11-25' })
    const { response } = await sales.cancel(sale)
    const refund = Number(response['refundAmount'])
    expect(refund).toBeLessThan(sale.total)
    await sales.settleCards()
    expect(await sales.payment(sale.id)).toMatchObject({
      status: 'PARTLY_REFUNDED',
      refundedAmount: refund.toFixed(2),
    })
    expect(sales.cardProvider.records().find(({ reference }) => reference === sale.id)?.refunded).toBe(
      Math.round(refund * 100),
    )
    await expectBalancedBooks(database.db)
  })
})

it('stores a disputed card payment and shows it on the booking until the dispute is won', async () => {
  const sale = await sales.book()
  const balance = await sales.gateway.balance('agent')
  const notify = async (type: string, id: string) => {
    const details = sales.cardProvider.dispute(type, { id, reference: sale.id, amount: Math.round(sale.total * 100) })
    return (await sales.gateway.app.inject({ method: 'POST', url: '/payments/notifications', ...details })).statusCode
  }
  const readDisputedSince = async () => Object(await sales.view(sale)).paymentInfo.disputedSince
  expect(await readDisputedSince()).toBeNull()
  const since = sales.gateway.clock().toISOString()
  expect([await notify('dispute_received', 'dsp_1'), await notify('dispute_received', 'dsp_1')]).toEqual([200, 200])
  sales.gateway.advance(3600)
  expect(await readDisputedSince()).toBe(since)
  expect(await sales.view(sale)).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'PAID' })
  expect(await notify('dispute_won', 'dsp_1')).toBe(200)
  expect(await readDisputedSince()).toBeNull()
  expect(await sales.gateway.balance('agent')).toBe(balance)
})

describe('unreported refunds and disputes for a booking', () => {
  const day = 24 * 3600
  const reread = async () => {
    const errors: unknown[] = []
    await sales.settleCards((error) => errors.push(error))
    return errors
  }

  it('are found within a day: disputes and their outcomes, each reported once', async () => {
    const sale = await sales.book()
    const amount = Math.round(sale.total * 100)
    const setDisputes = (...statuses: string[]) =>
      sales.cardProvider.set(sale.id, {
        disputes: statuses.map((status, index) => ({ id: `${sale.id}-${index}`, status, amount })),
      })
    const readDisputeStates = async () =>
      (await database.db.selectFrom('card_disputes').select('state').where('payment_id', '=', sale.id).execute())
        .map(({ state }) => state)
        .toSorted()
    const readDisputedSince = async () => Object(await sales.view(sale)).paymentInfo.disputedSince
    setDisputes('evidence_required', 'won')
    expect([await reread(), await readDisputedSince()]).toEqual([[], null])
    sales.gateway.advance(day)
    expect([await reread(), await readDisputedSince()]).toEqual([
      [expect.any(BookingDisputedError)],
      sales.gateway.clock().toISOString(),
    ])
    expect(await readDisputeStates()).toEqual(['OPEN', 'WON'])
    sales.gateway.advance(day)
    expect(await reread()).toEqual([])
    setDisputes('lost', 'won')
    sales.gateway.advance(day)
    expect([await reread(), await readDisputeStates()]).toEqual([[expect.any(BookingDisputedError)], ['LOST', 'WON']])
  })

  it('are found within a day: partial and full refunds', async () => {
    const sale = await sales.book()
    const amount = Math.round(sale.total * 100)
    sales.cardProvider.set(sale.id, { refunded: 100, paymentStatus: 'Partially Refunded' })
    sales.gateway.advance(day)
    expect([await reread(), await sales.payment(sale.id)]).toMatchObject([
      [],
      { status: 'PARTLY_REFUNDED', refundedAmount: '1.00' },
    ])
    sales.cardProvider.set(sale.id, { refunded: amount, paymentStatus: 'Refunded' })
    sales.gateway.advance(day)
    expect([await reread(), await sales.payment(sale.id)]).toMatchObject([[], { status: 'REFUNDED' }])
    expect(sales.cardActions(sale.id)).toEqual(['captures'])
  })

  it('are also looked for on charges from before the upgrade', async () => {
    const { id } = await sales.book()
    const payment = { due_at: null, created_at: new Date() }
    await database.db.updateTable('card_payments').set(payment).where('id', '=', id).execute()
    await rereadCharges(database.db as unknown as Kysely<unknown>)
    const due = database.db.selectFrom('card_payments').select('due_at').where('id', '=', id)
    expect(await due.executeTakeFirstOrThrow()).toEqual({ due_at: expect.any(Date) })
  })

  it('are no longer looked for after 120 days', async () => {
    const { id } = await sales.book({ checkIn: '2027-04-20', checkOut: '2027-04-22' })
    const due = () => database.db.selectFrom('card_payments').select('due_at').where('id', '=', id).execute()
    sales.gateway.advance(119 * day)
    await reread()
    expect(await due()).toEqual([{ due_at: new Date(sales.gateway.clock().getTime() + day * 1000) }])
    sales.gateway.advance(2 * day)
    await reread()
    expect(await due()).toEqual([{ due_at: null }])
  })
})
