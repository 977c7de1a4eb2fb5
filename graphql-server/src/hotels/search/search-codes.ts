import type { SearchCode, SearchCodeKind, SearchCodePrice } from '../../__generated__/schema-types.ts'
import { field, flag, list, text } from '../../gateway/wire.ts'
import { money, parseHalalas } from '../../values/money.ts'
import { compactCode } from '../../values/text.ts'
import { tidyName } from '../hotel-content.ts'

const kinds = new Map<string, SearchCodeKind>([
  ['subpcc', 'HOTEL_PROMO'],
  ['specialcode', 'SPECIAL'],
])

function readPrice(entry: unknown): SearchCodePrice | null {
  const [total, fullTotal] = [parseHalalas(field(entry, 'price')), parseHalalas(field(entry, 'fullPrice'))]
  if (total === null || fullTotal === null) return null
  const hotelName = text(field(entry, 'hotelName'))
  return {
    hotelName: hotelName === undefined ? null : tidyName(hotelName),
    total: money(total),
    fullTotal: money(fullTotal),
  }
}

/** Reads the codes in a response. A code without `accepted` is `NOT_STATED`. */
export const readCodes = (source: unknown): SearchCode[] =>
  list(field(source, 'codes')).flatMap((entry) => {
    const kind = kinds.get(text(field(entry, 'type'))?.toLowerCase() ?? '')
    const code = text(field(entry, 'code'))
    const accepted = flag(field(entry, 'accepted'))
    if (!kind || code === undefined) return []
    const state = accepted === undefined ? 'NOT_STATED' : accepted ? 'ACCEPTED' : 'NOT_RECOGNIZED'
    return [{ kind, code, state, price: accepted ? readPrice(entry) : null }]
  })

/** Returns the codes of a search, each with the state from the first response that reports one. */
export function listCodes(
  { hotelPromoCode, specialCode }: { hotelPromoCode: string; specialCode: string },
  ...responses: readonly SearchCode[][]
): SearchCode[] {
  const reportedCodes = responses.flat().filter(({ state }) => state !== 'NOT_STATED')
  const searchCodes: [SearchCodeKind, string][] = [
    ['HOTEL_PROMO', hotelPromoCode],
    ['SPECIAL', specialCode],
  ]
  return searchCodes
    .filter(([, code]) => code !== '')
    .map(([kind, code]) => {
      const { state = 'NOT_STATED' as const, price = null } =
        reportedCodes.find(
          (reportedCode) => reportedCode.kind === kind && compactCode(reportedCode.code) === compactCode(code),
        ) ?? {}
      return { kind, code, state, price }
    })
}
