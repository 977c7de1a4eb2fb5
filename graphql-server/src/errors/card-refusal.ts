import type { Locale } from '../locale.ts'
import { refusal } from './refusal.ts'

/** Refusal for a booking whose card was not charged. Its quote can be booked again until it expires. */
export const cardRefusal = (code: 'CARD_NOT_CHARGED' | 'CARD_UNAVAILABLE', locale: Locale) => ({
  ...refusal('BookingRefused', code, locale),
  supplierText: null,
})
