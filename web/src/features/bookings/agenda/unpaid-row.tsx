import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { toSummaryFacts } from '../booking-facts.ts'
import type { BookingSummaryFragment } from '../booking-row.generated.ts'
import { isAwaitingCard } from '../outcome-pending.ts'
import { AgendaRow } from './agenda-row.tsx'
import { TimeLeft } from './time-left.tsx'

/** Row for an unpaid booking, with its payment deadline if the gateway sends one. */
export function UnpaidRow({ booking }: { booking: BookingSummaryFragment }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { startsOn } = toSummaryFacts(booking)
  if (isAwaitingCard(booking)) {
    return <AgendaRow booking={booking} headline={t('agenda.cardOpen.what')} detail={t('agenda.cardOpen.detail')} />
  }
  return (
    <AgendaRow
      booking={booking}
      headline={booking.payBy ? t('agenda.payBy', { instant: format.dateTime(booking.payBy) }) : t('agenda.paymentDue')}
      detail={startsOn ? t('agenda.arrivalOn', { date: format.weekday(startsOn) }) : ''}
      timeLeft={booking.payBy && <TimeLeft until={booking.payBy} />}
    />
  )
}
