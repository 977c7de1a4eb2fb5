import { type ComponentProps, useMemo } from 'react'
import { products } from '#src/domain/products.ts'
import { useRideCounts } from '#src/components/transport/use-ride-texts.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { toRequoteOutcome } from '../../outcome/convert-results.ts'
import { readPromo } from '../../promo/read-promo.ts'
import { receivedLinksUrl } from '../../links/received-links-url.ts'
import type { Purchase } from '../../purchase.ts'
import { useRefetchQuote } from '../use-refetch-quote.ts'
import type { LoadedPurchase, PurchaseQuery, ProductAdapter } from '../../product-adapter.ts'
import { ServiceHeadline } from '../service/service-headline.tsx'
import { toServicePurchase } from '../service/service-purchase.ts'
import { useBookTransportMutation } from './book-transport.generated.ts'
import { BookedRide, ShareRideButtons } from './booked-ride.tsx'
import { resultsUrl } from './urls.ts'
import { useRequoteTransportMutation } from './requote-transport.generated.ts'
import { RideFields } from './ride-fields.tsx'
import { readTransportBooking, toBookTransportInput, toOutcome } from './submit-transport.ts'
import {
  TransportQuoteDocument,
  type TransportQuoteFieldsFragment,
  useTransportQuoteQuery,
} from './transport-quote.generated.ts'
import { RideReview } from './ride-review.tsx'
import { RideSummary, toRideDetails } from './ride-summary.tsx'

function TransportPurchaseLoader({ id, children }: ComponentProps<ProductAdapter['PurchaseLoader']>) {
  const { t, i18n } = useTranslation('checkout')
  const { data, error, loading, refetch } = useTransportQuoteQuery({
    variables: { id },
    notifyOnNetworkStatusChange: true,
  })
  const refresh = useRefetchQuote(TransportQuoteDocument, id)
  const commands = useCommands()
  const counts = useRideCounts()
  const quote = data?.transportQuote
  const party = quote ? counts.passengers(quote.passengers) : ''
  const loaded = useMemo<LoadedPurchase | undefined>(() => {
    if (!quote) return undefined
    return {
      purchase: toPurchase(quote, { language: i18n.language, party, t }),
      existingBooking: quote.booking ? (readTransportBooking(quote.booking)?.details ?? null) : null,
      review: <RideReview quote={quote} />,
      headline: <ServiceHeadline details={toRideDetails(quote, { party, t })} company={quote.company?.name} />,
      summary: (options) => <RideSummary quote={quote} {...options} />,
    }
  }, [i18n.language, party, quote, t])
  return children({ loaded, error, loading, refetch: async () => void (await refetch()), refresh, ...commands })
}

type Translate = ReturnType<typeof useTranslation<'checkout'>>['t']

const toPurchase = (
  quote: TransportQuoteFieldsFragment,
  { language, party, t }: { language: string; party: string; t: Translate },
): Purchase =>
  toServicePurchase(quote, {
    title: quote.route?.name ?? null,
    basketKey: JSON.stringify([quote.company?.code, quote.route?.code, quote.date, quote.passengers]),
    acceptsPromo: true,
    promo: readPromo(quote),
    acceptLabel: t('ride.accept'),
    resultsUrl: quote.paymentLinkId ? receivedLinksUrl : resultsUrl(quote, language),
    texts: {
      summary: t('ride.summary'),
      choose: quote.paymentLinkId ? t('link.received') : t('ride.otherVehicles'),
      unavailable: t('ride.unavailable'),
      leadHint: t('ride.leadHint'),
      emailHint: t('ride.emailHint'),
      ownEmailHint: t('ride.ownEmailHint'),
      party,
    },
    firstDay: quote.date,
    paymentLinkId: quote.paymentLinkId,
    linkDetails: quote.paymentLinkId
      ? null
      : { serviceName: quote.route?.name ?? null, travelDate: quote.date, checkIn: null, checkOut: null },
  })

function useCommands(): Pick<PurchaseQuery, 'submit' | 'requote'> {
  const [bookTransport] = useBookTransportMutation()
  const [requoteTransport] = useRequoteTransportMutation()
  return {
    submit: async (purchase, form, request) => {
      const { data } = await bookTransport({ variables: { input: toBookTransportInput(purchase, form, request) } })
      if (!data) throw new Error('The response has no booking.')
      return toOutcome(data.bookTransport, purchase)
    },
    requote: async ({ id }) => {
      const { data } = await requoteTransport({ variables: { quoteId: id } })
      if (!data) throw new Error('The response has no quote.')
      return toRequoteOutcome(data.requoteTransport)
    },
  }
}

/** Checkout adapter for transport. */
export const transportAdapter: ProductAdapter = {
  product: products.transport,
  PurchaseLoader: TransportPurchaseLoader,
  ProductFields: RideFields,
  ConfirmationDetails: BookedRide,
  ShareButtons: ShareRideButtons,
  readBooking: readTransportBooking,
}
