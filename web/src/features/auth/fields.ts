import { toLatinDigits } from '#src/domain/digits.ts'

/** What the forms of this folder demand before the account service is asked. */

export type FieldProblem = 'required' | 'invalidEmail' | 'passwordTooShort' | 'passwordsDiffer'

const shortestPassword = 8

/** Text of a field exactly as typed, which is what a password is. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** An e-mail address, without the spaces and direction marks that come along when it is pasted. */
export const emailOf = (fields: FormData, name: string): string => toLatinDigits(textOf(fields, name)).trim()

export function emailProblem(email: string): FieldProblem | null {
  if (email === '') return 'required'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : 'invalidEmail'
}

export function newPasswordProblem(password: string): FieldProblem | null {
  if (password === '') return 'required'
  return Array.from(password).length < shortestPassword ? 'passwordTooShort' : null
}

export function confirmationProblem(password: string, confirmation: string): FieldProblem | null {
  if (confirmation === '') return 'required'
  return password === confirmation ? null : 'passwordsDiffer'
}
