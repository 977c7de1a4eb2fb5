import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import type { SearchCodeKind, SearchCodeState } from '#src/__generated__/schema.ts'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { searchKey } from './stored-search.ts'

interface Code {
  readonly kind: SearchCodeKind
  readonly code: string
  readonly state: SearchCodeState
}

/** The codes of the search on screen, with their states at the gateway. */
const latest = makeVar<{ key: string; codes: readonly Code[] } | undefined>(undefined)

export function noteSearchCodes(key: string, codes: readonly Code[]): void {
  const next = { key, codes }
  // Every page of a search brings the same ones.
  if (JSON.stringify(next) !== JSON.stringify(latest())) latest(next)
}

/** The codes of a search; their state is undefined until the gateway has answered. */
export function useSearchCodes(search: HotelSearch): readonly (Omit<Code, 'state'> & Partial<Pick<Code, 'state'>>)[] {
  const answer = useReactiveVar(latest)
  if (answer?.key === searchKey(search)) return answer.codes
  return [
    ...(search.hotelPromoCode ? [{ kind: 'HOTEL_PROMO' as const, code: search.hotelPromoCode }] : []),
    ...(search.specialCode ? [{ kind: 'SPECIAL' as const, code: search.specialCode }] : []),
  ]
}
