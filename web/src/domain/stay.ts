/** Stays are pairs of calendar dates in Makkah. Instants are used only to determine today's date there. */
import { CalendarDate, parseDate } from '@internationalized/date'
import { tidy } from './text.ts'

export const MAKKAH_ZONE = 'Asia/Riyadh'
export const MAX_NIGHTS = 30
export const MAX_DAYS_AHEAD = 500

export interface Stay {
  readonly checkIn: string
  readonly checkOut: string
}

export type StayProblem = 'missing' | 'past' | 'tooFar' | 'order' | 'tooLong'

const makkahOffsetMs = 3 * 3_600_000

/** Date in Makkah at the given instant. Makkah's offset is fixed, so no time zone data is loaded. */
export function todayInMakkah(now: Date): CalendarDate {
  const makkahTime = new Date(now.getTime() + makkahOffsetMs)
  return new CalendarDate(makkahTime.getUTCFullYear(), makkahTime.getUTCMonth() + 1, makkahTime.getUTCDate())
}

/** Date and time of an instant in Makkah, `YYYY-MM-DDTHH:MM`. */
export const timeInMakkah = (instant: string): string =>
  new Date(Date.parse(instant) + makkahOffsetMs).toISOString().slice(0, 16)

/** Parses `YYYY-MM-DD` strictly, in any digits; undefined for anything else, such as February 30. */
export function parseStayDate(text: string | null | undefined): CalendarDate | undefined {
  const latin = tidy(text ?? '').trim()
  if (!/^\d{4}-\d{2}-\d{2}$/.test(latin)) return undefined
  try {
    return parseDate(latin)
  } catch {
    return undefined
  }
}

/** Nights between two `YYYY-MM-DD` dates; 0 if one of them is invalid. */
export function nightsOf({ checkIn, checkOut }: Stay): number {
  const from = parseStayDate(checkIn)
  const to = parseStayDate(checkOut)
  return from && to ? nightsBetween(from, to) : 0
}

function nightsBetween(checkIn: CalendarDate, checkOut: CalendarDate): number {
  return Math.round((checkOut.toDate('UTC').getTime() - checkIn.toDate('UTC').getTime()) / 86_400_000)
}

/** First rule that a stay violates; undefined if it can be searched. */
export function stayProblem(
  checkIn: CalendarDate | undefined,
  checkOut: CalendarDate | undefined,
  today: CalendarDate,
): StayProblem | undefined {
  if (!checkIn || !checkOut) return 'missing'
  if (checkIn.compare(today) < 0) return 'past'
  if (checkIn.compare(today.add({ days: MAX_DAYS_AHEAD })) > 0) return 'tooFar'
  const nights = nightsBetween(checkIn, checkOut)
  if (nights < 1) return 'order'
  return nights > MAX_NIGHTS ? 'tooLong' : undefined
}
