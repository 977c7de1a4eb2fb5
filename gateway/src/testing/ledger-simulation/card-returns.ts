import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Db } from '#src/database/db.ts'
import type { SeededRandom } from '#src/values/seeded-random.ts'
import type { TestGateway } from '../test-gateway.ts'
import type { FakeCardProvider } from '../fake-card-provider.ts'
import { settleAll } from '../settle-all.ts'

interface Dispute {
  readonly id: string
  readonly reference: string
  readonly amount: number
  outcome: 'dispute_won' | 'dispute_lost' | null
}

/** Simulates refunds and disputes of top-ups. Refunds may be partial, and notifications are lost, duplicated or out of order. */
export function simulateCardReturns(
  db: Db,
  gateway: TestGateway,
  cardProvider: FakeCardProvider,
  random: SeededRandom,
) {
  type Session = ReturnType<FakeCardProvider['records']>[number]
  type Notification = ReturnType<FakeCardProvider['dispute']>
  const disputes: Dispute[] = []
  const send = (notification: Notification) =>
    gateway.app.inject({ method: 'POST', url: '/payments/notifications', ...notification })
  const sendSometimes = (notification: Notification) =>
    settleAll(Array.from({ length: random.int(0, 2) }, () => send(notification)))

  const chargedSessions = () =>
    cardProvider
      .records()
      .filter(({ capture, paymentStatus = '' }) => capture && /Captured|Refunded/.test(paymentStatus))
  const refundNotification = (session: Session) =>
    cardProvider.notification('payment_refunded', { reference: session.reference, amount: session.refunded }, session)
  const disputeNotification = (dispute: Dispute) => cardProvider.dispute(dispute.outcome ?? 'dispute_received', dispute)

  function refund({ id, amount, refunded: before }: Session): Session | undefined {
    const newTotal = Math.min(amount, before + random.int(1, amount))
    cardProvider.set(id, { refunded: newTotal, paymentStatus: newTotal < amount ? 'Partially Refunded' : 'Refunded' })
    return cardProvider.records().find((session) => session.id === id)
  }

  function openDispute({ reference }: Session, amount: number): Dispute {
    const newDispute: Dispute = { id: `dsp_${randomUUID()}`, reference, amount, outcome: null }
    disputes.push(newDispute)
    return newDispute
  }

  return {
    async actRandomly(): Promise<void> {
      const sessions = chargedSessions()
      const session = sessions[random.int(0, sessions.length - 1)]
      const roll = random.int(1, 20)
      if (!session || roll > 10) return
      if (roll <= 3) {
        const changed = refund(session)
        if (changed) await sendSometimes(refundNotification(changed))
      } else if (roll <= 7) {
        await sendSometimes(disputeNotification(openDispute(session, random.int(1, session.amount))))
      } else {
        const open = disputes.filter(({ outcome: end }) => end === null)
        const endingDispute = open[random.int(0, open.length - 1)]
        if (!endingDispute) return
        const openingNotification = disputeNotification(endingDispute)
        endingDispute.outcome = random.pick(['dispute_won', 'dispute_lost'])
        await settleAll([sendSometimes(disputeNotification(endingDispute)), sendSometimes(openingNotification)])
      }
    },

    /** Disputes all top-ups of a company at once. */
    async disputeTopUps(companyId: string): Promise<void> {
      const rows = await db.selectFrom('card_payments').select('id').where('company_id', '=', companyId).execute()
      const companySessions = chargedSessions().filter(({ reference }) => rows.some(({ id }) => id === reference))
      await settleAll(companySessions.map((session) => send(disputeNotification(openDispute(session, session.amount)))))
    },

    /** Resends the latest notifications, in case their first delivery was lost. */
    async resendAll(): Promise<void> {
      for (const session of chargedSessions().filter(({ refunded: halalas }) => halalas > 0))
        await send(refundNotification(session))
      for (const each of disputes) await send(disputeNotification(each))
    },

    /** Compares the ledger with the provider's records: returned money has also left the wallets. */
    async check(): Promise<void> {
      for (const { reference: id, amount, refunded: halalas } of chargedSessions()) {
        const lost = disputes.filter(({ reference, outcome: end }) => reference === id && end !== 'dispute_won')
        const returned = lost.reduce((sum, { amount: disputed }) => sum + disputed, halalas)
        const payment = await db.selectFrom('card_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
        expect({ id, takenBack: payment.taken_back_halalas }).toEqual({ id, takenBack: Math.min(amount, returned) })
      }
    },
  }
}
