import { isEmail } from '#src/domain/form-fields.ts'

/** What the forms of this folder demand before the account service is asked. */

export type FieldProblem = 'required' | 'invalidEmail' | 'passwordTooShort' | 'passwordsDiffer'

const shortestPassword = 8

export function emailProblem(email: string): FieldProblem | null {
  if (email === '') return 'required'
  return isEmail(email) ? null : 'invalidEmail'
}

export function newPasswordProblem(password: string): FieldProblem | null {
  if (password === '') return 'required'
  return Array.from(password).length < shortestPassword ? 'passwordTooShort' : null
}

export function confirmationProblem(password: string, confirmation: string): FieldProblem | null {
  if (confirmation === '') return 'required'
  return password === confirmation ? null : 'passwordsDiffer'
}
