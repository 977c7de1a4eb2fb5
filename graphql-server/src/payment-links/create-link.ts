import type { CreatePaymentLinkInput } from '../__generated__/schema-types.ts'
import { addCreatedLink, readQuote } from '../checkout/held-quote.ts'
import { fullQuote } from '../checkout/promo/price-with-promo.ts'
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

/** Returns the content of a link to the caller's quote, at its full price, because promo codes are personal. Undefined if the caller has no such quote. */
async function readSharedData(shareables: Shareables, quoteId: string, context: Context) {
  for (const shareable of shareables) {
    const quote = await readQuote(context, shareable.quote, quoteId)
    if (quote) return { shareable, data: { type: shareable.type, ...shareable.share(fullQuote(quote)) } }
  }
  return undefined
}

/** Shares a quote by a payment link, which the gateway sends by email. */
export async function createPaymentLink(shareables: Shareables, input: CreatePaymentLinkInput, context: Context) {
  const { locale } = context
  const { errors, take } = collectErrors()
  const key = take(idempotencyKey('idempotencyKey', input.idempotencyKey))
  const receiver = take(email('email', input.email)).toLowerCase()
  if (receiver === context.requireB2B().email.toLowerCase()) errors.push({ path: 'email', code: 'OWN_EMAIL' })
  const shared = await readSharedData(shareables, input.quoteId, context)
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
    path: linkPath(shared.shareable, id),
    expiresAt: utcTime(path(response, 'expirationTime')) ?? expirationTime,
    receiverCompany: text(path(response, 'targetUserCompany')) ?? null,
    receiverLanguage: text(path(response, 'targetUserLanguage')) ?? null,
  }
}
