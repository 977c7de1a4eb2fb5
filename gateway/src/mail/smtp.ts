import { createTransport } from 'nodemailer'
import type { RenderedEmail } from './frame.ts'
import { MAX_PARALLEL_EMAILS } from './outbox.ts'

/** A file attached to an e-mail. */
export interface Attachment {
  readonly filename: string
  readonly contentType: 'application/pdf'
  readonly content: Buffer
}

/** Sends an e-mail with its attachments. */
export type Send = (email: RenderedEmail & { to: string; attachments?: Attachment[] }) => Promise<void>

/** Creates a sender for the SMTP server of a URL: `smtp://host:port`, `smtps://user:password@host`. */
export function createSmtpSender(url: string, from: string): Send {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_PARALLEL_EMAILS,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return async ({ to, ...email }) => {
    // Nodemailer parses a string as a list of addresses; an object is always one address.
    await transport.sendMail({ from, to: { name: '', address: to }, ...email })
  }
}
