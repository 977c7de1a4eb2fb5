import { z } from 'zod'
import { isEmail } from '#src/agents/field-rules.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { typedCode, typedName, typedText, wireText } from '#src/wire-text.ts'
import { fullName, isPassportName, isPhoneNumber, NAME_RULE } from '#src/values/traveler-rules.ts'

const trimmed = wireText.trim()

const digits = typedCode(20).default('')

/** The lead traveler of a service; its suppliers need no other names. */
export const leadTraveler = z.object({
  passportNo: typedCode(30)
    .nullish()
    .transform((number) => (number && number !== 'NOTAVAILABLE' ? number : 'NotAvailable')),
  nationalityCode: trimmed
    .regex(/^[A-Z]{2}$/)
    .nullish()
    .transform((nationality) => nationality ?? null),
  firstName: typedName,
  lastName: typedName,
  gender: z.enum(['Male', 'Female']),
  phoneNumber: digits,
  phoneNumberCountryCode: digits,
  email: typedText(254).default(''),
})

export type LeadTraveler = z.infer<typeof leadTraveler>

function travelerProblems(traveler: LeadTraveler) {
  const at = (field: keyof LeadTraveler) => `requestObject.travellerDetails.details.${field}`
  const needs: [boolean, string, string][] = [
    [isPassportName(traveler.firstName), at('firstName'), NAME_RULE],
    [isPassportName(traveler.lastName), at('lastName'), NAME_RULE],
    [isEmail(traveler.email), at('email'), 'The lead traveler needs an e-mail address.'],
    [isPhoneNumber(traveler.phoneNumber), at('phoneNumber'), 'The lead traveler needs a telephone number.'],
    [
      /^(?:[A-Z0-9]{5,20}|NotAvailable)$/.test(traveler.passportNo),
      at('passportNo'),
      'A passport number has 5 to 20 letters and digits.',
    ],
  ]
  return needs.filter(([met]) => !met).map(([, path, message]) => ({ path, message }))
}

/** Lookup keys of an order: the traveler's passport, if known. */
export const passportKeys = ({ passportNo }: LeadTraveler): string[] =>
  passportNo === 'NotAvailable' ? [] : [passportNo]

export const leadName = (traveler: LeadTraveler): string => fullName(traveler)

/** Problem with a traveler's name or contact data. */
export function travelerProblem(traveler: LeadTraveler): Envelope<never> | undefined {
  const problems = travelerProblems(traveler)
  return problems[0]
    ? refusal('GUESTS_MISMATCH', problems.map(({ message }) => message).join(' '), { path: problems[0].path, problems })
    : undefined
}
