/** When a payment link expires: a time from now, or the start of the service when that comes first. */

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Hours after which a link can expire. The server allows 15 minutes to 30 days. */
const spans = [1, 6, 24, 3 * 24, 7 * 24, 14 * 24, 30 * 24]

const SHORTEST_MS = 15 * MINUTE_MS
const LONGEST_MS = 30 * 24 * HOUR_MS

export interface LinkExpiry {
  /** Hours from now; null for the start of the service. */
  readonly hours: number | null
  readonly at: string
}

interface Bounds {
  /** The expiry so far; only later ones are choices. */
  readonly after?: string | null | undefined
  /** Start of the service; null when it is not known. */
  readonly startsAt: string | null
}

/** The choices at a time. */
export function linkExpiries(now: Date, { after, startsAt }: Bounds): LinkExpiry[] {
  const start = startsAt === null ? Infinity : Date.parse(startsAt)
  const earliest = Math.max(now.getTime() + SHORTEST_MS, after ? Date.parse(after) + 1 : 0)
  const ends = spans.map((hours) => ({ hours, at: now.getTime() + hours * HOUR_MS })).filter(({ at }) => at < start)
  const untilStart = start <= now.getTime() + LONGEST_MS ? [{ hours: null, at: start }] : []
  return [...ends, ...untilStart]
    .filter(({ at }) => at >= earliest)
    .map(({ hours, at }) => ({ hours, at: new Date(at).toISOString() }))
}

/** From this instant on a stay or a ride has begun: check-in opens at 14:00 in Makkah, a ride starts with its day. */
export const startOf = ({
  checkIn,
  travelDate,
}: {
  checkIn: string | null
  travelDate: string | null
}): string | null => (checkIn ? `${checkIn}T14:00:00+03:00` : travelDate && `${travelDate}T00:00:00+03:00`)
