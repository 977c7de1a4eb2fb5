import { z } from 'zod'

/** A price line. `purpose` is the wire's number for its kind. */
export const rateLine = z.object({
  amount: z.number(),
  description: z.string(),
  currencyCode: z.literal('SAR'),
  purpose: z.string().regex(/^\d+$/),
})

export type WireRateLine = z.infer<typeof rateLine>
