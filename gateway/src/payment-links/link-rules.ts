const MINUTE_MS = 60_000

/** Statuses on the wire. `PENDING` means that the supplier has not confirmed the paying order yet. */
export const linkStatuses = ['UNPAID', 'PENDING', 'PAID', 'EXPIRED', 'disabled'] as const

export type LinkStatus = (typeof linkStatuses)[number]

/** Returns the status of a link. A payment that has started may continue past the expiry. */
export function computeLinkStatus(
  link: { paid_at: Date | null; order_reference: string | null; disabled_at: Date | null; expires_at: Date },
  now: Date,
): LinkStatus {
  if (link.paid_at) return 'PAID'
  if (link.order_reference) return 'PENDING'
  if (link.disabled_at) return 'disabled'
  return link.expires_at <= now ? 'EXPIRED' : 'UNPAID'
}

const MIN_LIFETIME_MS = 15 * MINUTE_MS
const MAX_LIFETIME_MS = 30 * 24 * 60 * MINUTE_MS
/** Allows for the client's clock and the duration of the call. */
const TOLERANCE_MS = MINUTE_MS

/** Returns the earliest and latest expiry of a link: 15 minutes to 30 days from now, and never after the service starts. */
export const computeExpiryLimits = (startsAt: Date, now: Date): { earliest: Date; latest: Date } => ({
  earliest: new Date(now.getTime() + MIN_LIFETIME_MS),
  latest: new Date(Math.min(startsAt.getTime(), now.getTime() + MAX_LIFETIME_MS)),
})

/** Returns the expiry to store for a requested expiry, or undefined if it is outside the limits. */
export function clampExpiry(requested: Date, startsAt: Date, now: Date): Date | undefined {
  const { earliest, latest } = computeExpiryLimits(startsAt, now)
  const expiry = requested.getTime()
  if (expiry < earliest.getTime() - TOLERANCE_MS || expiry > latest.getTime() + TOLERANCE_MS) return undefined
  return new Date(Math.min(expiry, latest.getTime()))
}
