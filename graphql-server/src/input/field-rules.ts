import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { FieldFault } from '../errors/invalid-input.ts'
import { digitsOf, hasControlCharacters, latinDigits, lengthOf, tidy } from './text-input.ts'

/** A field after its rule: the value as it is sent on, or what is wrong with it. */
export type Checked = { value: string; fault: FieldFault | null }

type Rule = (path: string, raw: string) => Checked

/** Takes the values of checked fields and keeps every fault on the way. */
export function collectFaults(faults: FieldFault[] = []) {
  const take = ({ value, fault }: Checked): string => {
    if (fault) faults.push(fault)
    return value
  }
  return { faults, take }
}

const maxNameLength = 50

/** A rule for a field that may be left out. */
export const unlessEmpty =
  (rule: Rule): Rule =>
  (path, raw) =>
    raw.trim() === '' ? { value: '', fault: null } : rule(path, raw)

function matching(
  normalise: (raw: string) => string,
  pattern: RegExp,
  code: 'FIELD_INVALID' | 'VAT_NUMBER_INVALID' = 'FIELD_INVALID',
): Rule {
  return (path, raw) => {
    const value = normalise(raw)
    if (value === '') return { value, fault: { path, code: 'FIELD_REQUIRED' } }
    return { value, fault: pattern.test(value) ? null : { path, code } }
  }
}

/** Letters of any script with what stands between the parts of a name; digits and other signs are in no passport. */
const nameForm = /^(?=.*\p{L})[\p{L}\p{M} '’‘ʼ\x60.,\u200c-\u200d-]+$/u

/** Names go to hotels and visa systems that print them. */
export const personName: Rule = (path, raw) => {
  const value = tidy(raw)
  if (value === '') return { value, fault: { path, code: 'FIELD_REQUIRED' } }
  if (lengthOf(value) > maxNameLength) return { value, fault: { path, code: 'FIELD_TOO_LONG', max: maxNameLength } }
  return { value, fault: nameForm.test(value) ? null : { path, code: 'FIELD_INVALID' } }
}

/** Free text of limited length. */
export const freeText =
  ({ min = 0, max }: { min?: number; max: number }): Rule =>
  (path, raw) => {
    const value = tidy(raw)
    const length = lengthOf(value)
    if (length === 0 && min > 0) return { value, fault: { path, code: 'FIELD_REQUIRED' } }
    if (length < min) return { value, fault: { path, code: 'FIELD_TOO_SHORT', min } }
    if (length > max) return { value, fault: { path, code: 'FIELD_TOO_LONG', max } }
    return { value, fault: hasControlCharacters(value) ? { path, code: 'FIELD_INVALID' } : null }
  }

/** Text of several lines, which must not be empty; other control characters than line breaks are taken out. */
export const longText =
  ({ max }: { max: number }): Rule =>
  (path, raw) => {
    const lines = raw.split(/\r\n|\r|\n/).map((line) => tidy(line.replaceAll(/\p{Cc}/gu, ' ')))
    const value = lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
    if (value === '') return { value, fault: { path, code: 'FIELD_REQUIRED' } }
    return { value, fault: lengthOf(value) > max ? { path, code: 'FIELD_TOO_LONG', max } : null }
  }

export const email = matching(
  tidy,
  /^(?=.{6,254}$)[^\s@<>"(),:;\\[\]]{1,64}@(?:[\p{L}\d-]+\.)+[\p{L}\d-]*\p{L}[\p{L}\d-]*$/u,
)
const phoneNumber = matching(digitsOf, /^\d{4,14}$/)
const callingCode = matching((raw) => digitsOf(raw).replace(/^00/, ''), /^[1-9]\d{0,5}$/)

type Phone = { phoneCountryCode: string; phone: string }

/**
 * A telephone number in its two parts, under `prefix` in the input. The number comes back as it is dialled after the country
 * code: people type the zero of calls at home as well. One that no line of its country can have is at fault.
 */
export function takePhone({ faults, take }: ReturnType<typeof collectFaults>, prefix: string, typed: Phone): Phone {
  const before = faults.length
  const phoneCountryCode = take(callingCode(`${prefix}phoneCountryCode`, typed.phoneCountryCode))
  const number = take(phoneNumber(`${prefix}phone`, typed.phone))
  const parsed = parsePhoneNumberFromString(`+${phoneCountryCode}${number}`)
  if (faults.length === before && parsed && !parsed.isPossible()) {
    faults.push({ path: `${prefix}phone`, code: 'FIELD_INVALID' })
  }
  return { phoneCountryCode, phone: parsed?.nationalNumber ?? number }
}

/** A number of the form `+966501234567` in the two parts that people fill in; null where it is none. */
export function phoneParts(number: string): { phoneCountryCode: string | null; phone: string | null } {
  const parsed = parsePhoneNumberFromString(number)
  return { phoneCountryCode: parsed?.countryCallingCode ?? null, phone: parsed?.nationalNumber ?? null }
}

export const authCode = matching(digitsOf, /^\d{6}$/)
export const idempotencyKey = matching((raw) => raw, /^[A-Za-z\d-]{8,64}$/)
export const vatNumber = matching(
  (raw) => latinDigits(tidy(raw)).replaceAll(' ', ''),
  /^3\d{13}3$/,
  'VAT_NUMBER_INVALID',
)

/** ISO 13616: the first four characters move to the end, letters become 10 to 35, and 97 leaves a rest of 1. */
export const iban: Rule = (path, raw) => {
  const value = latinDigits(tidy(raw)).replaceAll(' ', '').toUpperCase()
  const fault: FieldFault = { path, code: 'IBAN_INVALID' }
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(value)) return { value, fault }
  const digits = `${value.slice(4)}${value.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return { value, fault: BigInt(digits) % 97n === 1n ? null : fault }
}
