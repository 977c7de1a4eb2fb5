import { sql, type Transaction } from 'kysely'
import type { Db } from '#src/database/db.ts'
import type { Clock } from '../deps.ts'
import type { Tables } from '#src/database/tables.ts'
import type { RenderedMail } from './frame.ts'
import { type Mail, renderMail } from './render.ts'

/** Hands a finished mail to the mail server; rejects when it does not take it. */
export type SendMail = (mail: RenderedMail & { to: string }) => Promise<void>

/** Seconds until the next try after the first, second … failure; then it is given up. */
const retryAfter = [10, 60, 300, 1800, 7200]

/** While a process sends a mail nobody else takes it; if that process dies, it is due again after this. */
const CLAIM_SECONDS = 60

const plusSeconds = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000)

/** Puts a mail into the outbox of the running transaction. The same key twice is one mail. */
export async function queueMail(
  trx: Transaction<Tables>,
  mail: { dedupeKey: string; recipient: string; locale: string; content: Mail; now: Date },
): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      dedupe_key: mail.dedupeKey,
      recipient: mail.recipient,
      locale: mail.locale,
      content: JSON.stringify(mail.content),
      created_at: mail.now,
      due_at: mail.now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

/** Sends what is due, oldest first, and says how many mails went out. A mail the server refuses is tried again later. */
export async function sendDueMails(db: Db, send: SendMail, clock: Clock): Promise<number> {
  let sent = 0
  for (let mail = await claimNext(db, clock()); mail; mail = await claimNext(db, clock())) {
    const { id, recipient, locale, content, attempts } = mail
    const outcome = await send({ to: recipient, ...renderMail(locale, content) }).then(
      () => true,
      () => false,
    )
    if (outcome) sent += 1
    const wait = outcome ? undefined : retryAfter[attempts - 1]
    const due_at = wait === undefined ? null : plusSeconds(clock(), wait)
    await db.updateTable('mails').set({ due_at }).where('id', '=', id).execute()
  }
  return sent
}

/** One statement takes the oldest due mail, so that two processes never send the same one. */
async function claimNext(db: Db, now: Date) {
  const next = db
    .selectFrom('mails')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('mails')
    .set({ due_at: plusSeconds(now, CLAIM_SECONDS), attempts: sql`attempts + 1` })
    .where('id', 'in', next)
    .returning(['id', 'recipient', 'locale', 'content', 'attempts'])
    .executeTakeFirst()
}

/** Looks into the outbox every second until stopped. Without a mail server the mails wait. */
export function startOutbox(db: Db, send: SendMail | undefined, clock: Clock, onError: (error: unknown) => void) {
  if (!send) return async () => {}
  let stopped = false
  let working: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const round = () => {
    working = sendDueMails(db, send, clock)
      .catch(onError)
      .finally(() => {
        if (!stopped) timer = setTimeout(round, 1000)
      })
  }
  round()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await working
  }
}
