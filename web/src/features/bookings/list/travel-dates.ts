import { type CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date'

/** A span of check-in dates; `from` and `to` are empty for any date. */
export type TravelDates = { kind: 'any' | 'week' | 'thirtyDays' | 'month' | 'custom'; from: string; to: string }

const monthsBack = 6
const monthsAhead = 12

/** Lists the options of the travel date filter on a given day, including the current selection. */
export function listTravelDateChoices(today: CalendarDate, current: { from: string; to: string }): TravelDates[] {
  const createSpan = (kind: TravelDates['kind'], from: CalendarDate, to: CalendarDate): TravelDates => ({
    kind,
    from: from.toString(),
    to: to.toString(),
  })
  const months = Array.from({ length: monthsBack + monthsAhead + 1 }, (_, index) => {
    const day = today.add({ months: index - monthsBack })
    return createSpan('month', startOfMonth(day), endOfMonth(day))
  })
  const choices: TravelDates[] = [
    { kind: 'any', from: '', to: '' },
    createSpan('week', today, today.add({ days: 6 })),
    createSpan('thirtyDays', today, today.add({ days: 29 })),
    ...months,
  ]
  const isListed = choices.some(({ from, to }) => from === current.from && to === current.to)
  return isListed ? choices : [...choices, { kind: 'custom', ...current }]
}
