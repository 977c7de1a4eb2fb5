import { onTestFinished } from 'vitest'
import { startIdentity } from './identity.ts'
import { startSmtpSink } from './smtp-sink.ts'

/** A service that mails, with the mailbox of everybody; it ends with the test. */
export async function startWithInbox(env: Record<string, string> = {}) {
  const sink = await startSmtpSink()
  const identity = await startIdentity({ env: { SMTP_URL: sink.url, PUBLIC_URL: 'https://rihla.test', ...env } })
  const stop = async () => {
    sink.stop()
    await identity.stop()
  }
  /** Everything that was sent to an address, once nothing is under way any more. */
  const mailsTo = async (email: string) => {
    await identity.pool.mailer?.idle()
    return sink.mails.filter(({ to }) => to === email)
  }
  /** The code or password in the newest mail to an address that holds one: the line that is shown big, or the last in bold. */
  const secretFor = async (email: string): Promise<string> => {
    const secrets = (await mailsTo(email)).flatMap(({ html }) => [...html.matchAll(/<b>([^<]+)<\/b>/g)])
    const found = secrets.at(-1)?.[1]
    if (!found) throw new Error(`There is no mail with a secret to ${email}.`)
    return found
  }
  return { ...identity, admin: identity.admin, sink, stop, mailsTo, secretFor }
}

/** The same for one test. */
export async function inboxForTest(env: Record<string, string> = {}) {
  const inbox = await startWithInbox(env)
  onTestFinished(inbox.stop)
  return inbox
}
