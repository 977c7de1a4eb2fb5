import { calendarDay, fill, leftToRight, oneLine, isolated, plural } from '#src/mail/frame.ts'
import type { Locale } from '#src/locales.ts'
import { stayWords } from '#src/products/hotel/mail/stay-words.ts'
import { sum } from '#src/suppliers/money.ts'
import { daysBetween } from '#src/values/calendar.ts'
import { hijriDay } from '#src/values/hijri.ts'
import type { DocumentedLine, DocumentedService } from '../documented-service.ts'
import type { DocumentFacts } from '../facts.ts'
import { money } from './amounts.ts'
import type { Bilingual, Say } from './bilingual.ts'
import { words } from './words.ts'

interface Day {
  readonly label: Bilingual
  readonly day: string
  readonly hijri: string
  readonly time: string
}

/** Indonesian writes the time with a full stop. */
const clockTime = (locale: Locale, time: string) => (locale === 'id-ID' ? time.replace(':', '.') : time)

/** The days of a service: check-in and check-out with the nights between, or one day. */
export function staySpan(say: Say, { booking, service }: DocumentFacts): { days: Day[]; nights: Bilingual | null } {
  const { startsOn, endsOn } = booking
  const day = (label: Bilingual, date: string, time: string): Day => ({
    label,
    day: calendarDay(say.locale, date),
    hijri: hijriDay(say.locale, date),
    time,
  })
  const clock = (key: 'from' | 'until', time: string | null) =>
    time ? fill(words[say.locale][key], { time: leftToRight(clockTime(say.locale, time)) }) : ''
  if (endsOn === null) return { days: [day(say.word('date'), startsOn, '')], nights: null }
  const nights = daysBetween(startsOn, endsOn)
  return {
    days: [
      day(say.word('checkIn'), startsOn, clock('from', service.checkInTime)),
      day(say.word('checkOut'), endsOn, clock('until', service.checkOutTime)),
    ],
    nights: {
      text: plural(say.locale, stayWords[say.locale].nights, nights),
      second: say.isArabic ? '' : plural('ar-SA', stayWords['ar-SA'].nights, nights),
    },
  }
}

const travelerLine = (say: Say, { travelers }: DocumentedLine): string[] =>
  travelers.map(({ name, age }) => {
    const named = isolated(oneLine(name))
    if (age === null) return named
    const years = age === 0 ? say.word('infant') : say.word('age', { n: String(age) })
    return `${named} (${years.text})`
  })

/** What was sold, line by line; with amounts only where they add up to the total. */
export function lineRows(say: Say, { lines }: DocumentedService, total: number | null) {
  const isPriced = total !== null && sum(lines.map(({ halalas }) => halalas ?? 0)) === total
  return lines.map((line) => ({
    name: say.words(line.name),
    detail: line.detail && say.words(line.detail),
    travelers: travelerLine(say, line),
    quantity: String(line.quantity),
    amount: isPriced && line.halalas !== null ? money(say.locale, line.halalas) : '',
  }))
}
