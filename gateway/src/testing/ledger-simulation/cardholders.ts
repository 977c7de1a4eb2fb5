import type { Db } from '#src/database/db.ts'
import type { SeededRandom } from '#src/values/seeded-random.ts'
import type { TestGateway } from '../test-gateway.ts'
import type { FakeCardProvider } from '../fake-card-provider.ts'
import { settleAll } from '../settle-all.ts'

/** Simulates agents on the card provider's pages. Some of its notifications are lost, duplicated or late. */
export function simulateCardholders(
  db: Db,
  gateway: TestGateway,
  cardProvider: FakeCardProvider,
  random: SeededRandom,
) {
  type Session = ReturnType<FakeCardProvider['records']>[number]
  const notify = async (type: string, session: Session) => {
    const { reference, amount } = session
    const payload = cardProvider.notification(type, { reference, amount }, session)
    await gateway.app.inject({ method: 'POST', url: '/payments/notifications', ...payload })
  }
  /** Sessions whose page was returned to an agent. Parallel calls open several sessions, but return only one page. */
  const returnedPages = async () => {
    const rows = await db.selectFrom('card_payments').select('session_id').where('session_id', 'is not', null).execute()
    const ids = new Set(rows.map(({ session_id: id }) => id))
    return cardProvider.records().filter(({ id }) => ids.has(id))
  }
  const isOpen = ({ paymentStatus, status }: Session) =>
    status !== 'Expired' && (paymentStatus === undefined || paymentStatus === 'Declined')

  const acceptedType = ({ capture }: Session) => (capture ? 'payment_captured' : 'payment_approved')

  return {
    /** Accepts or declines a card, or resends an old notification. */
    async actRandomly(): Promise<void> {
      const sessions = await returnedPages()
      const open = sessions.filter(isOpen)
      const roll = random.int(1, 10)
      const session = roll <= 8 ? open[random.int(0, open.length - 1)] : sessions[random.int(0, sessions.length - 1)]
      if (!session) return
      const { id } = session
      if (roll > 8) {
        const wasAccepted = session.paymentStatus !== undefined && session.paymentStatus !== 'Declined'
        return notify(
          random.pick([wasAccepted ? acceptedType(session) : 'payment_declined', 'payment_expired']),
          session,
        )
      }
      const type = roll <= 6 ? acceptedType(session) : 'payment_declined'
      if (roll <= 6) cardProvider.authorize(id)
      else cardProvider.set(id, { paymentStatus: 'Declined' })
      const count = random.int(0, 2)
      await settleAll(Array.from({ length: count }, () => notify(type, session)))
    },

    /** Makes the bank release an uncaptured authorization now and then. */
    async lapse(): Promise<void> {
      const authorized = (await returnedPages()).filter(({ paymentStatus }) => paymentStatus === 'Authorized')
      const session = authorized[random.int(0, authorized.length - 1)]
      if (!session || random.int(1, 4) > 1) return
      cardProvider.set(session.id, { paymentStatus: 'Voided' })
      await settleAll(Array.from({ length: random.int(0, 2) }, () => notify('payment_voided', session)))
    },

    /** Abandons all open pages. */
    abandonPages(): void {
      for (const session of cardProvider.records().filter(isOpen))
        cardProvider.set(session.reference, { status: 'Expired' })
    },
  }
}
