import type { FieldError, InvalidField } from '../errors/invalid-input.ts'
import { field, list, text } from '../gateway/wire.ts'

/** Gateway codes that this server returns unchanged; all others become FIELD_INVALID. */
const sharedCodes = [
  'FIELD_REQUIRED',
  'IBAN_INVALID',
  'IBAN_TAKEN',
  'LICENCE_BLACKLISTED',
  'LICENCE_TAKEN',
  'OWN_EMAIL',
  'VAT_NUMBER_INVALID',
] as const

/** Message variants for fields that the gateway rejected, by field name. */
const variantByField: Readonly<Record<string, InvalidField['variant']>> = {
  firstName: 'name',
  lastName: 'name',
  email: 'email',
  phone: 'phone',
  phoneCountryCode: 'callingCode',
  companyCountry: 'country',
  licenseNumber: 'license',
  vatNumber: 'taxNumber',
  amount: 'amount',
  salutation: 'title',
  roomIndex: 'room',
}

export const findVariant = (path: string): InvalidField['variant'] =>
  variantByField[path.split('.').at(-1) ?? ''] ?? 'refused'

/** Returns the input field for a gateway field; undefined if the input has no such field. */
type ToInputPath = (wirePath: string) => string | undefined

/** Reads the fields that the gateway rejected, with their names in the input. */
export function readFieldErrors(details: unknown, toInputPath: ToInputPath): FieldError[] {
  return list(field(details, 'fields')).flatMap((error): FieldError[] => {
    const path = toInputPath(text(field(error, 'path')) ?? '')
    const code = text(field(error, 'code'))
    if (path === undefined) return []
    const shared = sharedCodes.find((sharedCode) => sharedCode === code)
    return [shared ? { path, code: shared } : { path, code: 'FIELD_INVALID', variant: findVariant(path) }]
  })
}
