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

/** Error of a field that the gateway rejected, derived from its name. */
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

export const variantFor = (path: string): InvalidField['variant'] =>
  variantByField[path.split('.').at(-1) ?? ''] ?? 'refused'

/** The input field for a field of the gateway; undefined when the input has no such field. */
type PathOf = (wirePath: string) => string | undefined

/** Fields rejected by the gateway, under their names in the input. */
export function wireFieldErrors(details: unknown, pathOf: PathOf): FieldError[] {
  return list(field(details, 'fields')).flatMap((error): FieldError[] => {
    const path = pathOf(text(field(error, 'path')) ?? '')
    const code = text(field(error, 'code'))
    if (path === undefined) return []
    const shared = sharedCodes.find((each) => each === code)
    return [shared ? { path, code: shared } : { path, code: 'FIELD_INVALID', variant: variantFor(path) }]
  })
}
