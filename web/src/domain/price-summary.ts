/** Summarizes the price of several rooms as lines that add up exactly to the total, without artificial balancing lines. */
import type { PriceLineKind } from '#src/__generated__/schema.ts'
import { type Money, add, fromHalalas, toHalalas } from './money.ts'

export interface PriceLine {
  readonly kind: PriceLineKind
  readonly label: string | null
  readonly money: Money
  readonly includedInTotal: boolean
}

export interface Price {
  readonly total: Money
  readonly lines: readonly PriceLine[]
  readonly commission: Money | null
}

export interface PriceSummary {
  /** Price of each room, in order; empty if only the price of the whole stay is known. */
  readonly rooms: readonly Money[]
  /** Other lines in the total, such as taxes. */
  readonly others: readonly PriceLine[]
  readonly total: Money
  readonly commission: Money | null
  /** Already deducted from the other amounts. */
  readonly discount: Money | null
}

const sum = (amounts: readonly Money[]): Money | null => (amounts.length > 0 ? amounts.reduce(add) : null)

function mergeLines(lines: readonly PriceLine[]): PriceLine[] {
  const kinds = new Map<string, PriceLine>()
  for (const line of lines) {
    const key = JSON.stringify([line.kind, line.label])
    const merged = kinds.get(key)
    kinds.set(key, merged ? { ...merged, money: add(merged.money, line.money) } : line)
  }
  return [...kinds.values()]
}

const includedLines = (prices: readonly Price[]) =>
  prices.flatMap(({ lines }) => lines).filter(({ includedInTotal }) => includedInTotal)

const equalAmounts = (amount: Money | null, expected: Money): boolean =>
  amount !== null && toHalalas(amount.amount) === toHalalas(expected.amount)

/** Sum of the prices of rooms with separate rates. */
export function sumPrices(prices: readonly [Price, ...Price[]]): Price {
  const commissions = prices.flatMap(({ commission }) => (commission ? [commission] : []))
  return {
    total: prices.map((price) => price.total).reduce(add),
    lines: prices.flatMap(({ lines }) => lines),
    // Null if the commission of one room is missing, because the sum would be too low.
    commission: commissions.length === prices.length ? sum(commissions) : null,
  }
}

/** Breaks down the price of a stay by room, as far as the supplier's lines allow. */
export function summarizePrice(rooms: readonly Price[], stay: Price): PriceSummary {
  const discounts = stay.lines.filter(({ kind, includedInTotal }) => kind === 'DISCOUNT' && !includedInTotal)
  const stayAmounts = {
    total: stay.total,
    commission: stay.commission,
    discount: toNegative(sum(discounts.map(moneyOf))),
  }
  const lines = includedLines(rooms)
  const bases = rooms.map(({ lines }) => sum(lines.filter(isBase).map(moneyOf)))
  if (equalAmounts(sum(lines.map(moneyOf)), stay.total) && bases.every((base) => base !== null))
    return { rooms: bases, others: mergeLines(lines.filter((line) => !isBase(line))), ...stayAmounts }
  const totals = rooms.map((room) => room.total)
  if (equalAmounts(sum(totals), stay.total)) return { rooms: totals, others: [], ...stayAmounts }
  const stayLines = includedLines([stay])
  const addUp = equalAmounts(sum(stayLines.map(moneyOf)), stay.total)
  return { rooms: [], others: addUp ? mergeLines(stayLines) : [], ...stayAmounts }
}

/** Deducts a separately shown amount from the discount, unless the supplier's discount does not include it. */
export function deductFromDiscount(summary: PriceSummary, separateAmount: Money): PriceSummary {
  if (!summary.discount) return summary
  const remaining = toHalalas(summary.discount.amount) + toHalalas(separateAmount.amount)
  if (remaining > 0n) return summary
  return { ...summary, discount: remaining === 0n ? null : { ...separateAmount, amount: fromHalalas(remaining) } }
}

const moneyOf = (line: PriceLine): Money => line.money
const isBase = (line: PriceLine): boolean => line.kind === 'BASE' && line.includedInTotal

/** Makes an amount negative. Suppliers send discounts with either sign. */
function toNegative(money: Money | null): Money | null {
  if (!money) return null
  const halalas = toHalalas(money.amount)
  return { ...money, amount: fromHalalas(halalas > 0n ? -halalas : halalas) }
}
