import { Flex, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { SkeletonCard } from '#src/components/feedback/skeletons.tsx'
import { useNow } from '#src/lib/clock/use-now.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { AcceptedTerms } from './accepted-terms.tsx'
import { useBookingDetailQuery } from './booking-detail.generated.ts'
import type { BookingFile } from './booking-file.ts'
import { BookingHeading, BookingsLink } from './booking-heading.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingMoney } from './booking-money.tsx'
import { BookingReferences } from './booking-references.tsx'
import { CancellationCard } from './cancellation-card.tsx'
import { RoomsAndGuests } from './rooms-and-guests.tsx'
import { StayFacts } from './stay-facts.tsx'
import { UndecidedNotice } from './undecided-notice.tsx'
import { isUndecided, usePolling } from './use-polling.ts'

/** The id is optional in the address; without one the list is the place to choose from. */
export function BookingDetailPage() {
  const { id } = useParams()
  return id ? <BookingDetail key={id} id={id} /> : <Navigate replace to={paths.bookings} />
}

function BookingDetail({ id }: { id: string }) {
  const { t } = useTranslation('bookings')
  const now = useNow(1000)
  const query = useBookingDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const [cancelInDoubt, setCancelInDoubt] = useState(false)
  const booking = query.data?.booking

  const { status, cancellation } = booking ?? {}
  const waitIsOver = Date.parse(cancellation?.availableFrom ?? '') <= now.getTime() && !cancellation?.eligible
  const doubtful = cancelInDoubt && status !== 'CANCELLED'
  usePolling(query, doubtful || waitIsOver || (status !== undefined && isUndecided(status)))

  const failure = query.error && describeError(query.error)
  return (
    <Page pt="5">
      <BookingsLink />
      {!booking && (
        <>
          <PageTitle>{t('detail.title')}</PageTitle>
          <VisuallyHidden as="h1">{t('detail.title')}</VisuallyHidden>
        </>
      )}
      {booking ? (
        <Booking
          booking={booking}
          now={now}
          doubtful={doubtful}
          onDoubt={() => setCancelInDoubt(true)}
          onReread={() => void query.refetch()}
        />
      ) : failure ? (
        <ErrorState
          title={t('detail.failed')}
          body={failure.text}
          support={[failure.code, failure.requestId]}
          onRetry={() => void query.refetch()}
        />
      ) : query.data ? (
        <EmptyState icon="search" title={t('detail.notFound')} body={t('detail.notFoundText')} />
      ) : (
        <Stack gap="5">
          <SkeletonCard lines={3} />
          <SkeletonCard lines={6} />
        </Stack>
      )}
    </Page>
  )
}

type BookingProps = {
  booking: BookingFile
  now: Date
  doubtful: boolean
  onDoubt: () => void
  onReread: () => void
}

function Booking({ booking, now, doubtful, onDoubt, onReread }: BookingProps) {
  const { t } = useTranslation('bookings')
  const { details } = booking
  return (
    <>
      <BookingHeading booking={booking} />
      <Flex gap="7" align="flex-start" direction={{ base: 'column', lg: 'row' }}>
        <Stack flex="1" minW="0" gap="5" w="full">
          {isUndecided(booking.status) && <UndecidedNotice booking={booking} />}
          <StayFacts booking={booking} />
          {!details && <ErrorState title={t('detail.partial')} onRetry={onReread} />}
          <AcceptedTerms booking={booking} now={now} />
          {details && <RoomsAndGuests details={details} />}
          {details && details.history.length > 0 && <BookingHistory history={details.history} />}
        </Stack>
        <Stack w={{ base: 'full', lg: 'aside' }} gap="4" flexShrink={0}>
          <BookingMoney booking={booking} />
          <CancellationCard booking={booking} now={now} doubtful={doubtful} onDoubt={onDoubt} />
          <BookingReferences booking={booking} />
        </Stack>
      </Flex>
    </>
  )
}
