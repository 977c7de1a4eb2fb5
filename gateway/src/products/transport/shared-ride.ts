import { z } from 'zod'
import type { Sharing } from '#src/orders/product.ts'
import { sum } from '#src/values/shares.ts'
import type { TransportCatalogue } from './catalogue.ts'
import { makkahInstant } from '#src/values/calendar.ts'
import { choiceOf } from './check-availability.ts'
import { describeRide } from './describe-ride.ts'
import { priceRide, unitsOf } from './offer.ts'
import { chosenVehicles } from './schemas.ts'

const text = z.string().trim().min(1)

/** Fields read from the shared data: the body of `checkAvailTransportation`. */
const sharedRide = z.object({
  search: z.object({ provider: text, companyCode: text, routeCode: text, startDate: z.iso.date() }),
  basket: z.object({ vehicleTypes: chosenVehicles }),
})

/** Shares rides that a company sells. */
export const shareRides = (catalogue: TransportCatalogue): Sharing => ({
  type: 'transportation',
  path: '/payment-transportation',
  read: (data) => {
    const shared = sharedRide.safeParse(data).data
    if (!shared) return undefined
    const priced = priceRide(catalogue, choiceOf({ ...shared.search, ...shared.basket }), 'en-US')
    if (typeof priced === 'string') return undefined
    const { company, chosen, offer } = priced
    const day = shared.search.startDate
    const passengers = sum(offer.vehicles.map(({ noOfPax }) => noOfPax))
    return {
      supplier: company.supplier,
      stock: company.code,
      startsOn: day,
      endsOn: null,
      startsAt: makkahInstant(`${day}T00:00:00`),
      units: unitsOf(chosen),
      describe: (locale) => describeRide({ offer, pick_up: null }, { starts_on: day, pax_count: passengers }, locale),
    }
  },
})
