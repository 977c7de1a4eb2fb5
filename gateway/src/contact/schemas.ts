import { z } from 'zod'
import { emailText, singleLineText } from '#src/agents/field-rules.ts'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { tidyLines } from '#src/values/text.ts'

/** Removes control characters, which people paste without noticing. Line breaks are kept, and tabs become spaces. */
const cleanText = (text: string): string => tidyLines(text.replaceAll(/(?![\n\r\t])\p{Cc}/gu, ''))

/** Checks types only. Invalid values are reported per field in the refusal. */
export const contactBody = z.object({
  name: singleLineText.default(''),
  email: emailText.default(''),
  subject: singleLineText.default(''),
  message: z
    .string()
    .nullable()
    .transform((text) => cleanText(text ?? ''))
    .default(''),
  cultCode,
})

export type ContactForm = z.output<typeof contactBody>

export const contactResponse = envelopeOf(z.object({ reference: z.string() }))
