import { z } from 'zod'
import { wireText } from '#src/wire-text.ts'

const trimmed = wireText.trim()

const optionalLine = trimmed
  .max(100)
  .nullish()
  .transform((line) => line || null)

/** Where and when the driver meets the travelers, in Makkah time. */
export const pickUp = z.object({
  place: optionalLine,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullish()
    .transform((time) => time ?? null),
  flightNumber: optionalLine,
})

export type PickUp = z.infer<typeof pickUp>
