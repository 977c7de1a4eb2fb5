import { createTransport } from 'nodemailer'
import { MAILS_AT_A_TIME, type SendMail } from './outbox.ts'

/** Sends through the SMTP server of a URL: `smtp://host:port`, `smtps://user:password@host`. */
export function smtpSender(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAILS_AT_A_TIME,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return async ({ to, ...mail }) => {
    // Nodemailer parses a string as a list of addresses; an object is always one address.
    await transport.sendMail({ from, to: { name: '', address: to }, ...mail })
  }
}
