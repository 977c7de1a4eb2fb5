import { Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { SkeletonCard } from '#src/components/feedback/skeletons.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { BackLink } from '#src/components/lists/back-link.tsx'
import type { Stay } from '#src/domain/stay.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { useNow } from '#src/lib/clock/use-now.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { toBookingFacts } from '../booking-facts.ts'
import { type BookingDetailFragment, useBookingDetailQuery } from '../detail/booking-detail.generated.ts'
import { BookingNotFound } from '../detail/booking-not-found.tsx'
import { toCompleteInput } from './change-form.ts'
import { ChangeBookingForm } from './change-booking-form.tsx'
import { ChangeReview } from './change-review.tsx'
import { listTravelers } from './travelers.ts'
import { useChange } from './use-change.ts'
import { useChangeForm } from './use-change-form.ts'
import { useChangeStep } from './use-change-step.ts'

/** Page to change the booking whose id is in the path. */
export function ChangePage() {
  const { id } = useParams()
  return id ? <ChangeBookingPage key={id} id={id} /> : <Navigate replace to={paths.bookings} />
}

function ChangeBookingPage({ id }: { id: string }) {
  const { t } = useTranslation('change')
  const query = useBookingDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const booking = query.data?.booking
  const failure = query.error && describeError(query.error)
  if (!booking && !failure && query.data !== undefined) return <BookingNotFound />
  return (
    <Page pt="5" maxW="920px">
      <BackLink list="bookings" to={paths.booking(id)}>
        {t('toBooking')}
      </BackLink>
      {!booking && <PageTitle>{t('title')}</PageTitle>}
      {booking ? (
        <ChangeBooking booking={booking} />
      ) : failure ? (
        <ErrorState title={t('failed')} body={failure.text} support={failure} onRetry={() => void query.refetch()} />
      ) : (
        <Stack gap="5">
          <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
          <SkeletonCard lines={3} />
          <SkeletonCard lines={6} />
        </Stack>
      )}
    </Page>
  )
}

const readStay = (booking: BookingDetailFragment): Stay | null =>
  booking.__typename === 'HotelBooking' && booking.checkIn && booking.checkOut
    ? { checkIn: booking.checkIn, checkOut: booking.checkOut }
    : null

function ChangeBooking({ booking }: { booking: BookingDetailFragment }) {
  const { t } = useTranslation(['change', 'components'])
  const now = useNow(60_000)
  const facts = toBookingFacts(booking)
  const { change } = booking
  // Names that cannot be changed are neither shown nor validated.
  const travelers = change?.names.eligible ? listTravelers(booking) : []
  const stay = readStay(booking)
  const target = { bookingId: booking.id, travelers, stay }
  const changeFlow = useChange(booking.id)
  const { quotedChange } = changeFlow
  const form = useChangeForm(target, changeFlow.startReview)
  const isQuoteCurrent =
    quotedChange !== null &&
    JSON.stringify(toCompleteInput(target, form.getValues())) === JSON.stringify(quotedChange.input)
  const { step, goBack } = useChangeStep({
    bookingId: booking.id,
    quotedChange,
    isQuoteCurrent,
    onDone: form.discardDraft,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const view = step === 'review' ? quotedChange?.quote.id : step
  const previousView = useRef(view)
  // When the form and the review replace each other, the focus moves to the heading.
  useEffect(() => {
    if (previousView.current === view) return
    previousView.current = view
    heading.current?.focus({ preventScroll: view === 'form' })
  }, [view])
  const canChange = change && (change.names.eligible || change.dates.eligible)
  return (
    <>
      <PageTitle>{t(step === 'form' ? 'title' : 'review')}</PageTitle>
      <Text as="h1" textStyle="h1" ref={heading} tabIndex={-1} outline="none" scrollMarginTop="76px">
        {t(step === 'form' ? 'title' : 'review')}
      </Text>
      <Text mt="1" mb="5" color="fg.muted">
        <bdi>{facts.title ?? t(facts.untitled)}</bdi> ·{' '}
        <bdi dir="ltr" translate="no">
          {booking.reference}
        </bdi>
      </Text>
      {step === 'review' && quotedChange ? (
        <ChangeReview
          key={quotedChange.quote.id}
          quotedChange={quotedChange}
          changeFlow={changeFlow}
          onBack={goBack}
          startsOn={quotedChange.input.checkIn ?? facts.startsOn}
          iban={booking.details?.payment?.iban}
          isUnpaid={booking.paymentStatus === 'UNPAID'}
          now={now}
        />
      ) : canChange ? (
        <ChangeBookingForm
          booking={booking}
          change={change}
          form={form}
          travelers={travelers}
          hasStay={stay !== null}
          notice={changeFlow.notice}
          now={now}
        />
      ) : (
        <ErrorState title={t('notPossible')} body={change?.names.blockers[0]?.message} />
      )}
    </>
  )
}
