import type { CreatePaymentLinkInput } from '../__generated__/schema-types.ts'
import { readChosenData } from '../checkout/choice.ts'
import { addCreatedLink } from '../checkout/held-quote.ts'
import { quoteExpired } from '../checkout/refusals.ts'
import { idempotencyMismatch } from '../errors/idempotency-mismatch.ts'
import type { Context } from '../context.ts'
import { invalidInput } from '../errors/invalid-input.ts'
import { linkRefusal } from '../errors/payment-link-refusal.ts'
import { refusal } from '../errors/refusal.ts'
import { fail } from '../errors/failure.ts'
import { path, text, utcTime } from '../gateway/wire.ts'
import { collectErrors, email, idempotencyKey } from '../input/field-rules.ts'
import { readFieldErrors } from '../input/wire-field-errors.ts'
import { utcInstant } from '../values/instant.ts'
import { createLink } from './gateway-calls.ts'
import { linkPath, type Shareables } from './read-link.ts'

const toInputPath = (wirePath: string) => (wirePath === 'email' ? 'email' : undefined)

/** Shares a quote by a payment link, which the gateway sends by email. */
export async function createPaymentLink(shareables: Shareables, input: CreatePaymentLinkInput, context: Context) {
  const { locale } = context
  const { errors, unwrap } = collectErrors()
  const key = unwrap(idempotencyKey('idempotencyKey', input.idempotencyKey))
  const receiver = unwrap(email('email', input.email)).toLowerCase()
  if (receiver === context.requireB2B().email.toLowerCase()) errors.push({ path: 'email', code: 'OWN_EMAIL' })
  const shared = await readChosenData(shareables, input.quoteId, context)
  if (errors.length > 0) return invalidInput(errors, locale)
  if (!shared) return quoteExpired(locale)
  const expirationTime = utcInstant(input.expiresAt)
  const result = await createLink(context, { id: key, email: receiver, expirationTime, data: shared.data })
  if (!result) return refusal('NotSupported', 'NOT_SUPPORTED', locale, 'NOT_SUPPORTED.paymentLink')
  if (!result.ok) {
    if (result.code === 'IDEMPOTENCY_MISMATCH') return idempotencyMismatch(locale)
    if (result.code === 'EXPIRY_INVALID') return invalidInput([{ path: 'expiresAt', code: 'EXPIRY_INVALID' }], locale)
    const invalid = readFieldErrors(result.details, toInputPath)
    return invalid.length > 0 ? invalidInput(invalid, locale) : linkRefusal(result.code, locale)
  }
  const response = path(result.body, 'response') ?? result.body
  const id = text(path(response, 'id')) ?? fail('GATEWAY_BAD_RESPONSE', { cause: 'no link id' })
  await addCreatedLink(context, input.quoteId, id)
  return {
    __typename: 'PaymentLinkCreated' as const,
    id,
    path: linkPath(shared.choice, id),
    expiresAt: utcTime(path(response, 'expirationTime')) ?? expirationTime,
    receiverCompany: text(path(response, 'targetUserCompany')) ?? null,
    receiverLanguage: text(path(response, 'targetUserLanguage')) ?? null,
  }
}
