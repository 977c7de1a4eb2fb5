import type { ErrorCode, InvalidInput } from '../__generated__/schema-types.ts'
import type { Locale } from '../locale.ts'
import { message, type MessageKey } from './message.ts'

/** An invalid field, before it has a message. */
export type FieldFault = { path: string } & (
  | { code: Exclude<ErrorCode, 'FIELD_TOO_LONG' | 'FIELD_TOO_SHORT'> }
  | { code: 'FIELD_TOO_LONG'; max: number }
  | { code: 'FIELD_TOO_SHORT'; min: number }
)

function fieldMessage(fault: FieldFault, locale: Locale): string {
  if (fault.code === 'FIELD_TOO_LONG') return message('FIELD_TOO_LONG.limit', locale, { max: fault.max })
  if (fault.code === 'FIELD_TOO_SHORT') return message('FIELD_TOO_SHORT.limit', locale, { min: fault.min })
  const key: MessageKey = fault.code
  return message(key, locale)
}

/** The refusal that names every invalid field. */
export function invalidInput(faults: FieldFault[], locale: Locale): InvalidInput & { __typename: 'InvalidInput' } {
  return {
    __typename: 'InvalidInput',
    code: 'INVALID_INPUT',
    message: message('INVALID_INPUT', locale),
    fields: faults.map((fault) => ({ path: fault.path, code: fault.code, message: fieldMessage(fault, locale) })),
  }
}
