/** When a payment link expires: a time from now, or the start of the service when that comes first. */
import dayjs from 'dayjs'

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
  const start = startsAt === null ? null : dayjs(startsAt)
  const shortest = dayjs(now).add(15, 'minute')
  const ends = spans
    .map((hours) => ({ hours, at: dayjs(now).add(hours, 'hour') }))
    .filter(({ at }) => !start || at.isBefore(start))
  const untilStart = start && !start.isAfter(dayjs(now).add(30 * 24, 'hour')) ? [{ hours: null, at: start }] : []
  return [...ends, ...untilStart]
    .filter(
      ({ at, hours }) =>
        !at.isBefore(shortest) && (!after || at.isAfter(dayjs(after).add(hours === null ? 0 : 1, 'hour'))),
    )
    .map(({ hours, at }) => ({ hours, at: at.toISOString() }))
}

/** From this instant on a stay or a ride has begun: check-in opens at 14:00 in Makkah, a ride starts with its day. */
export const startOf = ({
  checkIn,
  travelDate,
}: {
  checkIn: string | null
  travelDate: string | null
}): string | null => (checkIn ? `${checkIn}T14:00:00+03:00` : travelDate && `${travelDate}T00:00:00+03:00`)
