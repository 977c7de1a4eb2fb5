import type { Db } from '#src/database/db.ts'
import { isPaidByCard } from '#src/orders/payment/funds.ts'
import type { Order } from '#src/orders/repository.ts'
import { type CardPayment, findOrderPayment } from '#src/payments/repository.ts'

/** Returns the card payment that pays for an order, or null if the wallet pays. */
export const readPayingCard = async (
  db: Db,
  order: Pick<Order, 'card_payment_id' | 'pay_by'>,
): Promise<CardPayment | null> => (isPaidByCard(order) ? ((await findOrderPayment(db, order)) ?? null) : null)
