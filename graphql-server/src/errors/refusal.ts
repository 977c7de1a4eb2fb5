import type { ErrorCode } from '../__generated__/schema-types.ts'
import type { Locale } from '../locale.ts'
import { message, type MessageKey } from './message.ts'

/** Returns a refusal without additional fields. `messageKey` selects a more specific message than the code's. */
export const refusal = <Typename extends string, Code extends ErrorCode>(
  typename: Typename,
  code: Code,
  locale: Locale,
  messageKey: MessageKey = code,
) => ({ __typename: typename, code, message: message(messageKey, locale) })
