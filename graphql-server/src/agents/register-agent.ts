import type { RegisterAgentInput, RegisterAgentResult } from '../__generated__/schema-types.ts'
import { type FieldError, invalidInput } from '../errors/invalid-input.ts'
import { refusal } from '../errors/refusal.ts'
import type { Context } from '../context.ts'
import { Failure, type ThrownCode } from '../errors/failure.ts'
import {
  collectErrors,
  countryCode,
  email,
  freeText,
  iban,
  checkPhone,
  taxNumber,
  optionalRule,
} from '../input/field-rules.ts'
import { personName } from '../input/person-names.ts'
import { readFieldErrors } from '../input/wire-field-errors.ts'
import { plainText } from '../values/plain-text.ts'

/** Failures after which the gateway may still have received the registration. */
const unclearCodes: ReadonlySet<ThrownCode> = new Set<ThrownCode>([
  'GATEWAY_TIMEOUT',
  'GATEWAY_UNAVAILABLE',
  'GATEWAY_BAD_RESPONSE',
])

/** Field errors by the refusal code of the gateway. Only refusals that concern a single field. */
const fieldErrors: Readonly<Record<string, FieldError>> = {
  IBAN_INVALID: { path: 'iban', code: 'IBAN_INVALID' },
  IBAN_TAKEN: { path: 'iban', code: 'IBAN_TAKEN' },
  LICENCE_TAKEN: { path: 'licenseNumber', code: 'LICENCE_TAKEN' },
  VAT_NUMBER_INVALID: { path: 'vatNumber', code: 'VAT_NUMBER_INVALID' },
}

/** Input fields by the gateway's field name. */
const inputPaths: Readonly<Record<string, string>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phoneNumber: 'phone',
  companyName: 'companyName',
  country: 'companyCountry',
  iban: 'iban',
  mohuNumber: 'licenseNumber',
  vatNumber: 'vatNumber',
}

function checkInput(input: RegisterAgentInput) {
  const collected = collectErrors()
  const { errors, unwrap } = collected
  const country = unwrap(countryCode('companyCountry', input.companyCountry ?? 'SA'))
  const values = {
    firstName: unwrap(personName('firstName', input.firstName)),
    lastName: unwrap(personName('lastName', input.lastName)),
    email: unwrap(email('email', input.email)).toLowerCase(),
    ...checkPhone(collected, '', input),
    companyName: unwrap(freeText({ min: 1, max: 100 })('companyName', input.companyName)),
    country,
    iban: unwrap(optionalRule(iban)('iban', input.iban ?? '')),
    licenseNumber: unwrap(freeText({ max: 30 })('licenseNumber', input.licenseNumber ?? '')),
    vatNumber: unwrap(optionalRule(taxNumber)('vatNumber', input.vatNumber ?? '')),
  }
  return { values, errors }
}

/** Registers a company and its first agent. Public: the gateway limits registrations per caller. */
export async function registerAgent(
  input: RegisterAgentInput,
  { gateway, locale }: Pick<Context, 'gateway' | 'locale'>,
): Promise<RegisterAgentResult & { __typename: string }> {
  const { values, errors } = checkInput(input)
  if (errors.length > 0) return invalidInput(errors, locale)
  const { phoneCountryCode: callingCode, phone: number, licenseNumber, ...rest } = values
  const body = {
    ...rest,
    phoneNumber: `+${callingCode}${number}`,
    mohuNumber: licenseNumber,
    cultCode: locale,
  }
  const result = await gateway.callOptional('/b2b/becomeb2bmember', { body }).catch((error: unknown) => {
    if (error instanceof Failure && unclearCodes.has(error.code)) return 'unknown' as const
    throw error
  })
  if (result === 'unknown') return refusal('RegistrationUnknown', 'REGISTRATION_UNKNOWN', locale)
  if (!result) return { ...refusal('RegistrationRefused', 'NOT_SUPPORTED', locale), reason: null }
  if (result.ok) return { __typename: 'AgentRegistered', email: values.email }
  const error = fieldErrors[result.code]
  if (error) return invalidInput([error], locale)
  if (result.code === 'ACCOUNT_EXISTS') return refusal('AccountExists', 'ACCOUNT_EXISTS', locale)
  // The message of a response with HTTP 400 or 422 is for developers, so the agent does not see it.
  const reason = (result.rejected ? undefined : plainText(result.message)) ?? null
  if (result.code === 'LICENCE_BLACKLISTED' || result.code === 'MAIL_FAILED') {
    return { ...refusal('RegistrationRefused', result.code, locale), reason }
  }
  const invalid = readFieldErrors(result.details, (wirePath) => inputPaths[wirePath])
  if (invalid.length > 0) return invalidInput(invalid, locale)
  return { ...refusal('RegistrationRefused', 'REGISTRATION_REFUSED', locale), reason }
}
