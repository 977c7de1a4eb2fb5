// Codes that an agent gives with a search, and which of them are recognized.
import { z } from 'zod'

/** Special codes the reference suppliers know. They change no price; `SLOW` delays umrahholidays. */
export const specialCodes: readonly string[] = ['GROUPS', 'RAMADAN', 'SLOW']

/** A code of a search with the suppliers' answer to it. */
export const searchCode = z.object({
  type: z.enum(['subpcc', 'specialCode']),
  code: z.string(),
  accepted: z.boolean(),
})

export type SearchCode = z.infer<typeof searchCode>

/** Says of each code whether it is recognized; a code that was not given is left out. */
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
