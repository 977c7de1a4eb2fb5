import type { Locale } from '../locale.ts'
import { refusal } from './refusal.ts'

/** Gateway codes about payment links, mapped to our codes. */
const codes = {
  LINK_NOT_FOUND: 'PAYMENT_LINK_NOT_FOUND',
  NOT_FOUND: 'PAYMENT_LINK_NOT_FOUND',
  LINK_EXPIRED: 'PAYMENT_LINK_EXPIRED',
  LINK_DISABLED: 'PAYMENT_LINK_DISABLED',
  LINK_PENDING: 'PAYMENT_LINK_PENDING',
  LINK_PAID: 'PAYMENT_LINK_PAID',
  LINK_MISMATCH: 'PAYMENT_LINK_MISMATCH',
} as const

type WireCode = keyof typeof codes

const isLinkCode = (code: string): code is WireCode => Object.hasOwn(codes, code)

/** Whether a reservation was refused because of its payment link. */
export const isLinkRefusal = (code: string): code is WireCode => code.startsWith('LINK_') && isLinkCode(code)

/** Maps a gateway code to a refusal. */
export const linkRefusal = (code: string, locale: Locale) =>
  refusal('PaymentLinkRefused', isLinkCode(code) ? codes[code] : 'PAYMENT_LINK_REFUSED', locale)
