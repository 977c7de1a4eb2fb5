import type { Session, SignOutScope } from '../__generated__/schema-types.ts'
import { refusal } from '../errors/refusal.ts'
import type { Context } from '../context.ts'
import { fail } from '../errors/failure.ts'
import { isPossibleId } from '../input/text-input.ts'
import { requireAccepted, readContent, isNotFound } from '../gateway/envelope.ts'
import { field, flag, list, path, text, texts, utcTime } from '../gateway/wire.ts'

const maxUserAgentLength = 300
const maxIdLength = 100

function readSession(row: unknown): Session[] {
  const id = text(field(row, 'id'))
  if (id === undefined) return []
  return [
    {
      id,
      startedAt: utcTime(field(row, 'startedAt')) ?? null,
      lastSeenAt: utcTime(field(row, 'lastSeenAt')) ?? null,
      userAgent: text(field(row, 'userAgent'))?.slice(0, maxUserAgentLength) ?? null,
      current: flag(field(row, 'current')) ?? false,
    },
  ]
}

/** Reads the caller's sessions; null if the gateway does not support sessions. */
export async function readSessions({ gateway }: Context): Promise<Session[] | null> {
  const content = readContent(await gateway.callOptional('/sessions'))
  return content === null ? null : list(field(content, 'sessions')).flatMap(readSession)
}

const readRevokedIds = (body: unknown) => texts(path(body, 'response', 'originJtis'))

/** Revokes one of the caller's sessions. */
export async function revokeSession(id: string, { gateway, revokedSessions, locale }: Context) {
  if (!isPossibleId(id, maxIdLength)) fail('NOT_FOUND')
  const result = await gateway.callOptional('/sessions/end', { body: { id } })
  if (!result) return refusal('NotSupported', 'NOT_SUPPORTED', locale)
  if (isNotFound(result)) fail('NOT_FOUND')
  await revokedSessions.revoke(readRevokedIds(requireAccepted(result).body))
  return { __typename: 'SessionRevoked' as const, id }
}

/** Revokes the caller's sessions, on graphql-server and at the gateway. Signing out works even if the gateway cannot be reached. */
export async function signOut(scope: SignOutScope, context: Context) {
  const { requireB2B, gateway, revokedSessions, clock, logger } = context
  const viewer = requireB2B()
  const now = clock()
  const includesOthers = scope !== 'THIS'
  if (includesOthers)
    await revokedSessions.revokeAllBefore(now, viewer, scope === 'OTHERS' ? viewer.sessionId : undefined)
  // Revoked here before the gateway is called, which may not respond.
  if (scope !== 'OTHERS' && viewer.sessionId !== undefined) await revokedSessions.revoke([viewer.sessionId])
  const result = await gateway.callOptional('/sessions/end', { body: { scope } }).catch((error: unknown) => {
    logger.warn({ err: error }, 'sessions not revoked at the gateway')
    return null
  })
  const revokedIds = result?.ok ? readRevokedIds(result.body) : []
  await revokedSessions.revoke(revokedIds.filter((id) => scope !== 'OTHERS' || id !== viewer.sessionId))
  return { at: now.toISOString() }
}
