import { useOpenLinksQuery } from '../checkout-products.generated.ts'

/** Payment links of a quote that can be paid or are being paid; undefined while loading. */
export function useOpenLinks(quoteId: string) {
  const { data, loading } = useOpenLinksQuery({
    variables: { quoteId },
    // Not cached, because others may have paid them meanwhile.
    fetchPolicy: 'cache-and-network',
  })
  const quote = Object.values(data ?? {}).find((found) => found !== null)
  return { links: quote?.openPaymentLinks ?? (loading ? undefined : []) }
}
