import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import type { CardProvider, NewSession } from './provider.ts'
import { type CardPayment, setPage } from './repository.ts'
import type { CardPaymentsTable } from './tables.ts'

/** Delay before the first poll of a payment without a notification. */
export const POLL_DELAY_MS = 10_000

interface PaymentRequest {
  readonly halalas: number
  readonly clientKey: string
  readonly orderReference: string | null
  readonly now: Date
}

/** Creates the row of a new payment. The row is inserted before the provider is called, so that no notification arrives first. */
export const createPaymentRow = (
  { companyId, sub }: Agent,
  { halalas, clientKey, orderReference, now }: PaymentRequest,
): Insertable<CardPaymentsTable> => ({
  id: randomBytes(18).toString('base64url'),
  company_id: companyId,
  user_sub: sub,
  client_key: clientKey,
  amount_halalas: halalas,
  state: 'CREATED',
  session_id: null,
  page_url: null,
  created_at: now,
  updated_at: now,
  due_at: new Date(now.getTime() + POLL_DELAY_MS),
  order_reference: orderReference,
  payment_id: null,
  card_scheme: null,
  card_last_four: null,
})

/** Returns the URLs of the web app that the provider's page opens at the end. A booking's screen cancels the payment if the agent left the provider's page. */
function buildReturnUrls(publicUrl: string, { id, order_reference: reference }: CardPayment): NewSession['returnUrls'] {
  const screen = `${publicUrl}/${reference === null ? 'wallet' : 'card-payment'}?payment=${id}`
  if (reference === null) return { paid: screen, abandoned: screen, other: screen }
  return { paid: `${screen}&returned=paid`, abandoned: `${screen}&returned=left`, other: screen }
}

/** Opens the provider's page for a payment unless it has one. A top-up is charged immediately, a booking once the supplier confirms it. */
export async function openPage(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  cards: CardProvider,
  payment: CardPayment,
  cultCode: string,
): Promise<CardPayment> {
  if (payment.page_url || payment.state !== 'CREATED') return payment
  const isTopUp = payment.order_reference === null
  const { sessionId, pageUrl } = await cards.createSession({
    reference: payment.id,
    halalas: payment.amount_halalas,
    cultCode,
    returnUrls: buildReturnUrls(settings.publicUrl, payment),
    capture: isTopUp,
  })
  // If a parallel call opened a second page, it is discarded, so that nobody can pay twice.
  return setPage(db, payment.id, { session_id: sessionId, page_url: pageUrl })
}
