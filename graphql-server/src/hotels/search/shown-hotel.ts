/** Hotel facts that only pages need. They are read from the rows of the search when the hotel is first shown, then memoized. */
import { type PriceFacts, readPrice } from '../../trade/price.ts'
import type { Suppliers } from '../../trade/supplier.ts'
import { citiesOf } from '../cities.ts'
import { type HotelFacts, mergeFacts, readHotelFacts } from '../hotel-facts.ts'
import type { CachedHotel, CachedOffer, CachedSearch } from './cached-search.ts'

export type ShownHotel = {
  /** A plain object, as compiled queries require. */
  facts: HotelFacts
  /** Prices of the hotel's offers, with their lines. */
  prices: ReadonlyMap<CachedOffer, PriceFacts>
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
  const cities = citiesOf(input.locationCode)
  const prices = new Map<CachedOffer, PriceFacts>()
  const sources = offers.map((offer) => {
    const source = shownSource(offer)
    const price = readPrice(suppliers.prices(offer.provider), source)
    if (price) prices.set(offer, price)
    return readHotelFacts(source, id, cities)
  })
  const [only, ...others] = sources
  const shown = { facts: only && others.length === 0 ? only : mergeFacts(id, sources, locale), prices }
  shownHotels.set(hotel, shown)
  return shown
}
