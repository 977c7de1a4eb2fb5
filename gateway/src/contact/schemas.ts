import { z } from 'zod'
import { emailText, lineOfText } from '#src/agents/field-rules.ts'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { tidyLines } from '#src/values/text.ts'

/** Keeps line breaks and tabs, which become spaces; people paste other control characters without seeing them. */
const cleanText = (text: string): string => tidyLines(text.replaceAll(/(?![\n\r\t])\p{Cc}/gu, ''))

/** Checks types only. Invalid content is reported per field by the refusal. */
export const contactBody = z.object({
  name: lineOfText.default(''),
  email: emailText.default(''),
  subject: lineOfText.default(''),
  message: z
    .string()
    .nullable()
    .transform((text) => cleanText(text ?? ''))
    .default(''),
  cultCode,
})

export type ContactForm = z.output<typeof contactBody>

export const contactResponse = envelopeOf(z.object({ reference: z.string() }))
