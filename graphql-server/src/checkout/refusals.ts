/** Meaning of each refusal from the reservation endpoint, and whether the same quote can be sent again. */
import { authCodeRefusals } from '../errors/auth-code-refusal.ts'
import { cardRefusal } from '../errors/card-refusal.ts'
import { idempotencyMismatch } from '../errors/idempotency-mismatch.ts'
import { insufficientFunds } from '../errors/insufficient-funds.ts'
import { type FieldError, invalidInput } from '../errors/invalid-input.ts'
import { isLinkRefusal, linkRefusal } from '../errors/payment-link-refusal.ts'
import { refusal } from '../errors/refusal.ts'
import type { Refusal } from '../gateway/envelope.ts'
import type { Locale } from '../locale.ts'
import { supplierText } from '../bookings/supplier-text.ts'

/** Order details that refusals need. */
type OrderDetails = { totalHalalas: number; travelersError: FieldError }

export const quoteExpired = (locale: Locale) => refusal('QuoteExpired', 'QUOTE_EXPIRED', locale)

export const bookingRefused = (text: string | undefined, locale: Locale) => ({
  ...refusal('BookingRefused', 'BOOKING_REFUSED', locale),
  supplierText: supplierText(text),
})

const fieldRefusal = (error: FieldError) => (_refused: Refusal, locale: Locale) => invalidInput([error], locale)

/** Refusals after which the same quote can be sent again. */
const correctableRefusals = {
  ...authCodeRefusals,
  WALLET_SHORT: insufficientFunds,
  IBAN_UNKNOWN: fieldRefusal({ path: 'iban', code: 'FIELD_INVALID', variant: 'ibanUnknown' }),
  VAT_NUMBER_INVALID: fieldRefusal({ path: 'vatNumber', code: 'VAT_NUMBER_INVALID' }),
  GUESTS_MISMATCH: (_refused: Refusal, locale: Locale, { travelersError }: OrderDetails) =>
    invalidInput([travelersError], locale),
  PAY_LATER_NOT_POSSIBLE: fieldRefusal({ path: 'payment.later', code: 'PAY_LATER_NOT_POSSIBLE' }),
  PAYMENT_METHOD_UNAVAILABLE: fieldRefusal({ path: 'payment.card', code: 'FIELD_INVALID', variant: 'paymentMethod' }),
  COMMISSION_REFUSED: fieldRefusal({ path: 'commission', code: 'COMMISSION_REFUSED' }),
  OUTSTANDING_BALANCE: fieldRefusal({ path: 'payment', code: 'OUTSTANDING_BALANCE' }),
  TOO_MANY_UNPAID: fieldRefusal({ path: 'payment.later', code: 'TOO_MANY_UNPAID' }),
  CARD_NOT_CHARGED: (_refused: Refusal, locale: Locale) => cardRefusal('CARD_NOT_CHARGED', locale),
  CARD_UNAVAILABLE: (_refused: Refusal, locale: Locale) => cardRefusal('CARD_UNAVAILABLE', locale),
  IDEMPOTENCY_MISMATCH: (_refused: Refusal, locale: Locale) => idempotencyMismatch(locale),
}

/** Refusals after which the quote cannot be used. */
const finalRefusals = {
  // Each product has its own refusal.
  NOT_AVAILABLE: () => null,
  TRACK_TOKEN_EXPIRED: (_refused: Refusal, locale: Locale) => quoteExpired(locale),
  TRACK_TOKEN_UNKNOWN: (_refused: Refusal, locale: Locale) => quoteExpired(locale),
}

const has = <Table extends object>(table: Table, code: PropertyKey): code is keyof Table => Object.hasOwn(table, code)

/** Maps a refusal to the schema. `result` is null if the product is not available; `again` is whether the same quote can be sent again. */
export function readRefusal(refused: Refusal, order: OrderDetails, locale: Locale) {
  const { code } = refused
  if (has(correctableRefusals, code)) return { result: correctableRefusals[code](refused, locale, order), again: true }
  if (has(finalRefusals, code)) return { result: finalRefusals[code](refused, locale), again: false }
  if (isLinkRefusal(code)) return { result: linkRefusal(code, locale), again: true }
  // The gateway's message about an unreadable body is not meant for the agent.
  return { result: bookingRefused(refused.rejected ? undefined : refused.message, locale), again: false }
}
