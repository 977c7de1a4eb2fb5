/** Reads the details in a booking's view that are common to all products. */
import type {
  ActorKind,
  BookingContact,
  BookingEvent,
  BookingEventKind,
  BookingPayment,
  PaymentMethod,
  Promo,
} from '../__generated__/schema-types.ts'
import { field, list, path, text, texts, utcTime, type WireObject } from '../gateway/wire.ts'
import { createEnumReader } from '../gateway/enum-reader.ts'
import { plainText } from '../values/plain-text.ts'
import { readFieldChanges } from './change/field-changes.ts'
import { type CardPaymentDetails, readCardPayment } from './card/card-payment.ts'
import type { BookingKinds } from './booking-kind.ts'
import type { BookingRow } from './booking-row.ts'
import { readBookingPolicy } from './booking-policy.ts'
import { readMoney } from './read-row.ts'
import { supplierText } from './supplier-text.ts'

/** Reads the contact of the lead traveler; null if the view has none. */
function readContact(view: WireObject): BookingContact | null {
  const contact = field(view, 'contactInformation')
  const email = text(field(contact, 'email')) ?? null
  const phoneNumber = text(field(contact, 'phoneNumber'))
  const prefix = text(field(contact, 'phoneNumberCountryCode'))?.replace(/^\+/, '')
  const phone = phoneNumber === undefined ? null : prefix === undefined ? phoneNumber : `+${prefix} ${phoneNumber}`
  const addressParts = ['address', 'city', 'state', 'country'].map((name) => text(field(contact, name)))
  const address = [...new Set(addressParts.filter((part) => part !== undefined))].join(', ') || null
  return email === null && phone === null && address === null ? null : { email, phone, address }
}

/** Hides all characters of an IBAN except the last four, and groups them by four. */
function maskIban(iban: string): string {
  const compact = iban.replaceAll(' ', '')
  const masked = compact.slice(0, -4).replaceAll(/./g, '•') + compact.slice(-4)
  return masked.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** Payment of a booking, with the details of its card payment. */
export type BookingPaymentDetails = Omit<BookingPayment, 'cardPayment'> & { cardPayment: CardPaymentDetails | null }

/** Details of a booking without its documents, whose messages depend on the agent's language. */
export type DetailsWithoutDocuments<Details> = Omit<Details, 'documents' | 'payment'> & {
  payment: BookingPaymentDetails | null
}

const readMethod = createEnumReader<PaymentMethod>({ WALLET: true, ACCOUNT: true, CARD: true })

/** Reads the payment and refund of a booking; null if the view has no payment. */
function readPayment(view: WireObject, kinds: BookingKinds): BookingPaymentDetails | null {
  const payment = field(view, 'paymentInfo')
  const currency = field(payment, 'currencyCode')
  const paid = readMoney(field(payment, 'paidAmount'), currency)
  if (paid === null) return null
  const iban = text(field(payment, 'ibanNumber'))
  return {
    paid,
    refunded: readMoney(field(payment, 'refundedAmount'), currency),
    iban: iban === undefined ? null : maskIban(iban),
    method: readMethod(field(payment, 'method')) ?? null,
    cardPayment: readCardPayment(field(payment, 'cardPayment'), kinds),
    disputedSince: utcTime(field(payment, 'disputedSince')) ?? null,
  }
}

/** Reads the promo code of a booking; null if there is none. */
export function readPromo(view: WireObject): Promo | null {
  const promo = field(view, 'promo')
  const code = text(field(promo, 'code'))
  if (code === undefined) return null
  const details = plainText(text(field(promo, 'details')) ?? text(field(promo, 'description')))
  const discount = readMoney(field(promo, 'discount'), path(view, 'paymentInfo', 'currencyCode'))
  return { code, discount, description: details ?? null }
}

const readEventKind = createEnumReader<Exclude<BookingEventKind, 'UNRECOGNISED'>>({
  REQUESTED: true,
  AUTHORIZED: true,
  VOIDED: true,
  LAPSED: true,
  CHARGED: true,
  PENDING: true,
  CONFIRMED: true,
  FAILED: true,
  REREAD: true,
  UNANSWERED: true,
  CANCEL_REQUESTED: true,
  CANCELLED: true,
  CANCEL_REFUSED: true,
  CHANGE_REQUESTED: true,
  CHANGED: true,
  CHANGE_REFUSED: true,
  REFUNDED: true,
  RELEASED: true,
  USED_IN_VISA: true,
  TAGGED: true,
  TERMS_TIGHTENED: true,
})

const readActorKind = createEnumReader<ActorKind>({ AGENT: true, SUPPLIER: true, SYSTEM: true })

const refusalKinds: ReadonlySet<string> = new Set(['FAILED', 'CHANGE_REFUSED', 'CANCEL_REFUSED'])

/** Returns an agent's reason for a cancellation or a supplier's reason for a rejection. Other notes are internal to the gateway. */
function readNote(kind: string, note: string | undefined): string | null {
  if (kind === 'CANCELLED') return note ?? null
  return refusalKinds.has(kind) ? supplierText(note) : null
}

function readEvent(event: unknown, currency: unknown): BookingEvent | null {
  const at = utcTime(field(event, 'at'))
  if (at === undefined) return null
  const kind = readEventKind(field(event, 'kind')) ?? 'UNRECOGNISED'
  return {
    at,
    kind,
    actor: text(field(event, 'actor')) ?? null,
    actorKind: readActorKind(field(event, 'actorKind')) ?? 'SYSTEM',
    note: readNote(kind, text(field(event, 'note'))),
    money: readMoney(field(event, 'amount'), currency),
    tagsAdded: texts(path(event, 'tags', 'added')),
    tagsRemoved: texts(path(event, 'tags', 'removed')),
    changes: readFieldChanges(field(event, 'changes')),
  }
}

/** Reads the events of a booking, newest first. */
export function readHistory(view: WireObject): BookingEvent[] {
  const currency = path(view, 'paymentInfo', 'currencyCode')
  return list(field(view, 'history'))
    .map((event) => readEvent(event, currency))
    .filter((event) => event !== null)
    .sort((left, right) => right.at.localeCompare(left.at))
}

/** Reads the details common to all bookings, except the price. */
export function readCommonDetails(view: WireObject, { cancellationPolicy, total }: BookingRow, kinds: BookingKinds) {
  const textOrNull = (name: string) => text(field(view, name)) ?? null
  return {
    cancellationPolicy,
    currentCancellationPolicy: readBookingPolicy(field(view, 'currentCancellationPolicy'), total),
    promo: readPromo(view),
    contact: readContact(view),
    payment: readPayment(view, kinds),
    supplierReference: textOrNull('supplierReference'),
    agentReference: textOrNull('partnerReferenceNo'),
    visaApplicationId: textOrNull('visaApplicationId'),
    vatNumber: textOrNull('vatNumber'),
    history: readHistory(view),
  }
}
