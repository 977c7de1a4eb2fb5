import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { TravelDates } from './travel-dates.ts'

/** Returns a function that formats a travel date choice. */
export function useTravelDateText(): (dates: TravelDates) => string {
  const { t } = useTranslation('worklist')
  const format = useFormat()
  return ({ kind, from, to }) => {
    if (kind === 'month') return format.monthYear(from)
    if (kind !== 'custom') return t(`travelDates.${kind}`)
    if (!from) return t('travelDates.until', { date: format.day(to, 'otherYear') })
    if (!to) return t('travelDates.from', { date: format.day(from, 'otherYear') })
    return `${format.day(from, 'otherYear')} – ${format.day(to, 'otherYear')}`
  }
}
