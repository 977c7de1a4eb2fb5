import { z } from 'zod'
import { codeText, emailText, ibanText, singleLineText } from '#src/agents/field-rules.ts'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'

/** Body of `becomeb2bmember`. Checks types only; invalid content is reported per field by the refusal. */
export const registrationBody = z
  .object({
    firstName: singleLineText.default(''),
    lastName: singleLineText.default(''),
    email: emailText.default(''),
    phoneNumber: codeText.default(''),
    companyName: singleLineText.default(''),
    country: codeText.default(''),
    iban: ibanText.default(''),
    mohuNumber: codeText.default(''),
    vatNumber: codeText.default(''),
    cultCode,
  })
  .transform(({ mohuNumber, cultCode: locale, ...form }) => ({ ...form, licenseNumber: mohuNumber, locale }))

export type RegistrationForm = z.output<typeof registrationBody>

export const registrationResponse = envelopeOf(z.object({ email: z.string() }))
