import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'
import { typedText, wireText } from '#src/wire-text.ts'
import { orderRow } from '../schemas.ts'

export const lookupBody = z.object({
  text: typedText(100).pipe(z.string().min(2)),
  cultCode: wireText.max(10).optional(),
})

export type LookupBody = z.infer<typeof lookupBody>

/** Fields by which bookings are found, the most specific first. */
export const lookupFields = [
  'brn',
  'supplierReference',
  'partnerReferenceNo',
  'passportNo',
  'tag',
  'leadName',
  'text',
] as const

export type LookupField = (typeof lookupFields)[number]

export const lookupResponse = envelopeOf(
  z.object({ results: z.array(z.object({ foundBy: z.enum(lookupFields), booking: orderRow.loose() })) }),
)
