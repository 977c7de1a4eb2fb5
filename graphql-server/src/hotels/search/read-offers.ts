/** Turns the gateway's rows, one for each hotel and supplier, into hotels with their offers. */
import { JsonSlice } from '../../gateway/shallow-json.ts'
import { type WireObject, field, flag, isObject, keyed, list, makkahTime, path, text } from '../../gateway/wire.ts'
import { readBoard } from '../../trade/board.ts'
import { readPrice } from '../../trade/price.ts'
import { type Suppliers, supplierKey } from '../../trade/supplier.ts'
import type { SupplierWarning } from '../../trade/supplier-warning.ts'
import { turns } from '../../values/turns.ts'
import { citiesOf } from '../cities.ts'
import { factMembers, hotelIdOf, readPlace, roomsLeftOf } from '../hotel-facts.ts'
import type { CachedHotel, CachedOffer, SearchPart, UnreadRooms } from './cached-search.ts'
import type { SearchInput } from './search-input.ts'

const factNames = new Set(factMembers.map((name) => name.toLowerCase()))

/** Picks the members of a row that describe the hotel. Names are remembered, because all rows have the same ones. */
function factPicker() {
  const known = new Map<string, boolean>()
  return (source: WireObject): WireObject => {
    const picked: WireObject = {}
    for (const name in source) {
      let isFact = known.get(name)
      if (isFact === undefined) {
        isFact = factNames.has(name.toLowerCase())
        known.set(name, isFact)
      }
      if (isFact && source[name] !== null) picked[name] = source[name]
    }
    return picked
  }
}

function unreadRooms(source: WireObject): UnreadRooms | null {
  const rooms = field(source, 'roomGroups')
  if (rooms instanceof JsonSlice) return rooms
  const listed = list(rooms)
  return listed.length > 0 ? listed : null
}

type Row = { hotelId: string; offer: CachedOffer }

/** `idPrefix` begins the id of every offer. */
type Reading = { idPrefix: string; input: SearchInput; suppliers: Suppliers }

/** Reads rows, each of them null when it has no code or no price. */
function rowReader({ idPrefix, input, suppliers }: Reading) {
  const cities = citiesOf(input.locationCode)
  const pickFacts = factPicker()
  return (source: unknown, index: number): Row | null => {
    if (!isObject(source)) return null
    const provider = text(field(source, 'provider')) ?? text(field(source, 'vendor')) ?? ''
    const code = text(field(source, 'code')) ?? text(field(source, 'token'))
    const price = readPrice(suppliers.prices(provider), source)
    if (code === undefined || price === null) return null

    const refundable =
      flag(path(source, 'flags', 'isRefundable')) ?? flag(keyed(field(source, 'config'), 'isRefundable')) ?? null
    const { stars, location, distanceToHaram } = readPlace(source, cities)
    const offer: CachedOffer = {
      id: `${idPrefix}.${index}`,
      provider,
      code,
      price,
      ...readBoard(source),
      refundable,
      freeCancellationUntil: refundable === false ? null : (makkahTime(field(source, 'freeCancellationDate')) ?? null),
      roomsLeft: roomsLeftOf(source),
      bookable: price.isConsistent,
      unread: unreadRooms(source),
      choices: [],
      stars,
      distanceToHaram,
      isMeasured: location !== null,
      hotel: pickFacts(source),
    }
    return { hotelId: hotelIdOf(source, provider, code), offer }
  }
}

/** The best offer of each supplier: bookable ones first, then cheapest first. */
function bestOffers(offers: CachedOffer[], { compare }: Suppliers): CachedOffer[] {
  const seen = new Set<string>()
  return offers
    .toSorted(
      (a, b) =>
        Number(b.bookable) - Number(a.bookable) || a.price.total - b.price.total || compare(a.provider, b.provider),
    )
    .filter(({ provider }) => {
      const key = supplierKey(provider)
      const isBest = !seen.has(key)
      seen.add(key)
      return isBest
    })
}

/** One hotel out of its offers; most hotels of a search are sold by one supplier. */
export function mergeOffers(id: string, offers: CachedOffer[], suppliers: Suppliers): CachedHotel {
  const best = offers.length > 1 ? bestOffers(offers, suppliers) : offers
  // A distance measured from coordinates is more reliable than one that a supplier states.
  const located =
    best.find(({ isMeasured }) => isMeasured) ?? best.find(({ distanceToHaram }) => distanceToHaram !== null)
  return {
    id,
    stars: best.find(({ stars }) => stars !== null)?.stars ?? null,
    distanceToHaram: located?.distanceToHaram ?? null,
    offers: best,
  }
}

/** The rows of each supplier a test holds for, as warnings. */
function warningsBySupplier(
  code: SupplierWarning['code'],
  offers: CachedOffer[],
  test: (offer: CachedOffer) => boolean,
) {
  const warnings = new Map<string, SupplierWarning & { count: number }>()
  for (const offer of offers) {
    if (!test(offer)) continue
    const key = supplierKey(offer.provider)
    const known = warnings.get(key)
    if (known) known.count += 1
    else warnings.set(key, { code, provider: offer.provider, count: 1 })
  }
  return [...warnings.values()]
}

type Offers = Omit<SearchPart, 'asked' | 'codes'>

/**
 * Reads the rows of a search answer and merges them by hotel, and lets other requests run meanwhile. Rows that cannot be read are counted in
 * a warning. Rates of the rows stay unread.
 */
export async function readOffers(wire: { hotels: unknown[]; errors: unknown[] }, reading: Reading): Promise<Offers> {
  const failures = wire.errors.map((error) => text(field(error, 'provider')) ?? null)
  const failed = new Map(
    failures.flatMap((provider) => (provider === null ? [] : [[supplierKey(provider), provider] as const])),
  )

  const offers: CachedOffer[] = []
  const byHotel = new Map<string, CachedOffer[]>()
  const readRow = rowReader(reading)
  const turn = turns()
  for (const [index, source] of wire.hotels.entries()) {
    if (turn.isOver()) await turn.next()
    const row = readRow(source, index)
    if (!row) continue
    offers.push(row.offer)
    const known = byHotel.get(row.hotelId)
    if (known) known.push(row.offer)
    else byHotel.set(row.hotelId, [row.offer])
  }
  const unreadable = wire.hotels.length - offers.length
  const hotels = [...byHotel].map(([id, ofHotel]) => mergeOffers(id, ofHotel, reading.suppliers))

  const counts = new Map([...failed].map(([key, provider]) => [key, { provider, offerCount: 0 }]))
  for (const { provider } of hotels.flatMap(({ offers }) => offers)) {
    const key = supplierKey(provider)
    const known = counts.get(key)
    if (known) known.offerCount += 1
    else counts.set(key, { provider, offerCount: 1 })
  }
  return {
    hotels,
    suppliers: [...counts]
      .map(([key, supplier]) => ({ ...supplier, answered: !failed.has(key) }))
      .sort((a, b) => reading.suppliers.compare(a.provider, b.provider)),
    // An answer of nothing but unreadable rows is not an empty city.
    complete: failures.length === 0 && (unreadable === 0 || offers.length > 0),
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
