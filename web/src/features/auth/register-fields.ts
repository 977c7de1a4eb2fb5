import { emailOf, textOf } from '#src/domain/form-fields.ts'
import { prefixOf } from '#src/data/phone-countries.ts'
import {
  emailProblem,
  ibanProblem,
  type Problems,
  requiredProblem,
  vatNumberProblem,
} from '#src/domain/account-fields.ts'

/** The fields of a registration, in the order they are seen. `phoneCountry` is a country and its prefix, `SA-966`. */
export const registrationFields = [
  'firstName',
  'lastName',
  'email',
  'phoneCountry',
  'phone',
  'companyName',
  'licenseNumber',
  'vatNumber',
  'iban',
] as const

export type RegistrationField = (typeof registrationFields)[number]

export type Registration = Record<RegistrationField, string>

/** What the server finds wrong is told under the field it means; it speaks of the prefix alone. */
export const fieldOfPath = (path: string): RegistrationField | undefined =>
  registrationFields.find((field) => field === (path === 'phoneCountryCode' ? 'phoneCountry' : path))

export function registrationOf(fields: FormData): Registration {
  const entries = registrationFields.map((name) => [name, textOf(fields, name)] as const)
  return { ...(Object.fromEntries(entries) as Registration), email: emailOf(fields, 'email') }
}

/** What the server would refuse as well, so that all of it is told at once; telephone and licence numbers are its alone. */
export function registrationProblems(values: Registration, accepted: boolean): Problems<RegistrationField | 'terms'> {
  return {
    firstName: requiredProblem(values.firstName),
    lastName: requiredProblem(values.lastName),
    email: emailProblem(values.email),
    phoneCountry: requiredProblem(values.phoneCountry),
    phone: requiredProblem(values.phone),
    companyName: requiredProblem(values.companyName),
    licenseNumber: requiredProblem(values.licenseNumber),
    vatNumber: vatNumberProblem(values.vatNumber),
    iban: ibanProblem(values.iban),
    terms: accepted ? null : 'termsNotAccepted',
  }
}

export const inputOf = ({ phoneCountry, ...rest }: Registration) => ({
  ...rest,
  phoneCountryCode: prefixOf(phoneCountry),
})
