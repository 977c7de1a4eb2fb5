import { z } from 'zod'
import { compactCode, tidyLines } from '#src/values/text.ts'
import { refusal } from '#src/errors.ts'
import { isLocale } from '#src/locales.ts'
import { normalizeIban, isIban } from './iban.ts'

// Rules for profile, company and contact fields. They apply to text that `singleLineText`, `codeText` or `emailText` has normalized.

export type FieldErrorCode =
  | 'FIELD_REQUIRED'
  | 'FIELD_TOO_LONG'
  | 'FIELD_INVALID'
  | 'VAT_NUMBER_INVALID'
  | 'IBAN_INVALID'
  | 'IBAN_TAKEN'
  | 'LICENCE_BLACKLISTED'
  | 'LICENCE_TAKEN'
  | 'OWN_EMAIL'

/** An invalid field. */
export interface FieldError {
  readonly path: string
  readonly code: FieldErrorCode
}

type Rule = (text: string) => FieldErrorCode | undefined

/** Cleans a single-line field; null becomes empty. Inner line breaks are kept, so that validation can reject them. */
export const singleLineText = z
  .string()
  .nullable()
  .transform((text) => tidyLines(text ?? ''))

/** Normalizes a number or code: Latin digits, uppercase, no spaces. */
export const codeText = z
  .string()
  .nullable()
  .transform((text) => compactCode(text ?? ''))

/** Normalizes an IBAN; see `normalizeIban`. */
export const ibanText = z
  .string()
  .nullable()
  .transform((text) => normalizeIban(text ?? ''))

/** Normalizes an e-mail address to lowercase, because accounts ignore letter case. */
export const emailText = singleLineText.transform((text) => text.toLowerCase())

const MAX_EMAIL_LENGTH = 254
const zodEmail = z.email().max(MAX_EMAIL_LENGTH)

/**
 * The rule for e-mail addresses everywhere: zod's `z.email()` on the trimmed text, at most 254 characters. The web app, the GraphQL
 * server and the identity stand-in use the same rule, so that all of them accept the same addresses.
 */
export const isEmail = (text: string): boolean => zodEmail.safeParse(text).success

/** Characters that are not allowed in names: markup, control characters, lone surrogates and marks that change the text direction. */
const forbiddenCharacters = /[<>\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

const singleLine =
  (maxLength: number): Rule =>
  (text) =>
    text.length > maxLength ? 'FIELD_TOO_LONG' : forbiddenCharacters.test(text) ? 'FIELD_INVALID' : undefined

const matching =
  (pattern: RegExp, code: FieldErrorCode = 'FIELD_INVALID'): Rule =>
  (text) =>
    pattern.test(text) ? undefined : code

const required =
  (...rules: Rule[]): Rule =>
  (text) =>
    text === '' ? 'FIELD_REQUIRED' : findFirstError(rules, text)

const optional =
  (...rules: Rule[]): Rule =>
  (text) =>
    text === '' ? undefined : findFirstError(rules, text)

const findFirstError = (rules: readonly Rule[], text: string): FieldErrorCode | undefined => {
  for (const rule of rules) {
    const code = rule(text)
    if (code) return code
  }
  return undefined
}

const iban: Rule = (text) => (isIban(text) ? undefined : 'IBAN_INVALID')
const email: Rule = (text) => (isEmail(text) ? undefined : 'FIELD_INVALID')
/** E.164: at most 15 digits. */
const phoneNumber = matching(/^\+[1-9]\d{6,14}$/)

export const rules = {
  givenName: required(singleLine(50)),
  fullName: required(singleLine(100)),
  email: required(singleLine(MAX_EMAIL_LENGTH), email),
  /** The user pool limits user names to 128 characters, fewer than an e-mail address may have. */
  accountEmail: required(singleLine(128), email),
  phoneNumber: required(phoneNumber),
  optionalPhoneNumber: optional(phoneNumber),
  companyName: required(singleLine(100)),
  iban: required(iban),
  optionalIban: optional(iban),
  licenseNumber: optional(singleLine(30), matching(/^(?=.*[A-Z0-9])[A-Z0-9./-]+$/)),
  /** ISO 3166-1 alpha-2. */
  country: optional(matching(/^[A-Z]{2}$/)),
  language: optional((text) => (isLocale(text) ? undefined : 'FIELD_INVALID')),
  currency: optional(matching(/^(SAR|USD|EUR)$/)),
  subject: required(singleLine(150)),
  message: required((text) =>
    text.length > 4000 ? 'FIELD_TOO_LONG' : text.isWellFormed() ? undefined : 'FIELD_INVALID',
  ),
} satisfies Record<string, Rule>

const saudiVatNumber = matching(/^3\d{13}3$/, 'VAT_NUMBER_INVALID')
/** Formats differ by country. A company without a tax number enters its registration number. */
const foreignTaxNumber = matching(/^(?=.*\d)[A-Z0-9][A-Z0-9./-]{3,29}$/)

/** Rule for a company's tax number. Only the Saudi format is checked; null means an unknown country. */
export const taxNumberRule = (country: string | null): Rule =>
  optional(country === 'SA' ? saudiVatNumber : foreignTaxNumber)

/** Validates fields and returns their errors in the given order. */
export const validateFields = (fields: readonly (readonly [path: string, text: string, rule: Rule])[]): FieldError[] =>
  fields.flatMap(([path, text, rule]) => {
    const code = rule(text)
    return code ? [{ path, code }] : []
  })

/** Reduces a license number to its letters and digits. Numbers with the same key belong to the same license. */
export const licenseKey = (licenseNumber: string): string => licenseNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const messages: Readonly<Record<FieldErrorCode, string>> = {
  FIELD_REQUIRED: 'is required',
  FIELD_TOO_LONG: 'is too long',
  FIELD_INVALID: 'is not valid',
  VAT_NUMBER_INVALID: 'must have 15 digits and begin and end with 3',
  IBAN_INVALID: 'is not an IBAN, or its check digits are wrong',
  IBAN_TAKEN: 'belongs to another company on the platform',
  LICENCE_BLACKLISTED: 'is on the blacklist of the ministry',
  LICENCE_TAKEN: 'belongs to another company on the platform',
  OWN_EMAIL: 'is the e-mail address of the sharing agent',
}

/** Builds the refusal of a body with invalid fields, which are listed in `extraDetails.fields`. Its code is the first one other than `FIELD_…`, if any. */
export const invalidFieldsRefusal = (fields: readonly FieldError[]) => {
  const specific = fields.find(({ code }) => !code.startsWith('FIELD_'))
  const message = fields.map(({ path, code }) => `${path} ${messages[code]}`).join('; ')
  return refusal(specific?.code ?? 'INVALID_REQUEST', `${message}.`, { fields })
}
