import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'
import type { FieldError } from '../errors/invalid-input.ts'
import { isCountryCode } from '../values/country-code.ts'
import { codeOf, tidy, tidyLines } from '../values/text.ts'
import { digitsOf, hasControlCharacters, isStorable, lengthOf } from './text-input.ts'

/** A checked field: the value to send, and its error if it has one. */
export type Checked = { value: string; error: FieldError | null }

type Rule = (path: string, raw: string) => Checked

/** Collects the errors of checked fields; `take` returns a field's value. */
export function collectErrors(errors: FieldError[] = []) {
  const take = ({ value, error }: Checked): string => {
    if (error) errors.push(error)
    return value
  }
  return { errors, take }
}

const maxNameLength = 50

/** A rule for a field that may be empty. */
export const unlessEmpty =
  (rule: Rule): Rule =>
  (path, raw) =>
    raw.trim() === '' ? { value: '', error: null } : rule(path, raw)

function matching(
  normalize: (raw: string) => string,
  pattern: RegExp,
  code: 'FIELD_INVALID' | 'VAT_NUMBER_INVALID' = 'FIELD_INVALID',
): Rule {
  return (path, raw) => {
    const value = normalize(raw)
    if (value === '') return { value, error: { path, code: 'FIELD_REQUIRED' } }
    return { value, error: pattern.test(value) ? null : { path, code } }
  }
}

/** Letters of any script with the characters that join the parts of a name. Passports have no digits or other signs. */
const nameForm = /^(?=.*\p{L})[\p{L}\p{M} '’‘ʼ\x60.,\u200c-\u200d-]+$/u

/** A person's name, as hotels and visa systems print it. */
export const personName: Rule = (path, raw) => {
  const value = tidy(raw)
  if (value === '') return { value, error: { path, code: 'FIELD_REQUIRED' } }
  if (lengthOf(value) > maxNameLength) return { value, error: { path, code: 'FIELD_TOO_LONG', max: maxNameLength } }
  return { value, error: nameForm.test(value) ? null : { path, code: 'FIELD_INVALID' } }
}

/** Free text of limited length. */
export const freeText =
  ({ min = 0, max }: { min?: number; max: number }): Rule =>
  (path, raw) => {
    const value = tidy(raw)
    const length = lengthOf(value)
    if (length === 0 && min > 0) return { value, error: { path, code: 'FIELD_REQUIRED' } }
    if (length < min) return { value, error: { path, code: 'FIELD_TOO_SHORT', min } }
    if (length > max) return { value, error: { path, code: 'FIELD_TOO_LONG', max } }
    const isValid = isStorable(value) && !hasControlCharacters(value)
    return { value, error: isValid ? null : { path, code: 'FIELD_INVALID' } }
  }

/** Text of several lines, not empty. Control characters other than line breaks become spaces. */
export const longText =
  ({ max }: { max: number }): Rule =>
  (path, raw) => {
    const value = tidyLines(raw.replaceAll(/(?![\r\n])\p{Cc}/gu, ' '))
    if (!isStorable(raw)) return { value, error: { path, code: 'FIELD_INVALID' } }
    if (value === '') return { value, error: { path, code: 'FIELD_REQUIRED' } }
    return { value, error: lengthOf(value) > max ? { path, code: 'FIELD_TOO_LONG', max } : null }
  }

const emailAddress = z.email().max(254)

/** The gateway's rule for e-mail addresses, so that an address accepted here is accepted there. */
export const email: Rule = (path, raw) => {
  const value = tidy(raw)
  if (value === '') return { value, error: { path, code: 'FIELD_REQUIRED' } }
  return { value, error: emailAddress.safeParse(value).success ? null : { path, code: 'FIELD_INVALID' } }
}

/** A plus begins an international number, whose country code may contradict the other field: it is invalid. */
const nationalDigits = (raw: string) => (raw.includes('+') ? raw : digitsOf(raw))
const phoneNumber = matching(nationalDigits, /^\d{4,14}$/)
const callingCode = matching((raw) => digitsOf(raw).replace(/^00/, ''), /^[1-9]\d{0,5}$/)

type Phone = { phoneCountryCode: string; phone: string }

/**
 * Checks a telephone number of two fields, whose paths begin with `prefix`. Returns the number as it is dialed after the country
 * code: people also type the zero of domestic calls. A number of a length its country does not have is invalid.
 */
export function takePhone({ errors, take }: ReturnType<typeof collectErrors>, prefix: string, typed: Phone): Phone {
  const before = errors.length
  const phoneCountryCode = take(callingCode(`${prefix}phoneCountryCode`, typed.phoneCountryCode))
  const number = take(phoneNumber(`${prefix}phone`, typed.phone))
  const parsed = parsePhoneNumberFromString(`+${phoneCountryCode}${number}`)
  if (errors.length === before && parsed && !parsed.isPossible()) {
    errors.push({ path: `${prefix}phone`, code: 'FIELD_INVALID' })
  }
  return { phoneCountryCode, phone: parsed?.nationalNumber ?? number }
}

/** Splits a number like `+966501234567` into its two fields; null where it cannot be read. */
export function phoneParts(number: string): { phoneCountryCode: string | null; phone: string | null } {
  const parsed = parsePhoneNumberFromString(number)
  return { phoneCountryCode: parsed?.countryCallingCode ?? null, phone: parsed?.nationalNumber ?? null }
}

/** A time of day, `22:30`. */
export const clockTime = matching(tidy, /^([01]\d|2[0-3]):[0-5]\d$/)
export const authCode = matching(digitsOf, /^\d{6}$/)
export const idempotencyKey = matching((raw) => raw, /^[A-Za-z\d-]{8,64}$/)
/** Letters and digits; passports of no country are shorter or longer. */
export const passportNumber = matching(codeOf, /^[A-Z\d]{5,20}$/)
/** A flight number with its airline, `SV820`. */
export const flightNumber = matching(codeOf, /^[A-Z\d]{2,3}\d{1,4}[A-Z]?$/)
const saudiVatNumber = matching(codeOf, /^3\d{13}3$/, 'VAT_NUMBER_INVALID')
const anyTaxNumber = matching(codeOf, /^(?=.*\d)[A-Z\d][A-Z\d./-]{3,29}$/)

/** Rule for a company's tax number. Only the Saudi format is checked; without a country the gateway decides. */
export const taxNumber = (country?: string | null): Rule => (country === 'SA' ? saudiVatNumber : anyTaxNumber)

/** ISO 3166-1 alpha-2 code. */
export const countryCode: Rule = (path, raw) => {
  const value = tidy(raw).toUpperCase()
  return { value, error: isCountryCode(value) ? null : { path, code: 'FIELD_INVALID' } }
}

/** ISO 13616: with the first four characters moved to the end and letters as 10 to 35, the remainder by 97 is 1. */
export const iban: Rule = (path, raw) => {
  const value = codeOf(raw)
  const error: FieldError = { path, code: 'IBAN_INVALID' }
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(value)) return { value, error }
  const digits = `${value.slice(4)}${value.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return { value, error: BigInt(digits) % 97n === 1n ? null : error }
}
