import type { CardPayment, CardPaymentStatus, CardScheme, PaymentCard } from '../../__generated__/schema-types.ts'
import type { BookingKey } from '../booking-id.ts'
import { type BookingKinds, findBookingKind } from '../booking-kind.ts'
import { field, path, text, texts, utcTime } from '../../gateway/wire.ts'
import { createEnumReader } from '../../gateway/enum-reader.ts'
import { money, parseHalalas } from '../../values/money.ts'

/** A card payment as reported by the gateway. Its booking is read only if requested. */
export type CardPaymentDetails = Omit<CardPayment, 'booking' | 'quoteId'> & { bookingKey: BookingKey | null }

const readStatus = createEnumReader<Exclude<CardPaymentStatus, 'UNRECOGNISED'>>({
  CREATED: true,
  AUTHORIZED: true,
  CAPTURED: true,
  VOIDED: true,
  REFUSED: true,
  EXPIRED: true,
  PARTLY_REFUNDED: true,
  REFUNDED: true,
})

const readScheme = createEnumReader<Exclude<CardScheme, 'UNRECOGNISED'>>({
  MASTERCARD: true,
  VISA: true,
  AMERICAN_EXPRESS: true,
  MADA: true,
})

/** Maps the gateway's name for a card scheme. */
const toCardScheme = (name: string): CardScheme => readScheme(name.replaceAll(/[\s-]/g, '_')) ?? 'UNRECOGNISED'

/** Returns the card schemes accepted for bookings, from the gateway's wallet response. */
export const acceptedSchemes = (wallet: unknown): CardScheme[] =>
  texts(path(wallet, 'cards', 'schemes')).map(toCardScheme)

/** Reads the URL of the provider's page, which must be https, or http on this machine for the sandbox. */
function readPageUrl(value: unknown): string | null {
  const raw = text(value)
  const url = raw !== undefined && URL.canParse(raw) ? new URL(raw) : undefined
  const isLocal = url?.protocol === 'http:' && (url.hostname === 'localhost' || url.hostname === '127.0.0.1')
  return url && (url.protocol === 'https:' || isLocal) ? url.href : null
}

/** Reads a card; null unless the gateway sends the scheme and the last four digits. */
export function readPaymentCard(card: unknown): PaymentCard | null {
  const [scheme, lastFour] = [text(field(card, 'scheme')), text(field(card, 'lastFour'))]
  if (scheme === undefined || lastFour === undefined || !/^\d{4}$/.test(lastFour)) return null
  return { scheme: toCardScheme(scheme), lastFour }
}

function readBookingKey(booking: unknown, kinds: BookingKinds): BookingKey | null {
  const reference = text(field(booking, 'bookingReferenceNo'))
  if (reference === undefined) return null
  const provider = text(field(booking, 'provider'))?.toLowerCase() ?? null
  return { __typename: findBookingKind(kinds, booking).typename, provider, reference }
}

/** Reads a card payment; null if it has no id or no amount. */
export function readCardPayment(payment: unknown, kinds: BookingKinds): CardPaymentDetails | null {
  const id = text(field(payment, 'paymentId'))
  const amount = parseHalalas(field(payment, 'amount'))
  if (id === undefined || amount === null) return null
  const currency = text(field(payment, 'currencyCode'))
  const readRefund = (name: string) => {
    const halalas = parseHalalas(field(payment, name))
    return halalas === null || halalas <= 0 ? null : money(halalas, currency)
  }
  const booking = field(payment, 'booking')
  return {
    id,
    purpose: text(field(payment, 'purpose'))?.toUpperCase() === 'BOOKING' ? 'BOOKING' : 'TOP_UP',
    status: readStatus(field(payment, 'status')) ?? 'UNRECOGNISED',
    amount: money(amount, currency),
    pageUrl: readPageUrl(field(payment, 'pageUrl')),
    expiresAt: utcTime(field(payment, 'expiresAt')) ?? null,
    card: readPaymentCard(field(payment, 'card')),
    refunded: readRefund('refundedAmount'),
    refundPending: readRefund('refundPendingAmount'),
    clientReference: text(field(booking, 'clientReference')) ?? null,
    bookingKey: readBookingKey(booking, kinds),
  }
}

const unpaidStatuses: ReadonlySet<CardPaymentDetails['status']> = new Set(['CREATED', 'REFUSED', 'EXPIRED'])

/** Whether no money was authorized or charged for a payment. */
export const isUnpaid = ({ status }: CardPaymentDetails): boolean => unpaidStatuses.has(status)

/** Whether a payment's page is still open. */
export const hasOpenPage = (payment: CardPaymentDetails | null): payment is CardPaymentDetails =>
  payment?.pageUrl != null

export const cardPaymentStarted = (payment: CardPaymentDetails) => ({
  __typename: 'CardPaymentStarted' as const,
  payment,
})
