import { expect } from 'vitest'
import type { Db } from '#src/database/db.ts'
import { isPaidByCard } from '#src/orders/payment/funds.ts'
import { readOrder } from '#src/orders/repository.ts'
import type { FakeCardProvider } from '../fake-card-provider.ts'

/** Compares orders with the card provider's records: each card has paid its order's price once, and no amount is still reserved. */
export async function checkCards(db: Db, cardProvider: FakeCardProvider): Promise<void> {
  for (const {
    id: sessionId,
    reference: id,
    amount,
    refunded,
    paymentStatus = '',
    executedActions,
  } of cardProvider.records()) {
    const payment = await db.selectFrom('card_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { order_reference: reference, refunded_halalas: recorded } = payment
    // A parallel call's page was discarded.
    if (reference === null || payment.session_id !== sessionId) continue
    const order = await readOrder(db, reference)
    const isPayer =
      isPaidByCard(order) && order.card_payment_id === id && order.state !== 'failed' && order.state !== 'abandoned'
    const wasCaptured = /Captured|Refunded/.test(paymentStatus)
    const captures = executedActions.filter((kind) => kind === 'captures').length
    expect({ id, captures, written: recorded }).toEqual({ id, captures: wasCaptured ? 1 : 0, written: refunded })
    expect({ id, paymentStatus }).not.toEqual({ id, paymentStatus: 'Authorized' })
    expect({ id, order: reference, paid: wasCaptured ? amount - refunded : 0 }).toEqual({
      id,
      order: reference,
      paid: isPayer ? order.total_halalas - order.refunded_halalas : 0,
    })
  }
}
