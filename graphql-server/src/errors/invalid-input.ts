import type { ErrorCode, InvalidInput } from '../__generated__/schema-types.ts'
import type { Locale } from '../locale.ts'
import { message, type MessageKey } from './message.ts'

type Variant<Code extends string> =
  Extract<MessageKey, `${Code}.${string}`> extends `${Code}.${infer Name}` ? Name : never

/** An invalid value, with the parameters of its message. */
export type InvalidField = {
  code: 'FIELD_INVALID'
  variant: Variant<'FIELD_INVALID'>
  params?: Record<string, string | number>
}

/** An invalid field, before it has a message. */
export type FieldError = { path: string } & (
  | { code: Exclude<ErrorCode, 'FIELD_REQUIRED' | 'FIELD_TOO_LONG' | 'FIELD_TOO_SHORT' | 'FIELD_INVALID'> }
  | { code: 'FIELD_REQUIRED'; variant?: Variant<'FIELD_REQUIRED'> }
  | { code: 'FIELD_TOO_LONG'; max: number; variant?: 'name' }
  | { code: 'FIELD_TOO_SHORT'; min: number }
  | InvalidField
)

function fieldMessage(error: FieldError, locale: Locale): string {
  const { code } = error
  if (code === 'FIELD_REQUIRED') return message(error.variant ? `FIELD_REQUIRED.${error.variant}` : code, locale)
  if (code === 'FIELD_TOO_LONG')
    return message(`FIELD_TOO_LONG.${error.variant ?? 'limit'}`, locale, { max: error.max })
  if (code === 'FIELD_TOO_SHORT') return message('FIELD_TOO_SHORT.limit', locale, { min: error.min })
  if (code === 'FIELD_INVALID') return message(`FIELD_INVALID.${error.variant}`, locale, error.params)
  return message(code, locale)
}

/** Returns a refusal that lists every invalid field. */
export function invalidInput(errors: FieldError[], locale: Locale): InvalidInput & { __typename: 'InvalidInput' } {
  return {
    __typename: 'InvalidInput',
    code: 'INVALID_INPUT',
    message: message('INVALID_INPUT', locale),
    fields: errors.map((error) => ({ path: error.path, code: error.code, message: fieldMessage(error, locale) })),
  }
}
