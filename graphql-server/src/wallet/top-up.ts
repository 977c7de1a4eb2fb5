import type { TopUpWalletInput } from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import { fail } from '../errors/failure.ts'
import { idempotencyMismatch } from '../errors/idempotency-mismatch.ts'
import { invalidInput } from '../errors/invalid-input.ts'
import { refusal } from '../errors/refusal.ts'
import { requireAccepted } from '../gateway/envelope.ts'
import { path } from '../gateway/wire.ts'
import { collectErrors, idempotencyKey } from '../input/field-rules.ts'
import { readFieldErrors } from '../input/wire-field-errors.ts'
import { cardPaymentStarted, readCardPayment } from '../bookings/card/card-payment.ts'

/** Opens the card provider's page for a top-up. */
export async function topUpWallet({ amount, ...input }: TopUpWalletInput, context: Context) {
  const { gateway, locale } = context
  const { errors, unwrap } = collectErrors()
  const key = unwrap(idempotencyKey('idempotencyKey', input.idempotencyKey))
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(amount)) {
    errors.push({ path: 'amount', code: 'FIELD_INVALID', variant: 'amount' })
  }
  if (errors.length > 0) return invalidInput(errors, locale)
  const result = await gateway.callOptional('POST /payments', {
    body: { amount, cultCode: locale },
    idempotencyKey: key,
  })
  if (!result) return refusal('NotSupported', 'NOT_SUPPORTED', locale)
  if (!result.ok) {
    if (result.code === 'IDEMPOTENCY_MISMATCH') return idempotencyMismatch(locale)
    if (result.code === 'AMOUNT_INVALID') {
      return invalidInput([{ path: 'amount', code: 'FIELD_INVALID', variant: 'topUp' }], locale)
    }
    const invalid = readFieldErrors(result.details, (wirePath) => (wirePath === 'amount' ? 'amount' : undefined))
    if (invalid.length > 0) return invalidInput(invalid, locale)
  }
  const payment = readCardPayment(path(requireAccepted(result).body, 'response'), context.bookingKinds)
  return cardPaymentStarted(payment ?? fail('GATEWAY_BAD_RESPONSE', { cause: 'no card payment' }))
}
