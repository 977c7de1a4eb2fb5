import { createTransport } from 'nodemailer'
import type { Settings } from '#src/env.ts'
import { type AccountMail, type Recipient, writeMail } from './mail.ts'

export type Mailer = {
  send: (to: Recipient, content: AccountMail) => Promise<void>
  /** Sends after the response, so that neither timing nor a failing mail server reveals whether an e-mail was sent. */
  sendLater: (to: Recipient, content: AccountMail) => void
  /** Resolves when all deferred e-mails are sent or have failed. */
  idle: () => Promise<void>
}

/** Adds timeouts, because callers wait for the result and the mail server may be unresponsive. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  url.searchParams.set('connectionTimeout', '5000')
  url.searchParams.set('greetingTimeout', '5000')
  url.searchParams.set('socketTimeout', '10000')
  return url.href
}

/** Creates the mailer. Returns undefined if `SMTP_URL` is not set. */
export function createMailer(
  { mail, publicUrl }: Pick<Settings, 'mail' | 'publicUrl'>,
  onFailure: (error: unknown) => void,
): Mailer | undefined {
  if (!mail.url) return undefined
  const transport = createTransport(withTimeouts(mail.url), { from: mail.from })
  const pending = new Set<Promise<void>>()

  async function send(to: Recipient, content: AccountMail): Promise<void> {
    // Nodemailer parses a string as a list of addresses; an object is always one address.
    await transport.sendMail({ to: { name: '', address: to.email }, ...writeMail(to, content, publicUrl) })
  }

  async function sendAfterResponse(to: Recipient, content: AccountMail): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    await send(to, content).catch(onFailure)
  }

  return {
    send,
    sendLater(to, content) {
      const delivery = sendAfterResponse(to, content)
      pending.add(delivery)
      void delivery.finally(() => pending.delete(delivery))
    },
    idle: async () => void (await Promise.all(pending)),
  }
}
