import type { CalendarDate } from '@internationalized/date'
import { once } from '#src/domain/once.ts'
import { fallbackLanguage, findLanguage } from '#src/i18n/languages.ts'
import { HIJRI_MONTHS } from './hijri-months.ts'
import { DASH, onOneLine, withoutBreakAtHyphen } from './one-line.ts'

export interface HijriFormat {
  /** `4 Rajab 1448`. May break before the year, because long month names are wider than half a phone. */
  readonly date: (date: CalendarDate) => string
  /** `4`: the day of the month. */
  readonly day: (date: CalendarDate) => string
  /** `4 – 9 Rajab 1448`. */
  readonly stay: (from: CalendarDate, to: CalendarDate) => string
  /** `Jumada al-Akhirah – Rajab 1448`: the months from one day to another. */
  readonly months: (from: CalendarDate, to: CalendarDate) => string
}

/** Creates the format of Hijri dates in a language. `era` is written after a year. */
export function hijriFormat(language: string, era: string): HijriFormat {
  const names = HIJRI_MONTHS[findLanguage(language) ?? fallbackLanguage]
  const formatYear = (year: number) => onOneLine(era ? `${year} ${era}` : String(year))
  const umalqura = once(
    () =>
      new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'numeric',
        year: 'numeric',
      }),
  )
  function partsOf(date: CalendarDate) {
    const parts = umalqura().formatToParts(date.toDate('UTC'))
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((entry) => entry.type === type)?.value)
    return { day: part('day'), month: withoutBreakAtHyphen(names[part('month') - 1] ?? ''), year: part('year') }
  }

  return {
    date: (date) => {
      const { day, month, year } = partsOf(date)
      return `${onOneLine(`${day} ${month}`)} ${formatYear(year)}`
    },
    day: (date) => String(partsOf(date).day),
    stay: (from, to) => {
      const [start, last] = [partsOf(from), partsOf(to)]
      const end = onOneLine(`${last.day} ${last.month} ${formatYear(last.year)}`)
      if (start.year !== last.year) return onOneLine(`${start.day} ${start.month} ${start.year}`) + DASH + end
      if (start.month !== last.month) return onOneLine(`${start.day} ${start.month}`) + DASH + end
      return onOneLine(`${start.day} – ${end}`)
    },
    months: (from, to) => {
      const [start, last] = [partsOf(from), partsOf(to)]
      const end = onOneLine(`${last.month} ${formatYear(last.year)}`)
      if (start.year !== last.year) return onOneLine(`${start.month} ${start.year}`) + DASH + end
      return start.month === last.month ? end : onOneLine(start.month) + DASH + end
    },
  }
}
