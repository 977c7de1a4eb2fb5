/**
 * Schemas for form fields. A schema converts typed text to the value that is sent to the server. The message of an issue is a `FieldErrorCode`, which
 * `fields:errors` translates, so that errors follow a change of language.
 */
import * as z from 'zod/mini'
import { parseAmount } from './digits.ts'
import { normalizeIban, isIban } from './iban.ts'
import { compactCode, tidy, tidyLines, tidyName } from './text.ts'

/** Error code for a required field that is empty. */
type Missing =
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'ownFirstNameMissing'
  | 'ownLastNameMissing'
  | 'nameMissing'
  | 'emailMissing'
  | 'phoneMissing'
  | 'countryCodeMissing'
  | 'passwordMissing'
  | 'oldPasswordMissing'
  | 'newPasswordMissing'
  | 'confirmationMissing'
  | 'companyNameMissing'
  | 'countryMissing'
  | 'licenseMissing'
  | 'ibanMissing'
  | 'vatNumberMissing'
  | 'taxNumberMissing'
  | 'titleMissing'
  | 'genderMissing'
  | 'subjectMissing'
  | 'messageMissing'

export type FieldErrorCode =
  | Missing
  | 'invalidEmail'
  | 'brackets'
  | 'noLetters'
  | 'invalidPhone'
  | 'otherCallingCode'
  | 'invalidCode'
  | 'invalidIban'
  | 'invalidVatNumber'
  | 'invalidTaxNumber'
  | 'invalidPassport'
  | 'invalidFlight'
  | 'invalidTime'
  | 'invalidAmount'
  | 'passwordTooShort'
  | 'passwordGuessable'
  | 'passwordsDiffer'
  | 'termsNotAccepted'
  | `tooLong:${number}`
  | `nameTooLong:${number}`
  | `characterInName:${string}`

export type Normalize = (typed: string) => string

/** Creates a validation rule. A form reports the first violated rule of each field. */
export const rule = (isMet: (value: string) => boolean, error: FieldErrorCode) => z.refine<string>(isMet, { error })

export const field = (normalize: Normalize, ...rules: ReturnType<typeof rule>[]) => {
  const value = z.pipe(z.string(), z.transform(normalize))
  return rules.length === 0 ? z.pipe(value, z.string()) : z.pipe(value, z.string().check(...rules))
}

const required = (missing: Missing) => rule((value) => value !== '', missing)
/** Length in code points rather than UTF-16 units. */
const countCharacters = (value: string) => Array.from(value).length
const maxLength = (max: number) => rule((value) => countCharacters(value) <= max, `tooLong:${max}`)
/** Limits a condition to values that are not empty. */
export const optional = (isMet: (value: string) => boolean) => (value: string) => value === '' || isMet(value)

const emailAddress = z.email()
/** The gateway and the account service use the same rule. */
const isEmail = (value: string): boolean => emailAddress.safeParse(value).success

const saudi = 'SA'

/** Removes dashes only from Saudi numbers, where they group digits. Elsewhere they may be part of the number. */
const normalizeTaxNumber = (typed: string, country: string | null) =>
  country === saudi ? compactCode(typed).replaceAll('-', '') : compactCode(typed)

/** Saudi VAT numbers start and end with 3. Numbers of other or unknown countries (null) have too many formats to check in detail. */
const isTaxNumber = (typed: string, country: string | null): boolean =>
  (country === saudi ? /^3\d{13}3$/ : /^(?=.*\d)[A-Z\d][A-Z\d./-]{3,29}$/).test(normalizeTaxNumber(typed, country))

const taxNumberError = (country: string | null): FieldErrorCode =>
  country === saudi ? 'invalidVatNumber' : 'invalidTaxNumber'

const invalidNameCharacter = /[^\p{L}\p{M} '.,\u200c-\u200d-]/u

/** Why a cleaned name cannot be in a passport, by the same rules as the server; undefined if it can. */
export function nameProblem(name: string): FieldErrorCode | undefined {
  const [character] = invalidNameCharacter.exec(name) ?? []
  if (character === undefined) return /\p{L}/u.test(name) ? undefined : 'noLetters'
  if (/[\p{Ps}\p{Pe}]/u.test(character)) return 'brackets'
  const codePoint = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `characterInName:${/[\p{C}\p{Z}]/u.test(character) ? `U+${codePoint}` : character}`
}

const minPasswordLength = 8

export const requiredText = (max: number, missing: Missing) => field(tidy, required(missing), maxLength(max))
export const optionalText = (max: number) => field(tidy, maxLength(max))
/** An amount in riyals such as `150.50`. */
export const optionalAmount = () =>
  field(
    (typed) => (tidy(typed) === '' ? '' : (parseAmount(typed) ?? typed)),
    rule((amount) => amount === '' || /^\d{1,7}\.\d{2}$/.test(amount), 'invalidAmount'),
  )
export const requiredMessage = (max: number) => field(tidyLines, required('messageMissing'), maxLength(max))
export const optionalMessage = (max: number) => field(tidyLines, maxLength(max))
export const choice = (missing: Missing) => field((typed) => typed, required(missing))
export const optionalChoice = () => field((typed) => typed)
/** A name as in the passport. A name that consists only of separators counts as missing. */
export const personName = (max: number, missing: Missing) =>
  z.pipe(
    z.pipe(z.string(), z.transform(tidyName)),
    z.string().check(
      z.check<string>((context) => {
        const { value } = context
        const error =
          value === '' ? missing : countCharacters(value) > max ? (`nameTooLong:${max}` as const) : nameProblem(value)
        if (error) context.issues.push({ code: 'custom', input: value, message: error })
      }),
    ),
  )
export const email = () => field(tidy, required('emailMissing'), maxLength(254), rule(isEmail, 'invalidEmail'))

/** Digits of a phone number. Keeps a leading plus, which marks a calling code. The server removes the calling code. */
export const phoneDigits: Normalize = (typed) => compactCode(typed).replaceAll(/[().-]/g, '')
export const phoneNumber = () =>
  field(
    phoneDigits,
    required('phoneMissing'),
    rule((value) => /^(\d{4,14}|(\+|00)\d{5,17})$/.test(value), 'invalidPhone'),
  )

/** Turns an option of `phoneCountries`, such as `SA-966`, into the calling code. */
const callingCode: Normalize = (choice) => choice.replace(/^[A-Z]{2}-/, '')
export const phoneCountry = () => field(callingCode, required('countryCodeMissing'))
export const optionalPhoneCountry = () => field(callingCode)

export const optionalIban = () => field(normalizeIban, rule(optional(isIban), 'invalidIban'))
/** Schema for a company's tax number. `country` is null if unknown. */
export const taxNumber = (country: string | null) =>
  field(
    (typed) => normalizeTaxNumber(typed, country),
    required(country === saudi ? 'vatNumberMissing' : 'taxNumberMissing'),
    rule((value) => isTaxNumber(value, country), taxNumberError(country)),
  )

/** Rule for a schema with `companyCountry` and an optional `vatNumber`: the tax number has the format of the country. */
export const taxNumberMatchesCountry = z.refine<{ companyCountry: string; vatNumber: string }>(
  ({ companyCountry, vatNumber }) => !vatNumber || isTaxNumber(vatNumber, companyCountry),
  {
    error: ({ input }) => taxNumberError((input as { companyCountry: string }).companyCountry),
    path: ['vatNumber'],
    when: () => true,
  },
)

/** Whether companies in a country must enter an IBAN. Refunds to Saudi companies are bank transfers. */
export const needsIban = (country: string): boolean => country === saudi

/** Rule for a schema with `companyCountry` and `iban`: the IBAN is not missing if the country requires one. */
export const hasRequiredIban = z.refine<{ companyCountry: string; iban: string }>(
  ({ companyCountry, iban }) => Boolean(iban) || !needsIban(companyCountry),
  { error: 'ibanMissing' satisfies FieldErrorCode, path: ['iban'], when: () => true },
)

/** Rule for a schema with `companyCountry` and rows of IBANs: at least one IBAN if the country requires one. */
export const hasRequiredIbans = z.refine<{ companyCountry: string; ibans: { iban: string }[] }>(
  ({ companyCountry, ibans }) => ibans.some(({ iban }) => Boolean(iban)) || !needsIban(companyCountry),
  { error: 'ibanMissing' satisfies FieldErrorCode, path: ['ibans', 0, 'iban'], when: () => true },
)

/** A tax number that is only normalized. Validate it with `taxNumberMatchesCountry`. */
export const uncheckedTaxNumber = () => field(compactCode)

/** Six digits, with any separators between them. */
export const sixDigits = () =>
  field(
    (typed) => compactCode(typed).replaceAll('-', ''),
    rule((value) => /^\d{6}$/.test(value), 'invalidCode'),
  )

/** Passwords are used exactly as typed. */
export const password = () => field((typed) => typed, required('passwordMissing'))
export const oldPassword = () => field((typed) => typed, required('oldPasswordMissing'))
export const passwordConfirmation = () => field((typed) => typed, required('confirmationMissing'))
export const newPassword = () =>
  field(
    (typed) => typed,
    required('newPasswordMissing'),
    rule((value) => Array.from(value).length >= minPasswordLength, 'passwordTooShort'),
  )

/** Rule for a schema with `password` and `confirmation`, which must be equal. */
export const passwordsMatch = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => confirmation === '' || password === confirmation,
  // Runs even if the password is invalid, so that both errors show at once.
  { error: 'passwordsDiffer' satisfies FieldErrorCode, path: ['confirmation'], when: () => true },
)

export const acceptedTerms = () =>
  z.boolean().check(z.refine((isAccepted) => isAccepted, { error: 'termsNotAccepted' satisfies FieldErrorCode }))
