import { useOpenLinksQuery } from '../checkout-products.generated.ts'

/** Payment links for a quote that can be paid or are being paid; undefined while loading. */
export function useOpenLinks(quoteId: string) {
  const { data, loading } = useOpenLinksQuery({
    variables: { quoteId },
    // Refetched, because others may have paid them in the meantime.
    fetchPolicy: 'cache-and-network',
  })
  const quote = Object.values(data ?? {}).find((found) => found !== null)
  return { links: quote?.openPaymentLinks ?? (loading ? undefined : []) }
}
