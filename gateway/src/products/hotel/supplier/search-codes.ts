// Codes given with a search, and whether the suppliers recognize them.
import { z } from 'zod'

/** Special codes that the reference suppliers recognize. They change no price; `SLOW` delays umrahholidays. */
export const specialCodes: readonly string[] = ['GROUPS', 'RAMADAN', 'SLOW']

/** A code of a search, as the wire reports it. */
export const searchCode = z.object({
  type: z.enum(['subpcc', 'specialCode']),
  code: z.string(),
  accepted: z.boolean(),
  /** In a search: the hotel that the next two prices are of. */
  hotelName: z.string().optional(),
  /** What the stay costs with and without an accepted hotel promo. */
  price: z.number().optional(),
  fullPrice: z.number().optional(),
})

export type SearchCode = z.infer<typeof searchCode>

/** What an accepted hotel promo changes. */
export type PromoEffect = Pick<SearchCode, 'hotelName' | 'price' | 'fullPrice'>

/** Adds what the hotel promo changes to the codes of a search. */
export const withEffect = (codes: readonly SearchCode[], effect: PromoEffect | undefined): SearchCode[] =>
  codes.map((code) => (code.type === 'subpcc' && code.accepted ? { ...code, ...effect } : code))

/** Returns each given code and whether it is recognized. */
export function judgeCodes(
  { subpcc, specialCode }: { subpcc: string; specialCode: string },
  hasPromo: boolean,
): SearchCode[] {
  const codes: SearchCode[] = [
    { type: 'subpcc', code: subpcc, accepted: hasPromo },
    { type: 'specialCode', code: specialCode, accepted: specialCodes.includes(specialCode) },
  ]
  return codes.filter(({ code }) => code !== '')
}
