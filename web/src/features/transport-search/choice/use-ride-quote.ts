import { products } from '#src/domain/products.ts'
import type { OfferRefusal } from '#src/components/service-search/quote-problem.tsx'
import { useQuoting } from '#src/data/use-quoting.ts'
import { seatPassengers } from '#src/domain/search/transport-seating.ts'
import { useQuoteTransportMutation } from './quote-transport.generated.ts'
import type { ChosenVehicles } from './ride-choice.ts'

const refusals = { TransportUnavailable: 'unavailable', SearchExpired: 'expired', InvalidInput: 'invalid' } as const

/** Requests a quote for the selected vehicles and opens its checkout. */
export function useRideQuote(searchId: string, passengers: number) {
  const [quoteTransport] = useQuoteTransportMutation()
  const { request, refuse: _, ...quoting } = useQuoting<{ id: string }, OfferRefusal>(products.transport.paths.checkout)
  return {
    ...quoting,
    quote: (lines: readonly ChosenVehicles[]) =>
      request(async (signal) => {
        const passengersByLine = seatPassengers(
          lines.map(({ offer, vehicles }) => ({ seats: offer.seats, vehicles })),
          passengers,
        )
        const vehicles = lines.map(({ offer, vehicles: count, services }, index) => ({
          offerId: offer.id,
          vehicles: count,
          passengers: passengersByLine[index] ?? count,
          services: [...services],
        }))
        const { data } = await quoteTransport({
          variables: { input: { searchId, vehicles } },
          context: { fetchOptions: { signal } },
        })
        const result = data?.quoteTransport
        if (!result) throw new Error('The response has no quote.')
        return result.__typename === 'TransportQuoted'
          ? result
          : { kind: refusals[result.__typename], message: result.message }
      }),
  }
}
