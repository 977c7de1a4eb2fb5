/** The nights of a stay; days are `YYYY-MM-DD` text and never become an instant of some time zone. */
export interface Stay {
  checkIn: string
  checkOut: string
  nights: string[]
}

const dayMs = 86_400_000

/** Days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs

export const stayOf = (checkIn: string, checkOut: string): Stay => ({
  checkIn,
  checkOut,
  nights: Array.from({ length: daysBetween(checkIn, checkOut) }, (_, night) => addDays(checkIn, night)),
})

/** The day in Makkah, which keeps UTC+3 all year. */
export const makkahDay = (instant: Date): string =>
  new Date(instant.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
