import { createTransport } from 'nodemailer'
import type { SendMail } from './outbox.ts'

/** A way to send through an SMTP server: `smtp://host:port`, `smtps://user:password@host`. */
export function smtpSender(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return async ({ to, ...mail }) => {
    // As an object it is one address, whatever stands in it.
    await transport.sendMail({ from, to: { name: '', address: to }, ...mail })
  }
}
