import { CognitoError } from '#src/errors.ts'
import type { AccountMail, Receiver } from '#src/mail/mail.ts'
import type { Mailer } from '#src/mail/mailer.ts'
import type { Pool } from '#src/pool.ts'

/** Asked for before anything is looked up, so that its absence tells nothing about an account. */
export function needMailer({ mailer }: Pool): Mailer {
  if (mailer) return mailer
  throw new CognitoError(
    'CodeDeliveryFailureException',
    'No SMTP_URL is set, so nothing can be mailed; an administrator may suppress the message.',
  )
}

/** Sends a mail without which nobody could go on; where it fails, `undo` leaves no trace in the way of a second try. */
export async function deliver(mailer: Mailer, to: Receiver, letter: AccountMail, undo: () => void): Promise<void> {
  try {
    await mailer.send(to, letter)
  } catch (cause) {
    undo()
    throw new CognitoError('CodeDeliveryFailureException', 'The mail could not be sent.', { cause })
  }
}

/** Tells the owner that the password is another one. Who changed it need not wait for that, nor learn whether it was sent. */
export function tellPasswordChanged({ mailer }: Pool, owner: Receiver, locale?: string): void {
  mailer?.sendLater(owner, { kind: 'password changed', locale })
}
