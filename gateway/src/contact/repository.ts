import type { Db, Trx } from '#src/database/db.ts'
import type { ContactForm } from './schemas.ts'

export async function insertMessage(trx: Trx, reference: string, form: ContactForm, now: Date): Promise<void> {
  const { cultCode, ...message } = form
  await trx
    .insertInto('contact_messages')
    .values({ ...message, reference, at: now, cult_code: cultCode })
    .execute()
}

export async function deleteOldMessages(db: Db, sentBefore: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('at', '<', sentBefore).execute()
}
