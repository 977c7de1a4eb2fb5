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
  /** The caller; null without a token. */
  viewer: Viewer | null
  /** The caller. Throws UNAUTHENTICATED or NOT_B2B. */
  requireB2B: () => Viewer
  locale: Locale
  /** Calls the gateway as the caller. */
  gateway: Gateway
  store: Store
  /** Product-specific parts of the bookings engine. */
  bookingKinds: BookingKinds
  /** Suppliers as configured. */
  suppliers: Suppliers
  /** Limits of costly calls for each agent. */
  limits: RequestLimits
  revokedSessions: RevokedSessions
  requestId: string
  clock: () => Date
  /** Maximum time that a money call and the recording of its outcome take. */
  maxCallMs: number
  /** Creates an unguessable id of 128 random bits. */
  newId: () => string
  logger: Logger
}
