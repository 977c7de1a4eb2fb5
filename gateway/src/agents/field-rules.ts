import { z } from 'zod'
import { compactCode, tidyLines } from '#src/values/text.ts'
import { refusal } from '#src/errors.ts'
import { isLocale } from '#src/locales.ts'
import { normalizeIban, isIban } from './iban.ts'

// Rules for fields that people fill in about themselves and their company. They apply to text that `lineOfText`, `codeText` or
// `emailText` has normalized.

export type FaultCode =
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
export interface Fault {
  readonly path: string
  readonly code: FaultCode
}

type Rule = (text: string) => FaultCode | undefined

/** A single line of cleaned text; null if empty. Inner line breaks are kept, so that validation can reject them. */
export const lineOfText = z
  .string()
  .nullable()
  .transform((text) => tidyLines(text ?? ''))

/** Numbers and codes, in Latin digits and capitals without spaces. */
export const codeText = z
  .string()
  .nullable()
  .transform((text) => compactCode(text ?? ''))

/** An IBAN without spaces, dashes or a copied label. */
export const ibanText = z
  .string()
  .nullable()
  .transform((text) => normalizeIban(text ?? ''))

/** E-mail addresses, in lower case: accounts do not depend on letter case. */
export const emailText = lineOfText.transform((text) => text.toLowerCase())

const MAX_EMAIL_LENGTH = 254
const zodEmail = z.email().max(MAX_EMAIL_LENGTH)

/**
 * The rule for e-mail addresses everywhere: zod's `z.email()` on the trimmed text, at most 254 characters. The web app, the GraphQL
 * server and the identity stand-in use the same rule, so that all of them accept the same addresses.
 */
export const isEmail = (text: string): boolean => zodEmail.safeParse(text).success

/** No name contains markup, line breaks, halves of surrogate pairs or marks that change the text direction. */
const forbidden = /[<>\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

const oneLine =
  (maxLength: number): Rule =>
  (text) =>
    text.length > maxLength ? 'FIELD_TOO_LONG' : forbidden.test(text) ? 'FIELD_INVALID' : undefined

const pattern =
  (form: RegExp, code: FaultCode = 'FIELD_INVALID'): Rule =>
  (text) =>
    form.test(text) ? undefined : code

const required =
  (...rules: Rule[]): Rule =>
  (text) =>
    text === '' ? 'FIELD_REQUIRED' : firstOf(rules, text)

const optional =
  (...rules: Rule[]): Rule =>
  (text) =>
    text === '' ? undefined : firstOf(rules, text)

const firstOf = (rules: readonly Rule[], text: string): FaultCode | undefined => {
  for (const rule of rules) {
    const code = rule(text)
    if (code) return code
  }
  return undefined
}

const iban: Rule = (text) => (isIban(text) ? undefined : 'IBAN_INVALID')
const email: Rule = (text) => (isEmail(text) ? undefined : 'FIELD_INVALID')
/** E.164: at most 15 digits. */
const phoneNumber = pattern(/^\+[1-9]\d{6,14}$/)

export const rules = {
  givenName: required(oneLine(50)),
  fullName: required(oneLine(100)),
  email: required(oneLine(MAX_EMAIL_LENGTH), email),
  /** User names of the user pool are shorter than the longest e-mail addresses. */
  accountEmail: required(oneLine(128), email),
  phoneNumber: required(phoneNumber),
  optionalPhoneNumber: optional(phoneNumber),
  companyName: required(oneLine(100)),
  iban: required(iban),
  optionalIban: optional(iban),
  licenseNumber: optional(oneLine(30), pattern(/^(?=.*[A-Z0-9])[A-Z0-9./-]+$/)),
  /** ISO 3166-1 alpha-2. */
  country: optional(pattern(/^[A-Z]{2}$/)),
  language: optional((text) => (isLocale(text) ? undefined : 'FIELD_INVALID')),
  currency: optional(pattern(/^(SAR|USD|EUR)$/)),
  subject: required(oneLine(150)),
  message: required((text) =>
    text.length > 4000 ? 'FIELD_TOO_LONG' : text.isWellFormed() ? undefined : 'FIELD_INVALID',
  ),
} satisfies Record<string, Rule>

const saudiVatNumber = pattern(/^3\d{13}3$/, 'VAT_NUMBER_INVALID')
/** Formats differ by country; a company without a tax number states its registration number. */
const foreignTaxNumber = pattern(/^(?=.*\d)[A-Z0-9][A-Z0-9./-]{3,29}$/)

/** Rule for a company's tax number. Only the Saudi format is checked; null means an unknown country. */
export const taxNumberRule = (country: string | null): Rule =>
  optional(country === 'SA' ? saudiVatNumber : foreignTaxNumber)

/** Validates fields and returns their faults in the given order. */
export const faultsOf = (fields: readonly (readonly [path: string, text: string, rule: Rule])[]): Fault[] =>
  fields.flatMap(([path, text, rule]) => {
    const code = rule(text)
    return code ? [{ path, code }] : []
  })

/** License numbers with the same letters and digits are the same license. */
export const licenseKey = (licenseNumber: string): string => licenseNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const messages: Readonly<Record<FaultCode, string>> = {
  FIELD_REQUIRED: 'is required',
  FIELD_TOO_LONG: 'is too long',
  FIELD_INVALID: 'is not valid',
  VAT_NUMBER_INVALID: 'must have 15 digits and begin and end with 3',
  IBAN_INVALID: 'is not an IBAN, or its check digits are wrong',
  IBAN_TAKEN: 'belongs to another company on the platform',
  LICENCE_BLACKLISTED: 'is on the blacklist of the ministry',
  LICENCE_TAKEN: 'belongs to another company on the platform',
  OWN_EMAIL: 'is the address of the agent who shares',
}

/** Refusal of a body with invalid fields, all listed in `extraDetails.fields`. Its code is the first one other than `FIELD_…`. */
export const faultRefusal = (fields: readonly Fault[]) => {
  const specific = fields.find(({ code }) => !code.startsWith('FIELD_'))
  const message = fields.map(({ path, code }) => `${path} ${messages[code]}`).join('; ')
  return refusal(specific?.code ?? 'INVALID_REQUEST', `${message}.`, { fields })
}
