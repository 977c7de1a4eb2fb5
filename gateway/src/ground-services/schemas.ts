import { z } from 'zod'
import type { Clock } from '#src/deps.ts'
import { wireError } from '#src/errors.ts'
import { limits as hotelLimits } from '#src/hotels/schemas.ts'
import { locales } from '#src/locales.ts'
import { cancellationPolicy, rateLine } from '#src/suppliers/wire/shapes.ts'
import { addDays, makkahDay } from '#src/values/calendar.ts'
import { wireText } from '#src/wire-text.ts'

export const limits = { pilgrims: 60, extras: 60, days: 60 }

const code = wireText.trim().min(1).max(40)

/** Clients send quantities and durations as numbers and as text. */
const count = (most: number) => z.coerce.number().int().min(1).max(most)

export const chosenExtras = z
  .array(z.object({ code, quantity: count(limits.extras), duration: count(limits.days).default(1) }))
  .max(20)
  .nullish()
  .transform((extras) => extras ?? [])

/** Fields of every question about ground services. */
export const groundQuestion = (clock: Clock) => ({
  arrivalDate: z.iso
    .date()
    .refine((day) => day >= makkahDay(clock()), { error: 'is in the past' })
    .refine((day) => day <= addDays(makkahDay(clock()), hotelLimits.daysAhead), {
      error: `is more than ${hotelLimits.daysAhead} days ahead`,
    }),
  nationality: z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code'),
  countryOfResidence: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code')
    .nullish(),
  cultCode: z.enum(locales),
  userGroup: z.literal('b2b'),
})

export const searchBody = (clock: Clock) =>
  z.object({
    ...groundQuestion(clock),
    /** Pilgrims. */
    quantity: count(limits.pilgrims),
    uoCodes: z.array(code).max(20).nullish(),
    categoryCode: code.nullish(),
    additionalServices: chosenExtras,
  })

export type GroundSearch = z.infer<ReturnType<typeof searchBody>>

const text = z.string()
const amount = z.number()

export const groundPrice = {
  grandTotalPrice: amount,
  grandTotalTax: amount,
  priceDetails: z.object({ commission: amount }),
  displayRateInfo: z.array(rateLine).optional(),
}

const extra = z.object({
  code: text,
  description: text,
  quantity: z.number().int(),
  duration: z.number().int(),
  ...groundPrice,
})

/** A package of a company, priced for all pilgrims; extras for their quantity and days. */
export const groundService = z.object({
  uoCode: text,
  uoName: text,
  provider: text,
  vendor: text,
  category: z.object({
    categoryCode: text,
    categoryName: text,
    description: text,
    arrivalDate: text,
    quantity: z.number().int(),
    ...groundPrice,
  }),
  additionalServices: z.array(extra),
  cancellationPolicy,
})

export type WireGroundService = z.infer<typeof groundService>

export const searchAnswer = z.object({ groundServices: z.array(groundService), errors: z.array(wireError) })
