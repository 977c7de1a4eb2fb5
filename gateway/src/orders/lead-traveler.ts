import { z } from 'zod'
import { isEmail } from '#src/agents/field-rules.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { typedCode, typedName, typedText, wireText } from '#src/wire-text.ts'
import { fullName, isPassportName, isPhoneNumber, NAME_RULE } from '#src/values/traveler-rules.ts'

const trimmedText = wireText.trim()

const phoneDigits = typedCode(20).default('')

/** The lead traveler of a service, the only traveler whose name its suppliers need. */
export const leadTraveler = z.object({
  passportNo: typedCode(30)
    .nullish()
    .transform((number) => (number && number !== 'NOTAVAILABLE' ? number : 'NotAvailable')),
  nationalityCode: trimmedText
    .regex(/^[A-Z]{2}$/)
    .nullish()
    .transform((nationality) => nationality ?? null),
  firstName: typedName,
  lastName: typedName,
  gender: z.enum(['Male', 'Female']),
  phoneNumber: phoneDigits,
  phoneNumberCountryCode: phoneDigits,
  email: typedText(254).default(''),
})

export type LeadTraveler = z.infer<typeof leadTraveler>

function findTravelerProblems(traveler: LeadTraveler) {
  const detailPath = (field: keyof LeadTraveler) => `requestObject.travellerDetails.details.${field}`
  const checks: [isMet: boolean, path: string, message: string][] = [
    [isPassportName(traveler.firstName), detailPath('firstName'), NAME_RULE],
    [isPassportName(traveler.lastName), detailPath('lastName'), NAME_RULE],
    [isEmail(traveler.email), detailPath('email'), 'The lead traveler needs an e-mail address.'],
    [isPhoneNumber(traveler.phoneNumber), detailPath('phoneNumber'), 'The lead traveler needs a telephone number.'],
    [
      /^(?:[A-Z0-9]{5,20}|NotAvailable)$/.test(traveler.passportNo),
      detailPath('passportNo'),
      'A passport number has 5 to 20 letters and digits.',
    ],
  ]
  return checks.filter(([isMet]) => !isMet).map(([, path, message]) => ({ path, message }))
}

/** Returns the lookup keys of an order: the traveler's passport number, if known. */
export const passportKeys = ({ passportNo }: LeadTraveler): string[] =>
  passportNo === 'NotAvailable' ? [] : [passportNo]

export const leadName = (traveler: LeadTraveler): string => fullName(traveler)

/** Returns a refusal if a traveler's name or contact data is invalid. */
export function leadTravelerRefusal(traveler: LeadTraveler): Envelope<never> | undefined {
  const problems = findTravelerProblems(traveler)
  return problems[0]
    ? refusal('GUESTS_MISMATCH', problems.map(({ message }) => message).join(' '), { path: problems[0].path, problems })
    : undefined
}
