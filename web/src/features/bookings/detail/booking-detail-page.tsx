import { Stack, VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { SkeletonCard } from '#src/components/feedback/skeletons.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { BackLink } from '#src/components/lists/back-link.tsx'
import type { Money } from '#src/domain/money.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { useOnBecameFalse } from '#src/lib/browser/use-on-became-false.ts'
import { useOnWindowFocus } from '#src/lib/browser/use-on-window-focus.ts'
import { useIsPast } from '#src/lib/clock/use-is-past.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { usePolling } from '#src/lib/list-kit/use-polling.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { findRefusedCancellation } from '../cancel/refused-cancellation.ts'
import { useSentCancellation } from '../cancel/sent-cancellations.ts'
import { isChanging } from '../change/change-section.tsx'
import { isOutcomePending } from '../outcome-pending.ts'
import { PrintedBooking } from '../sheet/printed-booking.tsx'
import { TightenedNotice } from '../tightened-notice.tsx'
import { useBookingDetailQuery } from './booking-detail.generated.ts'
import { BookingNotFound } from './booking-not-found.tsx'
import { BookingPanels } from './booking-panels.tsx'
import { FindBooking } from './find-booking.tsx'

/** Shows the booking whose id is in the path or whose reference is in the query. Without either, redirects to the list. */
export function BookingDetailPage() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const reference = search.get('reference')
  if (id) return <BookingDetail key={id} id={id} />
  return reference ? (
    <FindBooking reference={reference} supplier={search.get('supplier')} />
  ) : (
    <Navigate replace to={paths.bookings} />
  )
}

/** Outcome of a cancellation sent from this page. */
interface PageCancellation {
  readonly outcome: 'none' | 'unknown' | 'done'
  /** Refund in the response to the cancellation. The booking itself may not include one. */
  readonly refund: Money | null
  /** Time of the last refusal before this cancellation. A later refusal is the response to this cancellation. */
  readonly previousRefusalAt: string | undefined
}

function BookingDetail({ id }: { id: string }) {
  const { t } = useTranslation('bookings')
  const now = useNow(60_000)
  const query = useBookingDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const [pageCancellation, setPageCancellation] = useState<PageCancellation>({
    outcome: 'none',
    refund: null,
    previousRefusalAt: undefined,
  })
  const isCancelling = useSentCancellation(id)
  const booking = query.data?.booking
  const refusedAt = findRefusedCancellation(booking?.details)?.at
  const isRefused =
    pageCancellation.outcome === 'unknown' &&
    refusedAt !== undefined &&
    refusedAt !== pageCancellation.previousRefusalAt
  const outcome = isRefused ? 'none' : pageCancellation.outcome
  const cancellationOutcome = outcome === 'none' && isCancelling ? 'unknown' : outcome

  const isWaitOver = useIsPast(booking?.cancellation.availableFrom ?? null)
  const isCancelled = booking?.status === 'CANCELLED'
  const shouldPoll =
    booking &&
    (isOutcomePending(booking) ||
      (cancellationOutcome !== 'none' && !isCancelled) ||
      booking.cancellation.blockers.some(({ code }) => code === 'CANCEL_IN_PROGRESS') ||
      isChanging(booking.change) ||
      // The waiting time has ended on the server's clock, but the booking does not reflect it yet.
      (!booking.cancellation.eligible && isWaitOver))
  usePolling(() => query.refetch(), Boolean(shouldPoll))
  // Another tab or a colleague may have changed the booking. If the refetch fails, the current data stays visible.
  const refetchQuietly = () => void query.refetch().catch(() => undefined)
  useOnWindowFocus(refetchQuietly)
  useOnBecameFalse(isCancelling, refetchQuietly)

  const failure = query.error && describeError(query.error)
  if (!booking && !failure && query.data !== undefined) return <BookingNotFound />
  return (
    <>
      <Page pt="5" _print={{ display: 'none' }}>
        <BackLink list="bookings" to={paths.bookings}>
          {t('title')}
        </BackLink>
        {!booking && (
          <>
            <PageTitle>{t('detail.title')}</PageTitle>
            <VisuallyHidden as="h1">{t('detail.title')}</VisuallyHidden>
          </>
        )}
        {booking ? (
          <BookingPanels
            booking={booking}
            now={now}
            cancellationOutcome={isCancelled ? 'none' : cancellationOutcome}
            refund={pageCancellation.refund}
            onCancellation={(newOutcome, refund) =>
              setPageCancellation({ outcome: newOutcome, refund, previousRefusalAt: refusedAt })
            }
            onRefetch={() => void query.refetch()}
          />
        ) : failure ? (
          <ErrorState
            title={t('detail.failed')}
            body={failure.text}
            support={failure}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Stack gap="5">
            <SkeletonCard lines={3} />
            <SkeletonCard lines={6} />
          </Stack>
        )}
      </Page>
      {booking && <TightenedNotice bookings={[booking]} />}
      {booking && <PrintedBooking booking={booking} />}
    </>
  )
}
