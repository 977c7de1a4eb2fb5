import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderEmail } from '#src/mail/render.ts'
import { type TestGateway, openTestGateway, type TestStay, type DemoAgent } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { createRideCalls } from '#src/testing/calls/ride-calls.ts'
import { ok } from '#src/errors.ts'
import type { Agent } from '#src/agents/repository.ts'
import { demoSubs } from '../../../seeds/companies.ts'
import { limitGuesses } from './limit-guesses.ts'
import { promoResponse } from '#src/testing/promo-response.ts'

const database = withDatabase()
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db)
  gateway = await sharedGateway
  gateway.advance(3600)
  await setUses('LASTONE', 1)
})
afterEach(() => expectBalancedBooks(database.db))

const setUses = (code: string, uses_left: number | null) =>
  database.db.updateTable('promotions').set({ uses_left }).where('code', '=', code).execute()
const readUsesLeft = async (code: string) =>
  (await database.db.selectFrom('promotions').select('uses_left').where('code', '=', code).executeTakeFirst())
    ?.uses_left

/** Holds rooms and prices them with a code. */
async function holdWithPromo(who: DemoAgent, code: string, stay: TestStay = {}) {
  const held = await gateway.hold(who, stay)
  const { response } = promoResponse.parse((await gateway.applyPromo(who, held.trackToken, code)).json)
  const total = response?.request?.totalPrice ?? 0
  return { ...held, fullPrice: held.total, total, body: { ...held.body, price: total, promo: code } }
}

const view = async (reference: string, provider: string) =>
  (await gateway.call('agent', '/hotels/viewreservation', { bookingReferenceNo: reference, provider })).response

describe('booking with a promo code', () => {
  it('uses the discounted total in charges, the view, lists, e-mails and refunds', async () => {
    const balanceBefore = Number(await gateway.balance('agent'))
    const { body, total, fullPrice } = await holdWithPromo('agent', 'RIHLA10')
    const { response } = await gateway.reserve('agent', { ...body, authCode: gateway.freshCode('agent') })
    expect(response).toMatchObject({ bookingStatus: 'Confirmed', totalPrice: total })
    expect(Number(await gateway.balance('agent'))).toBeCloseTo(balanceBefore - total, 2)

    const reference = String(response['bookingReferenceNo'])
    const discount = Math.round((fullPrice - total) * 100) / 100
    expect(await view(reference, body.provider)).toMatchObject({
      promo: { code: 'RIHLA10', discount },
      paymentInfo: { paidAmount: total },
    })
    expect((await gateway.list('agent'))[0]).toMatchObject({ bookingReferenceNo: reference, totalPrice: total })
    const email = await database.db
      .selectFrom('mails')
      .select(['locale', 'content'])
      .where('dedupe_key', '=', `booking-confirmed:${reference}`)
      .executeTakeFirstOrThrow()
    const { text } = renderEmail(email.locale, email.content)
    const plainText = text.replaceAll(/[\u2066-\u2069]/g, '')
    expect(plainText).toContain(`Discount with promo code RIHLA10 (already deducted): SAR ${discount.toFixed(2)}`)

    gateway.advance(300)
    const quote = await gateway.quoteCancellation('agent', reference, body.provider)
    expect(quote.response).toMatchObject({ refundAmount: total, bookingPaymentAmount: total })
    await gateway.confirmCancellation('agent', quote.response, body.provider)
    expect(Number(await gateway.balance('agent'))).toBeCloseTo(balanceBefore, 2)
  })

  it('charges the discounted total for transport', async () => {
    const rides = createRideCalls(gateway)
    const body = await rides.hold('agent')
    const { json } = await gateway.applyPromo('agent', body.trackToken, 'RIDE5', 'transport')
    const total = promoResponse.parse(json).response?.data?.totalPrice ?? 0
    expect(total).toBeLessThan(body.price)
    const { response } = await rides.reserve('agent', { ...body, price: total, promo: 'RIDE5' })
    expect(response).toMatchObject({ bookingStatus: 'Confirmed', totalPrice: total })
    const rideView = await rides.view('agent', String(response['bookingReferenceNo']))
    expect(rideView.response).toMatchObject({ promo: { code: 'RIDE5' }, price: { grandTotalPrice: total } })
  })

  it('charges the full price when the code is omitted from the reservation', async () => {
    const { body, fullPrice, total } = await holdWithPromo('agent', 'RIHLA10')
    const withoutCode = await gateway.reserve('agent', { ...body, promo: null, authCode: gateway.freshCode('agent') })
    expect(withoutCode.refusal).toMatchObject({
      code: 'PRICE_CHANGED',
      extraDetails: { oldPrice: total, newPrice: fullPrice },
    })
    const paid = await gateway.reserve('agent', {
      ...body,
      price: fullPrice,
      promo: '',
      authCode: gateway.freshCode('agent'),
    })
    expect(paid.response).toMatchObject({ bookingStatus: 'Confirmed', totalPrice: fullPrice })
    expect(await view(String(paid.response['bookingReferenceNo']), body.provider)).toMatchObject({ promo: null })
  })

  it('uses the code once, even when the reservation is retried', async () => {
    const { body } = await holdWithPromo('agent', 'LASTONE')
    const key = randomUUID()
    const authCode = gateway.freshCode('agent')
    const first = await gateway.reserve('agent', { ...body, authCode }, key)
    const retried = await gateway.reserve('agent', { ...body, authCode }, key)
    expect(retried).toMatchObject({ replayed: true, response: first.response })
    expect(await readUsesLeft('LASTONE')).toBe(0)
  })

  it('does not use the code when the payment is refused', async () => {
    const { body } = await holdWithPromo('agent', 'LASTONE')
    const { refusal } = await gateway.reserve('agent', { ...body, authCode: '000000' })
    expect(refusal?.code).toBe('AUTH_CODE_INVALID')
    expect(await readUsesLeft('LASTONE')).toBe(1)
  })

  it('returns the use of the code when the supplier refuses, but not when the agent cancels', async () => {
    const refused = await holdWithPromo('agent', 'LASTONE', { hotelCode: '4900000008' })
    const reply = await gateway.reserve('agent', { ...refused.body, authCode: gateway.freshCode('agent') })
    expect(reply.refusal?.code).toBe('SUPPLIER_REFUSED')
    expect(await readUsesLeft('LASTONE')).toBe(1)

    const { body } = await holdWithPromo('agent', 'LASTONE')
    const { response } = await gateway.reserve('agent', { ...body, authCode: gateway.freshCode('agent') })
    gateway.advance(300)
    const quote = await gateway.quoteCancellation('agent', String(response['bookingReferenceNo']), body.provider)
    const cancelled = await gateway.confirmCancellation('agent', quote.response, body.provider)
    expect(cancelled.response).toMatchObject({ bookingStatus: 'Cancelled' })
    expect(await readUsesLeft('LASTONE')).toBe(0)
  })
})

describe('reservation with a promo code', () => {
  it('is refused before any money moves when the code is used up, and can be retried at the full price', async () => {
    const { body, fullPrice } = await holdWithPromo('agent', 'LASTONE')
    await setUses('LASTONE', 0)
    const balanceBefore = await gateway.balance('agent')
    const key = randomUUID()
    const refused = await gateway.reserve('agent', { ...body, authCode: gateway.freshCode('agent') }, key)
    expect(refused.refusal?.code).toBe('PROMO_USED_UP')
    expect(await gateway.balance('agent')).toBe(balanceBefore)

    const authCode = gateway.code('agent')
    const paid = await gateway.reserve('agent', { ...body, price: fullPrice, promo: null, authCode }, key)
    expect(paid.response).toMatchObject({ bookingStatus: 'Confirmed', totalPrice: fullPrice })
  })

  it('is refused with the new discounted price when the supplier has raised its price', async () => {
    const stay = { hotelCode: '4900000002' }
    const { body, fullPrice, total } = await holdWithPromo('agent', 'RIHLA10', stay)
    const { refusal } = await gateway.reserve('agent', { ...body, authCode: gateway.freshCode('agent') })
    expect(refusal).toMatchObject({ code: 'PRICE_CHANGED', extraDetails: { oldPrice: total } })
    const secondHold = await holdWithPromo('agent', 'RIHLA10', stay)
    expect(secondHold.fullPrice).toBeGreaterThan(fullPrice)
    expect(refusal?.extraDetails['newPrice']).toBe(secondHold.total)
  })

  it.each(['NO-SUCH', 'EXPIRED', 'RIDE5', 'MIN5000'])('is refused when the code is invalid: %s', async (promo) => {
    const { body } = await gateway.hold('agent')
    const { refusal } = await gateway.reserve('agent', { ...body, promo, authCode: gateway.freshCode('agent') })
    expect(refusal?.code).toMatch(/^PROMO_/)
  })

  it('gets the first response when retried, even after too many guesses', async () => {
    const { body } = await holdWithPromo('agent', 'RIHLA10')
    const key = randomUUID()
    const first = await gateway.reserve('agent', { ...body, authCode: gateway.freshCode('agent') }, key)
    const { body: other } = await gateway.hold('agent')
    for (let turn = 0; turn < 20; turn += 1) await gateway.reserve('agent', { ...other, promo: `GUESS${turn}` })
    expect((await gateway.reserve('agent', { ...other, promo: 'RIHLA10' })).status).toBe(429)
    const retried = await gateway.reserve('agent', { ...body, authCode: 'any' }, key)
    expect([retried.replayed, retried.json]).toEqual([true, first.json])
  })

  it('does not count as a guess if the supplier does not respond', async () => {
    const guess = (call: () => Promise<object>) =>
      limitGuesses({ db: database.db, clock: gateway.clock }, { sub: demoSubs.invited } as Agent, 'book', call, () =>
        ok({}),
      )
    const timeout = () => Promise.reject(new Error('The supplier did not respond'))
    for (let turn = 0; turn < 25; turn += 1) await expect(guess(timeout)).rejects.toThrow('did not respond')
    expect(await guess(async () => ({ booked: true }))).toEqual({ booked: true })
  })

  it('is blocked after twenty guesses in fifteen minutes', async () => {
    const { body } = await gateway.hold('colleague')
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        gateway.reserve('colleague', { ...body, promo: `GUESS${turn}`, authCode: '000000' }),
      ),
    )
    expect(replies.filter(({ refusal }) => refusal?.code === 'PROMO_UNKNOWN')).toHaveLength(20)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})
