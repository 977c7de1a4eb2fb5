import { z } from 'zod'
import type { Choices } from '#src/orders/product.ts'
import { sum } from '#src/values/shares.ts'
import type { TransportCatalogue } from './catalogue.ts'
import { makkahInstant } from '#src/values/calendar.ts'
import { readChoice } from './check-availability.ts'
import { describeRide } from './describe-ride.ts'
import { priceRide, unitsToHold } from './offer.ts'
import { chosenVehicles } from './schemas.ts'

const text = z.string().trim().min(1)

/** Fields of the chosen data that are read: those of the body of `checkAvailTransportation`. */
const chosenRide = z.object({
  search: z.object({ provider: text, companyCode: text, routeCode: text, startDate: z.iso.date() }),
  basket: z.object({ vehicleTypes: chosenVehicles }),
})

/** Returns how payment links and trips store rides of the catalogue's companies. */
export const rideChoices = (catalogue: TransportCatalogue): Choices => ({
  type: 'transportation',
  sharePath: '/payment-transportation',
  read: (data) => {
    const ride = chosenRide.safeParse(data).data
    if (!ride) return undefined
    const priced = priceRide(catalogue, readChoice({ ...ride.search, ...ride.basket }), 'en-US')
    if (typeof priced === 'string') return undefined
    const { company, chosen, offer } = priced
    const day = ride.search.startDate
    const passengers = sum(offer.vehicles.map(({ noOfPax }) => noOfPax))
    return {
      type: 'TRANSPORT',
      supplier: company.supplier,
      stock: company.code,
      startsOn: day,
      endsOn: null,
      startsAt: makkahInstant(`${day}T00:00:00`),
      units: unitsToHold(chosen),
      travelers: passengers,
      stops: catalogue.routes.find(({ code }) => code === ride.search.routeCode)?.stops ?? [],
      describe: (locale) => describeRide({ offer, pick_up: null }, { starts_on: day, pax_count: passengers }, locale),
    }
  },
})
