import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { MAKKAH_ZONE } from '#src/domain/stay.ts'

/** A deadline in Makkah time, and once in the agent's own where the two differ. */
export function useDeadlineWords(): (instant: string) => string {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  return (instant) => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    const makkah = format.instant(instant, MAKKAH_ZONE)
    const same = makkah === format.instant(instant, own)
    const sameDay = format.dateOf(instant, MAKKAH_ZONE) === format.dateOf(instant, own)
    const ownTime = sameDay ? format.time(instant, own) : format.instant(instant, own)
    return t(same ? 'deadlineWords.makkah' : 'deadlineWords.both', { instant: makkah, own: ownTime })
  }
}
