import type { Logger } from 'pino'
import type { BookingKinds } from './bookings/booking-kind.ts'
import type { Viewer } from './auth/token-verifier.ts'
import type { RevokedSessions } from './auth/revoked-sessions.ts'
import type { Gateway } from './gateway/client.ts'
import type { Locale } from './locale.ts'
import type { RequestLimits } from './http/request-limits.ts'
import type { Suppliers } from './trade/supplier.ts'
import type { Store } from './cache/store.ts'

/** Context of every resolver, created for each request. */
export type Context = {
  /** The caller; null if the request has no token. */
  viewer: Viewer | null
  /** Returns the caller. Throws UNAUTHENTICATED or NOT_B2B. */
  requireB2B: () => Viewer
  locale: Locale
  /** Calls the gateway as the caller. */
  gateway: Gateway
  store: Store
  /** Product-specific handling of bookings, for each type of booking. */
  bookingKinds: BookingKinds
  /** Configured suppliers. */
  suppliers: Suppliers
  /** Rate limits for each agent's expensive calls. */
  limits: RequestLimits
  revokedSessions: RevokedSessions
  requestId: string
  clock: () => Date
  /** Maximum time for a call that moves money and for recording its outcome, in milliseconds. */
  maxCallMs: number
  /** Creates an unguessable id of 128 random bits. */
  newId: () => string
  logger: Logger
}
