/** Filters, orders and counts the offers of a cached search. */
import { fail } from '../errors/failure.ts'
import type { Locale } from '../locale.ts'
import { formatHalalas, parseHalalas } from '../values/money.ts'
import type { Named } from './named.ts'

/** Total of an offer in halalas; null if it is unknown. */
type TotalOf<Offer> = (offer: Offer) => number | null

const boundOf = (value: string | null | undefined, otherwise: number): number =>
  value == null ? otherwise : (parseHalalas(value) ?? fail('BAD_USER_INPUT', { cause: 'price' }))

/** Tests whether a total is in a range. Offers without a total are in no range. */
export function priceTest({ priceMin, priceMax }: { priceMin?: string | null; priceMax?: string | null }) {
  const [least, most] = [boundOf(priceMin, Number.NEGATIVE_INFINITY), boundOf(priceMax, Number.POSITIVE_INFINITY)]
  const filtersByPrice = priceMin != null || priceMax != null
  return (total: number | null): boolean => (total === null ? !filtersByPrice : total >= least && total <= most)
}

/** Whether a value is among the wanted ones. An empty list means all. */
export const matchesAny = <Value>(wanted: readonly Value[] | null | undefined, value: Value | undefined): boolean =>
  !wanted || wanted.length === 0 || (value !== undefined && wanted.includes(value))

/** Compares numbers in ascending order, unknown ones last. */
export const ascending = (a: number | null, b: number | null) =>
  (a === null ? 1 : 0) - (b === null ? 1 : 0) || (a ?? 0) - (b ?? 0)

/** Sort orders by total, lowest or highest first. Offers without a total come last. */
export const priceOrders = <Offer>(totalOf: TotalOf<Offer>) => ({
  PRICE_ASC: (a: Offer, b: Offer) => ascending(totalOf(a), totalOf(b)),
  PRICE_DESC: (a: Offer, b: Offer) => {
    const [left, right] = [totalOf(a), totalOf(b)]
    return left === null || right === null ? ascending(left, right) : right - left
  },
})

/** Lowest and highest known total. */
export function priceFacets(all: readonly (number | null)[]) {
  const totals = all.filter((total) => total !== null)
  return {
    priceMin: totals.length > 0 ? formatHalalas(Math.min(...totals)) : null,
    priceMax: totals.length > 0 ? formatHalalas(Math.max(...totals)) : null,
  }
}

/** Number of offers by a named property, in order of the names. */
export function countNamed<Offer>(
  offers: readonly Offer[],
  namedOf: (offer: Offer) => Named | null,
  locale: Locale,
): { named: Named; count: number }[] {
  const counts = new Map<string, { named: Named; count: number }>()
  for (const offer of offers) {
    const named = namedOf(offer)
    if (!named) continue
    const counted = counts.get(named.code) ?? { named, count: 0 }
    counted.count += 1
    counts.set(named.code, counted)
  }
  return [...counts.values()].toSorted((a, b) => a.named.name.localeCompare(b.named.name, locale))
}
