import type { SearchAdditions } from '../../__generated__/schema-types.ts'
import type { ListedHotel } from './search-page.ts'

/** Counts the hotels and offers that a list adds to an earlier list of the same search. */
export function findAdditions(
  earlierList: readonly ListedHotel[],
  currentList: readonly ListedHotel[],
): SearchAdditions {
  const earlierById = new Map(earlierList.map((listed) => [listed.hotel.id, listed]))
  let [hotelCount, lowerPriceCount, offerCount] = [0, 0, 0]
  for (const { hotel, offers } of currentList) {
    const previous = earlierById.get(hotel.id)
    offerCount += offers.length - (previous?.offers.length ?? 0)
    if (!previous) hotelCount += 1
    else if (offers[0].price.total < previous.offers[0].price.total) lowerPriceCount += 1
  }
  return { hotelCount, lowerPriceCount, offerCount }
}
