/** The filters of a search. */
import type { DistanceBand, HotelWhere } from '../../__generated__/schema-types.ts'
import type { Locale } from '../../locale.ts'
import { supplierKey, toSupplier } from '../../trade/supplier.ts'
import { searchKey, searchWords } from '../../values/text.ts'
import { parseHalalas } from '../../values/money.ts'
import { chooseNames, readNames } from '../hotel-content.ts'
import type { CachedHotel, CachedOffer } from './cached-search.ts'
import type { Choice } from './rate-choices.ts'
import { readDisplaySource } from './displayed-hotel.ts'

/** Candidates for the filters, cheapest first: the choices of an offer's rates, or the offer itself if it has no rates. */
export function listChoices({
  choices,
  price,
  board,
  refundable,
  freeCancellationUntil,
}: CachedOffer): readonly Choice[] {
  if (choices.length > 0) return choices
  const total = price.currency === 'SAR' ? price.total : null
  return [{ total, commission: price.commission, board, refundable, freeUntil: freeCancellationUntil }]
}

/** Filters as bits, so that a number can represent the set of failed filters. */
export const filterBits = {
  price: 1,
  boards: 2,
  refundable: 4,
  suppliers: 8,
  stars: 16,
  distances: 32,
  name: 64,
} as const

type Filter = keyof typeof filterBits

export const distanceBands: readonly [DistanceBand, number][] = [
  ['UP_TO_300_M', 300],
  ['UP_TO_700_M', 700],
  ['UP_TO_1500_M', 1500],
  ['FARTHER', Number.POSITIVE_INFINITY],
]

export function toDistanceBand(meters: number): DistanceBand {
  for (const [band, upTo] of distanceBands) if (meters <= upTo) return band
  return 'FARTHER'
}

/** A filter, and whether a value passes it. */
type FilterTest<Value> = { filter: Filter; passes: (value: Value) => boolean }
export type FilterTests = {
  hotel: FilterTest<CachedHotel>[]
  offer: FilterTest<CachedOffer>[]
  choice: FilterTest<Choice>[]
}

/** Search keys of a hotel's names. Memoized, because the filter runs for every letter that an agent types. */
const nameKeys = new WeakMap<CachedHotel, string[]>()

function listNameKeys(hotel: CachedHotel, locale: Locale): string[] {
  const cachedKeys = nameKeys.get(hotel)
  if (cachedKeys) return cachedKeys
  const sources = hotel.offers.map((offer) => readNames(readDisplaySource(offer)))
  const { name, latinName } = chooseNames(hotel.id, sources, locale)
  const names = (latinName === null ? [name] : [name, latinName]).map(searchKey)
  nameKeys.set(hotel, names)
  return names
}

export function createFilterTests(where: HotelWhere, locale: Locale): FilterTests {
  const { name, priceMin, priceMax, stars, boards, refundable, suppliers, supplierKeys, distances } = where
  const { hotel, offer, choice }: FilterTests = { hotel: [], offer: [], choice: [] }
  if (priceMin || priceMax) {
    const min = parseHalalas(priceMin) ?? 0
    const max = parseHalalas(priceMax) ?? Number.POSITIVE_INFINITY
    choice.push({ filter: 'price', passes: ({ total }) => total !== null && total >= min && total <= max })
  }
  if (boards) choice.push({ filter: 'boards', passes: ({ board }) => board !== null && boards.includes(board) })
  if (typeof refundable === 'boolean') {
    choice.push({ filter: 'refundable', passes: (candidate) => candidate.refundable === refundable })
  }
  if (suppliers || supplierKeys) {
    const isSelected = (provider: string) =>
      (!suppliers || suppliers.includes(toSupplier(provider))) &&
      (!supplierKeys || supplierKeys.includes(supplierKey(provider)))
    const selectedByProvider = new Map<string, boolean>()
    offer.push({
      filter: 'suppliers',
      passes({ provider }) {
        const selected = selectedByProvider.get(provider) ?? isSelected(provider)
        selectedByProvider.set(provider, selected)
        return selected
      },
    })
  }
  if (name?.trim()) {
    // The parts of a name such as Al-Irtiqa may be in any order.
    const words = searchWords(name.replaceAll(/\p{Pd}/gu, ' '))
    hotel.push({
      filter: 'name',
      passes: (candidate) =>
        listNameKeys(candidate, locale).some((nameKey) => words.every((word) => nameKey.includes(word))),
    })
  }
  if (stars) {
    hotel.push({ filter: 'stars', passes: (candidate) => candidate.stars !== null && stars.includes(candidate.stars) })
  }
  if (distances) {
    hotel.push({
      filter: 'distances',
      passes: ({ distanceToHaram }) => distanceToHaram !== null && distances.includes(toDistanceBand(distanceToHaram)),
    })
  }
  return { hotel, offer, choice }
}

/** Whether a number has more than one bit set. */
export const hasSeveralBits = (failed: number): boolean => (failed & (failed - 1)) !== 0

/** Returns the failed filters as bits, added to those in `failedBefore`. Stops at the second failure. */
export function findFailedTests<Value>(tests: readonly FilterTest<Value>[], value: Value, failedBefore = 0): number {
  if (tests.length === 0) return failedBefore
  let failed = failedBefore
  for (const { filter, passes } of tests) {
    if (passes(value)) continue
    failed |= filterBits[filter]
    if (hasSeveralBits(failed)) break
  }
  return failed
}
