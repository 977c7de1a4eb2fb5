const inEveryMonth = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/

/** Whether a string is an existing day; `2026-02-30` is not. The regular expression decides most cases without a `Date`. */
export function isCalendarDate(text: string): boolean {
  if (inEveryMonth.test(text)) return true
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** Returns the number of nights between two calendar dates. */
export const nightsBetween = (checkIn: string, checkOut: string) => dayNumber(checkOut) - dayNumber(checkIn)

/** Adds days to a calendar date. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the calendar date of an instant in Makkah, which has no daylight saving time. */
export const makkahDate = (instant: Date) => new Date(instant.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
