import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from './env.ts'
import { computeBalances } from './balances.ts'
import { createDispute } from './dispute.ts'
import type { Payment } from './store.ts'

export type EventType = `payment_${'approved' | 'captured' | 'declined' | 'voided' | 'refunded' | 'refund_declined'}`
export type DisputeEvent = `dispute_${'received' | 'won'}`

const MAX_ATTEMPTS = 8

/** Creates the sender of signed server-to-server notifications. The sender retries failed notifications at increasing intervals. */
export function createNotifier({ webhookSecret, notificationUrl }: Settings) {
  async function send(body: string): Promise<void> {
    const signature = createHmac('sha256', webhookSecret).update(body).digest('hex')
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const accepted = await fetch(notificationUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cko-signature': signature },
        body,
        signal: AbortSignal.timeout(10_000),
      }).then(
        (response) => response.ok,
        () => false,
      )
      if (accepted) return
      await wait(500 * 2 ** attempt, undefined, { ref: false })
    }
  }

  const serializeEvent = (type: EventType | DisputeEvent, data: object) =>
    JSON.stringify({
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      type,
      version: '1.0.0',
      created_on: new Date().toISOString(),
      data,
    })

  return {
    /** Sends payment events in order, each one `copies` times. */
    async payment(payment: Payment, types: readonly EventType[], copies = 1): Promise<void> {
      const { paymentId: id, reference, amount, currency, card } = payment
      for (const type of types) {
        const body = serializeEvent(type, {
          id,
          reference,
          amount,
          currency,
          processed_on: new Date().toISOString(),
          balances: computeBalances(payment),
          ...(card && { source: { type: 'card', scheme: card.scheme, last_4: card.last4 } }),
        })
        for (let copy = 0; copy < copies; copy++) await send(body)
      }
    },

    /** Sends a dispute event twice, because a provider may repeat its notifications. */
    async dispute(payment: Payment, type: DisputeEvent): Promise<void> {
      const body = serializeEvent(type, { ...createDispute(payment), date: new Date().toISOString() })
      await send(body)
      await send(body)
    },
  }
}
