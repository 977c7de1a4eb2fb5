import type { SearchCode, SearchCodeKind } from '../../__generated__/schema-types.ts'
import { field, flag, list, text } from '../../gateway/wire.ts'

const kinds = new Map<string, SearchCodeKind>([
  ['subpcc', 'HOTEL_PROMO'],
  ['specialcode', 'SPECIAL'],
])

/** The codes in an answer. A code without `accepted` is `NOT_STATED`. */
export const readCodes = (source: unknown): SearchCode[] =>
  list(field(source, 'codes')).flatMap((entry) => {
    const kind = kinds.get(text(field(entry, 'type'))?.toLowerCase() ?? '')
    const code = text(field(entry, 'code'))
    const accepted = flag(field(entry, 'accepted'))
    if (!kind || code === undefined) return []
    return [{ kind, code, state: accepted === undefined ? 'NOT_STATED' : accepted ? 'ACCEPTED' : 'NOT_RECOGNIZED' }]
  })

/** The codes of a search, each with the state in the first answer that reports it. */
export function codesOf(
  { hotelPromoCode, specialCode }: { hotelPromoCode: string; specialCode: string },
  ...answers: readonly SearchCode[][]
): SearchCode[] {
  const reported = answers.flat().filter(({ state }) => state !== 'NOT_STATED')
  const given: [SearchCodeKind, string][] = [
    ['HOTEL_PROMO', hotelPromoCode],
    ['SPECIAL', specialCode],
  ]
  return given
    .filter(([, code]) => code !== '')
    .map(([kind, code]) => ({
      kind,
      code,
      state: reported.find((one) => one.kind === kind && one.code === code)?.state ?? 'NOT_STATED',
    }))
}
