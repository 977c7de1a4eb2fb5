import type { HotelSearchInput } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { fail } from '../../errors/failure.ts'
import { searchHotels } from '../gateway-calls.ts'
import { type CachedSearch, cacheSearch, readSearch } from './cached-search.ts'
import { readOffers } from './read-offers.ts'
import { codesOf } from './search-codes.ts'
import { type SearchInput, readSearchInput, sameSearch } from './search-input.ts'

/** Searches that one agent may run at the same time: enough for a few tabs. */
const maxRunning = 6

const running = new Map<string, number>()

/** Runs a search unless its owner has too many running in this process. Throws RATE_LIMITED. */
async function limitRunning<T>(owner: string, run: () => Promise<T>): Promise<T> {
  const others = running.get(owner) ?? 0
  if (others >= maxRunning) fail('RATE_LIMITED')
  running.set(owner, others + 1)
  try {
    return await run()
  } finally {
    const left = (running.get(owner) ?? 1) - 1
    if (left > 0) running.set(owner, left)
    else running.delete(owner)
  }
}

type Request = { input?: HotelSearchInput | null; searchId?: string | null }

async function search(context: Context, owner: string, input: SearchInput): Promise<CachedSearch> {
  const { gateway, locale, suppliers, logger } = context
  await context.limits.search(owner)
  const answer = await limitRunning(owner, () => searchHotels(gateway, input, locale))
  const id = context.newId()
  const offers = readOffers(answer, { searchId: id, input, locale, suppliers })
  const unreadable = offers.warnings.find(({ code }) => code === 'ROW_UNREADABLE')?.count
  if (unreadable) logger.warn({ rows: answer.hotels.length, unreadable }, 'rows of the search answer were left out')
  const codes = codesOf(input, answer.codes)
  return cacheSearch(context, owner, { id, input, locale, codes, ...offers }, answer.bytes)
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
