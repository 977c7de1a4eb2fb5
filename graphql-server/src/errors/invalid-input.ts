import type { ErrorCode, InvalidInput } from '../__generated__/schema-types.ts'
import type { Locale } from '../locale.ts'
import { message, type MessageKey } from './message.ts'

/** An invalid field, before it has a message. */
export type FieldError = { path: string } & (
  | { code: Exclude<ErrorCode, 'FIELD_TOO_LONG' | 'FIELD_TOO_SHORT'> }
  | { code: 'FIELD_TOO_LONG'; max: number }
  | { code: 'FIELD_TOO_SHORT'; min: number }
)

function fieldMessage(error: FieldError, locale: Locale): string {
  if (error.code === 'FIELD_TOO_LONG') return message('FIELD_TOO_LONG.limit', locale, { max: error.max })
  if (error.code === 'FIELD_TOO_SHORT') return message('FIELD_TOO_SHORT.limit', locale, { min: error.min })
  const key: MessageKey = error.code
  return message(key, locale)
}

/** The refusal that names every invalid field. */
export function invalidInput(errors: FieldError[], locale: Locale): InvalidInput & { __typename: 'InvalidInput' } {
  return {
    __typename: 'InvalidInput',
    code: 'INVALID_INPUT',
    message: message('INVALID_INPUT', locale),
    fields: errors.map((error) => ({ path: error.path, code: error.code, message: fieldMessage(error, locale) })),
  }
}
