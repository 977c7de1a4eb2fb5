// Codes sent with a search, and whether the suppliers recognize them.
import { z } from 'zod'

/** Special codes recognized by the reference suppliers. They change no price; `SLOW` delays umrahholidays. */
export const specialCodes: readonly string[] = ['GROUPS', 'RAMADAN', 'SLOW']

/** A code sent with a search, in the wire's format. */
export const searchCode = z.object({
  type: z.enum(['subpcc', 'specialCode']),
  code: z.string(),
  accepted: z.boolean(),
  /** In a search, the hotel to which the following two prices belong. */
  hotelName: z.string().optional(),
  /** Prices of the stay with and without an accepted hotel promo code. */
  price: z.number().optional(),
  fullPrice: z.number().optional(),
})

export type SearchCode = z.infer<typeof searchCode>

/** Effect of an accepted hotel promo code. */
export type PromoEffect = Pick<SearchCode, 'hotelName' | 'price' | 'fullPrice'>

/** Adds the effect of the hotel promo code to the codes sent with a search. */
export const withPromoEffect = (codes: readonly SearchCode[], effect: PromoEffect | undefined): SearchCode[] =>
  codes.map((code) => (code.type === 'subpcc' && code.accepted ? { ...code, ...effect } : code))

/** Returns each code that was sent, and whether it is recognized. */
export function recognizeCodes(
  { subpcc, specialCode }: { subpcc: string; specialCode: string },
  hasPromo: boolean,
): SearchCode[] {
  const codes: SearchCode[] = [
    { type: 'subpcc', code: subpcc, accepted: hasPromo },
    { type: 'specialCode', code: specialCode, accepted: specialCodes.includes(specialCode) },
  ]
  return codes.filter(({ code }) => code !== '')
}
