/** What the forms of this folder demand before the account service is asked. */

export type FieldProblem = 'required' | 'invalidEmail' | 'passwordTooShort' | 'passwordsDiffer'

const shortestPassword = 8

/** Text of a field, without the invisible direction marks that come along when an address is pasted from Arabic text. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '') : ''
}

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
