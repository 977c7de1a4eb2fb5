/** Turns the gateway's rows, one for each hotel and supplier, into hotels with their offers. */
import type { RateCoverage } from '../../__generated__/schema-types.ts'
import { field, flag, isObject, keyed, makkahTime, path, text } from '../../gateway/wire.ts'
import type { Locale } from '../../locale.ts'
import { readBoard } from '../../trade/board.ts'
import { readPrice } from '../../trade/price.ts'
import { type Suppliers, supplierKey } from '../../trade/supplier.ts'
import { type City, citiesOf } from '../cities.ts'
import { type HotelFacts, hotelIdOf, mergeFacts, readHotelFacts, roomsLeftOf } from '../hotel-facts.ts'
import type { CachedHotel, CachedOffer, CachedWarning, SearchPart } from './cached-search.ts'
import { readChoices } from './rate-choices.ts'
import type { SearchInput } from './search-input.ts'

/** One supplier's offer of a hotel, with what it says about the hotel. */
export type Row = { facts: HotelFacts; offer: CachedOffer }

/** `idPrefix` begins the id of every offer. */
type Reading = { idPrefix: string; input: SearchInput; locale: Locale; suppliers: Suppliers }

/** Reads one row; null when it has no code or no price. */
function readRow(source: unknown, id: string, cities: readonly City[], { input, suppliers }: Reading): Row | null {
  if (!isObject(source)) return null
  const provider = text(field(source, 'provider')) ?? text(field(source, 'vendor')) ?? ''
  const code = text(field(source, 'code')) ?? text(field(source, 'token'))
  const shape = suppliers.prices(provider)
  const price = readPrice(shape, source)
  if (code === undefined || price === null) return null

  const rates = readChoices(source, shape, input.rooms)
  // The rates know the board and the terms of a row that does not state its own.
  const cheapest = rates[0]?.total === price.total ? rates[0] : undefined
  const { board, boardText } = readBoard(source)
  const refundable =
    flag(path(source, 'flags', 'isRefundable')) ??
    flag(keyed(field(source, 'config'), 'isRefundable')) ??
    cheapest?.refundable ??
    null
  const deadline = makkahTime(field(source, 'freeCancellationDate')) ?? cheapest?.freeUntil ?? null
  const offer = {
    id,
    provider,
    code,
    price,
    board: board === 'UNRECOGNISED' ? (cheapest?.board ?? board) : board,
    boardText,
    refundable,
    freeCancellationUntil: refundable === false ? null : deadline,
    roomsLeft: roomsLeftOf(source),
    bookable: price.isConsistent,
    hasRates: rates.length > 0,
  }
  return {
    facts: readHotelFacts(source, hotelIdOf(source, provider, code), cities),
    offer: { ...offer, choices: rates.length > 0 ? rates : [ownChoice(offer)] },
  }
}

/** The offer of a row without rates, as filters judge it. */
const ownChoice = ({ price, board, refundable, freeCancellationUntil }: Omit<CachedOffer, 'choices'>) => ({
  total: price.currency === 'SAR' ? price.total : null,
  commission: price.commission,
  board,
  refundable,
  freeUntil: freeCancellationUntil,
})

/** The best row of each supplier: bookable ones first, then cheapest first. */
function bestRows(rows: Row[], { compare }: Suppliers): Row[] {
  const seen = new Set<string>()
  return rows
    .sort(
      ({ offer: a }, { offer: b }) =>
        Number(b.bookable) - Number(a.bookable) || a.price.total - b.price.total || compare(a.provider, b.provider),
    )
    .filter(({ offer }) => {
      const key = supplierKey(offer.provider)
      const isBest = !seen.has(key)
      seen.add(key)
      return isBest
    })
}

/** One hotel out of its rows; most hotels of a search are sold by one supplier. */
export function mergeRows(
  rows: [Row, ...Row[]],
  { locale, suppliers }: Pick<Reading, 'locale' | 'suppliers'>,
): CachedHotel {
  const [{ facts, offer }] = rows
  if (rows.length === 1) return { facts, offers: [offer] }
  const best = bestRows(rows, suppliers)
  const sources = best.map((row) => row.facts)
  return { facts: mergeFacts(facts.id, sources, locale), offers: best.map((row) => row.offer) }
}

/** The rows of each supplier a test holds for, as warnings. */
function warningsBySupplier(code: CachedWarning['code'], offers: CachedOffer[], test: (offer: CachedOffer) => boolean) {
  const warnings = new Map<string, CachedWarning & { count: number }>()
  for (const offer of offers) {
    if (!test(offer)) continue
    const key = supplierKey(offer.provider)
    const known = warnings.get(key)
    if (known) known.count += 1
    else warnings.set(key, { code, provider: offer.provider, count: 1 })
  }
  return [...warnings.values()]
}

/** The rates that filters can look at. */
export function coverageOf(hotels: CachedHotel[]): RateCoverage {
  const offers = hotels.flatMap((hotel) => hotel.offers).filter(({ bookable }) => bookable)
  const withRates = offers.filter(({ hasRates }) => hasRates).length
  if (withRates === 0) return 'LOWEST_RATES'
  return withRates === offers.length ? 'ALL_RATES' : 'SOME_RATES'
}

type Offers = Omit<SearchPart, 'asked' | 'codes'>

/** Reads the rows of a search answer and merges them by hotel; rows that cannot be read are counted in a warning. */
export function readOffers(wire: { hotels: unknown[]; errors: unknown[] }, reading: Reading): Offers {
  const cities = citiesOf(reading.input.locationCode)
  const read = wire.hotels.map((source, index) => readRow(source, `${reading.idPrefix}.${index}`, cities, reading))
  const rows = read.filter((row) => row !== null)
  const unreadable = read.length - rows.length
  const failures = wire.errors.map((error) => text(field(error, 'provider')) ?? null)
  const failed = new Map(
    failures.flatMap((provider) => (provider === null ? [] : [[supplierKey(provider), provider] as const])),
  )

  const byHotel = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const known = byHotel.get(row.facts.id)
    if (known) known.push(row)
    else byHotel.set(row.facts.id, [row])
  }
  const hotels = [...byHotel.values()].map((ofHotel) => mergeRows(ofHotel, reading))

  const counts = new Map([...failed].map(([key, provider]) => [key, { provider, offerCount: 0 }]))
  for (const { provider } of hotels.flatMap(({ offers }) => offers)) {
    const key = supplierKey(provider)
    const known = counts.get(key)
    if (known) known.offerCount += 1
    else counts.set(key, { provider, offerCount: 1 })
  }
  const offers = rows.map(({ offer }) => offer)
  return {
    hotels,
    suppliers: [...counts]
      .map(([key, supplier]) => ({ ...supplier, answered: !failed.has(key) }))
      .sort((a, b) => reading.suppliers.compare(a.provider, b.provider)),
    // An answer of nothing but unreadable rows is not an empty city.
    complete: failures.length === 0 && (unreadable === 0 || rows.length > 0),
    coverage: coverageOf(hotels),
    warnings: [
      ...[...failed.values(), ...(failures.includes(null) ? [null] : [])].map((provider) => ({
        code: 'SUPPLIER_FAILED' as const,
        provider,
        count: null,
      })),
      ...warningsBySupplier('PRICE_INCONSISTENT', offers, ({ price }) => !price.isConsistent),
      ...warningsBySupplier('PRICE_ROUNDED', offers, ({ price }) => price.isRounded),
      ...(unreadable > 0 ? [{ code: 'ROW_UNREADABLE' as const, provider: null, count: unreadable }] : []),
    ],
  }
}
