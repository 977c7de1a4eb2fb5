import { CognitoError } from '#src/errors.ts'
import type { AccountMail, Recipient } from '#src/mail/mail.ts'
import type { Mailer } from '#src/mail/mailer.ts'
import type { Pool } from '#src/pool.ts'

/** Returns the mailer, or throws if none is configured. Called before any lookup, so that the error reveals nothing about an account. */
export function requireMailer({ mailer }: Pool): Mailer {
  if (mailer) return mailer
  throw new CognitoError(
    'CodeDeliveryFailureException',
    'SMTP_URL is not set, so no e-mail can be sent. An administrator can suppress the message.',
  )
}

/** Sends an e-mail on which the next step depends. On failure, calls `undo`, which makes another attempt possible, and throws. */
export async function deliver(mailer: Mailer, to: Recipient, content: AccountMail, undo: () => void): Promise<void> {
  try {
    await mailer.send(to, content)
  } catch (cause) {
    undo()
    throw new CognitoError('CodeDeliveryFailureException', 'The e-mail could not be sent.', { cause })
  }
}

/** Notifies the owner of a changed password. The e-mail is sent after the response and may fail silently. */
export function mailPasswordChanged({ mailer }: Pool, owner: Recipient, locale?: string): void {
  mailer?.sendLater(owner, { kind: 'password changed', locale })
}
