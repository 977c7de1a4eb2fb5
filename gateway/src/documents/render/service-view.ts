import { formatDay, isolate, toOneLine } from '#src/mail/frame.ts'
import { formatMoney } from '#src/mail/money.ts'
import { sum } from '#src/values/shares.ts'
import { formatHijriDay } from '#src/values/hijri.ts'
import type { DocumentedLine, DocumentedService, DocumentedSpan } from '#src/orders/documented-service.ts'
import type { Texts } from './bilingual.ts'

/** Builds the days and the duration of a service. */
export const buildSpan = (texts: Texts, { days, length }: DocumentedSpan) => ({
  days: days.map(({ label, day, hours }) => ({
    label: texts.localize(label),
    day: formatDay(texts.locale, day),
    hijri: formatHijriDay(texts.locale, day),
    time: hours?.[texts.locale] ?? '',
  })),
  length: length && texts.localize(length),
})

const formatTravelers = (texts: Texts, { travelers }: DocumentedLine): string[] =>
  travelers.map(({ name, age }) => {
    const isolatedName = isolate(toOneLine(name))
    if (age === null) return isolatedName
    const years = age === 0 ? texts.label('infant') : texts.label('age', { n: String(age) })
    return `${isolatedName} (${years.text})`
  })

/** Builds a row for each item. The rows have amounts only if the amounts add up to the total. */
export function buildLineRows(texts: Texts, { lines }: DocumentedService, total: number | null) {
  const isPriced = total !== null && sum(lines.map(({ halalas }) => halalas ?? 0)) === total
  return lines.map((line) => ({
    name: texts.localize(line.name),
    detail: line.detail && texts.localize(line.detail),
    travelers: formatTravelers(texts, line),
    quantity: String(line.quantity),
    amount: isPriced && line.halalas !== null ? formatMoney(texts.locale, line.halalas) : '',
  }))
}
