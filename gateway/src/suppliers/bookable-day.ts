import { z } from 'zod'
import type { Clock } from '#src/deps.ts'
import { addDays, makkahDay } from '#src/values/calendar.ts'

const DAYS_AHEAD = 500

/** Schema for a day between today and the last day on sale. */
export const bookableDay = (clock: Clock) =>
  z.iso
    .date()
    .refine((day) => day >= makkahDay(clock()), { error: 'is in the past' })
    .refine((day) => day <= addDays(makkahDay(clock()), DAYS_AHEAD), {
      error: `is more than ${DAYS_AHEAD} days ahead`,
    })

/** Whether a day can be booked now. */
export const isBookableDay = (day: string, now: Date): boolean => bookableDay(() => now).safeParse(day).success
