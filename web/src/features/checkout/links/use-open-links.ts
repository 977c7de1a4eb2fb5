import { useOpenLinksQuery } from './payment-link.generated.ts'

/** Payment links of a quote that can be paid or are being paid; undefined until the server has answered. */
export function useOpenLinks(quoteId: string) {
  const { data, loading } = useOpenLinksQuery({
    variables: { quoteId },
    // Others may have paid them since.
    fetchPolicy: 'cache-and-network',
  })
  const quote = data?.hotelQuote ?? data?.transportQuote
  return { links: quote?.openPaymentLinks ?? (loading ? undefined : []) }
}
