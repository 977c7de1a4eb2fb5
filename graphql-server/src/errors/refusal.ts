import type { ErrorCode } from '../__generated__/schema-types.ts'
import type { Locale } from '../locale.ts'
import { message, type MessageKey } from './message.ts'

/** Returns a refusal without additional fields; `text` is the message variant for the operation. */
export const refusal = <Typename extends string, Code extends ErrorCode>(
  typename: Typename,
  code: Code,
  locale: Locale,
  text: MessageKey = code,
) => ({ __typename: typename, code, message: message(text, locale) })
