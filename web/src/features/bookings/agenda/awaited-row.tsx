import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { StatusBadge } from '#src/components/feedback/status-badge.tsx'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { AgendaRow } from './agenda-row.tsx'

/** A booking or cancellation that the supplier has not answered. */
export function AwaitedRow({ booking }: { booking: BookingRowFragment }) {
  const { t } = useTranslation('home')
  const kind = booking.status === 'UNKNOWN' ? 'unknown' : booking.status === 'PENDING' ? 'pending' : 'cancelling'
  return (
    <AgendaRow
      booking={booking}
      what={t(`agenda.${kind}.what`)}
      detail={t(`agenda.${kind}.detail`)}
      mark={<StatusBadge status={booking.status} />}
    />
  )
}
