import { randomInt } from 'node:crypto'
import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { createPaymentRow } from '#src/payments/open-page.ts'
import { insertPayment } from '#src/payments/repository.ts'
import { generateReference } from '#src/values/references.ts'
import { reconcileAfterMs } from './supplier-call.ts'
import { searchText } from './list/search-text.ts'
import type { Buyer } from './payment/check-buyer.ts'
import { moveFunds } from './payment/funds.ts'
import type { NewOrder } from './product.ts'
import { insertOrder, recordEvents } from './repository.ts'
import { reminderAt } from './unpaid/pay-later-rules.ts'

export interface OrderIntent {
  readonly agent: Agent
  readonly kind: string
  readonly key: string
  readonly buyer: Buyer
  readonly iban: string | null
  /** Promo code included in the price. */
  readonly promo: string | undefined
  /** Payment deadline; null if the order is paid now. */
  readonly payBy: Date | null
  /** When the supplier's terms are first checked; null if they never change. */
  readonly termsDueAt: Date | null
  readonly now: Date
}

/** Writes the order and, unless it is paid later, holds its money in the wallet or creates its card payment. Returns the reference. */
export async function writeIntent(
  trx: Trx,
  { settings }: Pick<Deps, 'settings'>,
  order: NewOrder,
  { agent, kind, key, buyer, iban, promo, payBy, termsDueAt, now }: OrderIntent,
): Promise<string> {
  const reference = generateReference(order.referencePrefix, randomInt)
  const { companyId, sub: userSub } = agent
  const payment =
    buyer.paymentMethod === 'card' && !payBy
      ? createPaymentRow(agent, {
          halalas: order.totalHalalas,
          orderReference: reference,
          clientKey: `order:${reference}`,
          now,
        })
      : undefined
  const fundedOrder = {
    reference,
    supplier: order.supplier,
    company_id: companyId,
    card_payment_id: payment?.id ?? null,
    pay_by: payBy,
    total_halalas: order.totalHalalas,
  }
  await insertOrder(trx, {
    ...fundedOrder,
    kind,
    user_sub: userSub,
    client_reference: key,
    // An order paid by card is sent to the supplier once the card provider has reported an authorization.
    ...(payment
      ? { state: 'authorizing', due_at: null }
      : { state: 'requested', due_at: new Date(now.getTime() + reconcileAfterMs(settings)) }),
    // The wire has no status for an order that is being sent, so it appears as pending.
    supplier_word: 'Pending',
    supplier_reference: null,
    created_at: now,
    updated_at: now,
    card_lapsed_at: null,
    remind_at: payBy && reminderAt(payBy),
    starts_on: order.startsOn,
    ends_on: order.endsOn,
    starts_at: order.startsAt,
    lead_name: order.leadName,
    pax_count: order.paxCount,
    commission_halalas: order.commissionHalalas,
    policy: JSON.stringify(order.policy),
    terms_due_at: termsDueAt,
    iban,
    vat_number: buyer.vatNumber,
    cult_code: buyer.cultCode,
    partner_reference: buyer.partnerReference,
    visa_application_id: null,
    search_text: searchText([reference, order.leadName, buyer.partnerReference, ...order.searchNames]),
    lookup_keys: [...order.lookupKeys],
  })
  if (payment) await insertPayment(trx, payment)
  else if (!payBy) await moveFunds(trx, fundedOrder, 'hold', { at: now, actorSub: userSub })
  const note = promo && `Promo code ${promo}`
  await recordEvents(trx, reference, now, [{ kind: 'REQUESTED', actorKind: 'AGENT', actor: agent.name, note }])
  return reference
}
