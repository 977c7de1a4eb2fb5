import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'
import type { EmailContent } from './render.ts'

export interface EmailsTable {
  id: Generated<number>
  dedupe_key: string
  recipient: string
  locale: string
  content: JSONColumnType<EmailContent>
  created_at: Instant
  attempts: Generated<number>
  state: ColumnType<'pending' | 'sent' | 'failed', never, 'sent' | 'failed'>
  /** Time of the next attempt; null unless the e-mail is pending. */
  due_at: ColumnType<Date | null, Date, Date | null>
  /** Class of the last error, without the mail server's text. */
  last_error: ColumnType<string | null, never, string | null>
  finished_at: ColumnType<Date | null, never, Date>
}

export interface EmailTables {
  mails: EmailsTable
}
