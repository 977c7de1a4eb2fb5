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
