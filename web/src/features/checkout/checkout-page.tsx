import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { focusHeading } from '#src/lib/browser/focus-heading.ts'
import { useOnWindowFocus } from '#src/lib/browser/use-on-window-focus.ts'
import { productOfPath } from '#src/domain/products.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useSkipFinishedSteps } from '#src/lib/navigation/use-skip-finished-steps.ts'
import { Checkout } from './checkout.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { draftAfterBooking, currentQuoteId } from './draft/draft.ts'
import { type Draft, useDraft } from './draft/use-draft.ts'
import { OpenedLink } from './links/opened-link.tsx'
import { useBookedStatusQuery } from './outcome/booked-status.generated.ts'
import { Confirmation } from './outcome/confirmation.tsx'
import { BookingRefused, NotBooked } from './outcome/refused.tsx'
import { UnknownOutcome } from './outcome/unknown-outcome.tsx'
import type { NotBookedReason } from './payment/payment-state.ts'
import type { CheckoutBooking } from './purchase.ts'
import { stepUrl } from './steps/steps.ts'
import type { PurchaseQuery, ProductAdapter } from './product-adapter.ts'
import { adapters } from './adapters.ts'
import { ErrorPageRedirect } from './error-page-redirect.tsx'
import { withAgentCommission } from './travelers/travelers-form.ts'
import { useHideFromBanner } from './unsettled/use-hide-from-banner.ts'
import { useUnsettledAttempt } from './unsettled/use-unsettled-attempt.ts'

interface CheckoutPageProps {
  /** Payment link as seen by its owner's company. Renders `children` for everybody else, and when the owner wants to pay. */
  OwnLink: ComponentType<{ id: string; loading: ReactNode; children: ReactNode }>
}

/** Checkout for a quote: terms, travelers, payment, confirmation. Product, quote and step come from the URL. */
export function CheckoutPage({ OwnLink }: CheckoutPageProps) {
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const { id } = useParams()
  const product = productOfPath('checkout', pathname)
  const adapter = product && adapters[product]
  const quote = parameters.get('quote')
  if (adapter && quote) {
    // History entries may still refer to a quote that has been replaced.
    const quoteId = currentQuoteId(quote)
    return <QuotedCheckout key={quoteId} adapter={adapter} quoteId={quoteId} />
  }
  const linkId = id ?? parameters.get('id')
  if (adapter && linkId)
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <OwnLink key={linkId} id={linkId} loading={<CheckoutSkeleton />}>
          <OpenedLink adapter={adapter} id={linkId} />
        </OwnLink>
      </Suspense>
    )
  return <ErrorPageRedirect code={adapter?.product.errorPages.noId ?? 'GPDNI'} />
}

function QuotedCheckout({ adapter, quoteId }: { adapter: ProductAdapter; quoteId: string }) {
  const draft = useDraft(quoteId)
  const { booked } = draft.draft
  const { PurchaseLoader } = adapter
  useSkipFinishedSteps(booked ? stepUrl(adapter.product.paths.checkout, quoteId, 'done') : null)
  useHideFromBanner(quoteId, booked !== null)

  // A booking is shown even if its quote can no longer be loaded.
  if (booked) return <BookedCheckout adapter={adapter} booking={booked} />
  return (
    <PurchaseLoader id={quoteId}>
      {(query) => <UnbookedCheckout adapter={adapter} quoteId={quoteId} query={query} draft={draft} />}
    </PurchaseLoader>
  )
}

/** Confirmation of a booking, or a note that it has since been cancelled. */
function BookedCheckout({ adapter, booking }: { adapter: ProductAdapter; booking: CheckoutBooking }) {
  const { data, refetch } = useBookedStatusQuery({ variables: { id: booking.id }, fetchPolicy: 'cache-and-network' })
  useOnWindowFocus(() => void refetch().catch(() => undefined))
  // The payment form that had the focus has been removed.
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading({ preventScroll: true })
  }, [])
  const state = data?.booking?.status === 'CANCELLED' ? 'cancelled' : booking.paymentDeadline ? 'held' : 'confirmed'
  return (
    <CheckoutFrame travelerKind={adapter.product.travelerKind} step="done" state={state}>
      <Confirmation adapter={adapter} booking={booking} state={state} />
    </CheckoutFrame>
  )
}

interface UnbookedCheckoutProps {
  adapter: ProductAdapter
  quoteId: string
  query: PurchaseQuery
  draft: Draft
}

/** Checkout until the quote is booked: loads the quote, and resolves a payment whose outcome is unknown. */
function UnbookedCheckout({ adapter, quoteId, query, ...props }: UnbookedCheckoutProps) {
  const { t } = useTranslation('checkout')
  const [notBookedReason, setNotBookedReason] = useState<NotBookedReason>()
  const { loaded, error, loading, refetch, refresh } = query
  const draft = useUnsettledAttempt(props.draft, { quoteId, basketKey: loaded?.purchase.basketKey, refresh })
  const { attempt, booked } = draft.draft
  // Another tab may have booked the quote.
  const existingBooking = loaded?.existingBooking
  const existingBookingId = existingBooking?.id
  const storeExistingBooking = useEffectEvent(() => {
    if (!existingBooking) return
    const [firstMethod, ...otherMethods] = loaded.purchase.paymentMethods
    const onlyMethod = otherMethods.length === 0 ? firstMethod : undefined
    const paymentMethod = booked?.paymentMethod ?? attempt?.method ?? onlyMethod
    const { commission } = withAgentCommission(loaded.purchase, draft.draft.form)
    draft.update(draftAfterBooking({ ...existingBooking, commission, paymentMethod }))
  })
  useEffect(() => {
    if (existingBookingId !== undefined) storeExistingBooking()
  }, [existingBookingId])
  // Another tab may have paid the quote in the meantime.
  useOnWindowFocus(() => {
    const isHeld = loaded && Date.parse(loaded.purchase.expiresAt) > serverNow().getTime()
    if (isHeld && !attempt) refresh()
  })
  const failure = error ? describeError(error, adapter.product.errorPages) : undefined

  if (existingBooking) return <CheckoutSkeleton />
  if (loaded)
    return <Checkout adapter={adapter} query={query} loaded={loaded} draft={draft} notBooked={notBookedReason} />
  if (notBookedReason)
    return (
      <CheckoutFrame travelerKind={adapter.product.travelerKind} step="pay">
        {notBookedReason === 'supplier' ? (
          <BookingRefused message={null} supplierText={null} purchase={undefined} />
        ) : (
          <NotBooked purchase={undefined} onPayAgain={undefined} />
        )}
      </CheckoutFrame>
    )
  if (attempt?.open)
    return (
      <CheckoutFrame travelerKind={adapter.product.travelerKind} step="pay">
        <UnknownOutcome
          attempt={attempt}
          total={undefined}
          readBooking={adapter.readBooking}
          onBooked={(booking) => draft.update(draftAfterBooking({ ...booking, paymentMethod: attempt.method }))}
          onNotBooked={(reason) => {
            draft.update({ attempt: null })
            setNotBookedReason(reason)
          }}
        />
      </CheckoutFrame>
    )
  if (loading) return <CheckoutSkeleton />
  if (failure && !failure.pageCode)
    return (
      <CheckoutFrame travelerKind={adapter.product.travelerKind} step="review">
        <ErrorState
          title={t('unread')}
          body={`${t('pay.nothingDone')} ${failure.text}`}
          support={failure}
          onRetry={() => void refetch()}
        />
      </CheckoutFrame>
    )
  const code = failure?.pageCode ?? adapter.product.errorPages.notFound
  return <ErrorPageRedirect code={code} canRetry={failure !== undefined && failure.code !== 'NOT_FOUND'} />
}
