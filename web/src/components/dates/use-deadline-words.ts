import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { onOneLine } from '#src/domain/format.ts'
import { MAKKAH_ZONE } from '#src/domain/stay.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

/** Returns a function that writes a deadline in Makkah time, and in the agent's own time where that differs. Its bracket stays on one line. */
export function useDeadlineWords(): (instant: string) => string {
  const { t } = useTranslation('components')
  const format = useFormat()
  return (instant) => {
    const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const makkah = format.instant(instant)
    if (makkah === format.instant(instant, { zone: ownZone })) return t('deadline.makkah', { instant: makkah })
    const sameDay = format.dateOf(instant, MAKKAH_ZONE) === format.dateOf(instant, ownZone)
    const own = sameDay ? format.time(instant, ownZone) : format.instant(instant, { zone: ownZone })
    return t('deadline.both', { instant: makkah, own: onOneLine(own) })
  }
}
