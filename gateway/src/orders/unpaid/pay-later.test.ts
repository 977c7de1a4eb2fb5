import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settleDeps } from '#src/testing/app.ts'
import { products } from '#src/testing/catalogue.ts'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { createChangeCalls } from '#src/testing/calls/change-calls.ts'
import { createUnpaidBookingCalls } from '#src/testing/calls/unpaid-booking-calls.ts'
import { settleDueTerms, settleUnpaid } from '#src/testing/due-work.ts'
import { readPdf } from '#src/testing/pdf.ts'
import type { CancellationPolicy } from '../cancellation-policy.ts'
import type { ProductDeps } from '../product.ts'
import type { Order } from '../repository.ts'

const database = withDatabase()
/** The booking with tightened terms. */
let tightened: { reference: string; policy: CancellationPolicy } | undefined
const { hotel: plainHotel } = products
if (!plainHotel) throw new Error('There are no hotels')
const hotel = {
  ...plainHotel,
  currentPolicy: async (_deps: ProductDeps, { reference, policy }: Order) =>
    tightened?.reference === reference ? tightened.policy : policy,
}
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
let unpaid: ReturnType<typeof createUnpaidBookingCalls>
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db, { unpaidPerCompany: 4, products: { ...products, hotel } })
  gateway = await sharedGateway
  unpaid = createUnpaidBookingCalls(gateway, database.db)
})
afterEach(() => expectBalancedBooks(database.db))

const settleUnpaidOrders = () =>
  settleUnpaid(settleDeps(database.db, gateway.clock), (error) => expect.unreachable(String(error)))

/** Moves the clock to an instant and runs the due work. */
const settleUnpaidOrdersAt = async (instant: string) => {
  gateway.advance((Date.parse(instant) - gateway.clock().getTime()) / 1000)
  await settleUnpaidOrders()
}

/** Reads the payment deadline from a response. */
const readDeadline = (reply: Record<string, unknown>) => new Date(`${String(reply['payBy'])}+03:00`)
const secondsBefore = (deadline: Date, seconds: number) => new Date(deadline.getTime() - seconds * 1000).toISOString()

const listEventKinds = (view: Record<string, unknown>) =>
  (view['history'] as { kind: string }[]).map(({ kind }) => kind)

describe('availability check for booking now and paying later', () => {
  it('returns the payment deadline', async () => {
    const { response } = await gateway.call('agent', '/hotels/availabities', await gateway.choose('agent'))
    const [policy] = [response['roomGroups']].flat() as { rooms: { roomRates: { cancellationPolicy: unknown }[] }[] }[]
    expect(policy).toBeDefined()
    expect(response['payLaterUntil']).toMatch(/^2027-01-\d\dT14:00:00$/)
  })

  it.each([
    ['for non-refundable rooms', { refundable: false }],
    ['for a stay that begins soon', { checkIn: '2026-11-24', checkOut: '2026-11-26' }],
    ['for a supplier that accepts only paid bookings', { hotelCode: '4900000008' }],
  ])('returns no deadline %s, and the booking is refused without payment', async (_, stay) => {
    const { body } = await gateway.hold('agent', stay)
    expect(body.requestObject.payLaterUntil).toBeNull()
    const { refusal } = await gateway.reserve('agent', { ...body, payLater: true })
    expect(refusal?.code).toBe('PAY_LATER_NOT_POSSIBLE')
  })
})

describe('booking without payment', () => {
  it('is confirmed without moving money or requiring a code, and shows its deadline everywhere', async () => {
    const balance = await gateway.balance('agent')
    const booked = await unpaid.book('agent')
    const { payBy } = booked.reply.response
    expect(booked.reply.response).toMatchObject({
      bookingStatus: 'Confirmed',
      payBy: expect.stringMatching(/T14:00:00$/),
    })
    expect(await gateway.balance('agent')).toBe(balance)
    const row = (await gateway.list('colleague')).find(
      ({ bookingReferenceNo }) => bookingReferenceNo === booked.reference,
    )
    expect(row).toMatchObject({ status: 'Confirmed', paymentStatus: 'UNPAID', payBy, releasedAt: null })
    const view = await unpaid.view('agent', booked)
    expect(view).toMatchObject({ paymentStatus: 'UNPAID', payBy, paymentInfo: { paidAmount: 0 } })
    expect(listEventKinds(view)).toEqual(['CONFIRMED', 'REQUESTED'])
    expect(view['documents']).toEqual(
      expect.arrayContaining([
        { kind: 'invoice', problem: 'NOTHING_CHARGED', issued: [] },
        { kind: 'voucher', problem: 'NOTHING_CHARGED', issued: [] },
      ]),
    )
    expect(await unpaid.emails(booked.reference)).toEqual(['booking-held'])
    await unpaid.pay('agent', booked)
  })

  it('is possible with an insufficient balance, but cannot be paid for', async () => {
    const booked = await unpaid.book('lowfunds')
    expect(booked.reply.response['bookingStatus']).toBe('Confirmed')
    const { refusal } = await unpaid.pay('lowfunds', booked)
    expect(refusal).toMatchObject({ code: 'WALLET_SHORT' })
    expect(await unpaid.view('lowfunds', booked)).toMatchObject({ paymentStatus: 'UNPAID' })
  })

  it('is refused if the company has too many unpaid bookings', async () => {
    const held = []
    for (let count = 0; count < 4; count += 1) held.push(await unpaid.book('partner'))
    const { reply } = await unpaid.book('partner')
    expect(reply.refusal).toMatchObject({ code: 'TOO_MANY_UNPAID', extraDetails: { maxUnpaid: 4 } })
    const [first] = held
    if (first) await unpaid.pay('partner', first)
    expect((await unpaid.book('partner')).reply.refusal).toBeUndefined()
  })

  it('can be listed by payment deadline', async () => {
    const dueLater = await unpaid.book('agent', { checkIn: '2027-02-20', checkOut: '2027-02-22' })
    const dueSooner = await unpaid.book('agent', { checkIn: '2027-01-12', checkOut: '2027-01-14' })
    const select = { due: { where: [{ unpaid: true, statusNot: ['CANCELLED', 'FAILED'] }], sort: 'payBy' } }
    const { json } = await gateway.call(
      'agent',
      `/hotels/reservations?${String(new URLSearchParams({ select: JSON.stringify(select) }))}`,
    )
    expect(json).toMatchObject({
      selected: {
        due: {
          totalCount: 2,
          results: [{ bookingReferenceNo: dueSooner.reference }, { bookingReferenceNo: dueLater.reference }],
        },
      },
    })
    await unpaid.pay('agent', dueLater)
    await unpaid.pay('agent', dueSooner)
  })
})

describe('payment for an unpaid booking', () => {
  it('charges the wallet, makes the documents available and records who paid', async () => {
    const booked = await unpaid.book('agent')
    const balance = Number(await gateway.balance('agent'))
    const key = randomUUID()
    const authCode = gateway.freshCode('colleague')
    const paid = await unpaid.pay('colleague', booked, { key, authCode })
    expect(paid.response).toMatchObject({ bookingStatus: 'Confirmed', paidAmount: booked.total })
    expect(await gateway.balance('agent')).toBe((balance - booked.total).toFixed(2))
    const view = await unpaid.view('agent', booked)
    expect(view).toMatchObject({ paymentStatus: 'PAID', payBy: null, paymentInfo: { paidAmount: booked.total } })
    expect(view['history']).toMatchObject([
      { kind: 'CHARGED', actorKind: 'AGENT', actor: 'Demo Colleague', amount: booked.total },
      { kind: 'CONFIRMED' },
      { kind: 'REQUESTED' },
    ])
    expect(view['documents']).toContainEqual(expect.objectContaining({ kind: 'voucher', problem: null }))
    expect(await unpaid.emails(booked.reference)).toEqual(['booking-held', 'booking-confirmed'])

    const retried = await unpaid.pay('colleague', booked, { key, authCode })
    expect(retried).toMatchObject({ replayed: true, json: paid.json })
    expect((await unpaid.pay('colleague', booked)).refusal).toMatchObject({
      code: 'NOT_PAYABLE',
      extraDetails: { reason: 'PAID' },
    })
  })

  it('is rejected with a wrong code, for another amount or by another company', async () => {
    const booked = await unpaid.book('agent')
    expect((await unpaid.pay('agent', booked, { authCode: '000000' })).refusal?.code).toBe('AUTH_CODE_INVALID')
    expect((await unpaid.pay('agent', { ...booked, total: 1 })).status).toBe(400)
    const otherCompanyReply = await unpaid.pay('partner', booked)
    const unknownBookingReply = await unpaid.pay('partner', { ...booked, reference: 'MKH-0000-00000' })
    expect(otherCompanyReply.json).toEqual(unknownBookingReply.json)
    await unpaid.pay('agent', booked)
  })

  it('is not possible before the supplier confirms the booking', async () => {
    const booked = await unpaid.book('agent', { hotelCode: '4900000004' })
    expect(booked.reply.response['bookingStatus']).toBe('Pending')
    expect((await unpaid.pay('agent', booked)).refusal).toMatchObject({ extraDetails: { reason: 'PENDING' } })
  })
})

describe('payment deadline for an unpaid booking', () => {
  it('triggers one reminder a day earlier, in the agent’s language, and releases the rooms when it passes', async () => {
    await database.db.updateTable('agents').set({ language: 'tr-TR' }).where('email', '=', 'agent@demo.test').execute()
    const booked = await unpaid.book('agent')
    const deadline = readDeadline(booked.reply.response)
    await settleUnpaidOrdersAt(secondsBefore(deadline, 24 * 3600 + 1))
    expect(await unpaid.emails(booked.reference)).toEqual(['booking-held'])
    await settleUnpaidOrdersAt(secondsBefore(deadline, 24 * 3600))
    await settleUnpaidOrders()
    expect(await unpaid.emails(booked.reference)).toEqual(['booking-held', 'payment-due'])
    const email = await database.db
      .selectFrom('mails')
      .select('locale')
      .where('dedupe_key', 'like', `payment-due:${booked.reference}:%`)
      .executeTakeFirst()
    expect(email?.locale).toBe('tr-TR')
    await settleUnpaidOrdersAt(secondsBefore(deadline, 1))
    expect(await unpaid.view('agent', booked)).toMatchObject({ bookingStatus: 'Confirmed' })

    await settleUnpaidOrdersAt(deadline.toISOString())
    await settleUnpaidOrders()
    const released = await unpaid.view('agent', booked)
    expect(released).toMatchObject({
      bookingStatus: 'Cancelled',
      paymentStatus: 'UNPAID',
      releasedAt: deadline.toISOString(),
      paymentInfo: { paidAmount: 0, refundedAmount: 0 },
      cancellation: { eligible: false },
    })
    expect(listEventKinds(released)).toEqual(['RELEASED', 'CANCEL_REQUESTED', 'CONFIRMED', 'REQUESTED'])
    expect(await unpaid.emails(booked.reference)).toEqual(['booking-held', 'payment-due', 'booking-released'])
    expect((await unpaid.pay('agent', booked)).refusal).toMatchObject({ extraDetails: { reason: 'RELEASED' } })
    await database.db.updateTable('agents').set({ language: null }).where('email', '=', 'agent@demo.test').execute()
  })

  it('blocks payment even before the rooms are released, and does not affect paid bookings', async () => {
    const stay = { checkIn: '2027-04-10', checkOut: '2027-04-12' }
    const overdue = await unpaid.book('agent', stay)
    const paid = await unpaid.book('agent', stay)
    await unpaid.pay('agent', paid)
    gateway.advance((readDeadline(overdue.reply.response).getTime() - gateway.clock().getTime()) / 1000)
    expect((await unpaid.pay('agent', overdue)).refusal).toMatchObject({ extraDetails: { reason: 'RELEASED' } })
    await settleUnpaidOrders()
    expect(await unpaid.view('agent', paid)).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'PAID' })
    expect(await unpaid.view('agent', overdue)).toMatchObject({ bookingStatus: 'Cancelled' })
  })
})

describe('cancellation of an unpaid booking', () => {
  it('refunds nothing, since nothing was paid', async () => {
    const booked = await unpaid.book('agent', { checkIn: '2027-05-10', checkOut: '2027-05-12' })
    const balance = await gateway.balance('agent')
    gateway.advance(300)
    const { response } = await gateway.quoteCancellation('agent', booked.reference, booked.provider)
    expect(response).toMatchObject({ cancellationStatus: 'Refundable', refundAmount: 0, bookingPaymentAmount: 0 })
    const cancelled = await gateway.confirmCancellation('agent', response, booked.provider)
    expect(cancelled.response).toMatchObject({ bookingStatus: 'Cancelled', refundAmount: 0 })
    expect(await gateway.balance('agent')).toBe(balance)
    const view = await unpaid.view('agent', booked)
    expect(view).toMatchObject({ paymentStatus: 'UNPAID', releasedAt: null })
    expect(listEventKinds(view)).toEqual(['CANCELLED', 'CANCEL_REQUESTED', 'CONFIRMED', 'REQUESTED'])
  })

  it('needs a new quote after the booking is paid', async () => {
    const booked = await unpaid.book('agent', { checkIn: '2027-05-10', checkOut: '2027-05-12' })
    gateway.advance(300)
    const { response } = await gateway.quoteCancellation('agent', booked.reference, booked.provider)
    await unpaid.pay('agent', booked)
    const late = await gateway.confirmCancellation('agent', response, booked.provider)
    expect(late.refusal?.code).toBe('QUOTE_EXPIRED')
    expect(await unpaid.view('agent', booked)).toMatchObject({ bookingStatus: 'Confirmed', paymentStatus: 'PAID' })
  })
})

it('returns the use of a promo code when the rooms are released', async () => {
  const readUsesLeft = async () =>
    (
      await database.db
        .selectFrom('promotions')
        .select('uses_left')
        .where('code', '=', 'LASTONE')
        .executeTakeFirstOrThrow()
    ).uses_left
  const { trackToken, body } = await gateway.hold('agent', { checkIn: '2027-06-10', checkOut: '2027-06-12' })
  const { response } = await gateway.applyPromo('agent', trackToken, 'LASTONE')
  const { totalPrice } = response['request'] as { totalPrice: number }
  const booking = { ...body, promo: 'LASTONE', price: totalPrice, payLater: true }
  const usesBefore = await readUsesLeft()
  const booked = await gateway.reserve('agent', booking)
  expect(booked.response['bookingStatus']).toBe('Confirmed')
  expect(await readUsesLeft()).toBe((usesBefore ?? 0) - 1)
  await settleUnpaidOrdersAt(readDeadline(booked.response).toISOString())
  expect(await readUsesLeft()).toBe(usesBefore)
})

it('sends another reminder when new dates move the deadline', async () => {
  const booked = await unpaid.book('agent', { checkIn: '2027-08-10', checkOut: '2027-08-13' })
  await settleUnpaidOrdersAt(secondsBefore(readDeadline(booked.reply.response), 24 * 3600))
  expect(await unpaid.emails(booked.reference)).toEqual(['booking-held', 'payment-due'])
  const changes = createChangeCalls(gateway)
  const { response: quote } = await changes.quote('agent', booked, {
    checkInDate: '2027-09-10',
    checkOutDate: '2027-09-12',
  })
  await changes.confirm('agent', booked, quote)
  await settleUnpaidOrdersAt(secondsBefore(readDeadline(quote), 24 * 3600))
  await settleUnpaidOrders()
  const emails = ['booking-held', 'payment-due', 'booking-changed', 'payment-due']
  expect(await unpaid.emails(booked.reference)).toEqual(emails)
})

describe('stricter terms for an unpaid booking', () => {
  /** Makes the supplier end free cancellation `days` earlier than accepted, and runs the due check of its terms. */
  async function tightenTerms(reference: string, days: number): Promise<void> {
    const { policy } = await database.db
      .selectFrom('orders')
      .select('policy')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const earlier = (instant: string) => new Date(Date.parse(instant) - days * 86_400_000).toISOString()
    const steps = policy.steps.map((step) => ({ ...step, from: step.from && earlier(step.from) }))
    tightened = { reference, policy: { ...policy, steps } }
    gateway.advance(60)
    const deps = settleDeps(database.db, gateway.clock, { ...products, hotel })
    await settleDueTerms(deps, (error) => expect.unreachable(String(error)))
  }

  const readDocument = async ({ reference, provider }: { reference: string; provider: string }, kind: string) => {
    const { response } = await gateway.call('agent', '/booking/document', {
      bookingReferenceNo: reference,
      provider,
      kind,
      cultCode: 'en-US',
    })
    return (await readPdf((await gateway.app.inject(String(response['path']))).rawPayload)).text
  }

  it('move the payment deadline and its reminder, and are e-mailed with the new deadline', async () => {
    const booked = await unpaid.book('agent', { checkIn: '2027-10-10', checkOut: '2027-10-12' })
    const acceptedDeadline = readDeadline(booked.reply.response)
    await tightenTerms(booked.reference, 4)
    const movedDeadline = new Date(acceptedDeadline.getTime() - 4 * 86_400_000)
    const view = await unpaid.view('agent', booked)
    expect(readDeadline(view)).toEqual(movedDeadline)
    expect(await unpaid.emails(booked.reference)).toEqual(['booking-held', 'terms-tightened'])
    const { content } = await database.db
      .selectFrom('mails')
      .select('content')
      .where('dedupe_key', 'like', `terms-tightened:${booked.reference}%`)
      .executeTakeFirstOrThrow()
    expect(content).toMatchObject({ payBy: movedDeadline.toISOString() })
    await settleUnpaidOrdersAt(secondsBefore(movedDeadline, 24 * 3600 + 1))
    expect(await unpaid.emails(booked.reference)).toHaveLength(2)
    await settleUnpaidOrdersAt(secondsBefore(movedDeadline, 24 * 3600))
    expect(await unpaid.emails(booked.reference)).toEqual(['booking-held', 'terms-tightened', 'payment-due'])
    await settleUnpaidOrdersAt(movedDeadline.toISOString())
    expect(await unpaid.view('agent', booked)).toMatchObject({ bookingStatus: 'Cancelled', paymentStatus: 'UNPAID' })
  })

  it('appear with the accepted terms on documents issued afterwards', async () => {
    const booked = await unpaid.book('agent', { checkIn: '2027-11-20', checkOut: '2027-11-23' })
    await tightenTerms(booked.reference, 4)
    await unpaid.pay('agent', booked)
    for (const kind of ['voucher', 'invoice']) {
      const [currentTerms = '', acceptedTerms = ''] = (await readDocument(booked, kind)).split(
        'The supplier changed these terms',
      )
      const deadline = /Free cancellation until (\d+) Nov 2027/
      expect(Number(deadline.exec(acceptedTerms)?.[1]) - Number(deadline.exec(currentTerms)?.[1])).toBe(4)
    }
  })
})
