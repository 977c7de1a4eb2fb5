import { parseAmount } from '#src/domain/digits.ts'
import { tidy } from '#src/domain/text.ts'
import { type Money, add, percentOf, multiply } from '#src/domain/money.ts'

export const markUpKinds = ['PERCENT', 'PER_PERSON', 'PER_ROOM', 'TOTAL'] as const
export type MarkUpKind = (typeof markUpKinds)[number]

/** Mark-up on a price: a percentage, or an amount per person, per room or for the whole booking. */
export interface MarkUp {
  readonly kind: MarkUpKind
  /** Percent or riyals as typed. */
  readonly value: string
}

/** Parses a percentage or an amount below 100,000, such as `"12.50"`; undefined for other text. */
export function parseMarkUp(typed: string): string | undefined {
  const text = tidy(typed).replace(/ ?[%٪]$/, '')
  // Ambiguous: the separator could be for decimals or for thousands.
  if (/^\d+[.,٫]\d{3,}$/.test(text)) return undefined
  const amount = parseAmount(text)
  return amount !== undefined && amount.length <= 8 ? amount : undefined
}

/** Price and counts from which a mark-up is computed. */
export interface MarkUpBase {
  readonly total: Money
  readonly people: number | null
  readonly rooms: number | null
}

/** Returns how many times a mark-up is added: once per traveler, room or booking. Null if the booking does not include that number. */
const countMarkUps = (kind: MarkUpKind, { people, rooms }: MarkUpBase): number | null =>
  kind === 'PER_PERSON' ? people : kind === 'PER_ROOM' ? rooms : 1

/** Lists the kinds of mark-up that apply to a booking. */
export const listMarkUpKinds = (markUpBase: MarkUpBase): MarkUpKind[] =>
  markUpKinds.filter((kind) => countMarkUps(kind, markUpBase))

export const defaultMarkUp: MarkUp = { kind: 'PERCENT', value: '10' }

/** Returns the agent's last mark-up if it applies to the booking, or else the default. */
export const chooseMarkUp = (markUpBase: MarkUpBase, lastMarkUp: MarkUp): MarkUp =>
  countMarkUps(lastMarkUp.kind, markUpBase) ? lastMarkUp : defaultMarkUp

/** Returns the client's price; null if the mark-up is not a number or does not apply to the booking. */
export function addMarkUp(markUpBase: MarkUpBase, { kind, value: typed }: MarkUp): Money | null {
  const { total } = markUpBase
  const count = countMarkUps(kind, markUpBase)
  const value = parseMarkUp(typed)
  if (!count || value === undefined) return null
  return add(
    total,
    kind === 'PERCENT' ? percentOf(total, value) : multiply({ amount: value, currency: total.currency }, count),
  )
}
