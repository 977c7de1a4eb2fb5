import { Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { useLocalTime } from '#src/components/dates/use-deadline-text.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { toSummaryFacts } from '../booking-facts.ts'
import type { BookingSummaryFragment } from '../booking-row.generated.ts'
import { AgendaRow } from './agenda-row.tsx'
import { TimeLeft } from './time-left.tsx'

/** Row for a booking whose free cancellation ends soon. */
export function DeadlineRow({ booking }: { booking: BookingSummaryFragment }) {
  const { t } = useTranslation(['home', 'bookings'])
  const format = useFormat()
  const toLocalTime = useLocalTime()
  const { freeUntil, areTermsTightened } = toSummaryFacts(booking)
  if (!freeUntil) return null
  const makkahTime = format.time(freeUntil)
  const localTime = toLocalTime(freeUntil)
  return (
    <AgendaRow
      booking={booking}
      headline={t('agenda.freeUntil', { day: format.weekday(format.dateOf(freeUntil)) })}
      detail={
        <DotSeparated>
          {localTime
            ? t('agenda.bothTimes', { time: makkahTime, own: localTime })
            : t('agenda.makkahTime', { time: makkahTime })}
          {areTermsTightened && <Text color="status.pending.fg">{t('bookings:deadline.tightened')}</Text>}
        </DotSeparated>
      }
      timeLeft={<TimeLeft until={freeUntil} />}
    />
  )
}
