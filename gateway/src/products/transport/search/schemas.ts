import { z } from 'zod'
import type { Clock } from '#src/deps.ts'
import { wireError } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { servicePrice, buyerFields } from '#src/products/day-service/shapes.ts'
import { bookableDay } from '#src/suppliers/bookable-day.ts'
import { cancellationPolicy } from '#src/orders/wire-policy.ts'
import { wireText } from '#src/wire-text.ts'

export const limits = { passengers: 60, vehicles: 10 }

const shortText = wireText.trim().max(40)
const optionalText = shortText.nullish().transform((text) => text || null)
const year = (defaultYear: number) => z.coerce.number().int().min(1990).max(2100).default(defaultYear)

/** Fields common to all requests about rides. */
export const rideRequestFields = (clock: Clock) => ({ startDate: bookableDay(clock), ...buyerFields })

export const searchBody = (clock: Clock) =>
  z
    .object({
      ...rideRequestFields(clock),
      quantity: z.number().int().min(1).max(limits.vehicles).default(1),
      noOfPax: z.number().int().min(1).max(limits.passengers),
      modelFrom: year(2006),
      modelTo: year(2022),
      vehicleTypeCode: optionalText,
      categoryCode: optionalText,
      routeCode: optionalText,
      additionalServices: z.array(shortText).max(20).nullish(),
    })
    .refine(({ noOfPax, quantity }) => noOfPax >= quantity, { path: ['quantity'], error: 'exceeds noOfPax' })
    .refine(({ modelFrom, modelTo }) => modelFrom <= modelTo, { path: ['modelTo'], error: 'is before modelFrom' })

export type RideSearch = z.infer<ReturnType<typeof searchBody>>

export const lookupsQuery = z.object({ cultCode: cultCode.default('en-US') })

const text = z.string()
const amount = z.number()

export const category = z.object({
  categoryCode: text,
  categoryName: text,
  model: z.object({ from: z.number().int(), to: z.number().int() }),
  availableQuantity: z.number().int(),
  maxPaxCapacity: z.number().int(),
  imagePath: text,
  quantity: z.number().int(),
  noOfPax: z.number().int(),
  ...servicePrice.shape,
  additionalServices: z.array(z.object({ code: text, description: text, ...servicePrice.shape })),
})

export const vehicleType = z.object({ vehicleTypeCode: text, vehicleType: text, categories: z.array(category) })

/** A company's vehicles on a route. */
export const rideRow = z.object({
  companyCode: text,
  companyName: text,
  routeCode: text,
  routeName: text,
  startDate: text,
  provider: text,
  vendor: text,
  vehicleTypes: z.array(vehicleType),
  cancellationPolicy,
  prices: z.object({ total: amount, currencyCode: z.literal('SAR') }),
})

export type WireCategory = z.infer<typeof category>
export type RideRow = z.infer<typeof rideRow>

export const searchResponse = z.object({
  transportations: z.array(rideRow),
  errors: z.array(wireError),
})

const item = z.object({ code: text, name: text })

export const lookupsResponse = z.object({
  vehicletypes: z.array(item),
  categories: z.array(item),
  additionalservices: z.array(item),
  routes: z.array(item.extend({ stops: z.array(text) })),
  companies: z.array(item.extend({ provider: text })),
})
