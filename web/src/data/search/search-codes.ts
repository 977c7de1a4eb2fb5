import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import type { SearchCodeFieldsFragment } from '#src/data/price.generated.ts'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { searchKey } from './stored-search.ts'

type Code = Omit<SearchCodeFieldsFragment, '__typename'>

/** A promo or special code in a search. It has a state and a price only after the gateway's response. */
export type SearchCode = Pick<Code, 'kind' | 'code'> & Partial<Code>

/** Codes in the latest search, as returned by the gateway. */
const latestCodes = makeVar<{ key: string; codes: readonly Code[] } | undefined>(undefined)

export function storeSearchCodes(key: string, codes: readonly Code[]): void {
  const next = { key, codes }
  // Every page of a search returns the same codes.
  if (JSON.stringify(next) !== JSON.stringify(latestCodes())) latestCodes(next)
}

/** Codes in a search: those in the gateway's response, or the entered codes until it responds. */
export function useSearchCodes(search: HotelSearch): readonly SearchCode[] {
  const response = useReactiveVar(latestCodes)
  if (response?.key === searchKey(search)) return response.codes
  return [
    ...(search.hotelPromoCode ? [{ kind: 'HOTEL_PROMO' as const, code: search.hotelPromoCode }] : []),
    ...(search.specialCode ? [{ kind: 'SPECIAL' as const, code: search.specialCode }] : []),
  ]
}
