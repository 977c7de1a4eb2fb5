import { findOrderPayment } from '#src/payments/repository.ts'
import { readDisputedSince } from '#src/payments/returns/repository.ts'
import { toRiyals } from '#src/values/money.ts'
import { needsAgentSince } from './retry-schedule.ts'
import { toWireCancellation } from './cancel/cancellation-state.ts'
import { type CurrentPolicyDeps, recordedPolicy } from './terms/current-policy.ts'
import { checkTerms } from './terms/record-terms.ts'
import { toWireChange } from './change/change-state.ts'
import { commissionAmount } from './commission/commission-amount.ts'
import { productOf } from './product-of.ts'
import { isPaidByCard } from './payment/funds.ts'
import { paymentStatus } from './payment/payment-status.ts'
import { viewOrderPayment } from './payment/view-order-payment.ts'
import { readPromoUse } from './promo/repository.ts'
import { type Order, readEvents } from './repository.ts'
import { toWireDeadline } from './unpaid/pay-later-rules.ts'
import { toWirePolicy } from './wire-policy.ts'

const paidAmount = ({ state, pay_by: payBy, total_halalas: total }: Order) =>
  state === 'failed' || state === 'abandoned' || state === 'authorizing' || payBy ? 0 : toRiyals(total)

/** Builds the common part of an order's view. Its product adds its own fields. */
export async function viewOrder(deps: CurrentPolicyDeps, storedOrder: Order) {
  const { db, settings, products } = deps
  const now = deps.clock()
  const { order, current } = await checkTerms(deps, storedOrder)
  const orderUnderCurrentTerms = { ...order, policy: current ?? recordedPolicy(order) }
  const payment = await findOrderPayment(db, order)
  const disputed = payment ? await readDisputedSince(db, payment.id) : null
  const history = await readEvents(db, order.reference)
  const promo = await readPromoUse(db, order.reference)
  return {
    bookingStatus: order.supplier_word,
    paymentStatus: paymentStatus(order),
    ...toWireDeadline(order),
    totalPrice: toRiyals(order.total_halalas),
    bookingReferenceNo: order.reference,
    createdAt: order.created_at.toISOString(),
    updatedAt: order.updated_at.toISOString(),
    tags: order.tags,
    cancellation: toWireCancellation(orderUnderCurrentTerms, { now, settings }),
    change: toWireChange(orderUnderCurrentTerms, productOf(products, order), now),
    needsAgentSince: needsAgentSince(order, now),
    promo: promo ? { code: promo.code, discount: toRiyals(promo.discountHalalas) } : null,
    paymentInfo: {
      paidAmount: paidAmount(order),
      refundedAmount: order.state === 'cancelled' ? toRiyals(order.refunded_halalas) : null,
      ibanNumber: order.iban,
      currencyCode: 'SAR',
      method: order.pay_by ? null : isPaidByCard(order) ? ('CARD' as const) : ('WALLET' as const),
      cardPayment: payment ? viewOrderPayment(payment, order, products) : null,
      disputedSince: disputed?.toISOString() ?? null,
    },
    commissionAmount: commissionAmount(order),
    cancellationPolicy: toWirePolicy(order.policy),
    currentCancellationPolicy: current && toWirePolicy(current),
    termsTightenedAt: order.terms_tightened_at?.toISOString() ?? null,
    clientReference: order.client_reference,
    supplierReference: order.supplier_reference,
    partnerReferenceNo: order.partner_reference,
    vatNumber: order.vat_number,
    visaApplicationId: order.visa_application_id,
    history: history.map(({ at, kind, actor, actor_kind, note, amount_halalas, tags, changes }) => ({
      at: at.toISOString(),
      kind,
      actor,
      actorKind: actor_kind,
      note,
      amount: amount_halalas === null ? null : toRiyals(amount_halalas),
      tags,
      changes,
    })),
  }
}
