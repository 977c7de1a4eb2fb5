const DAY_MS = 86_400_000

/** Adds days, or subtracts them if negative. Days are `YYYY-MM-DD` text and never converted to an instant. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the number of days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS

/** Converts a Makkah time without a zone to an instant. Makkah is at UTC+3 all year. */
export const makkahInstant = (local: string): Date => new Date(`${local}+03:00`)

/** Formats an instant as Makkah time without a zone, `2027-02-10T14:00:00`. */
export const makkahLocal = (instant: Date): string =>
  new Date(instant.getTime() + 3 * 3_600_000).toISOString().slice(0, 19)

/** Returns the day in Makkah at an instant. */
export const makkahDay = (instant: Date): string => makkahLocal(instant).slice(0, 10)
