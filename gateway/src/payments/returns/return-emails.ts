import { listAgents } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Settings } from '#src/settings.ts'
import { isLocale } from '#src/locales.ts'
import type { TopUpReturn } from '#src/mail/top-up-email.ts'
import { queueEmail } from '#src/mail/outbox.ts'
import { readBalances } from '#src/ledger/repository.ts'
import type { CardPayment } from '../repository.ts'

interface ReturnDetails {
  readonly reason: TopUpReturn
  readonly halalas: number
  /** Unique key of the return across all payments. */
  readonly key: string
  readonly settings: Pick<Settings, 'publicUrl' | 'contactEmail'>
  readonly now: Date
}

/** E-mails every agent of the company that a top-up was returned to the card, or that a return was reversed. */
export async function queueReturnEmails(
  trx: Trx,
  { company_id: companyId, card_last_four: lastFour }: CardPayment,
  { reason, halalas, key, settings: { publicUrl, contactEmail }, now }: ReturnDetails,
): Promise<void> {
  const { available, owed } = await readBalances(trx, companyId)
  for (const { sub, email, name, language } of await listAgents(trx, companyId)) {
    await queueEmail(trx, {
      dedupeKey: `top-up-returned:${reason}:${key}:${sub}`,
      recipient: email,
      locale: language !== null && isLocale(language) ? language : 'en-US',
      content: {
        kind: 'top-up-returned',
        agentName: name,
        reason,
        halalas,
        lastFour,
        balanceHalalas: available,
        owedHalalas: owed,
        contactMail: contactEmail,
        url: `${publicUrl}/wallet`,
      },
      now,
    })
  }
}
