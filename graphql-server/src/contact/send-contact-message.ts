import type { ContactMessageInput } from '../__generated__/schema-types.ts'
import { invalidInput } from '../errors/invalid-input.ts'
import { refusal } from '../errors/refusal.ts'
import type { Context } from '../context.ts'
import { fail } from '../errors/failure.ts'
import { collectErrors, email, freeText, longText } from '../input/field-rules.ts'
import { readFieldErrors } from '../input/wire-field-errors.ts'
import { path, text } from '../gateway/wire.ts'

/** Sends a message through the gateway, which emails it. Visitors need not sign in. The gateway limits the number of messages per caller. */
export async function sendContactMessage(
  input: ContactMessageInput,
  { gateway, locale }: Pick<Context, 'gateway' | 'locale'>,
) {
  const { errors, unwrap } = collectErrors()
  const body = {
    name: unwrap(freeText({ min: 1, max: 100 })('name', input.name)),
    email: unwrap(email('email', input.email)),
    subject: unwrap(freeText({ min: 1, max: 150 })('subject', input.subject)),
    message: unwrap(longText({ max: 4000 })('message', input.message)),
    cultCode: locale,
  }
  if (errors.length > 0) return invalidInput(errors, locale)
  const result = await gateway.callOptional('/contact-messages', { body })
  if (!result) return refusal('NotSupported', 'NOT_SUPPORTED', locale)
  const invalid = result.ok
    ? []
    : readFieldErrors(result.details, (field) => (Object.hasOwn(body, field) ? field : undefined))
  if (invalid.length > 0) return invalidInput(invalid, locale)
  const reference = result.ok ? text(path(result.body, 'response', 'reference')) : undefined
  if (reference === undefined) fail('GATEWAY_BAD_RESPONSE', { cause: result.ok ? 'no reference' : result.code })
  return { __typename: 'ContactMessageSent' as const, reference }
}
