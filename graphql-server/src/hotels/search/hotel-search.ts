import type { HotelSearchInput } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { fail } from '../../errors/failure.ts'
import { searchHotels } from '../gateway-calls.ts'
import { type CachedSearch, cacheSearch, readSearch } from './cached-search.ts'
import { readOffers } from './read-offers.ts'
import { type SearchInput, readSearchInput, sameSearch } from './search-input.ts'
import { inTurn } from './search-turns.ts'

type Request = { input?: HotelSearchInput | null; searchId?: string | null }

async function search(context: Context, owner: string, input: SearchInput): Promise<CachedSearch> {
  const { gateway, locale, suppliers, logger } = context
  await context.limits.search(owner)
  const answer = await inTurn(owner, () => searchHotels(gateway, input, locale))
  const id = context.newId()
  const offers = readOffers(answer, { searchId: id, input, locale, suppliers })
  const unreadable = offers.warnings.find(({ code }) => code === 'ROW_UNREADABLE')?.count
  if (unreadable) logger.warn({ rows: answer.hotels.length, unreadable }, 'rows of the search answer were left out')
  return cacheSearch(context, owner, { id, input, locale, ...offers }, answer.bytes)
}

/** Returns the cached search that is asked for; otherwise asks every supplier once and caches the answer for its owner. */
export async function findOrSearch(context: Context, owner: string, { input, searchId }: Request) {
  const wanted = input && readSearchInput(input, context.clock())
  if (searchId) {
    const cached = await readSearch(context, owner, searchId)
    // Another search would show wrong dates under this id, one in another language wrong names.
    if (cached && (!wanted || (cached.locale === context.locale && sameSearch(wanted, cached.input)))) return cached
  }
  if (!wanted) fail(searchId ? 'NOT_FOUND' : 'BAD_USER_INPUT')
  return search(context, owner, wanted)
}
