import { calendarDay, isolated, oneLine } from '#src/mail/frame.ts'
import { money } from '#src/mail/money.ts'
import { sum } from '#src/values/shares.ts'
import { hijriDay } from '#src/values/hijri.ts'
import type { DocumentedLine, DocumentedService, DocumentedSpan } from '#src/orders/documented-service.ts'
import type { Texts } from './bilingual.ts'

/** The days of a service, and how long it takes. */
export const viewSpan = (say: Texts, { days, length }: DocumentedSpan) => ({
  days: days.map(({ label, day, hours }) => ({
    label: say.words(label),
    day: calendarDay(say.locale, day),
    hijri: hijriDay(say.locale, day),
    time: hours?.[say.locale] ?? '',
  })),
  length: length && say.words(length),
})

const travelerLine = (say: Texts, { travelers }: DocumentedLine): string[] =>
  travelers.map(({ name, age }) => {
    const named = isolated(oneLine(name))
    if (age === null) return named
    const years = age === 0 ? say.word('infant') : say.word('age', { n: String(age) })
    return `${named} (${years.text})`
  })

/** The sold items, with amounts only if they add up to the total. */
export function buildLineRows(say: Texts, { lines }: DocumentedService, total: number | null) {
  const isPriced = total !== null && sum(lines.map(({ halalas }) => halalas ?? 0)) === total
  return lines.map((line) => ({
    name: say.words(line.name),
    detail: line.detail && say.words(line.detail),
    travelers: travelerLine(say, line),
    quantity: String(line.quantity),
    amount: isPriced && line.halalas !== null ? money(say.locale, line.halalas) : '',
  }))
}
