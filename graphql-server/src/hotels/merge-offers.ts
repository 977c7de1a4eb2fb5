/** From the gateway's rows, one a hotel and supplier, to hotels with their offers. */
import type { Supplier } from '../__generated__/resolvers.ts'
import { field, flag, integer, isObject, keyed, makkahTime, path, text } from '../read-wire.ts'
import { readBoard } from './board.ts'
import { citiesOf } from './cities.ts'
import { type HotelFacts, hotelIdOf, mergeFacts, readHotelFacts } from './hotel-facts.ts'
import { readPrice } from './hotel-price.ts'
import type { KeptHotel, KeptOffer, KeptSearch, KeptWarning } from './kept-search.ts'
import { allSuppliers, supplierOf } from './supplier.ts'

type Row = { facts: HotelFacts; offer: Omit<KeptOffer, 'id'> }

const roomsLeftOf = (source: unknown): number | null => {
  const left = integer(field(source, 'availabilityCount')) ?? 0
  return left >= 1 && left <= 9 ? left : null
}

/** Reads one row; null when it has no identity or no price at all. */
function readRow(source: unknown, cities: ReturnType<typeof citiesOf>): Row | null {
  if (!isObject(source)) return null
  const provider = text(field(source, 'provider')) ?? text(field(source, 'vendor')) ?? ''
  const code = text(field(source, 'code')) ?? text(field(source, 'token'))
  const supplier = supplierOf(provider)
  const price = readPrice(supplier, source)
  if (code === undefined || price === null) return null
  const refundable = flag(path(source, 'flags', 'isRefundable')) ?? flag(keyed(field(source, 'config'), 'isRefundable'))
  const freeUntil = makkahTime(field(source, 'freeCancellationDate'))
  return {
    facts: readHotelFacts(source, hotelIdOf(source, provider, code), cities),
    offer: {
      supplier,
      provider,
      code,
      price,
      ...readBoard(source),
      refundable: refundable ?? null,
      freeCancellationUntil: refundable === false ? null : (freeUntil ?? null),
      roomsLeft: roomsLeftOf(source),
      bookable: price.sound && supplier !== 'UNRECOGNISED',
    },
  }
}

/** Bookable before not bookable, then cheapest first. */
export const byPrice = (a: Omit<KeptOffer, 'id'>, b: Omit<KeptOffer, 'id'>) =>
  Number(b.bookable) - Number(a.bookable) ||
  a.price.total - b.price.total ||
  allSuppliers.indexOf(a.supplier) - allSuppliers.indexOf(b.supplier)

/** The warnings of rows and failed suppliers, each once for a supplier. */
function warningsOf(rows: Row[], unreadable: number, failed: Set<Supplier>): KeptWarning[] {
  const warnings: KeptWarning[] = [...failed].map((supplier) => ({ code: 'SUPPLIER_FAILED', supplier }))
  const unsound = new Set(rows.filter(({ offer }) => !offer.price.sound).map(({ offer }) => offer.supplier))
  for (const supplier of unsound) warnings.push({ code: 'PRICE_INCONSISTENT', supplier })
  if (rows.some(({ offer }) => offer.supplier === 'UNRECOGNISED')) {
    warnings.push({ code: 'WORD_UNRECOGNISED', supplier: 'UNRECOGNISED' })
  }
  if (unreadable > 0) warnings.push({ code: 'ROW_UNREADABLE', supplier: null })
  return warnings
}

type Merged = Pick<KeptSearch, 'hotels' | 'suppliers' | 'warnings'>

/** Merges the rows of a search by hotel. The same hotel twice from one supplier keeps the better offer. */
export function mergeOffers(
  searchId: string,
  locationCode: string,
  wire: { hotels: unknown[]; errors: unknown[] },
): Merged {
  const cities = citiesOf(locationCode)
  const read = wire.hotels.map((source) => readRow(source, cities))
  const rows = read.filter((row) => row !== null)
  const failed = new Set(wire.errors.map((error) => supplierOf(field(error, 'provider'))))

  const hotels = new Map<string, { facts: HotelFacts; offers: Row['offer'][] }>()
  for (const { facts, offer } of rows) {
    const known = hotels.get(facts.id)
    if (!known) {
      hotels.set(facts.id, { facts, offers: [offer] })
      continue
    }
    known.facts = mergeFacts(known.facts, facts)
    const same = known.offers.findIndex(({ provider }) => provider.toLowerCase() === offer.provider.toLowerCase())
    const before = known.offers[same]
    if (!before) known.offers.push(offer)
    else if (byPrice(offer, before) < 0) known.offers[same] = offer
  }

  let place = 0
  const merged: KeptHotel[] = []
  for (const { facts, offers } of hotels.values()) {
    const id = `${searchId}.${place++}`
    merged.push({
      id,
      facts,
      offers: offers.sort(byPrice).map((offer, index) => ({ id: `${id}.${index}`, ...offer })),
    })
  }

  const counts = new Map<Supplier, number>()
  for (const { offers } of merged)
    for (const { supplier } of offers) counts.set(supplier, (counts.get(supplier) ?? 0) + 1)
  return {
    hotels: merged,
    suppliers: allSuppliers
      .filter((supplier) => counts.has(supplier) || failed.has(supplier))
      .map((supplier) => ({ supplier, offerCount: counts.get(supplier) ?? 0, answered: !failed.has(supplier) })),
    warnings: warningsOf(rows, read.length - rows.length, failed),
  }
}
