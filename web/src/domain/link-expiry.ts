/** Expiry options of a payment link: a period from now, or the start of the service if that is earlier. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Validity periods in hours. The server allows 15 minutes to 30 days. */
const validityHours = [1, 6, 24, 3 * 24, 7 * 24, 14 * 24, 30 * 24]

export interface LinkExpiry {
  /** Hours from now; null for the start of the service. */
  readonly hours: number | null
  readonly at: string
}

interface Bounds {
  /** Current expiry. Only times at least an hour later, and the start of the service, are options. */
  readonly currentExpiry?: string | null | undefined
  /** Start of the service; null if unknown. */
  readonly startsAt: string | null
}

/** Expiry options at a given time. */
export function linkExpiries(now: Date, { currentExpiry, startsAt }: Bounds): LinkExpiry[] {
  const inHours = (hours: number) => now.getTime() + hours * HOUR
  const start = startsAt === null ? Infinity : Date.parse(startsAt)
  const earliest = now.getTime() + 15 * MINUTE
  const currentEnd = currentExpiry ? Date.parse(currentExpiry) : -Infinity
  const ends = validityHours.map((hours) => ({ hours, at: inHours(hours) })).filter(({ at }) => at < start)
  const untilStart = start <= inHours(30 * 24) ? [{ hours: null, at: start }] : []
  return [...ends, ...untilStart]
    .filter(({ at, hours }) => at >= earliest && at > currentEnd + (hours === null ? 0 : HOUR))
    .map(({ hours, at }) => ({ hours, at: new Date(at).toISOString() }))
}

/** Start of a service: check-in at 14:00 in Makkah for hotels, the beginning of the day for other services. */
export const serviceStart = ({
  checkIn,
  travelDate,
}: {
  checkIn: string | null
  travelDate: string | null
}): string | null => (checkIn ? `${checkIn}T14:00:00+03:00` : travelDate && `${travelDate}T00:00:00+03:00`)
