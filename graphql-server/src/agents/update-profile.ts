import type { UpdateProfileInput, UpdateProfileResult } from '../__generated__/schema-types.ts'
import { invalidInput } from '../errors/invalid-input.ts'
import { refusal } from '../errors/refusal.ts'
import type { Context } from '../context.ts'
import {
  type CheckedField,
  collectErrors,
  countryCode,
  freeText,
  iban,
  checkPhone,
  taxNumber,
  optionalRule,
} from '../input/field-rules.ts'
import { locales } from '../locale.ts'
import { requireAccepted } from '../gateway/envelope.ts'
import { path } from '../gateway/wire.ts'
import { readFieldErrors } from '../input/wire-field-errors.ts'
import { type ViewerDetails, toViewerDetails } from './viewer.ts'

const currencies = ['SAR', 'USD', 'EUR']
const maxIbans = 10

const oneOf =
  (allowed: readonly string[]) =>
  (fieldPath: string, value: string): CheckedField => ({
    value,
    error: allowed.includes(value)
      ? null
      : { path: fieldPath, code: 'FIELD_INVALID', variant: 'choice', params: { values: allowed.join(', ') } },
  })

/** Input fields by the gateway's field name. */
const inputPaths: Readonly<Record<string, string>> = {
  name: 'name',
  phoneNumber: 'phone',
  language: 'language',
  currency: 'currency',
  'company.name': 'companyName',
  'company.country': 'companyCountry',
  'company.licenceNumber': 'licenseNumber',
  'company.vatNumber': 'vatNumber',
}

/** Validates the input and converts it to the gateway's names. A missing field is not sent, so its value stays unchanged. */
function checkInput(input: UpdateProfileInput) {
  const collected = collectErrors()
  const { errors, unwrap } = collected
  const checkIfPresent = (
    rule: (fieldPath: string, raw: string) => CheckedField,
    fieldPath: string,
    raw: string | null | undefined,
  ) => (raw === null || raw === undefined ? undefined : unwrap(rule(fieldPath, raw)))
  const { phone = null, phoneCountryCode = null } = input
  const isPhoneEmpty = phone?.trim() === '' && (phoneCountryCode ?? '').trim() === ''
  if (!isPhoneEmpty && (phone === null) !== (phoneCountryCode === null)) {
    errors.push({ path: phone === null ? 'phone' : 'phoneCountryCode', code: 'FIELD_REQUIRED' })
  }
  const checkedPhone =
    isPhoneEmpty || phone === null || phoneCountryCode === null
      ? undefined
      : checkPhone(collected, '', { phone, phoneCountryCode })
  if (input.ibans && input.ibans.length > maxIbans) {
    errors.push({ path: 'ibans', code: 'FIELD_INVALID', variant: 'ibanCount', params: { max: maxIbans } })
  }
  const country = checkIfPresent(countryCode, 'companyCountry', input.companyCountry)
  const company = {
    name: checkIfPresent(freeText({ min: 1, max: 100 }), 'companyName', input.companyName),
    licenceNumber: checkIfPresent(freeText({ min: 1, max: 30 }), 'licenseNumber', input.licenseNumber),
    country,
    vatNumber: checkIfPresent(optionalRule(taxNumber), 'vatNumber', input.vatNumber),
    ibans: input.ibans?.slice(0, maxIbans).map((raw, index) => checkIfPresent(iban, `ibans.${index}`, raw)),
  }
  const body = {
    name: checkIfPresent(freeText({ min: 1, max: 100 }), 'name', input.name),
    phoneNumber: isPhoneEmpty ? '' : checkedPhone && `+${checkedPhone.phoneCountryCode}${checkedPhone.phone}`,
    language: checkIfPresent(oneOf(locales), 'language', input.language),
    currency: checkIfPresent(oneOf(currencies), 'currency', input.currency),
    ...(Object.values(company).some((value) => value !== undefined) && { company }),
  }
  return { body, errors }
}

const toInputPath = (wirePath: string) => {
  const iban = /^company\.ibans\.(\d+)$/.exec(wirePath)
  return iban ? `ibans.${iban[1]}` : inputPaths[wirePath]
}

/** Changes the viewer's profile and company. */
export async function updateProfile(
  input: UpdateProfileInput,
  context: Context,
): Promise<
  | { __typename: 'ProfileUpdated'; viewer: ViewerDetails }
  | (Exclude<UpdateProfileResult, { __typename: 'ProfileUpdated' }> & { __typename: 'InvalidInput' | 'NotSupported' })
> {
  const { requireB2B, gateway, store, locale } = context
  const viewer = requireB2B()
  const { body, errors } = checkInput(input)
  if (errors.length > 0) return invalidInput(errors, locale)
  const result = await gateway.callOptional('PUT /profile', { body })
  if (!result) return refusal('NotSupported', 'NOT_SUPPORTED', locale)
  if (!result.ok) {
    const invalid = readFieldErrors(result.details, toInputPath)
    if (invalid.length > 0) return invalidInput(invalid, locale)
  }
  const content = path(requireAccepted(result).body, 'response')
  await store.delete(`company-of:${viewer.sub}`)
  return { __typename: 'ProfileUpdated', viewer: toViewerDetails(viewer, gateway, content) }
}
