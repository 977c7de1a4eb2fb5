import { Stack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Navigate } from 'react-router-dom'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { SkeletonCard } from '#src/components/feedback/skeletons.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { BackLink } from '#src/components/lists/back-link.tsx'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { useBookingsQuery } from '../list/bookings.generated.ts'
import { BookingNotFound } from './booking-not-found.tsx'

/**
 * Finds a booking by its reference and opens it. Links in emails contain the reference and the supplier, because the gateway does not know the
 * booking's id in the GraphQL server.
 */
export function FindBooking({ reference, supplier }: { reference: string; supplier: string | null }) {
  const { t } = useTranslation('bookings')
  const { data, error, refetch } = useBookingsQuery({ variables: { where: { text: reference }, pageSize: 10 } })
  const booking = data?.bookings.items.find(
    (item) => item.reference === reference && (supplier === null || item.supplierInfo?.key === supplier),
  )
  if (booking) return <Navigate replace to={paths.booking(booking.id)} />

  const failure = error && describeError(error)
  if (!failure && data !== undefined) return <BookingNotFound />
  return (
    <Page pt="5">
      <BackLink list="bookings" to={paths.bookings}>
        {t('title')}
      </BackLink>
      <PageTitle>{t('detail.title')}</PageTitle>
      {failure ? (
        <ErrorState title={t('detail.failed')} body={failure.text} support={failure} onRetry={() => void refetch()} />
      ) : (
        <Stack gap="5">
          <SkeletonCard lines={3} />
        </Stack>
      )}
    </Page>
  )
}
