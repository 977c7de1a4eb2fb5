/** From the gateway's rows, one a hotel and supplier, to hotels with their offers. */
import type { Supplier } from '../../__generated__/schema-types.ts'
import type { Locale } from '../../locale.ts'
import { field, flag, isObject, keyed, makkahTime, path, text } from '../../gateway/wire.ts'
import { readBoard } from '../../trade/board.ts'
import { type City, citiesOf } from '../cities.ts'
import { type HotelFacts, hotelIdOf, mergeFacts, readHotelFacts, roomsLeftOf } from '../hotel-facts.ts'
import { readPrice } from '../../trade/price.ts'
import type { KeptHotel, KeptOffer, KeptSearch, KeptWarning } from './cached-search.ts'
import { allSuppliers, supplierOf } from '../../trade/supplier.ts'

type Row = { facts: HotelFacts; offer: KeptOffer }

/** Reads one row; null when it has no identity or no price at all. */
function readRow(source: unknown, id: string, cities: readonly City[]): Row | null {
  if (!isObject(source)) return null
  const provider = text(field(source, 'provider')) ?? text(field(source, 'vendor')) ?? ''
  const code = text(field(source, 'code')) ?? text(field(source, 'token'))
  const supplier = supplierOf(provider)
  const price = readPrice(supplier, source)
  if (code === undefined || price === null) return null
  const { board, boardText } = readBoard(source)
  const refundable = flag(path(source, 'flags', 'isRefundable')) ?? flag(keyed(field(source, 'config'), 'isRefundable'))
  const freeUntil = makkahTime(field(source, 'freeCancellationDate'))
  return {
    facts: readHotelFacts(source, hotelIdOf(source, provider, code), cities),
    offer: {
      id,
      supplier,
      provider,
      code,
      price,
      board,
      boardText,
      refundable: refundable ?? null,
      freeCancellationUntil: refundable === false ? null : (freeUntil ?? null),
      roomsLeft: roomsLeftOf(source),
      bookable: price.sound && supplier !== 'UNRECOGNISED',
    },
  }
}

/** Bookable before not bookable, then cheapest first. */
const byPrice = ({ offer: a }: Row, { offer: b }: Row) =>
  Number(b.bookable) - Number(a.bookable) ||
  a.price.total - b.price.total ||
  allSuppliers.indexOf(a.supplier) - allSuppliers.indexOf(b.supplier)

/** The best row of each supplier, best first. */
function bestRows(rows: Row[]): Row[] {
  const seen = new Set<string>()
  return rows.sort(byPrice).filter(({ offer }) => {
    const provider = offer.provider.toLowerCase()
    const isBest = !seen.has(provider)
    seen.add(provider)
    return isBest
  })
}

/** One hotel out of its rows; most hotels of a search are sold by one supplier. */
function mergeRows(rows: [Row, ...Row[]], locale: Locale): KeptHotel {
  const [{ facts, offer }] = rows
  if (rows.length === 1) return { facts, offers: [offer] }
  const best = bestRows(rows)
  const said = best.map((row) => row.facts)
  return { facts: mergeFacts(facts.id, said, locale), offers: best.map((row) => row.offer) }
}

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

type Asked = Pick<KeptSearch, 'id' | 'input' | 'locale'>
type Merged = Pick<KeptSearch, 'hotels' | 'suppliers' | 'warnings'>

/** Merges the rows of a search by hotel. */
export function mergeOffers({ id, input, locale }: Asked, wire: { hotels: unknown[]; errors: unknown[] }): Merged {
  const cities = citiesOf(input.locationCode)
  const read = wire.hotels.map((source, index) => readRow(source, `${id}.${index}`, cities))
  const rows = read.filter((row) => row !== null)
  const failed = new Set(wire.errors.map((error) => supplierOf(field(error, 'provider'))))

  const byHotel = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const known = byHotel.get(row.facts.id)
    if (known) known.push(row)
    else byHotel.set(row.facts.id, [row])
  }
  const hotels = [...byHotel.values()].map((ofHotel) => mergeRows(ofHotel, locale))

  const counts = new Map<Supplier, number>()
  for (const { offers } of hotels)
    for (const { supplier } of offers) counts.set(supplier, (counts.get(supplier) ?? 0) + 1)
  return {
    hotels,
    suppliers: allSuppliers
      .filter((supplier) => counts.has(supplier) || failed.has(supplier))
      .map((supplier) => ({ supplier, offerCount: counts.get(supplier) ?? 0, answered: !failed.has(supplier) })),
    warnings: warningsOf(rows, read.length - rows.length, failed),
  }
}
