import { type CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date'

/** A span of check-in dates; `from` and `to` are empty for any date. */
export type TravelDates = { kind: 'any' | 'week' | 'thirtyDays' | 'month' | 'custom'; from: string; to: string }

const monthsBack = 6
const monthsAhead = 12

/** Options of the travel date filter on a given day, including the current one. */
export function travelDateChoices(today: CalendarDate, current: { from: string; to: string }): TravelDates[] {
  const span = (kind: TravelDates['kind'], from: CalendarDate, to: CalendarDate): TravelDates => ({
    kind,
    from: from.toString(),
    to: to.toString(),
  })
  const months = Array.from({ length: monthsBack + monthsAhead + 1 }, (_, index) => {
    const day = today.add({ months: index - monthsBack })
    return span('month', startOfMonth(day), endOfMonth(day))
  })
  const choices: TravelDates[] = [
    { kind: 'any', from: '', to: '' },
    span('week', today, today.add({ days: 6 })),
    span('thirtyDays', today, today.add({ days: 29 })),
    ...months,
  ]
  const known = choices.some(({ from, to }) => from === current.from && to === current.to)
  return known ? choices : [...choices, { kind: 'custom', ...current }]
}
