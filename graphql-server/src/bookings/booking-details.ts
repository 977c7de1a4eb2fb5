import type {
  ActorKind,
  BookedRoom,
  BookingEvent,
  BookingEventKind,
  BookingPayment,
  HotelBookingDetails,
  Traveler,
} from '../__generated__/schema-types.ts'
import { readBoard } from '../trade/board.ts'
import { readCancellationPolicy } from '../trade/cancellation-policy.ts'
import { tidyName, timeOfDay } from '../hotels/hotel-facts.ts'
import { readPrice, toPrice } from '../trade/price.ts'
import { plainText } from '../values/plain-text.ts'
import { nightsBetween } from '../hotels/search/search-input.ts'
import { count, field, flag, list, path, text, utcTime, type WireObject } from '../gateway/wire.ts'
import type { BookingRow } from './booking-row.ts'
import { moneyOf } from './list/list-row.ts'
import { supplierText } from './supplier-text.ts'
import { roomsOf } from './view-row.ts'

function readTraveler(traveler: unknown): Traveler {
  const details = field(traveler, 'details')
  const isChild = text(field(traveler, 'type'))?.toUpperCase() === 'CHD'
  return {
    type: isChild ? 'CHILD' : 'ADULT',
    firstName: text(field(details, 'firstName')) ?? '',
    lastName: text(field(details, 'lastName')) ?? '',
    age: isChild ? (count(field(details, 'age')) ?? null) : null,
    lead: flag(field(traveler, 'isMainPax')) ?? false,
  }
}

const readRoom = ({ room, travelers }: { room: unknown; travelers: unknown[] }): BookedRoom => ({
  name: tidyName(text(field(room, 'name')) ?? ''),
  ...readBoard(room),
  travelers: travelers.map(readTraveler),
})

function readContact(view: WireObject): HotelBookingDetails['contact'] {
  const contact = field(view, 'contactInformation')
  const email = text(field(contact, 'email')) ?? null
  const number = text(field(contact, 'phoneNumber'))
  const prefix = text(field(contact, 'phoneNumberCountryCode'))?.replace(/^\+/, '')
  const phone = number === undefined ? null : prefix === undefined ? number : `+${prefix} ${number}`
  return email === null && phone === null ? null : { email, phone }
}

/** All but the last four characters hidden, in groups of four as IBANs are printed. */
function maskIban(iban: string): string {
  const compact = iban.replaceAll(' ', '')
  const masked = compact.slice(0, -4).replaceAll(/./g, '•') + compact.slice(-4)
  return masked.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

function readPayment(view: WireObject): BookingPayment | null {
  const payment = field(view, 'paymentInfo')
  const currency = field(payment, 'currencyCode')
  const paid = moneyOf(field(payment, 'paidAmount'), currency)
  if (paid === null) return null
  const refunded = moneyOf(field(payment, 'refundedAmount'), currency)
  const iban = text(field(payment, 'ibanNumber'))
  return {
    paid,
    refunded: refunded === null || refunded.amount === '0.00' ? null : refunded,
    iban: iban === undefined ? null : maskIban(iban),
  }
}

const eventKinds: Record<Exclude<BookingEventKind, 'UNRECOGNISED'>, true> = {
  REQUESTED: true,
  CHARGED: true,
  PENDING: true,
  CONFIRMED: true,
  FAILED: true,
  REREAD: true,
  CANCEL_REQUESTED: true,
  CANCELLED: true,
  REFUNDED: true,
  USED_IN_VISA: true,
}
const isEventKind = (word: string): word is keyof typeof eventKinds => Object.hasOwn(eventKinds, word)

const actorKinds: Record<ActorKind, true> = { AGENT: true, SUPPLIER: true, SYSTEM: true }
const isActorKind = (word: string): word is ActorKind => Object.hasOwn(actorKinds, word)

/** The agent's reason for a cancellation, the supplier's words for a refusal; other notes are the gateway's own. */
function readNote(kind: string, note: string | undefined): string | null {
  if (kind === 'CANCELLED') return note ?? null
  return kind === 'FAILED' ? supplierText(note) : null
}

function readEvent(event: unknown, currency: unknown): BookingEvent | null {
  const at = utcTime(field(event, 'at'))
  if (at === undefined) return null
  const kind = text(field(event, 'kind'))?.toUpperCase() ?? ''
  const actorKind = text(field(event, 'actorKind'))?.toUpperCase() ?? ''
  return {
    at,
    kind: isEventKind(kind) ? kind : 'UNRECOGNISED',
    actor: text(field(event, 'actor')) ?? null,
    actorKind: isActorKind(actorKind) ? actorKind : 'SYSTEM',
    note: readNote(kind, text(field(event, 'note'))),
    money: moneyOf(field(event, 'amount'), currency),
  }
}

function readHistory(view: WireObject): BookingEvent[] {
  const currency = path(view, 'paymentInfo', 'currencyCode')
  return list(field(view, 'history'))
    .map((event) => readEvent(event, currency))
    .filter((event) => event !== null)
    .sort((left, right) => right.at.localeCompare(left.at))
}

/** Everything the gateway keeps about a booked hotel, from the view of the booking. */
export function readBookingDetails(view: WireObject, { supplier, checkIn, checkOut }: BookingRow): HotelBookingDetails {
  const hotel = field(view, 'hotelDetails')
  const word = (name: string) => text(field(view, name)) ?? null
  const price = readPrice(supplier ?? 'UNRECOGNISED', field(view, 'price'))
  return {
    checkInTime: timeOfDay(field(hotel, 'checkInTime')),
    checkOutTime: timeOfDay(field(hotel, 'checkOutTime')),
    address: plainText(text(field(hotel, 'address')))?.replaceAll('\n', ', ') ?? null,
    price: price && toPrice(price, checkIn && checkOut ? nightsBetween(checkIn, checkOut) : 0),
    cancellationPolicy: readCancellationPolicy(field(view, 'cancellationPolicy')),
    rooms: roomsOf(view).map(readRoom),
    contact: readContact(view),
    payment: readPayment(view),
    supplierReference: word('supplierReference'),
    agentReference: word('partnerReferenceNo'),
    visaApplicationId: word('visaApplicationId'),
    vatNumber: word('vatNumber'),
    history: readHistory(view),
  }
}
