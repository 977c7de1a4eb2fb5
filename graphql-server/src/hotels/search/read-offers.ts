/** Merges the gateway's rows, one for each hotel and supplier, into hotels with offers. */
import { type ReadRow, type RowReading, createRowReader } from '@rihla/json-row-reader'
import { field, flag, configValue, makkahTime, text, fieldText } from '../../gateway/wire.ts'
import { boardMembers, readBoard } from '../../trade/board.ts'
import { priceMembers, readAmounts } from '../../trade/price.ts'
import { type Suppliers, supplierKey } from '../../trade/supplier.ts'
import type { SupplierWarning } from '../../trade/supplier-warning.ts'
import { findCities } from '../cities.ts'
import { contentMembers, toHotelId, readStarsAndLocation, readRoomsLeft } from '../hotel-content.ts'
import type { CachedHotel, CachedOffer, SearchPart } from './cached-search.ts'
import { type Choice, groupMembers, readChoices } from './rate-choices.ts'
import type { SearchInput } from './search-input.ts'

/** Members needed only when a hotel is displayed, in lower case. */
const displayMembers = [...contentMembers.map((name) => name.toLowerCase()), ...Object.keys(priceMembers)]

/** Members of a row read by `offerReader`, in lower case. */
export const rowMembers = {
  ...priceMembers,
  ...boardMembers,
  provider: true,
  vendor: true,
  code: true,
  token: true,
  umrahhotelcode: true,
  flags: { isrefundable: true },
  config: { key: true, value: true },
  freecancellationdate: true,
  availabilitycount: true,
  rating: true,
  latitude: true,
  longitude: true,
  haramdistance: true,
  roomgroups: groupMembers,
} as const

const readRows = createRowReader({ members: rowMembers, stored: displayMembers, text })

type Row = { hotelId: string; offer: CachedOffer }

/** `idPrefix` is the prefix of offer ids; terms are evaluated at `now`. */
type Search = { idPrefix: string; input: SearchInput; suppliers: Suppliers; now: Date }

/**
 * Returns whether a row's price is refundable now. After free cancellation ends, the supplier's flag may be outdated, so only the
 * penalties decide.
 */
function readOfferRefundable(
  source: unknown,
  { cheapest, isFreePeriodOver }: { cheapest: Choice | undefined; isFreePeriodOver: boolean },
) {
  const supplierFlag =
    flag(field(field(source, 'flags'), 'isRefundable')) ?? flag(configValue(field(source, 'config'), 'isRefundable'))
  const byPenalties = cheapest?.refundable ?? null
  if (supplierFlag === undefined || (supplierFlag && byPenalties === false)) return byPenalties
  return supplierFlag && isFreePeriodOver ? byPenalties : supplierFlag
}

/** Returns a function that reads a row, or returns null if it has no code or no price. */
export function offerReader({ idPrefix, input, suppliers, now: instant }: Search): ReadRow<Row | null> {
  const now = makkahTime(instant.toISOString()) ?? ''
  const cities = findCities(input.locationCode)

  return (source, shown, index) => {
    const provider = fieldText(source, 'provider') ?? fieldText(source, 'vendor') ?? ''
    const code = fieldText(source, 'code') ?? fieldText(source, 'token')
    const shape = suppliers.prices(provider)
    const price = readAmounts(shape, source)
    if (code === undefined || price === null) return null

    const choices = readChoices(source, { shape, now }, input.rooms)
    // If the row has no board or terms, they come from its rates.
    const cheapest = choices[0]?.total === price.total ? choices[0] : undefined
    const { board, boardText } = readBoard(source)
    const freeUntil = makkahTime(field(source, 'freeCancellationDate')) ?? cheapest?.freeUntil ?? null
    const refundable = readOfferRefundable(source, {
      cheapest,
      isFreePeriodOver: freeUntil !== null && freeUntil <= now,
    })
    const { stars, location, distanceToHaram } = readStarsAndLocation(source, cities)
    const offer: CachedOffer = {
      // `join` makes one flat string; a template would make several objects, and thousands are cached.
      id: [idPrefix, index].join('.'),
      provider,
      code,
      price,
      board: board === 'UNRECOGNISED' ? (cheapest?.board ?? board) : board,
      boardText,
      refundable,
      freeCancellationUntil: refundable === false ? null : freeUntil,
      roomsLeft: readRoomsLeft(source),
      bookable: price.isConsistent,
      choices,
      stars,
      distanceToHaram,
      isMeasured: location !== null,
      shown,
    }
    return { hotelId: toHotelId(source, provider, code), offer }
  }
}

/** Returns the row reading for one response. */
export const createRowReading = (search: Search): RowReading<Row | null> => readRows(offerReader(search))

/** Returns the best offer from each supplier: bookable offers first, then cheapest first. */
function bestOffers(offers: CachedOffer[], { compare }: Suppliers): CachedOffer[] {
  const usedSuppliers = new Set<string>()
  return offers
    .toSorted(
      (a, b) =>
        Number(b.bookable) - Number(a.bookable) || a.price.total - b.price.total || compare(a.provider, b.provider),
    )
    .filter(({ provider }) => {
      const key = supplierKey(provider)
      const isBest = !usedSuppliers.has(key)
      usedSuppliers.add(key)
      return isBest
    })
}

/** Merges the offers for one hotel. Most hotels in a search are sold by one supplier. */
export function mergeOffers(id: string, offers: CachedOffer[], suppliers: Suppliers): CachedHotel {
  const best = offers.length > 1 ? bestOffers(offers, suppliers) : offers
  // A distance measured from coordinates is more reliable than one sent by a supplier.
  const locatedOffer =
    best.find(({ isMeasured }) => isMeasured) ?? best.find(({ distanceToHaram }) => distanceToHaram !== null)
  return {
    id,
    stars: best.find(({ stars }) => stars !== null)?.stars ?? null,
    distanceToHaram: locatedOffer?.distanceToHaram ?? null,
    offers: best,
  }
}

/** Returns a warning for each supplier with the number of its rows that match a test. */
function warningsBySupplier(
  code: SupplierWarning['code'],
  offers: CachedOffer[],
  test: (offer: CachedOffer) => boolean,
) {
  const warnings = new Map<string, SupplierWarning & { count: number }>()
  for (const offer of offers) {
    if (!test(offer)) continue
    const key = supplierKey(offer.provider)
    const warning = warnings.get(key)
    if (warning) warning.count += 1
    else warnings.set(key, { code, provider: offer.provider, count: 1 })
  }
  return [...warnings.values()]
}

type Offers = Omit<SearchPart, 'requestedSupplier' | 'codes'>

/** Merges the rows in a search response by hotel. Rows that cannot be read are counted in a warning. */
export function readOffers(wire: { hotels: (Row | null)[]; errors: unknown[] }, suppliers: Suppliers): Offers {
  const failures = wire.errors.map((error) => fieldText(error, 'provider') ?? null)
  const failedSuppliers = new Map(
    failures.flatMap((provider) => (provider === null ? [] : [[supplierKey(provider), provider] as const])),
  )

  const offers: CachedOffer[] = []
  const byHotel = new Map<string, CachedOffer[]>()
  for (const row of wire.hotels) {
    if (!row) continue
    offers.push(row.offer)
    const sameHotelOffers = byHotel.get(row.hotelId)
    if (sameHotelOffers) sameHotelOffers.push(row.offer)
    else byHotel.set(row.hotelId, [row.offer])
  }
  const unreadable = wire.hotels.length - offers.length
  const hotels: CachedHotel[] = []
  for (const [id, hotelOffers] of byHotel) hotels.push(mergeOffers(id, hotelOffers, suppliers))

  const countsByName = new Map<string, number>()
  for (const hotel of hotels) {
    for (const { provider } of hotel.offers) countsByName.set(provider, (countsByName.get(provider) ?? 0) + 1)
  }
  const counts = new Map([...failedSuppliers].map(([key, provider]) => [key, { provider, offerCount: 0 }]))
  for (const [provider, offerCount] of countsByName) {
    const key = supplierKey(provider)
    const supplier = counts.get(key)
    if (supplier) supplier.offerCount += offerCount
    else counts.set(key, { provider, offerCount })
  }
  return {
    hotels,
    suppliers: [...counts]
      .map(([key, supplier]) => ({ ...supplier, responded: !failedSuppliers.has(key) }))
      .sort((a, b) => suppliers.compare(a.provider, b.provider)),
    // If all rows are unreadable, hotels are missing.
    complete: failures.length === 0 && (unreadable === 0 || offers.length > 0),
    warnings: [
      ...[...failedSuppliers.values(), ...(failures.includes(null) ? [null] : [])].map((provider) => ({
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
