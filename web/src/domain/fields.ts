/**
 * Schemas of form fields: typed text in, the value for the server out. The message of an issue is a `FieldErrorCode`, which
 * `fields:errors` translates, so that an error follows a change of language.
 */
import * as z from 'zod/mini'
import { toLatinDigits } from './digits.ts'

/** What a required field asks for while it is empty. */
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
  | 'invalidName'
  | 'invalidPhone'
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

export type Normalize = (typed: string) => string

/** A rule as zod runs it. A form reports the first broken rule of each field. */
export const rule = (isMet: (value: string) => boolean, error: FieldErrorCode) => z.refine<string>(isMet, { error })

export const field = (normalize: Normalize, ...rules: ReturnType<typeof rule>[]) => {
  const value = z.pipe(z.string(), z.transform(normalize))
  return rules.length === 0 ? z.pipe(value, z.string()) : z.pipe(value, z.string().check(...rules))
}

/** Direction marks, double spaces and local digits come along when text is pasted. */
export const tidy: Normalize = (typed) => toLatinDigits(typed).normalize('NFC').replaceAll(/\s+/g, ' ').trim()

export const withoutSpaces: Normalize = (typed) => toLatinDigits(typed).replaceAll(/\s/g, '').toUpperCase()

/** Browsers submit line breaks as CR LF, and each of them would count twice. */
const multiline: Normalize = (typed) => typed.replaceAll('\r\n', '\n').trim()

const required = (missing: Missing) => rule((value) => value !== '', missing)
/** Counts letters as people do. */
const maxLength = (max: number) => rule((value) => Array.from(value).length <= max, `tooLong:${max}`)
export const optional = (isMet: (value: string) => boolean) => (value: string) => value === '' || isMet(value)

/** ISO 13616: the first four characters move to the end, letters become 10 to 35, and the remainder modulo 97 is 1. */
function isIban(typed: string): boolean {
  const iban = withoutSpaces(typed)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}

const emailAddress = z.email()
/** The gateway and the account service apply the same rule. */
const isEmail = (value: string): boolean => emailAddress.safeParse(value).success

const saudi = 'SA'

/** Saudi VAT numbers start and end with 3. Numbers of other countries, and of an unknown one (null), have too many forms to check. */
const isTaxNumber = (typed: string, country: string | null): boolean =>
  (country === saudi ? /^3\d{13}3$/ : /^(?=.*\d)[A-Z\d][A-Z\d./-]{3,29}$/).test(withoutSpaces(typed))

const taxNumberError = (country: string | null): FieldErrorCode =>
  country === saudi ? 'invalidVatNumber' : 'invalidTaxNumber'

/** Letters of any script and the signs between parts of a name: digits and other signs are in no passport. */
const isPersonName = (value: string): boolean => /^(?=.*\p{L})[\p{L}\p{M} '’‘ʼ\x60.,\u200c-\u200d-]+$/u.test(value)

const minPasswordLength = 8

export const requiredText = (max: number, missing: Missing) => field(tidy, required(missing), maxLength(max))
export const optionalText = (max: number) => field(tidy, maxLength(max))
/** An amount in riyals such as `150.50`, with a point or a comma. */
export const optionalAmount = () =>
  field(
    (typed) => tidy(toLatinDigits(typed)).replaceAll(/\s/g, '').replace(',', '.'),
    rule((amount) => amount === '' || /^\d{1,7}(\.\d{1,2})?$/.test(amount), 'invalidAmount'),
  )
export const requiredMessage = (max: number) => field(multiline, required('messageMissing'), maxLength(max))
export const optionalMessage = (max: number) => field(multiline, maxLength(max))
export const choice = (missing: Missing) => field((typed) => typed, required(missing))
export const optionalChoice = () => field((typed) => typed)
export const personName = (max: number, missing: Missing) =>
  field(tidy, required(missing), maxLength(max), rule(isPersonName, 'invalidName'))
export const email = () => field(tidy, required('emailMissing'), maxLength(254), rule(isEmail, 'invalidEmail'))

/** A plus stays, and makes the number invalid: its country code may contradict the chosen one. */
export const phoneDigits: Normalize = (typed) => tidy(typed).replaceAll(/[\s().-]/g, '')
export const phoneNumber = () =>
  field(
    phoneDigits,
    required('phoneMissing'),
    rule((value) => /^\d{4,14}$/.test(value), 'invalidPhone'),
  )

/** A choice of `phoneCountries`, such as `SA-966`; its value is the calling code. */
const callingCode: Normalize = (choice) => choice.replace(/^[A-Z]{2}-/, '')
export const phoneCountry = () => field(callingCode, required('countryCodeMissing'))
export const optionalPhoneCountry = () => field(callingCode)

export const optionalIban = () => field(withoutSpaces, rule(optional(isIban), 'invalidIban'))
/** Tax number of a company in this country; null is an unknown country. */
export const taxNumber = (country: string | null) =>
  field(
    withoutSpaces,
    required(country === saudi ? 'vatNumberMissing' : 'taxNumberMissing'),
    rule((value) => isTaxNumber(value, country), taxNumberError(country)),
  )

/** For a schema with `companyCountry` and an optional `vatNumber`. */
export const taxNumberOfCountry = z.refine<{ companyCountry: string; vatNumber: string }>(
  ({ companyCountry, vatNumber }) => !vatNumber || isTaxNumber(vatNumber, companyCountry),
  {
    error: ({ input }) => taxNumberError((input as { companyCountry: string }).companyCountry),
    path: ['vatNumber'],
    when: () => true,
  },
)

/** Whether companies of a country have to state an IBAN: refunds to Saudi companies are transferred. */
export const needsIban = (country: string): boolean => country === saudi

/** For a schema with `companyCountry` and `iban`. */
export const ibanOfCountry = z.refine<{ companyCountry: string; iban: string }>(
  ({ companyCountry, iban }) => Boolean(iban) || !needsIban(companyCountry),
  { error: 'ibanMissing' satisfies FieldErrorCode, path: ['iban'], when: () => true },
)

/** For a schema with `companyCountry` and rows of IBANs. */
export const ibansOfCountry = z.refine<{ companyCountry: string; ibans: { iban: string }[] }>(
  ({ companyCountry, ibans }) => ibans.some(({ iban }) => Boolean(iban)) || !needsIban(companyCountry),
  { error: 'ibanMissing' satisfies FieldErrorCode, path: ['ibans', 0, 'iban'], when: () => true },
)

/** A tax number as it is sent, checked by `taxNumberOfCountry`. */
export const uncheckedTaxNumber = () => field(withoutSpaces)

/** Six digits, however they were typed or pasted. */
export const sixDigits = () =>
  field(
    (typed) => toLatinDigits(typed).replaceAll(/[\s-]/g, ''),
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

/** For a schema with `password` and `confirmation`. */
export const passwordsMatch = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => confirmation === '' || password === confirmation,
  // Also while the password itself is invalid, so that both errors show at once.
  { error: 'passwordsDiffer' satisfies FieldErrorCode, path: ['confirmation'], when: () => true },
)

export const acceptedTerms = () =>
  z.boolean().check(z.refine((isAccepted) => isAccepted, { error: 'termsNotAccepted' satisfies FieldErrorCode }))
