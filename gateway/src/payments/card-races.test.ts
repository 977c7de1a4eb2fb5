import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { settleDueOrders, settleDuePayments, settleUnpaid } from '#src/testing/due-work.ts'
import { settleDeps } from '#src/testing/app.ts'
import { type CardSales, openCardSales } from '#src/testing/card-sales.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'

// On PostgreSQL the calls of a test run concurrently on up to twenty connections; on PGlite they run one after the other.

const database = withDatabase()
let sales: CardSales

beforeAll(async () => {
  sales = await openCardSales(database.db, { unpaidPerCompany: 50 })
})
afterEach(() => expectBalancedBooks(database.db))
afterAll(() => sales.close())

const runInParallel = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))
const deps = () => settleDeps(database.db, sales.gateway.clock)
const ignore = () => {}

/** Runs the jobs of several processes until no work is left. */
async function settle(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await runInParallel(2, () => settleDueOrders(deps(), ignore))
    await runInParallel(2, () => settleDuePayments(deps(), sales.cardProvider.cards, ignore))
    sales.gateway.advance(60)
  }
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

it('acts once on twenty notifications about one authorization in any order', async () => {
  const sale = await sales.start()
  sales.cardProvider.authorize(sale.id)
  const types = ['payment_approved', 'payment_declined', 'payment_approved', 'payment_expired']
  const statuses = await runInParallel(20, (index) => sales.notify(types[index % 4] ?? '', sale))
  expect(new Set(statuses)).toEqual(new Set([200]))
  await settle()
  await runInParallel(10, (index) => sales.notify(index % 2 ? 'payment_captured' : 'payment_approved', sale))
  const view = await sales.view(sale)
  expect(view['bookingStatus'] === 'Failed' ? ['voids'] : ['captures']).toEqual(sales.cardActions(sale.id))
  const history = await readEventKinds(sale.reference)
  for (const kind of ['AUTHORIZED', 'CHARGED', 'CONFIRMED', 'VOIDED'] as const) {
    expect(history.filter((found) => found === kind).length).toBeLessThanOrEqual(1)
  }
})

it('either books and charges or voids the card when it is accepted while the agent cancels', async () => {
  for (let round = 0; round < 6; round += 1) {
    const sale = await sales.start()
    if (round % 2) sales.cardProvider.authorize(sale.id)
    await Promise.all([sales.authorize(sale), sales.endPage(sale.id), sales.endPage(sale.id)])
    await settle()
    const view = await sales.view(sale)
    const isBooked = view['bookingStatus'] === 'Confirmed'
    expect(view['bookingStatus']).toBe(isBooked ? 'Confirmed' : 'Failed')
    expect(sales.cardActions(sale.id)).toEqual([isBooked ? 'captures' : 'voids'])
  }
})

it('books a hold at most once and never charges twice when wallet, card and cancellation race', async () => {
  for (let round = 0; round < 6; round += 1) {
    const before = Number(await sales.gateway.balance('agent'))
    const sale = await sales.start()
    const order = { ...sale.body, paymentMethod: undefined, authCode: sales.gateway.freshCode('agent') }
    if (round % 2) await sales.endPage(sale.id)
    const [walletReply] = await Promise.all([
      sales.gateway.reserve('agent', order),
      sales.authorize(sale),
      sales.endPage(sale.id),
    ])
    await settle()
    const isPaidFromWallet = walletReply.refusal === undefined
    const isPaidByCard = (await sales.view(sale))['bookingStatus'] === 'Confirmed'
    expect(isPaidFromWallet && isPaidByCard).toBe(false)
    if (!isPaidFromWallet) expect(walletReply.refusal?.code).toBe('TRACK_TOKEN_USED')
    if (round % 2) expect(isPaidFromWallet).toBe(true)
    expect(sales.cardActions(sale.id)).toEqual([isPaidByCard ? 'captures' : 'voids'])
    expect(await sales.gateway.balance('agent')).toBe((before - (isPaidFromWallet ? sale.total : 0)).toFixed(2))
  }
})

it('refunds or voids the card when a booking is cancelled during the charge', async () => {
  for (let round = 0; round < 6; round += 1) {
    const sale = await sales.start()
    await sales.authorize(sale)
    await sales.settleOrders()
    const charge = () => settleDuePayments(deps(), sales.cardProvider.cards, ignore)
    const [reply] = await Promise.all([sales.cancel(sale), charge(), charge()])
    expect(reply.response).toMatchObject({ bookingStatus: 'Cancelled' })
    await settle()
    const actions = sales.cardActions(sale.id)
    expect([['voids'], ['captures', 'refunds']]).toContainEqual(actions)
    const status = actions?.length === 1 ? 'VOIDED' : 'REFUNDED'
    expect(await sales.payment(sale.id)).toMatchObject({ status, refundPendingAmount: null })
  }
})

it('either marks the booking as paid or voids the card when it is accepted at the payment deadline', async () => {
  for (let round = 0; round < 6; round += 1) {
    const day = 2 + round * 3
    const stay = {
      checkIn: `2027-03-${String(day).padStart(2, '0')}`,
      checkOut: `2027-03-${day + 2}`.replace(/-(\d)$/, '-0$1'),
    }
    const booking = await sales.unpaid.book('agent', stay)
    const { cardPayment } = (await sales.unpaid.pay('agent', booking, { method: 'CARD' })).response
    const sale = { id: (cardPayment as { paymentId: string }).paymentId, ...booking }
    const deadline = Date.parse(`${String(booking.reply.response['payBy'])}+03:00`)
    sales.gateway.advance((deadline - sales.gateway.clock().getTime()) / 1000 - (round % 2))
    sales.cardProvider.authorize(sale.id)
    const authorization = sales.authorize(sale)
    sales.gateway.advance(round % 2)
    await Promise.all([authorization, settleUnpaid(deps(), ignore), settleUnpaid(deps(), ignore)])
    await settleUnpaid(deps(), ignore)
    await settle()
    const view = await sales.view(booking)
    const isPaid = view['bookingStatus'] === 'Confirmed'
    expect(view).toMatchObject(
      isPaid
        ? { paymentStatus: 'PAID', releasedAt: null }
        : { bookingStatus: 'Cancelled', paymentStatus: 'UNPAID', releasedAt: expect.any(String) },
    )
    expect(sales.cardActions(sale.id)).toEqual([isPaid ? 'captures' : 'voids'])
    sales.gateway.advance(-120 * 24 * 3600)
  }
})

it('charges for an unpaid booking once when it is paid by wallet and card at the same time', async () => {
  for (let round = 0; round < 4; round += 1) {
    const booking = await sales.unpaid.book('agent')
    const before = Number(await sales.gateway.balance('agent'))
    const { cardPayment } = (await sales.unpaid.pay('agent', booking, { method: 'CARD' })).response
    const sale = { id: (cardPayment as { paymentId: string }).paymentId, ...booking }
    const [walletReply] = await Promise.all([sales.unpaid.pay('agent', booking), sales.authorize(sale)])
    await settle()
    const isPaidByCard = walletReply.refusal !== undefined
    expect(walletReply.refusal?.code).toBe(isPaidByCard ? 'NOT_PAYABLE' : undefined)
    expect(await sales.view(booking)).toMatchObject({
      paymentStatus: 'PAID',
      paymentInfo: { method: isPaidByCard ? 'CARD' : 'WALLET' },
    })
    expect(sales.cardActions(sale.id)).toEqual([isPaidByCard ? 'captures' : 'voids'])
    expect(await sales.gateway.balance('agent')).toBe((before - (isPaidByCard ? 0 : booking.total)).toFixed(2))
  }
})
