import type { HotelSearchInput } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { fail } from '../../errors/failure.ts'
import { searchHotels } from '../gateway-calls.ts'
import { type KeptSearch, keepSearch, readSearch } from './cached-search.ts'
import { mergeOffers } from './merge-offers.ts'
import { readSearchInput, sameSearch } from './search-input.ts'
import { inTurn } from './search-turns.ts'

type Wanted = { input?: HotelSearchInput | null; searchId?: string | null }

/** The kept search that is asked for, or a new one: every supplier is asked once, and the answer kept for its owner. */
export async function findOrSearch(context: Context, owner: string, { input, searchId }: Wanted): Promise<KeptSearch> {
  const { gateway, locale, newId } = context
  const wanted = input && readSearchInput(input, context.clock())
  if (searchId) {
    const kept = await readSearch(context, owner, searchId)
    // A search for something else would show the wrong dates under this id, one in another language the wrong names.
    if (kept && (!wanted || (kept.locale === locale && sameSearch(wanted, kept.input)))) return kept
  }
  if (!wanted) fail(searchId ? 'NOT_FOUND' : 'BAD_USER_INPUT')
  await context.limits.search(owner)
  const { hotels, errors, bytes } = await inTurn(owner, () => searchHotels(gateway, wanted, locale))
  const asked = { id: newId(), input: wanted, locale }
  return keepSearch(context, owner, { ...asked, ...mergeOffers(asked, { hotels, errors }) }, bytes)
}
