import { parseAmount } from '#src/domain/digits.ts'
import { tidy } from '#src/domain/text.ts'
import { type Money, add, percentOf, times } from '#src/domain/money.ts'

export const markUpKinds = ['PERCENT', 'PER_PERSON', 'PER_ROOM', 'TOTAL'] as const
export type MarkUpKind = (typeof markUpKinds)[number]

/** What an agent adds to a price: a percentage, or an amount for each person, each room or the whole booking. */
export interface MarkUp {
  readonly kind: MarkUpKind
  /** Percent or riyals as typed. */
  readonly value: string
}

/** Reads a percentage or an amount below 100,000, such as `"12.50"`; undefined when it is not one. */
export function readMarkUp(typed: string): string | undefined {
  const text = tidy(typed).replace(/ ?[%٪]$/, '')
  // Thousandths of a percent as well as thousands of riyals.
  if (/^\d+[.,٫]\d{3,}$/.test(text)) return undefined
  const amount = parseAmount(text)
  return amount !== undefined && amount.length <= 8 ? amount : undefined
}

/** What a mark-up is added to. */
export interface Sold {
  readonly total: Money
  readonly people: number | null
  readonly rooms: number | null
}

/** How often the value of a mark-up is added; null where the booking does not say. */
const countOf = (kind: MarkUpKind, { people, rooms }: Sold): number | null =>
  kind === 'PER_PERSON' ? people : kind === 'PER_ROOM' ? rooms : 1

/** The kinds of mark-ups that suit a booking. */
export const markUpKindsOf = (sold: Sold): MarkUpKind[] => markUpKinds.filter((kind) => countOf(kind, sold))

export const defaultMarkUp: MarkUp = { kind: 'PERCENT', value: '10' }

/** The agent's last mark-up, or the default where the booking cannot be counted by it. */
export const suitableMarkUp = (sold: Sold, last: MarkUp): MarkUp => (countOf(last.kind, sold) ? last : defaultMarkUp)

/** What the client pays; null when the mark-up is not a number or does not suit the booking. */
export function withMarkUp(sold: Sold, { kind, value: typed }: MarkUp): Money | null {
  const { total } = sold
  const count = countOf(kind, sold)
  const value = readMarkUp(typed)
  if (!count || value === undefined) return null
  return add(
    total,
    kind === 'PERCENT' ? percentOf(total, value) : times({ amount: value, currency: total.currency }, count),
  )
}
