import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { onOneLine } from '#src/domain/format/one-line.ts'
import { MAKKAH_ZONE } from '#src/domain/stay.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

/** Returns a function that formats an instant in the agent's time zone, on one line; undefined if it equals the time in Makkah. */
export function useLocalTime(): (instant: string) => string | undefined {
  const format = useFormat()
  return (instant) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (format.dateTime(instant) === format.dateTime(instant, { zone })) return undefined
    const sameDay = format.dateOf(instant, MAKKAH_ZONE) === format.dateOf(instant, zone)
    return onOneLine(sameDay ? format.time(instant, zone) : format.dateTime(instant, { zone }))
  }
}

/** Returns a function that formats a deadline in Makkah time, and in the agent's time zone if that differs. */
export function useDeadlineText(): (instant: string) => string {
  const { t } = useTranslation('components')
  const format = useFormat()
  const localTime = useLocalTime()
  return (instant) => {
    const [makkah, local] = [format.dateTime(instant), localTime(instant)]
    return local ? t('deadline.both', { instant: makkah, own: local }) : t('deadline.makkah', { instant: makkah })
  }
}
