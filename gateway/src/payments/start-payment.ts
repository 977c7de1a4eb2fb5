import { randomBytes } from 'node:crypto'
import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { countCall } from '#src/limits/count-call.ts'
import { decimal, halalasOf } from '#src/values/money.ts'
import type { CardProvider } from './provider.ts'
import { type CardPayment, insertPayment, setPage } from './repository.ts'
import type { NewPaymentBody, WirePayment } from './schemas.ts'
import { ASK_AFTER_MS } from './settle-payment.ts'

/** Least and most that one payment may bring. */
export const topUpLimits = { minimum: 10_00, maximum: 50_000_00 }

const perAgent = { kind: 'card-payment/agent', calls: 30, seconds: 3600 }

/** Opens the provider's page for a top-up of the wallet. The same key opens the same page. */
export async function startPayment(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  cards: CardProvider,
  agent: Agent,
  { key, amount, cultCode }: NewPaymentBody & { key: string },
): Promise<Envelope<WirePayment>> {
  const halalas = halalasOf(Number(amount)) ?? 0
  const { minimum, maximum } = topUpLimits
  if (halalas < minimum || halalas > maximum) {
    return refusal('AMOUNT_INVALID', 'The amount is outside the limits.', {
      minimum: decimal(minimum),
      maximum: decimal(maximum),
    })
  }
  const now = clock()
  await countCall(db, perAgent, agent.sub, now)
  // The row exists before the provider is asked, so that no notification comes too early.
  const payment = await insertPayment(db, {
    id: randomBytes(18).toString('base64url'),
    company_id: agent.companyId,
    user_sub: agent.sub,
    client_key: key,
    amount_halalas: halalas,
    state: 'CREATED',
    session_id: null,
    page_url: null,
    created_at: now,
    updated_at: now,
    due_at: new Date(now.getTime() + ASK_AFTER_MS),
  })
  if (payment.amount_halalas !== halalas) {
    return refusal('IDEMPOTENCY_MISMATCH', 'The idempotency key was used before with another request.')
  }
  if (payment.page_url) return ok(viewPayment(payment))
  const { sessionId, pageUrl } = await cards.createSession({
    reference: payment.id,
    halalas,
    cultCode,
    returnUrl: `${settings.publicUrl}/wallet?payment=${payment.id}`,
  })
  // A second page of a parallel call is handed to nobody, so nobody can pay twice.
  const opened = await setPage(db, payment.id, { session_id: sessionId, page_url: pageUrl })
  return ok(viewPayment(opened ?? payment))
}

/** A payment on the wire, with its page while that can still be paid on. */
export const viewPayment = ({
  id,
  state,
  amount_halalas: halalas,
  page_url,
  created_at,
}: CardPayment): WirePayment => ({
  paymentId: id,
  status: state,
  amount: decimal(halalas),
  currencyCode: 'SAR',
  createdAt: created_at.toISOString(),
  pageUrl: state === 'CREATED' || state === 'REFUSED' ? page_url : null,
})
