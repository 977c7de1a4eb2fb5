import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { PriceChangedDialog } from '#src/components/prices/price-changed-dialog.tsx'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CheckoutFrame } from '../checkout-frame.tsx'
import { CheckoutSkeleton } from '../checkout-skeleton.tsx'
import { ErrorPageRedirect } from '../error-page-redirect.tsx'
import { stepUrl } from '../steps/steps.ts'
import type { ProductAdapter } from '../product-adapter.ts'
import { ClosedLink } from './closed-link.tsx'
import { useQuotePaymentLinkMutation } from './payment-link.generated.ts'
import { receivedLinksUrl } from './received-links-url.ts'

/** Opens a payment link: checks price and availability again, and continues with the receiver's own quote. */
export function OpenedLink({ adapter, id }: { adapter: ProductAdapter; id: string }) {
  const { t } = useTranslation('checkout')
  const navigate = useNavigate()
  const [quoteLink, { data, error }] = useQuotePaymentLinkMutation()
  const result = data?.quotePaymentLink
  const linkQuote = result && 'quote' in result ? result : undefined
  const continueToReview = (quoteId: string) =>
    void navigate(stepUrl(adapter.product.paths.checkout, quoteId, 'review'), { replace: true })

  async function open() {
    try {
      const { data: opened } = await quoteLink({ variables: { id } })
      const response = opened?.quotePaymentLink
      if (response && 'quote' in response && !response.priceChanged) continueToReview(response.quote.id)
    } catch {
      // The screen shows the hook's error.
    }
  }
  const openOnce = useEffectEvent(() => void open())
  useEffect(() => openOnce(), [])

  if (error) {
    const failure = describeError(error, adapter.product.errorPages)
    if (failure.pageCode) return <ErrorPageRedirect code={failure.pageCode} canRetry={failure.code !== 'NOT_FOUND'} />
    return (
      <CheckoutFrame travelerKind={adapter.product.travelerKind} step="review">
        <ErrorState
          title={t('unread')}
          body={`${t('pay.nothingDone')} ${failure.text}`}
          support={failure}
          onRetry={() => void open()}
        />
      </CheckoutFrame>
    )
  }
  if (result && 'code' in result) {
    if (result.code === 'PAYMENT_LINK_NOT_FOUND')
      return <ErrorPageRedirect code={adapter.product.errorPages.notFound} />
    return (
      <CheckoutFrame travelerKind={adapter.product.travelerKind} step="review">
        <ClosedLink id={id} code={result.code} message={result.message} />
      </CheckoutFrame>
    )
  }
  return (
    <>
      <CheckoutSkeleton />
      {linkQuote?.priceChanged && (
        <PriceChangedDialog
          open
          oldPrice={linkQuote.priceChanged.previousTotal}
          newPrice={linkQuote.priceChanged.newTotal}
          declineLabel={t('link.decline')}
          onAccept={() => continueToReview(linkQuote.quote.id)}
          onDecline={() => void navigate(receivedLinksUrl, { replace: true })}
        >
          {t('link.priceChanged')}
        </PriceChangedDialog>
      )}
    </>
  )
}
