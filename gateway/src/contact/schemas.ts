import { z } from 'zod'
import { emailText, lineOfText } from '#src/agents/field-rules.ts'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'

/** Keeps line breaks, and removes other control characters and direction marks. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()

/** Checks types only. Invalid content is reported per field by the refusal. */
export const contactBody = z.object({
  name: lineOfText.default(''),
  email: emailText.default(''),
  subject: lineOfText.default(''),
  message: z
    .string()
    .nullable()
    .transform((text) => clean(text ?? ''))
    .default(''),
  cultCode,
})

export type ContactForm = z.output<typeof contactBody>

export const contactAnswer = envelopeOf(z.object({ reference: z.string() }))
