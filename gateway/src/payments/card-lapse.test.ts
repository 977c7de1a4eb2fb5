import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settleUnpaid } from '#src/testing/due-work.ts'
import { type Fault, faultySuppliers } from '#src/products/faulty-suppliers.ts'
import { settleDeps } from '#src/testing/app.ts'
import { type CardSales, openCardSales, type StartedPayment } from '#src/testing/card-sales.ts'
import { products } from '#src/testing/catalogue.ts'
import { withDatabase } from '#src/testing/database.ts'
import { createChangeCalls, newName } from '#src/testing/calls/change-calls.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { makkahLocal } from '#src/values/calendar.ts'

/** The supplier confirms after 20 s. */
const pendingHotel = { hotelCode: '4900000004' }
const day = 24 * 3600

const database = withDatabase()
let sales: CardSales
let fault: Fault | undefined
const productsWithFaults = faultySuppliers(products, (call) => (call === 'order' ? undefined : fault))

beforeAll(async () => {
  sales = await openCardSales(database.db, { unpaidPerCompany: 20, products: productsWithFaults })
})
afterEach(async () => {
  fault = undefined
  await expectBalancedBooks(database.db)
})
afterAll(() => sales.close())

const tomorrow = () => makkahLocal(new Date(sales.gateway.clock().getTime() + day * 1000))
const processUnpaidOrders = () =>
  settleUnpaid(settleDeps(database.db, sales.gateway.clock), (error) => expect.unreachable(String(error)))

/** Books a room whose card lapses before the supplier has confirmed. */
async function startLapsingSale(paymentStatus: 'Voided' | 'Expired' = 'Voided') {
  const sale = await sales.start(pendingHotel)
  await sales.authorize(sale)
  await sales.settleOrders()
  sales.cardProvider.set(sale.id, { paymentStatus })
  return sale
}

/** Waits until the supplier has confirmed. */
async function letSupplierConfirm(): Promise<void> {
  sales.gateway.advance(30)
  await sales.settleOrders()
}

const readEventKinds = async (sale: StartedPayment) =>
  ((await sales.view(sale))['history'] as { kind: string }[]).map(({ kind }) => kind)

describe('lapsed card authorization', () => {
  it('leaves a pending booking unpaid, with one day to pay another way once the supplier confirms it', async () => {
    const sale = await startLapsingSale()
    await Promise.all(Array.from({ length: 3 }, () => sales.notify('payment_voided', sale)))
    const at = sales.gateway.clock().toISOString()
    expect(await sales.view(sale)).toMatchObject({
      bookingStatus: 'Pending',
      paymentStatus: 'UNPAID',
      payBy: null,
      cardLapsedAt: at,
      paymentInfo: { paidAmount: 0, cardPayment: { status: 'VOIDED' } },
    })
    const earlyReply = await sales.unpaid.pay('agent', sale)
    expect(earlyReply.refusal).toMatchObject({ code: 'NOT_PAYABLE', extraDetails: { reason: 'PENDING' } })

    await letSupplierConfirm()
    expect(await sales.view(sale)).toMatchObject({
      bookingStatus: 'Confirmed',
      paymentStatus: 'UNPAID',
      payBy: tomorrow(),
      cardLapsedAt: at,
    })
    expect(await readEventKinds(sale)).toEqual(['CONFIRMED', 'LAPSED', 'PENDING', 'AUTHORIZED', 'REQUESTED'])
    expect(await sales.unpaid.emails(sale.reference)).toEqual(['booking-held'])
    await sales.settleCards()
    expect(sales.cardActions(sale.id)).toEqual([])

    const before = Number(await sales.gateway.balance('agent'))
    const walletReply = await sales.unpaid.pay('agent', sale)
    expect(walletReply.response).toMatchObject({ paidAmount: sale.total })
    expect(Number(await sales.gateway.balance('agent'))).toBeCloseTo(before - sale.total, 2)
    expect(await sales.view(sale)).toMatchObject({
      paymentStatus: 'PAID',
      payBy: null,
      paymentInfo: { method: 'WALLET' },
    })
  })

  it('is found by polling if there is no notification, and can be replaced with another card', async () => {
    const sale = await startLapsingSale('Expired')
    sales.gateway.advance(15)
    await sales.settleCards()
    expect(await sales.view(sale)).toMatchObject({ paymentStatus: 'UNPAID', cardLapsedAt: expect.any(String) })
    await letSupplierConfirm()
    const { response } = await sales.unpaid.pay('agent', sale, { method: 'CARD' })
    const { paymentId: id } = response['cardPayment'] as { paymentId: string }
    await sales.authorize({ ...sale, id })
    await sales.settleCards()
    expect([sales.cardActions(sale.id), sales.cardActions(id)]).toEqual([[], ['captures']])
    expect(await sales.view(sale)).toMatchObject({ paymentStatus: 'PAID', paymentInfo: { method: 'CARD' } })
  })

  it('releases the booking if it is not paid for by the deadline', async () => {
    const sale = await startLapsingSale()
    await sales.notify('payment_voided', sale)
    await letSupplierConfirm()
    await processUnpaidOrders()
    expect(await sales.view(sale)).toMatchObject({ bookingStatus: 'Confirmed' })
    sales.gateway.advance(day)
    await processUnpaidOrders()
    expect(await sales.view(sale)).toMatchObject({
      bookingStatus: 'Cancelled',
      paymentStatus: 'UNPAID',
      releasedAt: expect.any(String),
      paymentInfo: { paidAmount: 0, refundedAmount: 0 },
    })
    const reply = await sales.unpaid.pay('agent', sale)
    expect(reply.refusal).toMatchObject({ code: 'NOT_PAYABLE', extraDetails: { reason: 'RELEASED' } })
  })

  it('makes a confirmed booking unpaid before the card is charged, and reverses the supplier’s payment', async () => {
    const sale = await sales.start()
    await sales.authorize(sale)
    await sales.settleOrders()
    expect(await sales.view(sale)).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'PAID' })
    sales.cardProvider.set(sale.id, { paymentStatus: 'Voided' })
    await sales.settleCards()
    expect(await sales.view(sale)).toMatchObject({
      bookingStatus: 'Confirmed',
      paymentStatus: 'UNPAID',
      payBy: tomorrow(),
      cardLapsedAt: expect.any(String),
    })
    expect(await sales.unpaid.emails(sale.reference)).toEqual(['booking-confirmed', 'payment-due'])
    expect((await sales.unpaid.pay('agent', sale)).response).toMatchObject({ paidAmount: sale.total })
    expect(await sales.unpaid.emails(sale.reference)).toEqual(['booking-confirmed', 'payment-due', 'booking-confirmed'])
  })

  /** Books a room that is confirmed and whose card is not charged yet. */
  async function startConfirmedSale() {
    const sale = await sales.start()
    await sales.authorize(sale)
    await sales.settleOrders()
    return sale
  }

  async function reportLapse(sale: StartedPayment): Promise<void> {
    sales.cardProvider.set(sale.id, { paymentStatus: 'Voided' })
    await sales.notify('payment_voided', sale)
    await expectBalancedBooks(database.db)
  }

  it.each(['lost', 'refuse'] as const)(
    'makes a booking unpaid during a name change whose response from the supplier is: %s',
    async (reply) => {
      const sale = await startConfirmedSale()
      const changes = createChangeCalls(sales.gateway)
      const { response: quote } = await changes.quote('agent', sale, { travellerDetails: [newName('Xanadu')] })
      fault = 'error'
      expect((await changes.confirm('agent', sale, quote)).status).toBe(500)
      await reportLapse(sale)
      const unpaid = { paymentStatus: 'UNPAID', payBy: tomorrow(), paymentInfo: { paidAmount: 0 } }
      expect(await sales.view(sale)).toMatchObject({
        ...unpaid,
        change: { names: { blockers: ['changeInProgress'] } },
      })
      expect(await sales.unpaid.emails(sale.reference)).toEqual(['booking-confirmed', 'payment-due'])
      expect((await sales.unpaid.pay('agent', sale)).refusal?.extraDetails).toEqual({ reason: 'PENDING' })

      fault = reply === 'refuse' ? reply : undefined
      sales.gateway.advance(300)
      await sales.settleOrders()
      expect(await sales.view(sale)).toMatchObject({
        ...unpaid,
        payBy: expect.any(String),
        change: { names: { blockers: [] } },
      })
      expect((await sales.unpaid.pay('agent', sale)).response).toMatchObject({ paidAmount: sale.total })
    },
  )

  it('results in a credit note without a refund when nobody pays', async () => {
    const sale = await startConfirmedSale()
    const invoice = await sales.document(sale, 'invoice')
    await reportLapse(sale)
    expect(await sales.document(sale, 'creditNote')).toEqual({ refused: 'NOT_CANCELLED' })
    sales.gateway.advance(day)
    await processUnpaidOrders()
    const { number, text } = await sales.document(sale, 'creditNote')
    expect(text).toContain(String(invoice.number))
    expect(text).toContain('Cancelled on')
    expect(text).not.toContain('Refunded to')
    expect((await sales.document(sale, 'creditNote')).number).toBe(number)
    const email = await database.db
      .selectFrom('mails')
      .select('content')
      .where('dedupe_key', '=', `booking-released:${sale.reference}`)
      .executeTakeFirstOrThrow()
    expect(email.content).toMatchObject({ documents: [expect.any(Number)] })
  })

  it('results in a credit note when the booking is paid for with new dates', async () => {
    const sale = await startConfirmedSale()
    const invoice = await sales.document(sale, 'invoice')
    await reportLapse(sale)
    const changes = createChangeCalls(sales.gateway)
    const { response: quote } = await changes.quote('agent', sale, { checkOutDate: '2027-01-14' })
    await changes.confirm('agent', sale, quote)
    expect((await sales.document(sale, 'creditNote')).text).toContain(String(invoice.number))
    const total = Number(quote['newTotalPrice'])
    await sales.unpaid.pay('agent', { ...sale, total })
    const newInvoice = await sales.document(sale, 'invoice')
    expect(newInvoice.number).not.toBe(invoice.number)
  })

  it('leaves nothing to refund if the card lapses during a cancellation', async () => {
    const sale = await startConfirmedSale()
    fault = 'error'
    expect((await sales.cancel(sale)).status).toBe(500)
    await reportLapse(sale)
    fault = undefined
    sales.gateway.advance(300)
    await sales.settleOrders()
    await sales.settleCards()
    expect(await sales.view(sale)).toMatchObject({
      bookingStatus: 'Cancelled',
      paymentStatus: 'UNPAID',
      releasedAt: null,
      paymentInfo: { paidAmount: 0, refundedAmount: 0, cardPayment: { status: 'VOIDED' } },
    })
    expect(sales.cardActions(sale.id)).toEqual([])
    expect(await sales.unpaid.emails(sale.reference)).toEqual(['booking-confirmed', 'booking-cancelled'])
  })

  it('moves no money when the supplier refuses the booking afterwards', async () => {
    const sale = await sales.start({ hotelCode: '4900000008' })
    await sales.authorize(sale)
    sales.cardProvider.set(sale.id, { paymentStatus: 'Voided' })
    await sales.notify('payment_voided', sale)
    await sales.settleOrders()
    await sales.settleCards()
    expect(await sales.view(sale)).toMatchObject({ bookingStatus: 'Failed', paymentStatus: null })
    expect([await readEventKinds(sale), sales.cardActions(sale.id)]).toEqual([
      ['FAILED', 'LAPSED', 'AUTHORIZED', 'REQUESTED'],
      [],
    ])
  })

  it('fails the booking when a second card’s authorization lapses without a notification', async () => {
    const sale = await sales.start()
    await sales.notify('payment_declined', sale)
    sales.cardProvider.set(sale.id, { status: 'Payment Received', paymentStatus: 'Voided' })
    sales.gateway.advance(15)
    await sales.settleCards()
    expect(await sales.view(sale)).toMatchObject({
      bookingStatus: 'Failed',
      paymentInfo: { cardPayment: { status: 'VOIDED' } },
    })
  })
})
