import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { countCall } from '#src/limits/count-call.ts'
import { toDecimalRiyals, toHalalas } from '#src/values/money.ts'
import { createPaymentRow, openPage } from './open-page.ts'
import type { CardProvider } from './provider.ts'
import { insertPayment } from './repository.ts'
import type { NewPaymentBody, WirePayment } from './schemas.ts'
import { viewPayment } from './view-payment.ts'

/** Limits per payment, in halalas. */
export const topUpLimits = { minimum: 10_00, maximum: 50_000_00 }

const agentLimit = { kind: 'card-payment/agent', calls: 30, seconds: 3600 }

/** Opens the provider's page for a top-up of the wallet. A retry with the same key returns the same page. */
export async function startTopUp(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  cards: CardProvider,
  agent: Agent,
  { key, amount, cultCode }: NewPaymentBody & { key: string },
): Promise<Envelope<WirePayment>> {
  const halalas = toHalalas(Number(amount)) ?? 0
  const { minimum, maximum } = topUpLimits
  if (halalas < minimum || halalas > maximum) {
    return refusal('AMOUNT_INVALID', 'The amount is outside the limits.', {
      minimum: toDecimalRiyals(minimum),
      maximum: toDecimalRiyals(maximum),
    })
  }
  const now = deps.clock()
  await countCall(deps.db, agentLimit, agent.sub, now)
  const topUp = createPaymentRow(agent, { halalas, clientKey: `top-up:${key}`, orderReference: null, now })
  const payment = await insertPayment(deps.db, topUp)
  if (payment.amount_halalas !== halalas) {
    return refusal('IDEMPOTENCY_MISMATCH', 'The idempotency key has already been used with another request.')
  }
  return ok(viewPayment(await openPage(deps, cards, payment, cultCode)))
}
