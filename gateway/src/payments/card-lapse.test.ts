import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { settleUnpaid } from '#src/testing/due-work.ts'
import { type Fault, faultySuppliers } from '#src/products/faulty-suppliers.ts'
import { settleDeps } from '#src/testing/app.ts'
import { type CardSales, openCardSales, type StartedPayment } from '#src/testing/card-sales.ts'
import { products } from '#src/testing/catalogue.ts'
import { withDatabase } from '#src/testing/database.ts'
import { changeDesk, newName } from '#src/testing/desks/change-desk.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { makkahLocal } from '#src/values/calendar.ts'

/** The supplier confirms after 20 s. */
const pendingHotel = { hotelCode: '4900000004' }
const day = 24 * 3600

const database = withDatabase()
let sales: CardSales
let fault: Fault | undefined
const faulty = faultySuppliers(products, (call) => (call === 'order' ? undefined : fault))

beforeAll(async () => {
  sales = await openCardSales(database.db, { unpaidPerCompany: 20, products: faulty })
})
afterEach(async () => {
  fault = undefined
  await expectBalancedBooks(database.db)
})
afterAll(() => sales.close())

const tomorrow = () => makkahLocal(new Date(sales.desk.clock().getTime() + day * 1000))
const follow = () =>
  settleUnpaid(settleDeps(database.db, sales.desk.clock), (error) => expect.unreachable(String(error)))

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

const kinds = async (paying: StartedPayment) =>
  ((await sales.view(paying))['history'] as { kind: string }[]).map(({ kind }) => kind)

describe('lapsed card authorization', () => {
  it('leaves a pending booking unpaid, with a day to pay another way once the supplier confirms it', async () => {
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
      payBy: tomorrow(),
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

  it('is found by polling without a notification, and another card can pay', async () => {
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

  it('leads to the release of a booking that is not paid by the deadline', async () => {
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

  it('makes a confirmed booking unpaid before the card is charged, and reverses the supplier’s payment', async () => {
    const started = await sales.start()
    await sales.authorize(started)
    await sales.settleOrders()
    expect(await sales.view(started)).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'PAID' })
    sales.cardDesk.set(started.id, { paymentStatus: 'Voided' })
    await sales.settleCards()
    expect(await sales.view(started)).toMatchObject({
      bookingStatus: 'Confirmed',
      paymentStatus: 'UNPAID',
      payBy: tomorrow(),
      cardLapsedAt: expect.any(String),
    })
    expect(await sales.unpaid.mails(started.reference)).toEqual(['booking-confirmed', 'payment-due'])
    expect((await sales.unpaid.pay('agent', started)).response).toMatchObject({ paidAmount: started.total })
    expect(await sales.unpaid.mails(started.reference)).toEqual([
      'booking-confirmed',
      'payment-due',
      'booking-confirmed',
    ])
  })

  /** Books a room that is confirmed and whose card is not charged yet. */
  async function confirmed() {
    const started = await sales.start()
    await sales.authorize(started)
    await sales.settleOrders()
    return started
  }

  async function lapse(paying: StartedPayment): Promise<void> {
    sales.cardDesk.set(paying.id, { paymentStatus: 'Voided' })
    await sales.notify('payment_voided', paying)
    await expectBalancedBooks(database.db)
  }

  it.each(['lost', 'refuse'] as const)(
    'makes a booking unpaid while its supplier is asked for new names (%s)',
    async (reply) => {
      const started = await confirmed()
      const changes = changeDesk(sales.desk)
      const { response: quote } = await changes.quote('agent', started, { travellerDetails: [newName('Xanadu')] })
      fault = 'error'
      expect((await changes.confirm('agent', started, quote)).status).toBe(500)
      await lapse(started)
      const unpaid = { paymentStatus: 'UNPAID', payBy: tomorrow(), paymentInfo: { paidAmount: 0 } }
      expect(await sales.view(started)).toMatchObject({
        ...unpaid,
        change: { names: { blockers: ['changeInProgress'] } },
      })
      expect(await sales.unpaid.mails(started.reference)).toEqual(['booking-confirmed', 'payment-due'])
      expect((await sales.unpaid.pay('agent', started)).refusal?.extraDetails).toEqual({ reason: 'PENDING' })

      fault = reply === 'refuse' ? reply : undefined
      sales.desk.pass(300)
      await sales.settleOrders()
      expect(await sales.view(started)).toMatchObject({
        ...unpaid,
        payBy: expect.any(String),
        change: { names: { blockers: [] } },
      })
      expect((await sales.unpaid.pay('agent', started)).response).toMatchObject({ paidAmount: started.total })
    },
  )

  it('credits the invoice when nobody pays, without mentioning a refund', async () => {
    const started = await confirmed()
    const invoice = await sales.document(started, 'invoice')
    await lapse(started)
    expect(await sales.document(started, 'creditNote')).toEqual({ refused: 'NOT_CANCELLED' })
    sales.desk.pass(day)
    await follow()
    const { number, text } = await sales.document(started, 'creditNote')
    expect(text).toContain(String(invoice.number))
    expect(text).toContain('Cancelled on')
    expect(text).not.toContain('Refunded to')
    expect((await sales.document(started, 'creditNote')).number).toBe(number)
    const mail = await database.db
      .selectFrom('mails')
      .select('content')
      .where('dedupe_key', '=', `booking-released:${started.reference}`)
      .executeTakeFirstOrThrow()
    expect(mail.content).toMatchObject({ documents: [expect.any(Number)] })
  })

  it('credits the invoice when other dates are paid instead', async () => {
    const started = await confirmed()
    const invoice = await sales.document(started, 'invoice')
    await lapse(started)
    const changes = changeDesk(sales.desk)
    const { response: quote } = await changes.quote('agent', started, { checkOutDate: '2027-01-14' })
    await changes.confirm('agent', started, quote)
    expect((await sales.document(started, 'creditNote')).text).toContain(String(invoice.number))
    const total = Number(quote['newTotalPrice'])
    await sales.unpaid.pay('agent', { ...started, total })
    const again = await sales.document(started, 'invoice')
    expect(again.number).not.toBe(invoice.number)
  })

  it('leaves nothing to refund while the supplier is asked to cancel', async () => {
    const started = await confirmed()
    fault = 'error'
    expect((await sales.cancel(started)).status).toBe(500)
    await lapse(started)
    fault = undefined
    sales.desk.pass(300)
    await sales.settleOrders()
    await sales.settleCards()
    expect(await sales.view(started)).toMatchObject({
      bookingStatus: 'Cancelled',
      paymentStatus: 'UNPAID',
      releasedAt: null,
      paymentInfo: { paidAmount: 0, refundedAmount: 0, cardPayment: { status: 'VOIDED' } },
    })
    expect(sales.done(started.id)).toEqual([])
    expect(await sales.unpaid.mails(started.reference)).toEqual(['booking-confirmed', 'booking-cancelled'])
  })

  it('moves no money when the supplier refuses the booking afterwards', async () => {
    const started = await sales.start({ hotelCode: '4900000008' })
    await sales.authorize(started)
    sales.cardDesk.set(started.id, { paymentStatus: 'Voided' })
    await sales.notify('payment_voided', started)
    await sales.settleOrders()
    await sales.settleCards()
    expect(await sales.view(started)).toMatchObject({ bookingStatus: 'Failed', paymentStatus: null })
    expect([await kinds(started), sales.done(started.id)]).toEqual([
      ['FAILED', 'LAPSED', 'AUTHORIZED', 'REQUESTED'],
      [],
    ])
  })

  it('ends the booking when a second card was authorized and lapsed, all without a notification', async () => {
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
})
