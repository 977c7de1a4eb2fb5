import { type ComponentProps, useMemo } from 'react'
import { products } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useRoomTexts } from '#src/components/hotels/use-room-texts.ts'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { countGuests } from '#src/domain/occupancy.ts'
import { receivedLinksUrl } from '../../links/received-links-url.ts'
import type { Purchase } from '../../purchase.ts'
import { useRefetchQuote } from '../use-refetch-quote.ts'
import type { LoadedPurchase, PurchaseQuery, ProductAdapter } from '../../product-adapter.ts'
import { useBookHotelMutation } from './book-hotel.generated.ts'
import { HotelQuoteDocument, type QuoteFieldsFragment, useHotelQuoteQuery } from './hotel-quote.generated.ts'
import { HotelReview } from './hotel-review.tsx'
import { BookedStay, ShareStayButtons } from './booked-stay.tsx'
import { HotelHeadline } from './hotel-headline.tsx'
import { HotelSummary } from './hotel-summary.tsx'
import { hotelUrl, resultsUrl } from './urls.ts'
import { useRequoteHotelMutation } from './requote-hotel.generated.ts'
import { toRequoteOutcome } from '../../outcome/convert-results.ts'
import { readPromo } from '../../promo/read-promo.ts'
import { CommissionField } from './commission-field.tsx'
import { RequestsFields } from './requests-fields.tsx'
import { readHotelBooking, toBookHotelInput, toOutcome } from './submit-hotel.ts'

function HotelPurchaseLoader({ id, children }: ComponentProps<ProductAdapter['PurchaseLoader']>) {
  const { t, i18n } = useTranslation(['checkout', 'components'])
  const { data, error, loading, refetch } = useHotelQuoteQuery({
    variables: { id },
    notifyOnNetworkStatusChange: true,
  })
  const refresh = useRefetchQuote(HotelQuoteDocument, id)
  const commands = useCommands()
  const quote = data?.hotelQuote
  const roomTexts = useRoomTexts(quote?.locationCode)
  const stayTexts = useStayTexts()
  const party = quote ? stayTexts.guests(countGuests(quote.rooms.map(({ occupancy }) => occupancy)).guests) : ''
  const loaded = useMemo<LoadedPurchase | undefined>(() => {
    if (!quote) return undefined
    return {
      purchase: toPurchase(quote, i18n.language, t, roomTexts, party),
      existingBooking: quote.booking ? (readHotelBooking(quote.booking)?.details ?? null) : null,
      review: <HotelReview quote={quote} />,
      headline: <HotelHeadline quote={quote} />,
      summary: (options) => <HotelSummary quote={quote} {...options} />,
    }
  }, [i18n.language, party, quote, roomTexts, t])
  return children({ loaded, error, loading, refetch: async () => void (await refetch()), refresh, ...commands })
}

type Translate = ReturnType<typeof useTranslation<['checkout', 'components']>>['t']

function toPurchase(
  quote: QuoteFieldsFragment,
  language: string,
  t: Translate,
  { room, beds }: ReturnType<typeof useRoomTexts>,
  party: string,
): Purchase {
  const { hotelPromoCode, specialCode, cancellationPolicy: policy, hotelRules, rooms, price } = quote
  const { checkIn, checkOut } = quote
  return {
    id: quote.id,
    title: quote.hotel.name,
    basketKey: JSON.stringify([quote.hotel.id, checkIn, checkOut, rooms.map(({ occupancy }) => occupancy)]),
    total: price.total,
    acceptsPromo: true,
    promo: readPromo(quote),
    noPromoReason: hotelPromoCode ? t('promo.excluded') : null,
    commission: price.commission,
    commissionEditable: quote.commissionEditable,
    expiresAt: quote.expiresAt,
    expired: quote.expired,
    policy,
    terms: { fingerprint: JSON.stringify([policy, hotelRules]), label: t('hotel.accept') },
    travelers: {
      nationality: quote.nationality,
      groups: rooms.map(({ name, kind, occupancy: { adults, childAges } }, index) => ({
        facts: [t('components:roomNumber', { number: index + 1 }), room(name, kind), beds(kind.beds)].filter(Boolean),
        adults,
        childAges,
      })),
    },
    codes: [
      ...(hotelPromoCode ? [{ label: t('hotel.promoCode'), value: hotelPromoCode }] : []),
      ...(specialCode ? [{ label: t('hotel.specialCode'), value: specialCode }] : []),
    ],
    paymentMethods: quote.paymentMethods,
    payLaterUntil: quote.payLaterUntil,
    texts: {
      summary: t('summary.title'),
      choose: quote.paymentLinkId ? t('link.received') : t('otherRooms', { count: quote.rooms.length }),
      unavailable: t('unavailable.rooms', { count: quote.rooms.length }),
      leadHint: t('travelers.leadHint'),
      emailHint: t('travelers.emailHint'),
      ownEmailHint: t('travelers.emailHintOwn'),
      party,
    },
    firstDay: checkIn,
    paymentLinkId: quote.paymentLinkId,
    // The receiver of a payment link cannot share it again.
    linkDetails: quote.paymentLinkId ? null : { serviceName: quote.hotel.name, travelDate: checkIn, checkIn, checkOut },
    backTo: quote.paymentLinkId
      ? { choose: receivedLinksUrl, results: receivedLinksUrl }
      : { choose: hotelUrl(quote), results: resultsUrl(quote, language) },
  }
}

function useCommands(): Pick<PurchaseQuery, 'submit' | 'requote'> {
  const [bookHotel] = useBookHotelMutation()
  const [requoteHotel] = useRequoteHotelMutation()
  return {
    submit: async (purchase, form, request) => {
      const { data } = await bookHotel({ variables: { input: toBookHotelInput(purchase, form, request) } })
      if (!data) throw new Error('The response has no booking.')
      return toOutcome(data.bookHotel, purchase, form)
    },
    requote: async ({ id }) => {
      const { data } = await requoteHotel({ variables: { quoteId: id } })
      if (!data) throw new Error('The response has no quote.')
      return toRequoteOutcome(data.requoteHotel)
    },
  }
}

/** Checkout adapter for hotels. */
export const hotelAdapter: ProductAdapter = {
  product: products.hotels,
  PurchaseLoader: HotelPurchaseLoader,
  ConfirmationDetails: BookedStay,
  ShareButtons: ShareStayButtons,
  ProductFields: ({ purchase }) => (
    <>
      <RequestsFields roomCount={purchase.travelers.groups.length} />
      <CommissionField purchase={purchase} />
    </>
  ),
  readBooking: readHotelBooking,
}
