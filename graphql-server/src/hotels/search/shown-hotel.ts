/** Hotel content that only pages need. It is read from the rows of the search when the hotel is first shown, then memoized. */
import { type PriceDetails, readPrice } from '../../trade/price.ts'
import type { Suppliers } from '../../trade/supplier.ts'
import { findCities } from '../cities.ts'
import { type HotelContent, mergeHotelContent, readHotelContent } from '../hotel-content.ts'
import type { CachedHotel, CachedOffer, CachedSearch } from './cached-search.ts'

export type ShownHotel = {
  /** A plain object, as compiled queries require. */
  content: HotelContent
  /** Prices of the hotel's offers, with their lines. */
  prices: ReadonlyMap<CachedOffer, PriceDetails>
}

const shownHotels = new WeakMap<CachedHotel, ShownHotel>()

/** Returns the members of an offer's row that are stored for pages. */
export function shownSource({ shown }: CachedOffer): unknown {
  return typeof shown === 'string' ? JSON.parse(shown) : shown.parse()
}

export function showHotel(
  hotel: CachedHotel,
  { input, locale }: Pick<CachedSearch, 'input' | 'locale'>,
  suppliers: Suppliers,
): ShownHotel {
  const cached = shownHotels.get(hotel)
  if (cached) return cached
  const { id, offers } = hotel
  const cities = findCities(input.locationCode)
  const prices = new Map<CachedOffer, PriceDetails>()
  const sources = offers.map((offer) => {
    const source = shownSource(offer)
    const price = readPrice(suppliers.prices(offer.provider), source)
    if (price) prices.set(offer, price)
    return readHotelContent(source, id, cities)
  })
  const [only, ...others] = sources
  const shown = { content: only && others.length === 0 ? only : mergeHotelContent(id, sources, locale), prices }
  shownHotels.set(hotel, shown)
  return shown
}
