import { z } from 'zod'
import { latinDigits, wireText } from '#src/wire-text.ts'

const trimmed = wireText.trim()

const digits = trimmed.max(20).default('').transform(latinDigits)

/** The lead traveler. Suppliers of rides need no other names. */
export const traveler = z.object({
  passportNo: trimmed
    .max(30)
    .nullish()
    .transform((number) => number || 'NotAvailable'),
  nationalityCode: trimmed
    .regex(/^[A-Z]{2}$/)
    .nullish()
    .transform((nationality) => nationality ?? null),
  firstName: trimmed,
  lastName: trimmed,
  gender: z.enum(['Male', 'Female']),
  phoneNumber: digits,
  phoneNumberCountryCode: digits,
  email: trimmed.max(254).default(''),
})

export type Traveler = z.infer<typeof traveler>

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
