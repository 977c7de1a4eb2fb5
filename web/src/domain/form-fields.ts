import { toLatinDigits } from './digits.ts'

/** Text of a field exactly as typed, which is what a password is. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** An e-mail address, without the spaces and direction marks that come along when it is pasted. */
export const emailOf = (fields: FormData, name: string): string => toLatinDigits(textOf(fields, name)).trim()

/** Whether a text can be an e-mail address; only a mail that arrives can tell more. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Numbers and codes without the spaces they are written with. */
const tight = (text: string): string => toLatinDigits(text).replaceAll(/\s/g, '').toUpperCase()

/** ISO 13616: the first four characters move to the end, letters become 10 to 35, and 97 leaves a rest of 1. */
export function isIban(text: string): boolean {
  const iban = tight(text)
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}

/** Saudi VAT numbers begin and end with 3. */
export const isVatNumber = (text: string): boolean => /^3\d{13}3$/.test(tight(text))
