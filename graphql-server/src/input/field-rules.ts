import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'
import type { FieldError, InvalidField } from '../errors/invalid-input.ts'
import { isCountryCode } from '../values/country-code.ts'
import { toIban } from '../values/iban.ts'
import { compactCode, tidy, tidyLines } from '../values/text.ts'
import { compactNumber, hasControlCharacters, isStorable, countCharacters } from './text-input.ts'

/** A validated field: the value to send, and its error, if any. */
export type CheckedField = { value: string; error: FieldError | null }

type Rule = (path: string, raw: string) => CheckedField

/** Collects the errors of validated fields. `unwrap` returns a field's value and adds its error, if any, to `errors`. */
export function collectErrors(errors: FieldError[] = []) {
  const unwrap = ({ value, error }: CheckedField): string => {
    if (error) errors.push(error)
    return value
  }
  return { errors, unwrap }
}

/** Makes a rule accept an empty field. */
export const optionalRule =
  (rule: Rule): Rule =>
  (path, raw) =>
    raw.trim() === '' ? { value: '', error: null } : rule(path, raw)

function createPatternRule(
  normalize: (raw: string) => string,
  pattern: RegExp,
  problem: InvalidField['variant'] | 'IBAN_INVALID',
): Rule {
  return (path, raw) => {
    const value = normalize(raw)
    if (value === '') return { value, error: { path, code: 'FIELD_REQUIRED' } }
    if (pattern.test(value)) return { value, error: null }
    return {
      value,
      error: problem === 'IBAN_INVALID' ? { path, code: problem } : { path, code: 'FIELD_INVALID', variant: problem },
    }
  }
}

/** Free text of limited length. */
export const freeText =
  ({ min = 0, max }: { min?: number; max: number }): Rule =>
  (path, raw) => {
    const value = tidy(raw)
    const length = countCharacters(value)
    if (length === 0 && min > 0) return { value, error: { path, code: 'FIELD_REQUIRED' } }
    if (length < min) return { value, error: { path, code: 'FIELD_TOO_SHORT', min } }
    if (length > max) return { value, error: { path, code: 'FIELD_TOO_LONG', max } }
    const isValid = isStorable(value) && !hasControlCharacters(value)
    return { value, error: isValid ? null : { path, code: 'FIELD_INVALID', variant: 'characters' } }
  }

/** Required text of several lines. Control characters other than line breaks become spaces. */
export const longText =
  ({ max }: { max: number }): Rule =>
  (path, raw) => {
    const value = tidyLines(raw.replaceAll(/(?![\r\n])\p{Cc}/gu, ' '))
    if (!isStorable(raw)) return { value, error: { path, code: 'FIELD_INVALID', variant: 'characters' } }
    if (value === '') return { value, error: { path, code: 'FIELD_REQUIRED' } }
    return { value, error: countCharacters(value) > max ? { path, code: 'FIELD_TOO_LONG', max } : null }
  }

const emailAddress = z.email().max(254)

/** The gateway's rule for email addresses, so that this server and the gateway accept the same addresses. */
export const email: Rule = (path, raw) => {
  const value = tidy(raw)
  if (value === '') return { value, error: { path, code: 'FIELD_REQUIRED' } }
  return {
    value,
    error: emailAddress.safeParse(value).success ? null : { path, code: 'FIELD_INVALID', variant: 'email' },
  }
}

const phoneNumber = createPatternRule((raw) => compactNumber(raw).replace(/^\+/, ''), /^\d{4,14}$/, 'phone')
const callingCode = createPatternRule(
  (raw) => compactNumber(raw).replace(/^(?:\+|00)/, ''),
  /^[1-9]\d{0,5}$/,
  'callingCode',
)

type Phone = { phoneCountryCode: string; phone: string }

/** Returns a number without its calling code, if it has one; undefined if it starts with a different code. */
function removeCallingCode(typed: string, code: string): string | undefined {
  const digits = compactNumber(typed)
  const international = /^(?:\+|00)(\d+)$/.exec(digits)?.[1]
  if (international !== undefined) return international.startsWith(code) ? international.slice(code.length) : undefined
  const isPossible = (national: string) => parsePhoneNumberFromString(`+${code}${national}`)?.isPossible() === true
  const withoutCode = digits.startsWith(code) ? digits.slice(code.length) : ''
  // Without a plus, these digits may also be the first digits of the national number.
  return withoutCode !== '' && !isPossible(digits) && isPossible(withoutCode) ? withoutCode : digits
}

/**
 * Checks a phone number in two fields, whose paths begin with `prefix`. Returns the number without the country code and the zero of
 * domestic calls, which people often type as well. A number whose length is impossible in its country is invalid.
 */
export function checkPhone({ errors, unwrap }: ReturnType<typeof collectErrors>, prefix: string, typed: Phone): Phone {
  const errorCountBefore = errors.length
  const phoneCountryCode = unwrap(callingCode(`${prefix}phoneCountryCode`, typed.phoneCountryCode))
  const path = `${prefix}phone`
  const nationalNumber = removeCallingCode(typed.phone, phoneCountryCode)
  if (nationalNumber === undefined) {
    errors.push({ path, code: 'FIELD_INVALID', variant: 'phoneCountry', params: { code: phoneCountryCode } })
    return { phoneCountryCode, phone: '' }
  }
  const number = unwrap(phoneNumber(path, nationalNumber))
  const parsed = parsePhoneNumberFromString(`+${phoneCountryCode}${number}`)
  if (errors.length === errorCountBefore && parsed && !parsed.isPossible()) {
    errors.push({ path, code: 'FIELD_INVALID', variant: 'phoneLength', params: { code: phoneCountryCode } })
  }
  return { phoneCountryCode, phone: parsed?.nationalNumber ?? number }
}

/** Splits a number like `+966501234567` into calling code and number. Both fields are null if the text cannot be parsed. */
export function splitPhone(number: string): { phoneCountryCode: string | null; phone: string | null } {
  const parsed = parsePhoneNumberFromString(number)
  return { phoneCountryCode: parsed?.countryCallingCode ?? null, phone: parsed?.nationalNumber ?? null }
}

/** A time of day, `22:30`. */
export const clockTime = createPatternRule(tidy, /^([01]\d|2[0-3]):[0-5]\d$/, 'time')
export const authCode = createPatternRule(compactNumber, /^\d{6}$/, 'authCode')
export const idempotencyKey = createPatternRule((raw) => raw, /^[A-Za-z\d-]{8,64}$/, 'key')
/** Letters and digits, within the lengths of all countries' passports. */
export const passportNumber = createPatternRule(compactCode, /^[A-Z\d]{5,20}$/, 'passport')
/** A flight number with its airline, `SV820`. */
export const flightNumber = createPatternRule(compactCode, /^[A-Z\d]{2,3}\d{1,4}[A-Z]?$/, 'flight')
/** A company's tax number in any country; the gateway knows the formats. */
export const taxNumber = createPatternRule(compactCode, /^(?=.*\d)[A-Z\d][A-Z\d./-]{3,29}$/, 'taxNumber')
/** An IBAN of any country; the gateway knows the lengths and check digits. */
export const iban = createPatternRule(toIban, /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/, 'IBAN_INVALID')

/** ISO 3166-1 alpha-2 code. */
export const countryCode: Rule = (path, raw) => {
  const value = tidy(raw).toUpperCase()
  return { value, error: isCountryCode(value) ? null : { path, code: 'FIELD_INVALID', variant: 'country' } }
}
