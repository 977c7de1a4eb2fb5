import { z } from 'zod'
import { locales } from '#src/locales.ts'
import { chosenRoomGroups } from '../supplier/chosen-rooms.ts'
import { toOccupancy, paxInfo } from '../supplier/wire/pax-info.ts'
import { daysBetween } from '#src/values/calendar.ts'
import { bookableDay } from '#src/suppliers/bookable-day.ts'
import { searchCode } from '../supplier/search-codes.ts'
import { cancellationPolicy } from '#src/orders/wire-policy.ts'
import { hotel, policy } from '../supplier/wire/shapes.ts'
import type { Clock } from '#src/deps.ts'
import { envelopeOf, wireError } from '#src/errors.ts'
import { typedCode, wireText } from '#src/wire-text.ts'

export const limits = { rooms: 9, guestsPerRoom: 9, nights: 30 }

export const cultCode = z.enum(locales)

const optionalCode = typedCode(50)
  .nullish()
  .transform((text) => text ?? '')

const room = z
  .object({ sequence: z.number().int().min(0).optional(), paxInfo })
  .transform((value) => ({ sequence: value.sequence, occupancy: toOccupancy(value.paxInfo), paxInfo: value.paxInfo }))
  .refine(({ occupancy }) => occupancy.adults >= 1, { path: ['paxInfo'], error: 'a room needs at least one adult' })
  .refine(({ occupancy }) => occupancy.adults + occupancy.childAges.length <= limits.guestsPerRoom, {
    path: ['paxInfo'],
    error: `a room takes at most ${limits.guestsPerRoom} guests`,
  })
  .refine((value) => value.paxInfo.every(({ type, age }) => type === 'ADT' || typeof age === 'number'), {
    path: ['paxInfo'],
    error: 'every child needs an age',
  })

/** Rooms, sorted by `sequence`. */
const rooms = z
  .array(room)
  .min(1)
  .max(limits.rooms)
  .transform((list) =>
    list
      .map(({ sequence, occupancy }, index) => ({ position: sequence ?? index, occupancy }))
      .sort((a, b) => a.position - b.position)
      .map(({ occupancy }) => occupancy),
  )

const stayFields = (clock: Clock) => ({
  locationCode: z.enum(['SA1', 'SA4']),
  checkInDate: bookableDay(clock),
  checkOutDate: z.iso.date(),
  nationality: z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code'),
  cultCode,
  userGroup: z.literal('b2b'),
  subpcc: optionalCode,
  specialCode: optionalCode,
})

interface Dates {
  checkInDate: string
  checkOutDate: string
}

const hasDates = (value: unknown): value is Dates =>
  z.object({ checkInDate: z.iso.date(), checkOutDate: z.iso.date() }).safeParse(value).success

/** Limits the number of nights. Checked even when other fields are invalid, so that the response reports all problems at once. */
const nightsRule = {
  path: ['checkOutDate'],
  error: `must be 1 to ${limits.nights} nights after checkInDate`,
  when: ({ value }: { value: unknown }) => hasDates(value),
}

const hasAllowedNights = ({ checkInDate, checkOutDate }: Dates) => {
  const nights = daysBetween(checkInDate, checkOutDate)
  return nights >= 1 && nights <= limits.nights
}

const supplierName = wireText.trim().min(1).max(40)

export const searchBody = (clock: Clock) =>
  z
    .object({ ...stayFields(clock), rooms, suppliers: z.array(supplierName).min(1).max(20).optional() })
    .refine(hasAllowedNights, nightsRule)

const hotelKey = { hotelCode: wireText.trim().min(1).max(60), provider: supplierName }

export const detailBody = (clock: Clock) =>
  z.object({ ...stayFields(clock), rooms, ...hotelKey }).refine(hasAllowedNights, nightsRule)

/** Fields common to the calls about chosen rooms. */
export const chosenStayFields = (clock: Clock) => ({
  ...stayFields(clock),
  ...hotelKey,
  countryCode: z.literal('SA'),
  roomGroups: chosenRoomGroups,
})

export const policiesBody = (clock: Clock) => z.object(chosenStayFields(clock)).refine(hasAllowedNights, nightsRule)

export const hotelsResponse = z.object({
  hotels: z.array(hotel),
  errors: z.array(wireError),
  codes: z.array(searchCode).optional(),
})

export const policiesResponse = envelopeOf(
  z.object({
    provider: z.string(),
    code: z.string(),
    policies: z.array(policy),
    cancellationPolicy: z.union([cancellationPolicy, z.array(cancellationPolicy)]),
  }),
)

export const suppliersResponse = envelopeOf(z.object({ suppliers: z.array(z.object({ provider: z.string() })) }))

export const locationsResponse = envelopeOf(
  z.object({
    locations: z.array(
      z.object({ locationCode: z.string(), city: z.string(), latitude: z.number(), longitude: z.number() }),
    ),
  }),
)

export type Search = z.infer<ReturnType<typeof searchBody>>
export type DetailSearch = z.infer<ReturnType<typeof detailBody>>
export type PoliciesRequest = z.infer<ReturnType<typeof policiesBody>>
