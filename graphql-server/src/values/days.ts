const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** Nights between two calendar dates. */
export const nightsBetween = (checkIn: string, checkOut: string) => dayNumber(checkOut) - dayNumber(checkIn)

/** The calendar date in Riyadh, which has no daylight saving time. */
export const riyadhDate = (now: Date) => new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
