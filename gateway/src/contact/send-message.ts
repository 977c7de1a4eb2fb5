import { randomInt } from 'node:crypto'
import { invalidFieldsRefusal, validateFields, rules } from '#src/agents/field-rules.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { countCall } from '#src/limits/count-call.ts'
import { queueEmail } from '#src/mail/outbox.ts'
import { generateReference } from '#src/values/references.ts'
import { insertMessage } from './repository.ts'
import type { ContactForm } from './schemas.ts'

const ipAddressLimit = { kind: 'contact/address', calls: 10, seconds: 3600 }
const emailLimit = { kind: 'contact/email', calls: 5, seconds: 24 * 3600 }

/** E-mails a message to the operator, and a confirmation to the sender in the sender's language. */
export async function sendMessage(
  { db, clock, settings: { contactEmail } }: Deps,
  form: ContactForm,
  address: string,
): Promise<Envelope<{ reference: string }>> {
  const now = clock()
  await countCall(db, ipAddressLimit, address, now)
  const { name, email, subject, message, cultCode } = form
  const fieldErrors = validateFields([
    ['name', name, rules.fullName],
    ['email', email, rules.email],
    ['subject', subject, rules.subject],
    ['message', message, rules.message],
  ])
  if (fieldErrors.length > 0) return invalidFieldsRefusal(fieldErrors)
  await countCall(db, emailLimit, email, now)

  const reference = generateReference('MSG', randomInt)
  await db.transaction().execute(async (trx) => {
    await insertMessage(trx, reference, form, now)
    await queueEmail(trx, {
      dedupeKey: `contact-message:${reference}`,
      recipient: contactEmail,
      locale: 'en-US',
      content: { kind: 'contact-message', reference, name, email, language: cultCode, subject, message },
      now,
    })
    await queueEmail(trx, {
      dedupeKey: `contact-received:${reference}`,
      recipient: email,
      locale: cultCode,
      content: { kind: 'contact-received', reference },
      now,
    })
  })
  return ok({ reference })
}
