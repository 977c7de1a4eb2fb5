import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { promoResponse } from '#src/testing/promo-response.ts'
import { type CardSales, openCardSales } from '#src/testing/card-sales.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { createLinkCalls } from '#src/testing/calls/link-calls.ts'

const database = withDatabase()
let sales: CardSales

beforeAll(async () => {
  sales = await openCardSales(database.db)
})
afterEach(() => expectBalancedBooks(database.db))
afterAll(() => sales.close())

/** Books the same hold again, paying from the wallet with a new key. */
const payFromWallet = ({ body }: Awaited<ReturnType<CardSales['start']>>) =>
  sales.gateway.reserve('agent', { ...body, paymentMethod: undefined, authCode: sales.gateway.freshCode('agent') })

const readList = async (query: string) => {
  const { json } = await sales.gateway.call('agent', `/hotels/reservations?${query}`)
  return (json as { results: { bookingReferenceNo: string; status: string }[] }).results
}

it('keeps the hold when the card page is abandoned, so the agent can pay from the wallet', async () => {
  const before = Number(await sales.gateway.balance('agent'))
  const sale = await sales.start()
  expect((await payFromWallet(sale)).refusal?.code).toBe('TRACK_TOKEN_USED')
  await sales.endPage(sale.id)
  const walletReply = await payFromWallet(sale)
  expect(walletReply.response).toMatchObject({ bookingStatus: 'Confirmed', totalPrice: sale.total })
  expect(Number(await sales.gateway.balance('agent'))).toBeCloseTo(before - sale.total, 2)
  const retry = await sales.gateway.reserve('agent', { ...sale.body, authCode: 'any' }, sale.key)
  expect(retry.refusal?.code).toBe('CARD_NOT_CHARGED')

  // The page was still open in another tab.
  await sales.authorize(sale)
  await sales.settleOrders()
  await sales.settleCards()
  expect(sales.cardActions(sale.id)).toEqual(['voids'])
  expect(await sales.payment(sale.id)).toMatchObject({ status: 'VOIDED', booking: { bookingStatus: 'Failed' } })
  const reference = String(walletReply.response['bookingReferenceNo'])
  expect(await sales.view({ ...sale, reference })).toMatchObject({
    bookingStatus: 'Confirmed',
    paymentStatus: 'PAID',
  })
})

it('does not record an abandoned order as refused by the supplier, even after its card payment is voided', async () => {
  const authorizedSale = await sales.start()
  await sales.endPage(authorizedSale.id)
  await sales.authorize(authorizedSale)
  await sales.settleCards()
  // The provider reports only that the payment was voided, not that it was authorized.
  const voidedSale = await sales.start()
  expect(await sales.notify('payment_voided', voidedSale)).toBe(200)
  for (const sale of [authorizedSale, voidedSale]) {
    const view = await sales.view(sale)
    expect(view).toMatchObject({ bookingStatus: 'Failed', paymentInfo: { cardPayment: { status: 'VOIDED' } } })
    expect(view['history']).toContainEqual(expect.objectContaining({ kind: 'FAILED', actorKind: 'SYSTEM' }))
    const retry = await sales.gateway.reserve('agent', { ...sale.body, authCode: 'any' }, sale.key)
    expect(retry.refusal?.code).toBe('CARD_NOT_CHARGED')
  }
})

it('omits an abandoned order from every list, but finds it by key and by update time', async () => {
  const sale = await sales.start()
  const since = encodeURIComponent(sales.gateway.clock().toISOString())
  const { reference: bookingReferenceNo, key } = sale
  const countListed = async () => {
    const list = { where: [{ createdAt: { from: '2026-01-01T00:00:00Z' } }], with: ['statuses'] }
    const lists = encodeURIComponent(JSON.stringify({ all: { with: ['statuses'] }, some: list }))
    const { json } = await sales.gateway.call('agent', `/hotels/reservations?select=${lists}`)
    const { all, some } = (json as { selected: Record<'all' | 'some', { totalCount: number; statuses: object }> })
      .selected
    expect(some).toMatchObject({ totalCount: all.totalCount, statuses: all.statuses })
    return all.totalCount
  }
  const before = await countListed()
  await sales.endPage(sale.id)
  expect(await countListed()).toBe(before - 1)
  expect((await readList('')).map((row) => row.bookingReferenceNo)).not.toContain(bookingReferenceNo)
  const reply = await sales.gateway.call('agent', '/booking/lookup', { text: bookingReferenceNo })
  expect(reply).toMatchObject({ status: 200, response: { results: [] } })
  for (const query of [`clientReference=${key}`, `updatedSince=${since}`]) {
    expect(await readList(query)).toContainEqual(expect.objectContaining({ bookingReferenceNo, status: 'Failed' }))
  }
  expect(await sales.view(sale)).toMatchObject({ bookingStatus: 'Failed', paymentStatus: null })
})

it('releases the rooms if the hold expired before the agent left the page', async () => {
  const sale = await sales.start()
  sales.gateway.advance(16 * 60)
  await sales.endPage(sale.id)
  expect((await payFromWallet(sale)).refusal?.code).toBe('TRACK_TOKEN_EXPIRED')
})

it('keeps the hold when the card page cannot be opened', async () => {
  const hold = await sales.gateway.hold('agent')
  sales.cardProvider.faults.push(503)
  const order = { ...hold.body, authCode: sales.gateway.freshCode('agent') }
  expect((await sales.gateway.reserve('agent', { ...order, paymentMethod: 'CARD' })).refusal?.code).toBe(
    'CARD_UNAVAILABLE',
  )
  const walletReply = await sales.gateway.reserve('agent', { ...order, authCode: sales.gateway.freshCode('agent') })
  expect(walletReply.response).toMatchObject({ bookingStatus: 'Confirmed' })
})

it('makes a promo code’s last use and the payment link available again when the card page is abandoned', async () => {
  const links = createLinkCalls(sales.gateway)
  const share = await links.shareStay('partner', { email: 'agent@demo.test' })
  const hold = await sales.gateway.hold('agent')
  const { json } = await sales.gateway.applyPromo('agent', hold.trackToken, 'LASTONE')
  const price = promoResponse.parse(json).response?.request?.totalPrice ?? 0
  const order = { ...hold.body, price, promo: 'LASTONE', share }
  const cardOrder = { ...order, paymentMethod: 'CARD', authCode: sales.gateway.freshCode('agent') }
  const { response } = await sales.gateway.reserve('agent', cardOrder, randomUUID())
  expect((await links.open('agent', share)).response).toMatchObject({ status: 'PENDING' })
  await sales.endPage((response['cardPayment'] as { paymentId: string }).paymentId)
  expect((await links.open('agent', share)).response).toMatchObject({ status: 'UNPAID' })
  const walletReply = await sales.gateway.reserve('agent', { ...order, authCode: sales.gateway.freshCode('agent') })
  expect(walletReply.response).toMatchObject({ bookingStatus: 'Confirmed', totalPrice: price })
  expect((await links.open('agent', share)).response).toMatchObject({ status: 'PAID' })
})
