import type { Agent } from '#src/agents/repository.ts'
import type { Db } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { ok } from '#src/errors.ts'
import { countCall } from '#src/limits/count-call.ts'
import { linkNotFound, refuseStatus } from '../refusals.ts'
import { countOpening } from '../repository.ts'
import { findLinkFor, readLinkEvents, type ViewedLink } from './repository.ts'
import { findSharedType, viewLink } from './view-link.ts'

/** Limits calls with unknown ids, so that agents cannot guess ids. */
const unknownIdLimit = { kind: 'payment-link/unknown', calls: 60, seconds: 3600 }

/** Calls within this time count as one opening. */
const SAME_OPENING_MS = 60_000

/** Opens a link with its data. If it cannot be paid, the receiver gets an error code instead of the data. */
export async function openLink({ db, clock, products }: Deps, viewer: Agent, id: string) {
  const now = clock()
  const link = await findLinkFor(db, viewer, id)
  if (!link) {
    await countCall(db, unknownIdLimit, viewer.sub, now)
    return { ...linkNotFound(), data: null, errorCode: 'LINK_NOT_FOUND' }
  }
  if (link.is_received) await countOpening(db, id, { now, since: new Date(now.getTime() - SAME_OPENING_MS) })
  const view = viewLink(link, now)
  const response = { ...view, history: link.is_of_own_company ? await readHistory(db, link) : null }
  const { status } = view
  const { search, basket, selected_rooms: selectedRooms } = link
  const shared = { type: findSharedType(products, link.kind), search, basket }
  if (status === 'UNPAID') return { ...ok(response), data: { ...shared, selectedRooms }, errorCode: null }
  const { errors } = refuseStatus(status)
  return {
    ...ok(response),
    // For a link that cannot be paid, the receiver gets only the reason.
    data: link.is_of_own_company ? { ...shared, selectedRooms: null } : null,
    errorCode: errors[0]?.code ?? null,
  }
}

const readHistory = async (db: Db, { id, paid_at }: ViewedLink) =>
  (await readLinkEvents(db, id)).map(({ at, kind, actor, expires_at, order_reference }) => ({
    at: at.toISOString(),
    kind,
    actor,
    expirationTime: expires_at?.toISOString() ?? null,
    brn: paid_at && kind === 'PAID' ? order_reference : null,
  }))
