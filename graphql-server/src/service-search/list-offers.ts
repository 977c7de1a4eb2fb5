/** Filters, sorts and counts the offers in a cached search. */
import { fail } from '../errors/failure.ts'
import type { Locale } from '../locale.ts'
import { formatHalalas, parseHalalas } from '../values/money.ts'
import type { NamedCode } from './named.ts'

/** Returns an offer's total in halalas; null if it is unknown. */
type GetTotal<Offer> = (offer: Offer) => number | null

const parseBound = (value: string | null | undefined, fallback: number): number =>
  value == null ? fallback : (parseHalalas(value) ?? fail('BAD_USER_INPUT', { cause: 'price' }))

/** Returns a test for totals in a price range. If the range has a bound, offers without a total do not match. */
export function createPriceTest({ priceMin, priceMax }: { priceMin?: string | null; priceMax?: string | null }) {
  const [min, max] = [parseBound(priceMin, Number.NEGATIVE_INFINITY), parseBound(priceMax, Number.POSITIVE_INFINITY)]
  const filtersByPrice = priceMin != null || priceMax != null
  return (total: number | null): boolean => (total === null ? !filtersByPrice : total >= min && total <= max)
}

/** Whether a value is in the list. An empty or missing list matches every value. */
export const matchesAny = <Value>(allowed: readonly Value[] | null | undefined, value: Value | undefined): boolean =>
  !allowed || allowed.length === 0 || (value !== undefined && allowed.includes(value))

/** Compares numbers in ascending order, with unknown numbers last. */
export const ascending = (a: number | null, b: number | null) =>
  (a === null ? 1 : 0) - (b === null ? 1 : 0) || (a ?? 0) - (b ?? 0)

/** Returns comparators by total, lowest or highest first. Offers without a total come last. */
export const priceOrders = <Offer>(getTotal: GetTotal<Offer>) => ({
  PRICE_ASC: (a: Offer, b: Offer) => ascending(getTotal(a), getTotal(b)),
  PRICE_DESC: (a: Offer, b: Offer) => {
    const [left, right] = [getTotal(a), getTotal(b)]
    return left === null || right === null ? ascending(left, right) : right - left
  },
})

/** Returns the lowest and highest known total. */
export function priceFacets(all: readonly (number | null)[]) {
  const totals = all.filter((total) => total !== null)
  return {
    priceMin: totals.length > 0 ? formatHalalas(Math.min(...totals)) : null,
    priceMax: totals.length > 0 ? formatHalalas(Math.max(...totals)) : null,
  }
}

/** Counts offers by a named property and sorts the counts by name. */
export function countNamed<Offer>(
  offers: readonly Offer[],
  getNamed: (offer: Offer) => NamedCode | null,
  locale: Locale,
): { named: NamedCode; count: number }[] {
  const counts = new Map<string, { named: NamedCode; count: number }>()
  for (const offer of offers) {
    const named = getNamed(offer)
    if (!named) continue
    const entry = counts.get(named.code) ?? { named, count: 0 }
    entry.count += 1
    counts.set(named.code, entry)
  }
  return [...counts.values()].toSorted((a, b) => a.named.name.localeCompare(b.named.name, locale))
}
