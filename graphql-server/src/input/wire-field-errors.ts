import type { FieldError } from '../errors/invalid-input.ts'
import { field, list, text } from '../gateway/wire.ts'

/** Codes of the gateway that this server shows as they are; every other one is FIELD_INVALID. */
const sharedCodes = [
  'FIELD_REQUIRED',
  'IBAN_INVALID',
  'IBAN_TAKEN',
  'LICENCE_BLACKLISTED',
  'LICENCE_TAKEN',
  'OWN_EMAIL',
  'VAT_NUMBER_INVALID',
] as const

/** The input field for a field of the gateway; undefined when the input has no such field. */
type PathOf = (wirePath: string) => string | undefined

/** The fields that the gateway refused, under their names in the input. */
export function wireFieldErrors(details: unknown, pathOf: PathOf): FieldError[] {
  return list(field(details, 'fields')).flatMap((error): FieldError[] => {
    const path = pathOf(text(field(error, 'path')) ?? '')
    const code = text(field(error, 'code'))
    return path === undefined ? [] : [{ path, code: sharedCodes.find((shared) => shared === code) ?? 'FIELD_INVALID' }]
  })
}
