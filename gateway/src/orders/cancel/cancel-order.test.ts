import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { deleteOldQuotes } from './repository.ts'

const database = withDatabase()
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db)
  gateway = await sharedGateway
  gateway.advance(3600)
})
afterEach(() => expectBalancedBooks(database.db))

/** Moves the clock to a time in Makkah. */
const setClock = (local: string) =>
  gateway.advance((new Date(`${local}+03:00`).getTime() - gateway.clock().getTime()) / 1000)
const view = async (bookingReferenceNo: string, provider: string) =>
  (await gateway.call('agent', '/hotels/viewreservation', { bookingReferenceNo, provider })).response

describe('cancellation quote', () => {
  it('becomes available 300 seconds after booking', async () => {
    const { reference, body, total } = await gateway.book('agent')
    const availableFrom = new Date(gateway.clock().getTime() + 300_000).toISOString()
    gateway.advance(299)
    const early = await gateway.quoteCancellation('agent', reference, body.provider)
    expect(early.refusal).toMatchObject({ code: 'waitTimeError', extraDetails: { availableFrom } })
    expect(await view(reference, body.provider)).toMatchObject({
      cancellation: { eligible: false, availableFrom, blockers: [{ code: 'waitTimeError' }] },
    })
    gateway.advance(1)
    const { response } = await gateway.quoteCancellation('agent', reference, body.provider)
    expect(response).toMatchObject({
      bookingReferenceNo: reference,
      cancellationStatus: 'Refundable',
      refundAmount: total,
      bookingPaymentAmount: total,
      expiresAt: new Date(gateway.clock().getTime() + 600_000).toISOString(),
    })
    expect(await view(reference, body.provider)).toMatchObject({
      bookingStatus: 'Confirmed',
      cancellation: { eligible: true, availableFrom: null, blockers: [] },
    })
  })

  it('follows the cancellation policy and expires when the current policy step ends', async () => {
    const { reference, body, total } = await gateway.book('agent')
    const [first, second] = [
      ...(
        await database.db
          .selectFrom('hotel_orders')
          .select('offer')
          .where('order_reference', '=', reference)
          .executeTakeFirstOrThrow()
      ).offer.rooms[0].terms.steps,
    ]
    setClock(first?.from ?? '')
    gateway.advance(-60)
    const fullRefundQuote = await gateway.quoteCancellation('agent', reference, body.provider)
    expect(fullRefundQuote.response).toMatchObject({
      cancellationStatus: 'Refundable',
      refundAmount: total,
      expiresAt: new Date(`${first?.from}+03:00`).toISOString(),
    })
    gateway.advance(60)
    const halfRefundQuote = await gateway.quoteCancellation('agent', reference, body.provider)
    const half = Math.floor((Math.round(total * 100) + 1) / 2) / 100
    expect(halfRefundQuote.response).toMatchObject({ cancellationStatus: 'Partially Refundable', refundAmount: half })
    // A quote made before a policy step begins is invalid once the step has begun.
    const late = await gateway.confirmCancellation('agent', fullRefundQuote.response, body.provider)
    expect(late.refusal?.code).toBe('QUOTE_EXPIRED')

    setClock(second?.from ?? '')
    expect((await gateway.quoteCancellation('agent', reference, body.provider)).refusal?.code).toBe('nonRefundable')
    setClock('2027-01-10T14:00:00')
    expect((await gateway.quoteCancellation('agent', reference, body.provider)).refusal?.code).toBe('notEligible')
    setClock('2026-11-22T12:00:00')
  })

  it('is refused for a booking used in a visa application', async () => {
    const { reference, body } = await gateway.book('agent')
    gateway.advance(300)
    const { response } = await gateway.quoteCancellation('agent', reference, body.provider)
    await database.db
      .updateTable('orders')
      .set({ visa_application_id: 'VA-1' })
      .where('reference', '=', reference)
      .execute()
    const visaRefusal = { code: 'cancelVisaError', extraDetails: { visaApplicationId: 'VA-1' } }
    expect((await gateway.quoteCancellation('agent', reference, body.provider)).refusal).toMatchObject(visaRefusal)
    expect((await gateway.confirmCancellation('agent', response, body.provider)).refusal).toMatchObject(visaRefusal)
  })

  it('is refused for another company’s booking as if the booking did not exist', async () => {
    const { reference, body } = await gateway.book('agent')
    gateway.advance(300)
    const replies = await Promise.all(
      [reference, 'MKH-0000-00000'].flatMap((bookingReferenceNo) => [
        gateway.quoteCancellation('partner', bookingReferenceNo, body.provider),
        gateway.call('partner', '/hotels/viewreservation', { bookingReferenceNo, provider: body.provider }),
      ]),
    )
    for (const reply of replies) {
      expect(reply.status).toBe(200)
      expect(reply.json).toEqual(replies[0]?.json)
      expect(reply.json).toMatchObject({ status: { code: 404 }, response: null, errors: [{ code: 'NOT_FOUND' }] })
    }
  })
})

describe('cancellation', () => {
  const bookAndQuote = async () => {
    const booked = await gateway.book('agent')
    gateway.advance(300)
    const { response } = await gateway.quoteCancellation('agent', booked.reference, booked.body.provider)
    return { ...booked, provider: booked.body.provider, quote: response }
  }

  it('refunds the booking, releases the rooms and records the agent, time and reason', async () => {
    const { reference, provider, quote, total, trackToken, body } = await bookAndQuote()
    const balance = Number(await gateway.balance('agent'))
    const reply = await gateway.confirmCancellation('agent', quote, provider)
    expect(reply.response).toMatchObject({
      bookingReferenceNo: reference,
      bookingStatus: 'Cancelled',
      refundAmount: total,
    })
    expect(await gateway.balance('agent')).toBe((balance + total).toFixed(2))
    const at = gateway.clock().toISOString()
    expect(await view(reference, provider)).toMatchObject({
      bookingStatus: 'Cancelled',
      paymentInfo: { paidAmount: total, refundedAmount: total },
      cancellation: { eligible: false, blockers: [{ code: 'notEligible' }] },
      history: [
        { at, kind: 'REFUNDED', amount: total },
        { at, kind: 'CANCELLED', actor: 'Demo Agent', actorKind: 'AGENT', note: 'The group travels later' },
        { at, kind: 'CANCEL_REQUESTED', actor: 'Demo Agent', actorKind: 'AGENT' },
        { kind: 'CONFIRMED' },
        { kind: 'CHARGED' },
        { kind: 'REQUESTED' },
      ],
    })
    const secondReply = await gateway.reserve('agent', { ...body, trackToken, authCode: gateway.freshCode('agent') })
    expect(secondReply.refusal?.code).toBe('TRACK_TOKEN_USED')
  })

  it('gets the same response when retried with the same key, unless the reason differs', async () => {
    const { provider, quote } = await bookAndQuote()
    const key = randomUUID()
    const first = await gateway.confirmCancellation('agent', quote, provider, key)
    const retried = await gateway.confirmCancellation('agent', quote, provider, key)
    expect(retried.replayed).toBe(true)
    expect(retried.json).toEqual(first.json)
    const changed = await gateway.call(
      'agent',
      '/hotels/confirmcancelreservation',
      { provider, packageId: quote['packageId'], requestObject: { ...quote, cancellationReason: 'Another reason' } },
      { 'idempotency-key': key },
    )
    expect(changed.refusal?.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('is refused ten minutes after the quote, after which its key can be used with a new quote', async () => {
    const { provider, quote, reference } = await bookAndQuote()
    const key = randomUUID()
    gateway.advance(600)
    expect((await gateway.confirmCancellation('agent', quote, provider, key)).refusal?.code).toBe('QUOTE_EXPIRED')
    const fresh = await gateway.quoteCancellation('agent', reference, provider)
    gateway.advance(599)
    expect((await gateway.confirmCancellation('agent', fresh.response, provider, key)).response).toMatchObject({
      bookingStatus: 'Cancelled',
    })
  })

  it('is refused if its quote was used, belongs to another agent or booking, or is unknown', async () => {
    const { provider, quote } = await bookAndQuote()
    const other = await bookAndQuote()
    const balance = await gateway.balance('agent')
    const refusals = await Promise.all([
      gateway.confirmCancellation('colleague', quote, provider),
      gateway.confirmCancellation('partner', quote, provider),
      gateway.confirmCancellation('agent', { ...quote, packageId: other.quote['packageId'] }, provider),
      gateway.confirmCancellation('agent', { ...quote, packageId: randomUUID() }, provider),
      gateway.confirmCancellation('agent', quote, 'agoda'),
    ])
    expect(refusals.map(({ refusal }) => refusal?.code)).toEqual(Array.from({ length: 5 }, () => 'NOT_FOUND'))
    expect(await gateway.balance('agent')).toBe(balance)
    await gateway.confirmCancellation('agent', quote, provider)
    expect((await gateway.confirmCancellation('agent', quote, provider)).refusal?.code).toBe('QUOTE_USED')
  })

  it.each([(refund: number) => refund + 0.01, (refund: number) => refund * 2, () => 0, () => -1])(
    'is rejected if its refund differs from the quote',
    async (change) => {
      const { provider, quote, total } = await bookAndQuote()
      const balance = await gateway.balance('agent')
      const reply = await gateway.confirmCancellation('agent', { ...quote, refundAmount: change(total) }, provider)
      expect(reply.status).toBe(400)
      expect(await gateway.balance('agent')).toBe(balance)
    },
  )

  it('requires a reason and an idempotency key', async () => {
    const { provider, quote } = await bookAndQuote()
    const body = { provider, packageId: quote['packageId'], requestObject: { ...quote, cancellationReason: '  a ' } }
    const reply = await gateway.call('agent', '/hotels/confirmcancelreservation', body, {
      'idempotency-key': randomUUID(),
    })
    expect(reply.status).toBe(400)
    expect(reply.refusal?.message).toContain('requestObject.cancellationReason')
    expect((await gateway.call('agent', '/hotels/confirmcancelreservation', body)).status).toBe(400)
  })
})

it('sends cancellation e-mails in the language chosen in the agent’s profile, not the display language', async () => {
  const setLanguage = (language: string | null) =>
    database.db.updateTable('agents').set({ language }).where('email', '=', 'agent@demo.test').execute()
  await setLanguage('tr-TR')
  const { reference, body } = await gateway.book('agent')
  gateway.advance(300)
  const quote = await gateway.quoteCancellation('agent', reference, body.provider)
  await gateway.confirmCancellation('agent', quote.response, body.provider)
  await setLanguage(null)
  const emails = await database.db
    .selectFrom('mails')
    .select(['dedupe_key', 'locale'])
    .where('dedupe_key', 'like', `%:${reference}`)
    .orderBy('dedupe_key')
    .execute()
  expect(emails).toEqual([
    { dedupe_key: `booking-cancelled:${reference}`, locale: 'tr-TR' },
    { dedupe_key: `booking-confirmed:${reference}`, locale: 'tr-TR' },
  ])
})

it('deletes unconfirmed quotes 30 days after they expire and keeps confirmed ones', async () => {
  const { reference, body } = await gateway.book('agent')
  gateway.advance(300)
  const unused = await gateway.quoteCancellation('agent', reference, body.provider)
  const used = await gateway.quoteCancellation('agent', reference, body.provider)
  await gateway.confirmCancellation('agent', used.response, body.provider)
  const storedQuotes = async () =>
    (
      await database.db
        .selectFrom('cancellation_quotes')
        .select('id')
        .where('order_reference', '=', reference)
        .execute()
    ).map(({ id }) => id)
  await deleteOldQuotes(database.db, new Date(gateway.clock().getTime() + 29 * 24 * 3600_000))
  expect(await storedQuotes()).toHaveLength(2)
  await deleteOldQuotes(database.db, new Date(gateway.clock().getTime() + 31 * 24 * 3600_000))
  expect(await storedQuotes()).toEqual([used.response['packageId']])
  expect(unused.response['packageId']).not.toBe(used.response['packageId'])
})
