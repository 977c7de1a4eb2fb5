import { sql } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { EmailContent } from './render.ts'

export interface NewEmail {
  /** A second e-mail with the same key is ignored. */
  readonly dedupeKey: string
  readonly recipient: string
  readonly locale: string
  readonly content: EmailContent
  readonly now: Date
}

export async function insertEmail(trx: Trx, { dedupeKey, recipient, locale, content, now }: NewEmail): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      dedupe_key: dedupeKey,
      recipient,
      locale,
      content: JSON.stringify(content),
      created_at: now,
      due_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

export interface ClaimedEmail {
  readonly id: number
  readonly recipient: string
  readonly locale: string
  readonly content: EmailContent
  readonly attempts: number
  /** End of the claim. It identifies the claim, because every claim has a different end. */
  readonly due_at: Date | null
}

/** Claims the oldest due e-mail until `claimedUntil`, in one statement, so that two processes never claim the same e-mail. */
export function claimDueEmail(
  db: Db,
  { now, claimedUntil }: { now: Date; claimedUntil: Date },
): Promise<ClaimedEmail | undefined> {
  const nextEmail = db
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
    .set({ due_at: claimedUntil, attempts: sql`attempts + 1` })
    .where('id', 'in', nextEmail)
    .returning(['id', 'recipient', 'locale', 'content', 'attempts', 'due_at'])
    .executeTakeFirst()
}

export type Claim = Pick<ClaimedEmail, 'id' | 'due_at'>

/** Extends a claim to `until`; undefined if it has expired and another process has claimed the e-mail. */
export function renewClaim(db: Db, { id, due_at: claimedUntil }: Claim, until: Date): Promise<Claim | undefined> {
  return db
    .updateTable('mails')
    .set({ due_at: until })
    .where('id', '=', id)
    .where('due_at', '=', claimedUntil)
    .returning(['id', 'due_at'])
    .executeTakeFirst()
}

/** Marks a claimed e-mail as sent or failed, unless the claim has expired and another process has claimed the e-mail. */
export async function finishEmail(
  db: Db,
  { id, due_at: claimedUntil }: Claim,
  { state, lastError, now }: { state: 'sent' | 'failed'; lastError: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state, last_error: lastError, finished_at: now, due_at: null })
    .where('id', '=', id)
    .where('due_at', '=', claimedUntil)
    .execute()
}

/** Reschedules a claimed e-mail, unless the claim has expired and another process has claimed the e-mail. */
export async function postponeEmail(
  db: Db,
  { id, due_at: claimedUntil }: Claim,
  lastError: string,
  dueAt: Date,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ last_error: lastError, due_at: dueAt })
    .where('id', '=', id)
    .where('due_at', '=', claimedUntil)
    .execute()
}

/** Counts e-mails that are pending and e-mails that have failed. */
export async function countUnsentEmails(db: Db): Promise<{ pending: number; failed: number }> {
  const rows = await db
    .selectFrom('mails')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute()
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  return { pending: count('pending'), failed: count('failed') }
}

/** Deletes e-mails that were sent or abandoned before an instant. */
export async function deleteFinishedEmails(db: Db, finishedBefore: Date): Promise<void> {
  await db.deleteFrom('mails').where('finished_at', '<', finishedBefore).execute()
}
