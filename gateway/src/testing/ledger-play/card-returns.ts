import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Db } from '#src/database/db.ts'
import type { SeededRandom } from '#src/values/seeded-random.ts'
import type { Desk } from '../booking-desk.ts'
import type { CardDesk } from '../card-desk.ts'
import { together } from '../together.ts'

interface Dispute {
  readonly id: string
  readonly reference: string
  readonly amount: number
  end: 'dispute_won' | 'dispute_lost' | null
}

/** Returns of top-ups: partial refunds, and disputes that are won or lost. Notifications are lost, repeated and out of order. */
export function cardReturns(db: Db, desk: Desk, cardDesk: CardDesk, random: SeededRandom) {
  type Session = ReturnType<CardDesk['records']>[number]
  type Notification = ReturnType<CardDesk['dispute']>
  const disputes: Dispute[] = []
  const send = (stated: Notification) => desk.app.inject({ method: 'POST', url: '/payments/notifications', ...stated })
  const sendSometimes = (stated: Notification) => together(Array.from({ length: random.int(0, 2) }, () => send(stated)))

  const charged = () =>
    cardDesk.records().filter(({ capture, paymentStatus = '' }) => capture && /Captured|Refunded/.test(paymentStatus))
  const refunded = (session: Session) =>
    cardDesk.notification('payment_refunded', { reference: session.reference, amount: session.refunded }, session)
  const stated = (dispute: Dispute) => cardDesk.dispute(dispute.end ?? 'dispute_received', dispute)

  function refund({ id, amount, refunded: before }: Session): Session | undefined {
    const next = Math.min(amount, before + random.int(1, amount))
    cardDesk.set(id, { refunded: next, paymentStatus: next < amount ? 'Partially Refunded' : 'Refunded' })
    return cardDesk.records().find((session) => session.id === id)
  }

  function dispute({ reference }: Session, amount: number): Dispute {
    const opened: Dispute = { id: `dsp_${randomUUID()}`, reference, amount, end: null }
    disputes.push(opened)
    return opened
  }

  return {
    async act(): Promise<void> {
      const sessions = charged()
      const session = sessions[random.int(0, sessions.length - 1)]
      const roll = random.int(1, 20)
      if (!session || roll > 10) return
      if (roll <= 3) {
        const changed = refund(session)
        if (changed) await sendSometimes(refunded(changed))
      } else if (roll <= 7) {
        await sendSometimes(stated(dispute(session, random.int(1, session.amount))))
      } else {
        const open = disputes.filter(({ end }) => end === null)
        const ending = open[random.int(0, open.length - 1)]
        if (!ending) return
        const start = stated(ending)
        ending.end = random.pick(['dispute_won', 'dispute_lost'])
        await together([sendSometimes(stated(ending)), sendSometimes(start)])
      }
    },

    /** Disputes all top-ups of a company at once. */
    async wave(companyId: string): Promise<void> {
      const rows = await db.selectFrom('card_payments').select('id').where('company_id', '=', companyId).execute()
      const own = charged().filter(({ reference }) => rows.some(({ id }) => id === reference))
      await together(own.map((session) => send(stated(dispute(session, session.amount)))))
    },

    /** Repeats notifications that were not accepted. */
    async repeat(): Promise<void> {
      for (const session of charged().filter(({ refunded: halalas }) => halalas > 0)) await send(refunded(session))
      for (const known of disputes) await send(stated(known))
    },

    /** Compares the ledger with the provider's own records: returned money has also left the wallets. */
    async check(): Promise<void> {
      for (const { reference: id, amount, refunded: halalas } of charged()) {
        const lost = disputes.filter(({ reference, end }) => reference === id && end !== 'dispute_won')
        const returned = lost.reduce((sum, { amount: disputed }) => sum + disputed, halalas)
        const payment = await db.selectFrom('card_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
        expect({ id, takenBack: payment.taken_back_halalas }).toEqual({ id, takenBack: Math.min(amount, returned) })
      }
    },
  }
}
