// Codes given with a search, and whether the suppliers recognize them.
import { z } from 'zod'

/** Special codes that the reference suppliers recognize. They change no price; `SLOW` delays umrahholidays. */
export const specialCodes: readonly string[] = ['GROUPS', 'RAMADAN', 'SLOW']

/** A code of a search, as the wire reports it. */
export const searchCode = z.object({
  type: z.enum(['subpcc', 'specialCode']),
  code: z.string(),
  accepted: z.boolean(),
})

export type SearchCode = z.infer<typeof searchCode>

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
