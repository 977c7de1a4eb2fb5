/** What a page shows of a hotel and nothing else needs. It is read from the rows of the search when the hotel is first shown, and remembered. */
import type { Suppliers } from '../../trade/supplier.ts'
import { citiesOf } from '../cities.ts'
import { type HotelFacts, mergeFacts, readHotelFacts } from '../hotel-facts.ts'
import type { CachedHotel, CachedSearch } from './cached-search.ts'
import { readRatesOf } from './unread-rates.ts'

const shownFacts = new WeakMap<CachedHotel, HotelFacts>()

/** Facts of a hotel as a plain object, which compiled queries need. Its offers are complete from then on. */
export function showHotel(
  hotel: CachedHotel,
  { input, locale }: Pick<CachedSearch, 'input' | 'locale'>,
  suppliers: Suppliers,
): HotelFacts {
  const known = shownFacts.get(hotel)
  if (known) return known
  const { id, offers } = hotel
  for (const offer of offers) readRatesOf(offer, { input, suppliers })
  const cities = citiesOf(input.locationCode)
  const sources = offers.map((offer) => readHotelFacts(offer.hotel, id, cities))
  const [only, ...others] = sources
  const facts = only && others.length === 0 ? only : mergeFacts(id, sources, locale)
  shownFacts.set(hotel, facts)
  return facts
}
