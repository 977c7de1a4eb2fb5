import type { Logger } from 'pino'
import type { Viewer } from './auth/token-verifier.ts'
import type { EndedSignIns } from './auth/revoked-sessions.ts'
import { fail } from './errors/failure.ts'
import type { Gateway } from './gateway/client.ts'
import type { Locale } from './locale.ts'
import type { Store } from './cache/store.ts'

/** What every resolver is given; made anew for each request. */
export type Context = {
  /** The caller; null without a token. */
  viewer: Viewer | null
  /** The caller, who must be a B2B user. */
  requireB2B: () => Viewer
  locale: Locale
  /** Calls the gateway as the caller. */
  gateway: Gateway
  store: Store
  endedSignIns: EndedSignIns
  requestId: string
  clock: () => Date
  /** An id nobody can guess: 128 random bits. */
  newId: () => string
  logger: Logger
}

/** The viewer, once it is certain that it is a B2B user. */
export function requireB2B(viewer: Viewer | null): Viewer {
  if (!viewer) fail('UNAUTHENTICATED')
  if (!viewer.b2b) fail('NOT_B2B')
  return viewer
}
