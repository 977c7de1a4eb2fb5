import { toLatinDigits } from '#src/domain/digits.ts'
import { isEmail, isIban, isVatNumber, textOf } from '#src/domain/form-fields.ts'

/** What forms demand before the account service is asked. */

export type FieldProblem =
  | 'required'
  | 'invalidEmail'
  | 'invalidCode'
  | 'passwordTooShort'
  | 'passwordsDiffer'
  | 'termsNotAccepted'
  | 'invalidIban'
  | 'invalidVatNumber'

/** What is wrong with the fields of a form; nothing with those that are not named. */
export type Problems<Name extends string> = Partial<Record<Name, FieldProblem | null>>

export const isFaultless = (problems: Problems<string>): boolean => Object.values(problems).every((problem) => !problem)

const shortestPassword = 8

export const requiredProblem = (text: string): FieldProblem | null => (text.trim() === '' ? 'required' : null)

export function emailProblem(email: string): FieldProblem | null {
  return requiredProblem(email) ?? (isEmail(email) ? null : 'invalidEmail')
}

export function ibanProblem(typed: string): FieldProblem | null {
  return requiredProblem(typed) ?? (isIban(typed) ? null : 'invalidIban')
}

/** It may be left out. */
export function vatNumberProblem(typed: string): FieldProblem | null {
  return typed.trim() === '' || isVatNumber(typed) ? null : 'invalidVatNumber'
}

/** The digits of a code, however they were typed or pasted. */
export const codeOf = (fields: FormData): string => toLatinDigits(textOf(fields, 'code')).replaceAll(/[\s-]/g, '')

export function codeProblem(code: string): FieldProblem | null {
  return requiredProblem(code) ?? (/^\d{6}$/.test(code) ? null : 'invalidCode')
}

export function newPasswordProblem(password: string): FieldProblem | null {
  if (password === '') return 'required'
  return Array.from(password).length < shortestPassword ? 'passwordTooShort' : null
}

export function confirmationProblem(password: string, confirmation: string): FieldProblem | null {
  if (confirmation === '') return 'required'
  return password === confirmation ? null : 'passwordsDiffer'
}
