import { createTransport } from 'nodemailer'
import type { Settings } from '#src/env.ts'
import { type AccountMail, type Receiver, writeMail } from './mail.ts'

export type Mailer = {
  send: (to: Receiver, letter: AccountMail) => Promise<void>
  /** Sends after the answer, so that neither its time nor a failing mail server tells that somebody was written to. */
  sendLater: (to: Receiver, letter: AccountMail) => void
  /** Until everything that was to be sent later is sent, or has failed. */
  idle: () => Promise<void>
}

/** A mail server that does not answer must not hold up who waits for the outcome. */
function withTimeouts(address: string): string {
  const url = new URL(address)
  url.searchParams.set('connectionTimeout', '5000')
  url.searchParams.set('greetingTimeout', '5000')
  url.searchParams.set('socketTimeout', '10000')
  return url.href
}

/** A mailer over SMTP; undefined without an address to send to. */
export function mailerFor(
  { mail, publicUrl }: Pick<Settings, 'mail' | 'publicUrl'>,
  onFailure: (error: unknown) => void,
): Mailer | undefined {
  if (!mail.url) return undefined
  const transport = createTransport(withTimeouts(mail.url), { from: mail.from })
  const underWay = new Set<Promise<void>>()

  async function send(to: Receiver, letter: AccountMail): Promise<void> {
    // An address object is taken as it is; a text would be read as a list of names and addresses.
    await transport.sendMail({ to: { name: '', address: to.email }, ...writeMail(to, letter, publicUrl) })
  }

  async function sendAfterAnswer(to: Receiver, letter: AccountMail): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    await send(to, letter).catch(onFailure)
  }

  return {
    send,
    sendLater(to, letter) {
      const sending = sendAfterAnswer(to, letter)
      underWay.add(sending)
      void sending.finally(() => underWay.delete(sending))
    },
    idle: async () => void (await Promise.all(underWay)),
  }
}
