import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { clampExpiry, type LinkStatus, computeLinkStatus } from './link-rules.ts'
import { linkNotFound, refuseExpiry, refuseStatus } from './refusals.ts'
import { lockOwnLink, type PaymentLink, recordLinkEvent, updateLink } from './repository.ts'
import type { ChangeBody, ChangedLink } from './schemas.ts'

/** Disables or extends a link that the agent has shared. A link no longer changes once its payment has started. */
export const changeLink = (
  { db, clock }: Deps,
  agent: Agent,
  { id, expirationTime }: ChangeBody,
): Promise<Envelope<ChangedLink>> =>
  db.transaction().execute(async (trx) => {
    const link = await lockOwnLink(trx, agent.sub, id)
    if (!link) return linkNotFound()
    // The clock is read after the lock, because the wait for the lock may last as long as a payment.
    const now = clock()
    const status = computeLinkStatus(link, now)
    if (status === 'PAID' || status === 'PENDING') return refuseStatus(status)
    return expirationTime ? extend(trx, link, { status, expirationTime, now }) : disable(trx, link, { status, now })
  })

async function disable(
  trx: Trx,
  link: PaymentLink,
  { status, now }: { status: LinkStatus; now: Date },
): Promise<Envelope<ChangedLink>> {
  if (status !== 'disabled') {
    await updateLink(trx, link.id, { disabled_at: now })
    await recordLinkEvent(trx, { link_id: link.id, kind: 'DISABLED', actor_sub: link.user_sub, at: now })
  }
  return changedEnvelope(link, 'disabled', link.expires_at)
}

/** Extends a link. An expired link becomes payable again. */
async function extend(
  trx: Trx,
  link: PaymentLink,
  { status, expirationTime, now }: { status: LinkStatus; expirationTime: Date; now: Date },
): Promise<Envelope<ChangedLink>> {
  if (status === 'disabled') return refuseStatus(status)
  const expiresAt = clampExpiry(expirationTime, link.starts_at, now)
  if (!expiresAt || expiresAt < link.expires_at) return refuseExpiry(link.starts_at, now)
  if (expiresAt > link.expires_at) {
    await updateLink(trx, link.id, { expires_at: expiresAt })
    const event = { link_id: link.id, kind: 'EXTENDED', actor_sub: link.user_sub, at: now } as const
    await recordLinkEvent(trx, { ...event, expires_at: expiresAt })
  }
  return changedEnvelope(link, 'UNPAID', expiresAt)
}

const changedEnvelope = ({ id }: PaymentLink, status: LinkStatus, expiresAt: Date): Envelope<ChangedLink> =>
  ok({ id, status, expirationTime: expiresAt.toISOString() })
