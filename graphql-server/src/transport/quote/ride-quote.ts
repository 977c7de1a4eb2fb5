/** Quotes for rides: the details shown to the agent, and the data that the gateway needs for booking. */
import type { ChosenVehicles, TransportQuote } from '../../__generated__/schema-types.ts'
import { quoteFields, type ResolvedField } from '../../checkout/held-quote.ts'
import type { ServiceQuote, ServiceRequest } from '../../checkout/service-quote.ts'
import type { Context } from '../../context.ts'
import { toPrice } from '../../trade/price.ts'
import type { RideInput } from '../ride-input.ts'
import type { VehicleChoice } from './choose-vehicles.ts'

export type RideRequest = ServiceRequest & {
  input: RideInput
  chosen: VehicleChoice[]
}

/** The chosen vehicles with the supplier's figures from the availability check. */
export type HeldVehicles = { chosen: VehicleChoice[] }

export type RideQuote = ServiceQuote<'TransportQuote', RideRequest, HeldVehicles>

const toVehicles = ({ offer, vehicles, passengers }: VehicleChoice): ChosenVehicles => ({
  vehicleType: offer.vehicleType,
  vehicleTypeText: offer.vehicleTypeText,
  category: offer.category,
  categoryText: offer.categoryText,
  imageUrl: offer.imageUrl,
  seats: offer.seats,
  modelFrom: offer.modelFrom,
  modelTo: offer.modelTo,
  vehicles,
  passengers,
  price: toPrice(offer.price, 0),
  services: offer.services.map(({ code, name, price }) => ({ code, name, price: toPrice(price, 0) })),
})

/** Schema fields without their own resolvers. */
export type TransportQuoteFields = Omit<TransportQuote, ResolvedField>

/** Maps a quote to the schema. */
export function toTransportQuote(quote: RideQuote, reader: Pick<Context, 'clock' | 'suppliers'>): TransportQuoteFields {
  const { searchId, chosen, price } = quote
  const { date, passengers, nationality } = quote.request.input
  return {
    __typename: quote.__typename,
    ...quoteFields(quote, reader),
    searchId,
    price: toPrice(price, 0),
    company: chosen[0]?.offer.company ?? null,
    route: chosen[0]?.offer.route ?? null,
    date,
    passengers,
    nationality,
    vehicles: chosen.map(toVehicles),
  }
}
