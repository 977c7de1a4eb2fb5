import { addDays, daysBetween } from '#src/values/calendar.ts'

/** The nights of a stay. */
export interface Stay {
  checkIn: string
  checkOut: string
  nights: string[]
}

export const createStay = (checkIn: string, checkOut: string): Stay => ({
  checkIn,
  checkOut,
  nights: Array.from({ length: daysBetween(checkIn, checkOut) }, (_, night) => addDays(checkIn, night)),
})
