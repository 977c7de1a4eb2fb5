const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** Nights between two calendar dates. */
export const nightsBetween = (checkIn: string, checkOut: string) => dayNumber(checkOut) - dayNumber(checkIn)

/** Calendar date of an instant in Makkah, which has no daylight saving time. */
export const makkahDate = (instant: Date) => new Date(instant.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
