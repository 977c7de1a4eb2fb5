import { useState } from 'react'
import { products } from '#src/domain/products.ts'
import type { OfferRefusal } from '#src/components/service-search/quote-problem.tsx'
import { useQuoting } from '#src/data/use-quoting.ts'
import type { PackageCardFragment } from '../ground-service-search.generated.ts'
import { useQuoteGroundServiceMutation } from './quote-ground-service.generated.ts'

const refusals = { GroundServiceUnavailable: 'unavailable', SearchExpired: 'expired', InvalidInput: 'invalid' } as const

/** Requests a quote for a package with the requested extras and opens its checkout. */
export function usePackageQuote(searchId: string) {
  const [quoteGroundService] = useQuoteGroundServiceMutation()
  const {
    request,
    refuse: _,
    ...quoting
  } = useQuoting<{ id: string }, OfferRefusal>(products.groundServices.paths.checkout)
  const [offerId, setOfferId] = useState<string>()
  return {
    ...quoting,
    /** Id of the offer that the state belongs to. */
    offerId,
    quote: (offer: PackageCardFragment, extras: readonly string[]) => {
      setOfferId(offer.id)
      return request(async (signal) => {
        const { data } = await quoteGroundService({
          variables: { input: { searchId, offerId: offer.id, extras: [...extras] } },
          context: { fetchOptions: { signal } },
        })
        const result = data?.quoteGroundService
        if (!result) throw new Error('The response has no quote.')
        return result.__typename === 'GroundServiceQuoted'
          ? result
          : { kind: refusals[result.__typename], message: result.message }
      })
    },
  }
}
