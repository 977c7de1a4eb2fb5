import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Fault, faultySuppliers } from '#src/products/faulty-suppliers.ts'
import { settleDeps } from '#src/testing/app.ts'
import { products } from '#src/testing/catalogue.ts'
import { createChangeCalls, newName } from '#src/testing/calls/change-calls.ts'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { findSmallHotel } from '#src/testing/small-hotel.ts'
import { createUnpaidBookingCalls } from '#src/testing/calls/unpaid-booking-calls.ts'
import { settleDueOrders, settleUnpaid } from '#src/testing/due-work.ts'

// On PostgreSQL the calls of a test run concurrently on up to twenty connections; on PGlite they run one after the other.

const database = withDatabase()
let fault: Fault | undefined
const faultyProducts = faultySuppliers(products, (call) => (call === 'change' ? fault : undefined))
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
let changes: ReturnType<typeof createChangeCalls>
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db, { products: faultyProducts })
  gateway = await sharedGateway
  changes = createChangeCalls(gateway)
  gateway.advance(3600)
})
afterEach(async () => {
  fault = undefined
  await expectBalancedBooks(database.db)
})

const longer = { checkInDate: '2027-01-11', checkOutDate: '2027-01-15' }
const shorter = { checkInDate: '2027-01-10', checkOutDate: '2027-01-12' }

const runConcurrently = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))
/** Expects one of two calls to succeed and the other to be refused for one of the reasons. */
function expectOneSuccess(
  replies: readonly { status: number; refusal: { code: string } | undefined }[],
  reasons: readonly string[],
): void {
  const refusals = replies.flatMap(({ refusal }) => refusal?.code ?? [])
  expect(refusals).toHaveLength(1)
  expect(reasons).toContain(refusals[0])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
}
const readEventKinds = async (reference: string) =>
  (
    await database.db
      .selectFrom('order_events')
      .select('kind')
      .where('order_reference', '=', reference)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)
const settle = () =>
  settleDueOrders(settleDeps(database.db, gateway.clock, faultyProducts), (error) => expect.unreachable(String(error)))

describe('concurrent booking changes', () => {
  it('are applied and charged once when one quote is confirmed twenty times', async () => {
    const booked = await changes.book('agent')
    const balanceBefore = Number(await gateway.balance('agent'))
    const { response: quote } = await changes.quote('agent', booked, longer)
    const authCode = gateway.freshCode('agent')
    const replies = await runConcurrently(20, () => changes.confirm('agent', booked, quote, { authCode }))
    const refused = replies.filter(({ refusal }) => refusal)
    expect(refused).toHaveLength(19)
    for (const { refusal } of refused) expect(['changeInProgress', 'QUOTE_USED']).toContain(refusal?.code)
    expect(await gateway.balance('agent')).toBe((balanceBefore - Number(quote['difference'])).toFixed(2))
    expect((await readEventKinds(booked.reference)).filter((kind) => kind === 'CHANGED')).toHaveLength(1)
  })

  it('get the same response when twenty confirmations share one key', async () => {
    const booked = await changes.book('agent')
    const balanceBefore = Number(await gateway.balance('agent'))
    const { response: quote } = await changes.quote('agent', booked, longer)
    const call = { key: randomUUID(), authCode: gateway.freshCode('agent') }
    const replies = await runConcurrently(20, () => changes.confirm('agent', booked, quote, call))
    for (const { json } of replies) expect(json).toEqual(replies[0]?.json)
    expect(replies.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(await gateway.balance('agent')).toBe((balanceBefore - Number(quote['difference'])).toFixed(2))
  })

  it('have one winner when two agents change the same booking', async () => {
    for (let round = 0; round < 5; round += 1) {
      const booked = await changes.book('agent')
      const balanceBefore = Number(await gateway.balance('agent'))
      const quotes = await Promise.all([
        changes.quote('agent', booked, longer),
        changes.quote('colleague', booked, shorter),
      ])
      const authCode = gateway.freshCode('agent')
      const replies = await Promise.all([
        changes.confirm('agent', booked, quotes[0].response, { authCode }),
        changes.confirm('colleague', booked, quotes[1].response, { authCode: '' }),
      ])
      const winner = replies.findIndex(({ refusal }) => !refusal)
      expectOneSuccess(replies, ['changeInProgress', 'QUOTE_EXPIRED'])
      const { difference, newTotalPrice } = quotes[winner]?.response ?? {}
      expect(await changes.view('agent', booked)).toMatchObject({ totalPrice: newTotalPrice })
      expect(await gateway.balance('agent')).toBe((balanceBefore - Number(difference)).toFixed(2))
    }
  })

  it('have one winner when one agent changes and another cancels, with the correct refund', async () => {
    for (let round = 0; round < 6; round += 1) {
      const booked = await changes.book('agent')
      gateway.advance(300)
      const balanceBefore = Number(await gateway.balance('agent'))
      const { response: quote } = await changes.quote('agent', booked, round % 2 ? longer : shorter)
      const { response: refund } = await gateway.quoteCancellation('colleague', booked.reference, booked.provider)
      const authCode = gateway.freshCode('agent')
      const calls = [
        () => changes.confirm('agent', booked, quote, { authCode }),
        () => gateway.confirmCancellation('colleague', refund, booked.provider),
      ]
      const replies = await Promise.all((round % 3 ? calls : calls.toReversed()).map((call) => call()))
      expectOneSuccess(replies, ['changeInProgress', 'changeNotEligible', 'cancelInProgress', 'QUOTE_EXPIRED'])
      const view = await changes.view('agent', booked)
      const balanceChange = view['bookingStatus'] === 'Cancelled' ? booked.total : -Number(quote['difference'])
      expect(await gateway.balance('agent')).toBe((balanceBefore + balanceChange).toFixed(2))
    }
  })

  it('have one winner when an unpaid booking is changed and paid for', async () => {
    const unpaid = createUnpaidBookingCalls(gateway, database.db)
    for (let round = 0; round < 4; round += 1) {
      const held = await unpaid.book('agent', { checkIn: '2027-03-10', checkOut: '2027-03-13' })
      const balanceBefore = Number(await gateway.balance('agent'))
      const { response: quote } = await changes.quote('colleague', held, { checkOutDate: '2027-03-14' })
      const authCode = gateway.freshCode('agent')
      const [paid, changed] = await Promise.all([
        unpaid.pay('agent', held, { authCode }),
        changes.confirm('colleague', held, quote, { authCode: '' }),
      ])
      const isPaid = paid.response['paidAmount'] !== undefined
      expect(isPaid).toBe(changed.refusal !== undefined)
      expect(await changes.view('agent', held)).toMatchObject({
        paymentStatus: isPaid ? 'PAID' : 'UNPAID',
        totalPrice: isPaid ? held.total : quote['newTotalPrice'],
      })
      expect(await gateway.balance('agent')).toBe((balanceBefore - (isPaid ? held.total : 0)).toFixed(2))
    }
  })

  it('get a night’s last rooms only if a concurrent booking does not', async () => {
    const dates = { checkIn: '2027-04-05', checkOut: '2027-04-07' }
    const { hotelCode, rooms } = findSmallHotel({ checkIn: '2027-04-05', checkOut: '2027-04-09' })
    const allRooms = Array.from({ length: rooms }, () => ({ adults: 2 }))
    const booked = await changes.book('agent', { hotelCode, ...dates, rooms: allRooms })
    const nextNights = { checkIn: '2027-04-07', checkOut: '2027-04-09' }
    const choice = await gateway.choose('partner', { hotelCode, ...nextNights, rooms: allRooms })
    const { response: quote } = await changes.quote('agent', booked, { checkOutDate: '2027-04-08' })
    const authCode = gateway.freshCode('agent')
    const [changed, held] = await Promise.all([
      changes.confirm('agent', booked, quote, { authCode }),
      gateway.call('partner', '/hotels/availabities', choice),
    ])
    expect('roomGroups' in held.response).toBe(changed.refusal !== undefined)
  })
})

describe('change sent to a supplier', () => {
  it('leaves the booking, money and rooms unchanged if the supplier refuses it', async () => {
    const booked = await changes.book('agent')
    const balanceBefore = await gateway.balance('agent')
    const { response: quote } = await changes.quote('agent', booked, {
      ...longer,
      travellerDetails: [newName('Xanadu')],
    })
    fault = 'refuse'
    const key = randomUUID()
    const { refusal } = await changes.confirm('agent', booked, quote, { key })
    expect(refusal).toMatchObject({ code: 'SUPPLIER_REFUSED', message: 'The supplier does not change this booking.' })
    expect(await gateway.balance('agent')).toBe(balanceBefore)
    expect(await changes.view('agent', booked)).toMatchObject({
      bookingStatus: 'Confirmed',
      totalPrice: booked.total,
      hotelDetails: { checkInDate: '2027-01-10' },
      history: [{ kind: 'CHANGE_REFUSED', actorKind: 'SUPPLIER' }, { kind: 'CHANGE_REQUESTED' }, {}, {}, {}],
    })
    fault = undefined
    expect((await changes.confirm('agent', booked, quote, { key })).replayed).toBe(true)
    const secondQuote = await changes.quote('agent', booked, longer)
    expect((await changes.confirm('agent', booked, secondQuote.response)).refusal).toBeUndefined()
  })

  it.each(['error', 'lost'] as const)(
    'stays in progress with the difference and all rooms held if the response is missing (%s), until the reconciler retries',
    async (missingResponse) => {
      const booked = await changes.book('agent')
      const balanceBefore = Number(await gateway.balance('agent'))
      const { response: quote } = await changes.quote('agent', booked, longer)
      fault = missingResponse
      const key = randomUUID()
      expect((await changes.confirm('agent', booked, quote, { key })).status).toBe(500)
      await expectBalancedBooks(database.db)
      const remaining = (balanceBefore - Number(quote['difference'])).toFixed(2)
      expect(await gateway.balance('agent')).toBe(remaining)
      gateway.advance(300)
      expect(await changes.view('agent', booked)).toMatchObject({
        bookingStatus: 'Confirmed',
        totalPrice: booked.total,
        change: { dates: { eligible: false, blockers: ['changeInProgress'] } },
        cancellation: { eligible: false, blockers: [{ code: 'changeInProgress' }] },
        history: [{ kind: 'UNANSWERED' }, { kind: 'CHANGE_REQUESTED' }, {}, {}, {}],
      })
      const cancel = await gateway.quoteCancellation('agent', booked.reference, booked.provider)
      expect(cancel.refusal?.code).toBe('changeInProgress')
      expect((await changes.quote('colleague', booked, shorter)).refusal?.code).toBe('changeInProgress')
      fault = undefined
      await Promise.all([settle(), settle()])
      expect(await changes.view('agent', booked)).toMatchObject({
        totalPrice: quote['newTotalPrice'],
        hotelDetails: { checkInDate: longer.checkInDate },
        history: [{ kind: 'CHARGED' }, { kind: 'CHANGED' }, { kind: 'REREAD' }, {}, {}, {}, {}, {}],
      })
      expect(await gateway.balance('agent')).toBe(remaining)
      const reply = await changes.confirm('agent', booked, quote, { key })
      expect(reply).toMatchObject({ replayed: true, response: { totalPrice: quote['newTotalPrice'] } })
    },
  )

  it('delays a payment reminder until the supplier responds', async () => {
    const unpaid = createUnpaidBookingCalls(gateway, database.db)
    const settleUnpaidOrders = () =>
      settleUnpaid(settleDeps(database.db, gateway.clock, faultyProducts), (error) => expect.unreachable(String(error)))
    const booked = await unpaid.book('agent', { checkIn: '2027-05-10', checkOut: '2027-05-13' })
    const deadline = Date.parse(`${String(booked.reply.response['payBy'])}+03:00`)
    gateway.advance((deadline - gateway.clock().getTime()) / 1000 - 24 * 3600)
    const { response: quote } = await changes.quote('agent', booked, { travellerDetails: [newName('Xanadu')] })
    fault = 'lost'
    await changes.confirm('agent', booked, quote)
    await settleUnpaidOrders()
    expect(await unpaid.emails(booked.reference)).not.toContain('payment-due')
    fault = undefined
    gateway.advance(300)
    await settle()
    await settleUnpaidOrders()
    expect(await unpaid.emails(booked.reference)).toContain('payment-due')
  })
})
