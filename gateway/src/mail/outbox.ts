import type { Db, Trx } from '#src/database/db.ts'
import { startBackgroundJob } from '#src/jobs/background-job.ts'
import type { Clock } from '#src/deps.ts'
import type { Logger } from '#src/log.ts'
import type { RenderedEmail } from './frame.ts'
import { renderEmail } from './render.ts'
import {
  type Claim,
  claimDueEmail,
  type ClaimedEmail,
  finishEmail,
  insertEmail,
  type NewEmail,
  postponeEmail,
  renewClaim,
} from './repository.ts'

/** A rendered e-mail and the ids of the documents to attach to it. */
export type OutgoingEmail = RenderedEmail & { to: string; locale: string; documents: readonly number[] }

/** Sends an e-mail to the mail server. Rejects if the server does not accept it or times out. */
export type SendEmail = (email: OutgoingEmail) => Promise<void>

/** Seconds to wait after the first, second … failed attempt, about 21 hours in total. If the attempt after the last wait fails, too, the gateway gives up. */
const RETRY_SECONDS = [10, 60, 300, 1800, 7200, 21_600, 43_200]

/** Duration of a claim. If the process dies during an attempt, another process sends the e-mail once the claim has expired. */
const CLAIM_SECONDS = 60
/** Interval between renewals of a claim. It is short enough that one or two renewals may fail. */
const RENEW_MS = 15_000

const POLL_MS = 1000

/** Maximum number of e-mails sent in parallel, so that a slow mail server or a long document does not delay other e-mails. */
export const MAX_PARALLEL_EMAILS = 3

const addSeconds = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000)

/** Adds an e-mail to the outbox in the running transaction, so that it is sent only if the transaction commits. */
export const queueEmail = (trx: Trx, email: NewEmail): Promise<void> => insertEmail(trx, email)

/**
 * Classifies a send error. The reason, such as `EENVELOPE 550` or `ECONNREFUSED`, omits the server's own text, because that text repeats addresses.
 * A permanent error means that the server rejects this recipient or this content.
 */
function classifyError(error: unknown): { reason: string; isPermanent: boolean } {
  const field = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  const code = field('code')
  const responseCode = field('responseCode')
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return {
    reason: parts.join(' ') || (error instanceof Error ? error.name : 'unknown'),
    isPermanent: (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500,
  }
}

const nextClaimEnd = (clock: Clock) => addSeconds(clock(), CLAIM_SECONDS)

/** Renews a claim, so that no second attempt starts while a slow one runs. The returned function stops the renewal and returns the latest claim. */
function startClaimRenewal(db: Db, clock: Clock, email: Claim, renewMs: number, onError: (error: unknown) => void) {
  let claim = email
  let renewing = Promise.resolve()
  const renew = async () => {
    claim = (await renewClaim(db, claim, nextClaimEnd(clock))) ?? claim
  }
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch(onError)
  }, renewMs)
  return async () => {
    clearInterval(timer)
    await renewing
    return claim
  }
}

/** Sends all due e-mails one after another, oldest first, and returns how many were sent. Failed attempts are retried with increasing delays. */
export async function sendDueEmails(
  db: Db,
  send: SendEmail,
  clock: Clock,
  logger: Pick<Logger, 'warn'>,
  { signal, renewMs = RENEW_MS }: { signal?: AbortSignal; renewMs?: number } = {},
): Promise<number> {
  let sent = 0
  const claim = () => claimDueEmail(db, { now: clock(), claimedUntil: nextClaimEnd(clock) })
  const attempt = async ({ recipient, locale, content }: ClaimedEmail) => {
    const documents = ('documents' in content && content.documents) || []
    await send({ to: recipient, locale, documents, ...renderEmail(locale, content) })
  }
  for (let email = await claim(); email; email = signal?.aborted ? undefined : await claim()) {
    const { id, content, attempts } = email
    const release = startClaimRenewal(db, clock, email, renewMs, (error) =>
      logger.warn({ mail: id, err: error }, 'Failed to renew the claim on an e-mail'),
    )
    try {
      await attempt(email)
    } catch (error) {
      const { reason, isPermanent } = classifyError(error)
      const delay = isPermanent ? undefined : RETRY_SECONDS[attempts - 1]
      const lastClaim = await release()
      if (delay === undefined) {
        await finishEmail(db, lastClaim, { state: 'failed', lastError: reason, now: clock() })
        logger.warn(
          { mail: id, kind: content.kind, attempts, reason },
          'Gave up on an e-mail that could not be delivered',
        )
      } else {
        await postponeEmail(db, lastClaim, reason, addSeconds(clock(), delay))
      }
      continue
    }
    await finishEmail(db, await release(), { state: 'sent', lastError: null, now: clock() })
    sent += 1
  }
  return sent
}

/** Sends due e-mails every second, several at a time, until the returned function is called. Without a mail server, e-mails stay pending. */
export function startOutbox(db: Db, send: SendEmail | undefined, clock: Clock, logger: Logger): () => Promise<void> {
  if (!send) {
    logger.warn('SMTP_URL is not set: e-mails stay pending')
    return async () => {}
  }
  const stops = Array.from({ length: MAX_PARALLEL_EMAILS }, () =>
    startBackgroundJob(
      (signal) => sendDueEmails(db, send, clock, logger, { signal }),
      POLL_MS,
      (error) => logger.error({ err: error }, 'The outbox failed'),
    ),
  )
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
