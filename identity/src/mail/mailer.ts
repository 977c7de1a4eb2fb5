import { createTransport } from 'nodemailer'
import type { Settings } from '#src/env.ts'
import { type AccountMail, type Receiver, writeMail } from './mail.ts'

export type Mailer = {
  send: (to: Receiver, content: AccountMail) => Promise<void>
  /** Sends after the answer, so that neither timing nor a failing mail server reveals whether a mail was sent. */
  sendLater: (to: Receiver, content: AccountMail) => void
  /** Resolves when all deferred mails are sent or have failed. */
  idle: () => Promise<void>
}

/** Callers wait for the outcome, so an unresponsive mail server must time out. */
function withTimeouts(address: string): string {
  const url = new URL(address)
  url.searchParams.set('connectionTimeout', '5000')
  url.searchParams.set('greetingTimeout', '5000')
  url.searchParams.set('socketTimeout', '10000')
  return url.href
}

/** Creates a mailer for `SMTP_URL`; undefined without one. */
export function mailerFor(
  { mail, publicUrl }: Pick<Settings, 'mail' | 'publicUrl'>,
  onFailure: (error: unknown) => void,
): Mailer | undefined {
  if (!mail.url) return undefined
  const transport = createTransport(withTimeouts(mail.url), { from: mail.from })
  const pending = new Set<Promise<void>>()

  async function send(to: Receiver, content: AccountMail): Promise<void> {
    // Nodemailer parses a string as a list of addresses; an object is always one address.
    await transport.sendMail({ to: { name: '', address: to.email }, ...writeMail(to, content, publicUrl) })
  }

  async function sendAfterAnswer(to: Receiver, content: AccountMail): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    await send(to, content).catch(onFailure)
  }

  return {
    send,
    sendLater(to, content) {
      const sending = sendAfterAnswer(to, content)
      pending.add(sending)
      void sending.finally(() => pending.delete(sending))
    },
    idle: async () => void (await Promise.all(pending)),
  }
}
