import { z } from 'zod'
import type { Clock } from '#src/deps.ts'
import { wireError } from '#src/errors.ts'
import { countryCode, servicePrice, buyerFields } from '#src/products/day-service/shapes.ts'
import { bookableDay } from '#src/suppliers/bookable-day.ts'
import { cancellationPolicy } from '#src/orders/wire-policy.ts'
import { wireText } from '#src/wire-text.ts'

export const limits = { pilgrims: 60, extras: 60, days: 60 }

const code = wireText.trim().min(1).max(40)

/** Clients send quantities and durations as numbers or strings. */
const count = (max: number) => z.coerce.number().int().min(1).max(max)

export const chosenExtras = z
  .array(z.object({ code, quantity: count(limits.extras), duration: count(limits.days).default(1) }))
  .max(20)
  .nullish()
  .transform((extras) => extras ?? [])

/** Fields common to all requests about ground services. */
export const groundRequestFields = (clock: Clock) => ({
  arrivalDate: bookableDay(clock),
  countryOfResidence: countryCode.nullish(),
  ...buyerFields,
})

export const searchBody = (clock: Clock) =>
  z.object({
    ...groundRequestFields(clock),
    /** Number of pilgrims. */
    quantity: count(limits.pilgrims),
    uoCodes: z.array(code).max(20).nullish(),
    categoryCode: code.nullish(),
    additionalServices: chosenExtras,
  })

export type GroundSearch = z.infer<ReturnType<typeof searchBody>>

const text = z.string()
const extra = z.object({
  code: text,
  description: text,
  quantity: z.number().int(),
  duration: z.number().int(),
  ...servicePrice.shape,
})

/** A company's package priced for all pilgrims, with extras priced for their quantity and days. */
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
    ...servicePrice.shape,
  }),
  additionalServices: z.array(extra),
  cancellationPolicy,
})

export type WireGroundService = z.infer<typeof groundService>

export const searchResponse = z.object({ groundServices: z.array(groundService), errors: z.array(wireError) })
