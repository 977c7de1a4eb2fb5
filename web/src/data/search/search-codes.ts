import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import type { SearchCodeFieldsFragment } from '#src/data/price.generated.ts'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { searchKey } from './stored-search.ts'

type Code = Omit<SearchCodeFieldsFragment, '__typename'>

/** A code, which has a state and a price only once the gateway has answered. */
export type GivenCode = Pick<Code, 'kind' | 'code'> & Partial<Code>

/** The codes of the search on screen, as the gateway has answered them. */
const latest = makeVar<{ key: string; codes: readonly Code[] } | undefined>(undefined)

export function noteSearchCodes(key: string, codes: readonly Code[]): void {
  const next = { key, codes }
  // Every page of a search brings the same ones.
  if (JSON.stringify(next) !== JSON.stringify(latest())) latest(next)
}

/** The codes of a search. */
export function useSearchCodes(search: HotelSearch): readonly GivenCode[] {
  const answer = useReactiveVar(latest)
  if (answer?.key === searchKey(search)) return answer.codes
  return [
    ...(search.hotelPromoCode ? [{ kind: 'HOTEL_PROMO' as const, code: search.hotelPromoCode }] : []),
    ...(search.specialCode ? [{ kind: 'SPECIAL' as const, code: search.specialCode }] : []),
  ]
}
