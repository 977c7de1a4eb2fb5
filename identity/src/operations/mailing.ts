import { CognitoError } from '#src/errors.ts'
import type { AccountMail, Receiver } from '#src/mail/mail.ts'
import type { Mailer } from '#src/mail/mailer.ts'
import type { Pool } from '#src/pool.ts'

/** Returns the mailer or throws. Called before any lookup, so that a missing mailer reveals nothing about an account. */
export function needMailer({ mailer }: Pool): Mailer {
  if (mailer) return mailer
  throw new CognitoError(
    'CodeDeliveryFailureException',
    'No SMTP_URL is set, so nothing can be mailed; an administrator may suppress the message.',
  )
}

/** Sends a mail that the next step depends on. If it fails, `undo` makes a second attempt possible. */
export async function deliver(mailer: Mailer, to: Receiver, content: AccountMail, undo: () => void): Promise<void> {
  try {
    await mailer.send(to, content)
  } catch (cause) {
    undo()
    throw new CognitoError('CodeDeliveryFailureException', 'The mail could not be sent.', { cause })
  }
}

/** Notifies the owner of a changed password, after the answer and even if the mail fails. */
export function mailPasswordChanged({ mailer }: Pool, owner: Receiver, locale?: string): void {
  mailer?.sendLater(owner, { kind: 'password changed', locale })
}
