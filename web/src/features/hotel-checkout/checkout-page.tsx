import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { type PageCode, describeError } from '#src/lib/errors/describe-error.ts'
import { errorPage } from '#src/lib/errors/error-page.ts'
import { Checkout } from './checkout.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { stepOf } from './checkout-steps.ts'
import { BookedStep } from './confirmation.tsx'
import { useHotelQuoteQuery } from './hotel-quote.generated.ts'
import { OpenPayment } from './open-payment.tsx'
import { stepAddress } from './quote-links.ts'
import { Refused } from './refused.tsx'
import { useDraft } from './use-draft.ts'

/** The checkout of a quote: terms, travellers, payment, confirmation. Quote and step are in the address. */
export function CheckoutPage() {
  const [parameters] = useSearchParams()
  const { id } = useParams()
  const quoteId = parameters.get('quote')
  if (quoteId) return <QuotedCheckout key={quoteId} quoteId={quoteId} />
  // A payment link that nobody has made; without any id there is nothing to look for.
  return <ToErrorPage code={(id ?? parameters.get('id')) ? 'GPDNE' : 'GPDNI'} />
}

function ToErrorPage({ code }: { code: PageCode }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(...errorPage(code, new Date())), [navigate, code])
  return undefined
}

function QuotedCheckout({ quoteId }: { quoteId: string }) {
  const { t } = useTranslation('checkout')
  const [draft, update] = useDraft(quoteId)
  const [parameters] = useSearchParams()
  const { state } = useLocation()
  const [refused, setRefused] = useState(false)
  const { data, error, loading, refetch } = useHotelQuoteQuery({
    variables: { id: quoteId },
    skip: draft.booked !== null || draft.movedTo !== null,
    notifyOnNetworkStatusChange: true,
  })
  const quote = data?.hotelQuote
  const failure = error && describeError(error, 'hotelPayment')

  if (draft.movedTo)
    return <Navigate replace to={stepAddress(draft.movedTo, stepOf(parameters.get('step')))} state={state} />
  // What was paid is shown whatever has become of the quote since.
  if (draft.booked) return <BookedStep quoteId={quoteId} booked={draft.booked} />
  if (quote) return <Checkout quote={quote} draft={draft} update={update} />
  if (refused)
    return (
      <CheckoutFrame step="pay">
        <Refused message={null} supplierText={null} />
      </CheckoutFrame>
    )
  if (draft.attempt?.open)
    return (
      <CheckoutFrame step="pay">
        <OpenPayment attempt={draft.attempt} update={update} onRefused={() => setRefused(true)} />
      </CheckoutFrame>
    )
  if (loading) return <CheckoutSkeleton />
  if (failure && !failure.pageCode)
    return (
      <CheckoutFrame step="review">
        <ErrorState
          title={t('unread')}
          body={`${t('pay.nothingDone')} ${failure.text}`}
          support={[failure.code, failure.requestId]}
          onRetry={() => void refetch()}
        />
      </CheckoutFrame>
    )
  return <ToErrorPage code={failure?.pageCode ?? 'GPDNE'} />
}
