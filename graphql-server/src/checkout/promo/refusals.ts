import { formatMoney } from '../../errors/format.ts'
import { message } from '../../errors/message.ts'
import { refusal } from '../../errors/refusal.ts'
import { supplierText } from '../../bookings/supplier-text.ts'
import type { Refusal } from '../../gateway/envelope.ts'
import { field } from '../../gateway/wire.ts'
import type { Locale } from '../../locale.ts'
import { money, parseHalalas } from '../../values/money.ts'
import type { HeldQuote } from '../held-quote.ts'

const refusalCodes = [
  'PROMO_UNKNOWN',
  'PROMO_OF_HOTEL',
  'PROMO_EXPIRED',
  'PROMO_USED_UP',
  'PROMO_OTHER_PRODUCT',
  'PROMO_BELOW_MINIMUM',
  'PROMO_NOT_COMBINABLE',
] as const

export const promoRefused = <Code extends (typeof refusalCodes)[number] | 'PROMO_REFUSED' | 'NOT_SUPPORTED'>(
  code: Code,
  locale: Locale,
) => ({ ...refusal('PromoRefused', code, locale), minimum: null, reason: null })

export const notSupported = (locale: Locale) => ({
  ...promoRefused('NOT_SUPPORTED', locale),
  message: message('NOT_SUPPORTED.promo', locale),
})

function belowMinimumRefusal(details: unknown, locale: Locale) {
  const halalas = parseHalalas(field(details, 'minimum'))
  if (halalas === null) return promoRefused('PROMO_BELOW_MINIMUM', locale)
  const minimum = money(halalas)
  const text = message('PROMO_BELOW_MINIMUM.amounts', locale, { minimum: formatMoney(minimum, locale) })
  return { ...promoRefused('PROMO_BELOW_MINIMUM', locale), message: text, minimum }
}

/** Maps a promo code refusal to the schema. */
export function readPromoRefusal({ code, message: gatewayMessage, details, rejected }: Refusal, locale: Locale) {
  if (code === 'PROMO_BELOW_MINIMUM') return belowMinimumRefusal(details, locale)
  const knownCode = refusalCodes.find((refusalCode) => refusalCode === code)
  if (knownCode) return promoRefused(knownCode, locale)
  // The gateway's message about an unreadable body is not meant for the agent.
  return { ...promoRefused('PROMO_REFUSED', locale), reason: rejected ? null : supplierText(gatewayMessage) }
}

export type PromoRefusal = ReturnType<typeof readPromoRefusal> | ReturnType<typeof notSupported>

/** Returns the refusal for a booking whose promo code has become invalid; `full` is the quote without the code. */
export function promoNoLongerValid(
  promoCode: string,
  reason: PromoRefusal['code'],
  { acceptedHalalas, full }: { acceptedHalalas: number; full: HeldQuote },
  locale: Locale,
) {
  const newTotal = money(full.price.total, full.price.currency)
  const values = { promo: promoCode, new: formatMoney(newTotal, locale) }
  return {
    __typename: 'PromoNoLongerValid' as const,
    code: 'PROMO_NO_LONGER_VALID' as const,
    message: message('PROMO_NO_LONGER_VALID.amounts', locale, values),
    reason,
    promoCode,
    previousTotal: money(acceptedHalalas),
    newTotal,
    quoteId: full.id,
  }
}
