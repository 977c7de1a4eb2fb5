/** Hotel content that only pages need. The content is read from the search's rows when the hotel is first shown, then memoized. */
import { type PriceDetails, readPrice } from '../../trade/price.ts'
import type { Suppliers } from '../../trade/supplier.ts'
import { findCities } from '../cities.ts'
import { type HotelContent, mergeHotelContent, readHotelContent } from '../hotel-content.ts'
import type { CachedHotel, CachedOffer, CachedSearch } from './cached-search.ts'

export type DisplayedHotel = {
  /** A plain object, as compiled queries require. */
  content: HotelContent
  /** Prices of the hotel's offers, with their lines. */
  prices: ReadonlyMap<CachedOffer, PriceDetails>
}

const displayedHotels = new WeakMap<CachedHotel, DisplayedHotel>()

/** Returns the members of an offer's row that are stored for pages. */
export function readDisplaySource({ shown }: CachedOffer): unknown {
  return typeof shown === 'string' ? JSON.parse(shown) : shown.parse()
}

export function readDisplayedHotel(
  hotel: CachedHotel,
  { input, locale }: Pick<CachedSearch, 'input' | 'locale'>,
  suppliers: Suppliers,
): DisplayedHotel {
  const cached = displayedHotels.get(hotel)
  if (cached) return cached
  const { id, offers } = hotel
  const cities = findCities(input.locationCode)
  const prices = new Map<CachedOffer, PriceDetails>()
  const sources = offers.map((offer) => {
    const source = readDisplaySource(offer)
    const price = readPrice(suppliers.prices(offer.provider), source)
    if (price) prices.set(offer, price)
    return readHotelContent(source, id, cities)
  })
  const [onlySource, ...others] = sources
  const content = onlySource && others.length === 0 ? onlySource : mergeHotelContent(id, sources, locale)
  const displayed = { content, prices }
  displayedHotels.set(hotel, displayed)
  return displayed
}
