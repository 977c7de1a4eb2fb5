import { type ComponentProps, useMemo } from 'react'
import { products } from '#src/domain/products.ts'
import { useGroupTexts } from '#src/components/ground-service/use-group-texts.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { toRequoteOutcome } from '../../outcome/convert-results.ts'
import type { Purchase } from '../../purchase.ts'
import { useRefetchQuote } from '../use-refetch-quote.ts'
import type { LoadedPurchase, PurchaseQuery, ProductAdapter, SummaryOptions } from '../../product-adapter.ts'
import { ServiceHeadline } from '../service/service-headline.tsx'
import { toServicePurchase } from '../service/service-purchase.ts'
import { type ServiceDetails, ServiceSummary } from '../service/service-summary.tsx'
import { useBookGroundServiceMutation } from './book-ground-service.generated.ts'
import { BookedPackage } from './booked-package.tsx'
import {
  GroundServiceQuoteDocument,
  type GroundServiceQuoteFieldsFragment,
  useGroundServiceQuoteQuery,
} from './ground-service-quote.generated.ts'
import { resultsUrl } from './urls.ts'
import { PackageReview } from './package-review.tsx'
import { PassportSection } from './passport-section.tsx'
import { useRequoteGroundServiceMutation } from './requote-ground-service.generated.ts'
import { readGroundServiceBooking, toBookGroundServiceInput, toOutcome } from './submit-ground-service.ts'

type Quote = GroundServiceQuoteFieldsFragment

function GroundServicePurchaseLoader({ id, children }: ComponentProps<ProductAdapter['PurchaseLoader']>) {
  const { t, i18n } = useTranslation(['ground', 'checkout'])
  const { data, error, loading, refetch } = useGroundServiceQuoteQuery({
    variables: { id },
    notifyOnNetworkStatusChange: true,
  })
  const refresh = useRefetchQuote(GroundServiceQuoteDocument, id)
  const commands = useCommands()
  const texts = useGroupTexts()
  const quote = data?.groundServiceQuote
  const party = quote ? texts.pilgrims(quote.pilgrims) : ''
  const loaded = useMemo<LoadedPurchase | undefined>(() => {
    if (!quote) return undefined
    const details: ServiceDetails = {
      title: quote.package?.name ?? t('pageTitle'),
      picture: {
        product: 'groundServices',
        src: quote.imageUrl,
      },
      day: quote.arrivalDate,
      party,
    }
    return {
      purchase: toPurchase(quote, { language: i18n.language, party, t }),
      existingBooking: quote.booking ? (readGroundServiceBooking(quote.booking)?.details ?? null) : null,
      review: <PackageReview quote={quote} />,
      headline: <ServiceHeadline details={details} company={quote.company?.name} />,
      summary: (options) => <PackageSummary quote={quote} details={details} {...options} />,
    }
  }, [i18n.language, party, quote, t])
  return children({ loaded, error, loading, refetch: async () => void (await refetch()), refresh, ...commands })
}

/** Summary of the package: extras, price lines and cancellation policy. */
function PackageSummary({ quote, details, ...options }: { quote: Quote; details: ServiceDetails } & SummaryOptions) {
  const { t } = useTranslation('ground')
  const texts = useGroupTexts()
  return (
    <ServiceSummary
      label={t('pageTitle')}
      details={details}
      quote={quote}
      product="groundServices"
      items={quote.extras.map(texts.extra)}
      {...options}
    />
  )
}

type Translate = ReturnType<typeof useTranslation<['ground', 'checkout']>>['t']

const toPurchase = (
  quote: Quote,
  { language, party, t }: { language: string; party: string; t: Translate },
): Purchase =>
  toServicePurchase(quote, {
    title: quote.package?.name ?? null,
    basketKey: JSON.stringify([quote.company?.code, quote.package?.code, quote.arrivalDate, quote.pilgrims]),
    acceptLabel: t(quote.terms ? 'checkout.accept' : 'checkout:ride.accept'),
    resultsUrl: resultsUrl(quote, language),
    texts: {
      summary: t('pageTitle'),
      choose: t('otherPackage'),
      unavailable: t('checkout.unavailable'),
      leadHint: t('checkout.leadHint'),
      emailHint: t('checkout.emailHint'),
      ownEmailHint: t('checkout.ownEmailHint'),
      party,
    },
    // Ground services support neither promo codes nor payment links.
    acceptsPromo: false,
    promo: null,
    firstDay: quote.arrivalDate,
    paymentLinkId: null,
    linkDetails: null,
  })

function useCommands(): Pick<PurchaseQuery, 'submit' | 'requote'> {
  const [bookGroundService] = useBookGroundServiceMutation()
  const [requoteGroundService] = useRequoteGroundServiceMutation()
  return {
    submit: async (purchase, form, request) => {
      const { data } = await bookGroundService({
        variables: { input: toBookGroundServiceInput(purchase, form, request) },
      })
      if (!data) throw new Error('The response has no booking.')
      return toOutcome(data.bookGroundService, purchase)
    },
    requote: async ({ id }) => {
      const { data } = await requoteGroundService({ variables: { quoteId: id } })
      if (!data) throw new Error('The response has no quote.')
      return toRequoteOutcome(data.requoteGroundService)
    },
  }
}

/** Checkout adapter for ground services. */
export const groundServiceAdapter: ProductAdapter = {
  product: products.groundServices,
  PurchaseLoader: GroundServicePurchaseLoader,
  ProductFields: PassportSection,
  ConfirmationDetails: BookedPackage,
  ShareButtons: () => null,
  readBooking: readGroundServiceBooking,
}
