import type { Deps } from '#src/deps.ts'
import { makkahLocal } from '#src/values/calendar.ts'
import { toRiyals } from '#src/values/money.ts'
import { needsAgentSince } from '../retry-schedule.ts'
import { type EligibilityContext, toWireCancellation } from '../cancel/cancellation-state.ts'
import { toWireChange } from '../change/change-state.ts'
import { commissionAmount } from '../commission/commission-amount.ts'
import { paymentStatus } from '../payment/payment-status.ts'
import { productOf } from '../product-of.ts'
import type { Product } from '../product.ts'
import type { ListedOrder } from '../repository.ts'
import { recordedPolicy } from '../terms/current-policy.ts'
import { toWireDeadline } from '../unpaid/pay-later-rules.ts'
import { toWirePolicy } from '../wire-policy.ts'

/** Builds the rows of a list, each with the fields of its product. */
export async function toRows(
  { db, products }: Deps,
  orders: readonly ListedOrder[],
  locale: string,
  context: EligibilityContext,
) {
  const byProduct = Map.groupBy(orders, (order) => productOf(products, order))
  const fieldsByReference = new Map<string, Record<string, unknown>>()
  for (const [product, productOrders] of byProduct) {
    for (const [reference, fields] of await product.readListFields(db, productOrders, locale))
      fieldsByReference.set(reference, fields)
  }
  return orders.map((order) => ({
    ...toRow(productOf(products, order), order, context),
    ...fieldsByReference.get(order.reference),
  }))
}

const toRow = (product: Product, order: ListedOrder, context: EligibilityContext) => ({
  bookingReferenceNo: order.reference,
  createdAt: order.created_at.toISOString(),
  updatedAt: order.updated_at.toISOString(),
  tags: order.tags,
  status: order.supplier_word,
  paymentStatus: paymentStatus(order),
  ...toWireDeadline(order),
  provider: order.supplier,
  clientReference: order.client_reference,
  leadName: order.lead_name,
  paxCount: order.pax_count,
  totalPrice: toRiyals(order.total_halalas),
  refundedAmount: order.state === 'cancelled' ? toRiyals(order.refunded_halalas) : null,
  commissionAmount: commissionAmount(order),
  partnerReferenceNo: order.partner_reference,
  currencyCode: 'SAR',
  freeCancellationDate: order.free_until && makkahLocal(order.free_until),
  cancellationPolicy: toWirePolicy(order.policy),
  currentCancellationPolicy: order.tightened_policy && toWirePolicy(order.tightened_policy),
  termsTightenedAt: order.terms_tightened_at?.toISOString() ?? null,
  bookingType: product.bookingType,
  cancellation: toWireCancellation({ ...order, policy: recordedPolicy(order) }, context),
  change: toWireChange(order, product, context.now),
  needsAgentSince: needsAgentSince(order, context.now),
})
