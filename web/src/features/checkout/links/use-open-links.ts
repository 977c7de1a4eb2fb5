import { useOpenLinksQuery } from '../checkout-products.generated.ts'

/** Returns a quote's payment links that can be paid or are being paid; undefined while loading. */
export function useOpenLinks(quoteId: string) {
  const { data, loading } = useOpenLinksQuery({
    variables: { quoteId },
    // Refetched, because others may have paid the links in the meantime.
    fetchPolicy: 'cache-and-network',
  })
  // The query has one field for each product. Only the field for the quote's product is not null.
  const quote = Object.values(data ?? {}).find((productQuote) => productQuote !== null)
  return { links: quote?.openPaymentLinks ?? (loading ? undefined : []) }
}
