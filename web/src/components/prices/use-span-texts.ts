import type { Penalty } from '#src/domain/cancellation-timeline.ts'
import type { YearDisplay } from '#src/domain/format/format.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Texts for the fee in a cancellation period and for the period's start and end. */
export function useSpanTexts(year: YearDisplay = 'whenFar') {
  const { t } = useTranslation('components')
  const format = useFormat()
  const penalty = ({ percent, amount }: Pick<Penalty, 'percent' | 'amount'>) =>
    amount ? format.money(amount) : format.percent(percent ?? '0')
  return {
    penalty,
    title: (span: Penalty): string => {
      if (span.kind === 'free') return t('cancellation.free')
      if (span.kind === 'full') return t('cancellation.noRefund')
      if (span.kind === 'unknown') return t('cancellation.notStated')
      return t('cancellation.fee', { penalty: penalty(span) })
    },
    // Midnight is written as the end or start of a day, because "midnight" alone is ambiguous.
    until: (at: number): string => {
      const instant = new Date(at).toISOString()
      const endedDay = format.dayEndedAt(instant, year)
      if (endedDay) return t('cancellation.untilEndOf', { day: endedDay })
      return t('cancellation.until', { instant: format.dateTime(instant, { year }) })
    },
    from: (at: number): string => {
      const instant = new Date(at).toISOString()
      const start = format.dayEndedAt(instant)
        ? format.weekday(format.dateOf(instant), year)
        : format.dateTime(instant, { year })
      return t('cancellation.from', { instant: start })
    },
  }
}
