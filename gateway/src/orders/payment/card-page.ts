import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { openPage } from '#src/payments/open-page.ts'
import { type CardPayment, findOrderPayment } from '#src/payments/repository.ts'
import { toRiyals } from '#src/values/money.ts'
import { abandonOrder } from '../abandon-order.ts'
import { productOf } from '../product-of.ts'
import { lockOrder, readOrder } from '../repository.ts'
import type { Reservation } from '../schemas.ts'
import { viewOrderPayment } from './view-order-payment.ts'

export const cardsNotAccepted = () =>
  refusal('PAYMENT_METHOD_UNAVAILABLE', 'Cards are not accepted.', { path: 'paymentMethod' })

export const cardsUnavailable = {
  code: 'CARD_UNAVAILABLE',
  message: 'The card provider cannot be reached.',
} as const

/**
 * Opens the card page of an order that awaits a card payment, or returns undefined if the order awaits none. If the page cannot be opened, the order is
 * abandoned, because nobody can have paid it.
 */
export async function openAwaitedCardPage(
  deps: Deps,
  reference: string,
  onError: (error: unknown) => void,
): Promise<Envelope<Reservation> | undefined> {
  const { cards, db, products } = deps
  const order = await readOrder(db, reference)
  const payment = order.state === 'authorizing' ? await findOrderPayment(db, order) : undefined
  if (!cards || !payment) return undefined
  const openedPayment = await openPage(deps, cards, payment, order.cult_code).catch((error: unknown) => {
    onError(error)
    return abandonWithoutPage(deps, reference)
  })
  if (!openedPayment) return undefined
  return ok({
    bookingStatus: order.supplier_word,
    bookingReferenceNo: reference,
    provider: order.supplier,
    totalPrice: toRiyals(order.total_halalas),
    payBy: null,
    cardPayment: viewOrderPayment(openedPayment, order, products),
  })
}

/** Abandons an order whose page could not be opened. If a concurrent call has opened the page, returns its payment instead. */
function abandonWithoutPage(
  { db, clock, products, settings, orderListeners }: Deps,
  reference: string,
): Promise<CardPayment | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, reference)
    const payment = await findOrderPayment(trx, order)
    if (order.state !== 'authorizing') return undefined
    if (payment?.page_url) return payment
    const update = { product: productOf(products, order), settings, order, now: clock() }
    await abandonOrder(trx, orderListeners, update, cardsUnavailable)
    return undefined
  })
}
