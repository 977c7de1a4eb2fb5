import { z } from 'zod'
import { addDays } from '#src/values/calendar.ts'
import { sum } from '#src/values/shares.ts'

/** Maximum values in a plan; see docs/gateway-contract.md. */
const planLimits = { nightsPerStay: 30, travelers: 200, childAge: 17 }

const plannedStay = z.object({
  locationCode: z.enum(['SA1', 'SA4']),
  nights: z.number().int().min(1).max(planLimits.nightsPerStay),
})

/** What an agent plans before choosing services. The client fills in its searches from the plan. */
export const tripPlan = z
  .object({
    arrivalDate: z.iso.date(),
    /** In the order of travel, each city at most once. */
    stays: z
      .array(plannedStay)
      .min(1)
      .max(2)
      .refine((stays) => new Set(stays.map(({ locationCode }) => locationCode)).size === stays.length, {
        error: 'must not contain a city twice',
      }),
    adults: z.number().int().min(1).max(planLimits.travelers),
    childAges: z.array(z.number().int().min(0).max(planLimits.childAge)).max(planLimits.travelers),
    /** ISO 3166-1 alpha-2 code of the travelers' country. */
    nationality: z.string().regex(/^[A-Z]{2}$/, 'must be a country code'),
    /** Whether the rules for Umrah visas apply. */
    withVisa: z.boolean(),
  })
  .refine(({ adults, childAges }) => adults + childAges.length <= planLimits.travelers, {
    path: ['childAges'],
    error: `must not exceed ${planLimits.travelers} travelers with the adults`,
  })

export type TripPlan = z.infer<typeof tripPlan>

export const countTravelers = ({ adults, childAges }: TripPlan): number => adults + childAges.length

/** Returns the planned stays with their dates. */
export const planStays = ({ arrivalDate, stays }: TripPlan) =>
  stays.map(({ locationCode, nights }, index) => {
    const nightsBefore = sum(stays.slice(0, index).map((stay) => stay.nights))
    const startsOn = addDays(arrivalDate, nightsBefore)
    return { locationCode, nights, startsOn, endsOn: addDays(startsOn, nights) }
  })
