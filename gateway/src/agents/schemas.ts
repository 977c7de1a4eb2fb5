import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'
import { codeText, ibanText, singleLineText } from './field-rules.ts'

export const profileResponse = envelopeOf(
  z.object({
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    language: z.string().nullable(),
    currency: z.string().nullable(),
    photoPath: z.string().nullable(),
    company: z.object({
      id: z.string(),
      name: z.string(),
      country: z.string().nullable(),
      vatNumber: z.string().nullable(),
      licenceNumber: z.string().nullable(),
      ibans: z.array(z.string()),
      logoPath: z.string().nullable(),
    }),
    authenticator: z.object({ enrolledAt: z.iso.datetime().nullable(), recoveryCodesLeft: z.number().int() }),
  }),
)

/** Body of a profile change. Omitted fields are unchanged; null and empty text clear optional fields. */
export const profileChange = z.object({
  name: singleLineText.optional(),
  phoneNumber: codeText.optional(),
  language: singleLineText.optional(),
  currency: codeText.optional(),
  company: z
    .object({
      name: singleLineText.optional(),
      country: codeText.optional(),
      vatNumber: codeText.optional(),
      licenceNumber: codeText.optional(),
      ibans: z.array(ibanText).max(100).optional(),
    })
    .optional(),
})

export type ProfileChange = z.output<typeof profileChange>
