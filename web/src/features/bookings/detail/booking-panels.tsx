import { Flex, Stack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Surface } from '#src/components/layout/surface.tsx'
import { Callout } from '#src/components/feedback/callout.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import type { Money } from '#src/domain/money.ts'
import { useIsNarrow } from '#src/lib/browser/window-size.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { toBookingFacts } from '../booking-facts.ts'
import { createBookingPanels } from '../booking-panels.ts'
import { ChangeSection } from '../change/change-section.tsx'
import { CancellationSection } from '../cancel/cancellation-section.tsx'
import { findRefusedCancellation } from '../cancel/refused-cancellation.ts'
import { DocumentsSection } from '../documents/documents-section.tsx'
import { hasLapsedCard, isOutcomePending } from '../outcome-pending.ts'
import { AcceptedTerms } from './accepted-terms.tsx'
import type { BookingDetailFragment } from './booking-detail.generated.ts'
import { BookingHeading } from './booking-heading.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingMoney } from './booking-money.tsx'
import { BookingReferences } from './booking-references.tsx'
import { LapsedCard } from './lapsed-card.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import { PayUnpaidBooking } from './pay-unpaid.tsx'
import { SupplierNote } from './supplier-note.tsx'

interface BookingPanelsProps {
  booking: BookingDetailFragment
  now: Date
  /** Outcome of a cancellation sent from this page that the booking does not show yet. */
  cancellationOutcome: 'none' | 'unknown' | 'done'
  /** Refund of a cancellation confirmed on this page; null if there is none. */
  refund: Money | null
  onCancellation: (outcome: 'unknown' | 'done', refund: Money | null) => void
  onRefetch: () => void
}

/** Booking page of any product: product-specific panels in a shared layout. */
export function BookingPanels(props: BookingPanelsProps) {
  const { booking, now, cancellationOutcome, refund, onCancellation, onRefetch } = props
  const { t } = useTranslation(['bookings', 'cancel'])
  const isNarrow = useIsNarrow()
  const format = useFormat()
  const facts = toBookingFacts(booking)
  const panels = createBookingPanels(booking)
  const { details } = facts
  const refusal = findRefusedCancellation(details)
  // After a confirmed cancellation, the gateway may return the old status for a while.
  const status = cancellationOutcome === 'done' ? 'CANCELLED' : booking.status
  const isBooked = status === 'CONFIRMED' || status === 'PARTIAL'
  const notices = (
    <Stack gap="3" mb="5" _empty={{ display: 'none' }}>
      {(isOutcomePending(booking) || booking.needsAgentSince) && <OutcomeNotice booking={booking} />}
      {hasLapsedCard({ ...booking, status }) && <LapsedCard total={facts.total} isConfirmed={status === 'CONFIRMED'} />}
      {cancellationOutcome === 'done' && <Callout tone="done">{t('cancel:lagging')}</Callout>}
      {refusal && status === 'CONFIRMED' && (
        <Callout tone="warn">
          {t('cancel:refused', { instant: format.shortDateTime(refusal.at) })}
          {refusal.note && <SupplierNote>{refusal.note}</SupplierNote>}
        </Callout>
      )}
      {details?.payment?.disputedSince && (
        <Callout tone="warn">
          {t('money.disputed', { instant: format.shortDateTime(details.payment.disputedSince) })}
        </Callout>
      )}
      {booking.releasedAt && booking.payBy && (
        <Callout tone="warn">{t('unpaid.released', { instant: format.shortDateTime(booking.payBy) })}</Callout>
      )}
      {status === 'CONFIRMED' && booking.paymentStatus === 'UNPAID' && booking.payBy && facts.total && (
        <PayUnpaidBooking
          bookingId={booking.id}
          payBy={booking.payBy}
          total={facts.total}
          iban={details?.payment?.iban}
        />
      )}
      {!details && <ErrorState title={t('detail.partial')} onRetry={onRefetch} />}
    </Stack>
  )
  const terms = (
    <>
      <AcceptedTerms facts={facts} status={status} createdAt={booking.createdAt} now={now} />
      {panels.travelersPanel}
    </>
  )
  const documents = <DocumentsSection bookingId={booking.id} documentStates={booking.details?.documents} />
  const history = details && details.history.length > 0 && <BookingHistory history={details.history} />
  const money = (
    <BookingMoney
      facts={facts}
      status={status}
      paymentStatus={booking.paymentStatus}
      refund={refund}
      rooms={panels.pricedRooms}
    />
  )
  const cancelAndChange = (
    <>
      {status !== 'CANCELLED' && (
        <CancellationSection
          booking={booking}
          facts={facts}
          now={now}
          isOutcomeUnknown={cancellationOutcome === 'unknown'}
          onOutcomeUnknown={() => onCancellation('unknown', null)}
          onCancelled={(confirmedRefund) => onCancellation('done', confirmedRefund)}
        />
      )}
      {cancellationOutcome === 'none' && <ChangeSection booking={booking} />}
    </>
  )
  const shareAndReferences = (
    <>
      {isBooked && panels.sharePanel}
      <BookingReferences details={details} />
    </>
  )
  return (
    <>
      <BookingHeading
        booking={booking}
        facts={facts}
        status={status}
        hasVoucher={
          isBooked &&
          (booking.details?.documents ?? []).some(({ kind, problem }) => kind === 'VOUCHER' && problem === null)
        }
      />
      {notices}
      {/* Two trees, so that the order for keyboards and screen readers matches the layout. In one column, the cancellation directly follows the stay. */}
      {isNarrow ? (
        <Surface>
          {panels.factsPanel}
          {cancelAndChange}
          {terms}
          {money}
          {documents}
          {shareAndReferences}
          {history}
        </Surface>
      ) : (
        <Flex gap="7" align="flex-start">
          <Surface flex="1" minW="0">
            {panels.factsPanel}
            {terms}
            {documents}
            {history}
          </Surface>
          <Surface w="aside" flexShrink={0} boxShadow="raised">
            {money}
            {cancelAndChange}
            {shareAndReferences}
          </Surface>
        </Flex>
      )}
    </>
  )
}
