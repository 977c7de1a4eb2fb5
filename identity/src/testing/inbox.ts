import { onTestFinished } from 'vitest'
import { startIdentity } from './identity.ts'
import { startSmtpSink } from './smtp-sink.ts'

/** Starts a service with a mail server. */
export async function startWithInbox(env: Record<string, string> = {}) {
  const sink = await startSmtpSink()
  const identity = await startIdentity({ env: { SMTP_URL: sink.url, PUBLIC_URL: 'https://rihla.test', ...env } })
  const stop = async () => {
    sink.stop()
    await identity.stop()
  }
  /** Returns all e-mails to an address, after pending e-mails have arrived. */
  const mailsTo = async (email: string) => {
    await identity.pool.mailer?.idle()
    return sink.mails.filter(({ to }) => to === email)
  }
  /** Returns the code or password in the latest e-mail to an address. */
  const secretFor = async (email: string): Promise<string> => {
    const secrets = (await mailsTo(email)).flatMap(({ html }) => [...html.matchAll(/<b>([^<]+)<\/b>/g)])
    const secret = secrets.at(-1)?.[1]
    if (!secret) throw new Error(`There is no e-mail with a secret to ${email}.`)
    return secret
  }
  return { ...identity, admin: identity.admin, sink, stop, mailsTo, secretFor }
}

/** Starts a service with a mail server for the current test, and stops it when the test ends. */
export async function startInboxForTest(env: Record<string, string> = {}) {
  const inbox = await startWithInbox(env)
  onTestFinished(inbox.stop)
  return inbox
}
