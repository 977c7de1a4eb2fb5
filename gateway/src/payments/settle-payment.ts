import type { Deps } from '#src/deps.ts'
import { CARD, transfer, walletOf } from '#src/wallet/repository.ts'
import { isOpen } from './payment-state.ts'
import type { CardProvider, PaymentFacts } from './provider.ts'
import { type CardPayment, claimPayment, duePayments, movePayment, readPayment } from './repository.ts'

type SettleDeps = Pick<Deps, 'db' | 'clock'>

/** How long to wait for a notification before the provider is asked about a payment. */
export const ASK_AFTER_MS = 10_000

/** A hosted page is open for half an hour; a bank may answer a little later. */
const ASK_FOR_MS = 60 * 60_000

const BATCH = 20

/** Thrown when a provider states another amount or currency than was asked for. Nothing is moved. */
export class PaymentMismatch extends Error {}

/** What is known of a payment, written once: the state and the ledger change together, and what is late or repeated changes nothing. */
export async function settlePayment({ db, clock }: SettleDeps, facts: PaymentFacts): Promise<void> {
  const { reference, event, halalas, currency } = facts
  const payment = await readPayment(db, reference)
  if (!payment) return
  if (payment.amount_halalas !== halalas || currency.toUpperCase() !== 'SAR') {
    throw new PaymentMismatch(`The amount of card payment ${reference} is not the one that was asked for`)
  }
  await db.transaction().execute(async (trx) => {
    const now = clock()
    const dueAt = isOpen(event) ? new Date(now.getTime() + ASK_AFTER_MS) : null
    const moved = await movePayment(trx, reference, event, { now, dueAt })
    if (moved?.state !== 'CAPTURED') return
    await transfer(trx, {
      kind: 'top_up',
      from: CARD,
      to: walletOf(moved.company_id),
      halalas: moved.amount_halalas,
      at: now,
      orderReference: null,
      actorSub: moved.user_sub,
    })
  })
}

/** Asks the provider for a due payment, in one process at a time. */
export async function askProvider(deps: SettleDeps, cards: CardProvider, payment: CardPayment): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  const { id, session_id: sessionId, created_at: createdAt, amount_halalas: halalas } = payment
  if (!(await claimPayment(db, id, { now, until: new Date(now.getTime() + ASK_AFTER_MS) }))) return
  const facts = sessionId === null ? undefined : await cards.read(sessionId)
  if (facts?.reference === id) await settlePayment(deps, facts)
  // A page that was never opened, or whose provider has forgotten it.
  else if (now.getTime() - createdAt.getTime() > ASK_FOR_MS) {
    await settlePayment(deps, { reference: id, event: 'EXPIRED', halalas, currency: 'SAR' })
  }
}

/** Asks the provider about all due payments: their notifications may have been lost. */
export async function settleDuePayments(
  deps: SettleDeps,
  cards: CardProvider,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const payment of await duePayments(deps.db, deps.clock(), BATCH)) {
    try {
      await askProvider(deps, cards, payment)
    } catch (error) {
      onError(error)
    }
  }
}
