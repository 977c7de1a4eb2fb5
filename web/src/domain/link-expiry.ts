/** When a payment link expires: a time from now, or the start of the service when that comes first. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Hours after which a link can expire. The server allows 15 minutes to 30 days. */
const spans = [1, 6, 24, 3 * 24, 7 * 24, 14 * 24, 30 * 24]

export interface LinkExpiry {
  /** Hours from now; null for the start of the service. */
  readonly hours: number | null
  readonly at: string
}

interface Bounds {
  /** The expiry so far; only clearly later ones, by an hour or more, and the start of the service are choices. */
  readonly after?: string | null | undefined
  /** Start of the service; null when it is not known. */
  readonly startsAt: string | null
}

/** The choices at a time. */
export function linkExpiries(now: Date, { after, startsAt }: Bounds): LinkExpiry[] {
  const inHours = (hours: number) => now.getTime() + hours * HOUR
  const start = startsAt === null ? Infinity : Date.parse(startsAt)
  const earliest = now.getTime() + 15 * MINUTE
  const expiryNow = after ? Date.parse(after) : -Infinity
  const ends = spans.map((hours) => ({ hours, at: inHours(hours) })).filter(({ at }) => at < start)
  const untilStart = start <= inHours(30 * 24) ? [{ hours: null, at: start }] : []
  return [...ends, ...untilStart]
    .filter(({ at, hours }) => at >= earliest && at > expiryNow + (hours === null ? 0 : HOUR))
    .map(({ hours, at }) => ({ hours, at: new Date(at).toISOString() }))
}

/** From this instant on a service has begun: check-in opens at 14:00 in Makkah, any other service starts with its day. */
export const startOf = ({
  checkIn,
  travelDate,
}: {
  checkIn: string | null
  travelDate: string | null
}): string | null => (checkIn ? `${checkIn}T14:00:00+03:00` : travelDate && `${travelDate}T00:00:00+03:00`)
