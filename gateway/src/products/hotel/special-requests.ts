import { z } from 'zod'
import { typedCode, typedLines } from '#src/wire-text.ts'

/** Codes of the special requests that an agent can select. */
const requestCodes = ['ADJACENT_ROOMS', 'SAME_FLOOR', 'LOW_FLOOR', 'QUIET_ROOM', 'ACCESSIBLE_ROOM', 'BABY_COT'] as const

/** An agent's special requests for a stay. The hotel does not guarantee them. */
export const specialRequests = z.object({
  /** Makkah time, such as `22:30`. */
  arrivalTime: typedCode(5)
    .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))
    .nullable()
    .default(null),
  codes: z.array(z.enum(requestCodes)).max(20).default([]),
  note: typedLines
    .refine((text) => Array.from(text).length <= 250, { error: 'must have at most 250 characters' })
    .nullable()
    .default(null),
})

export type SpecialRequests = z.infer<typeof specialRequests>
