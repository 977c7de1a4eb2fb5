/** What a checkout remembers of itself: the typed form, the terms that were read, the payment that was sent. Never the code. */
import type { Money } from '#src/domain/money.ts'
import type { BookedFieldsFragment } from './book-hotel.generated.ts'
import type { Quote } from './quote-links.ts'
import type { GuestFields, TravellerForm } from './traveller-form.ts'

/** A payment sent under a key. It is open until a clear answer says what became of it. */
export interface Attempt {
  readonly key: string
  /** The input it was sent with, as text. */
  readonly fingerprint: string
  readonly open: boolean
  /** No answer came back at all, so that it may never have been received. */
  readonly lost: boolean
}

/** What a confirmation shows; enough to show it again without asking anybody. */
export interface BookedFacts {
  readonly id: string
  readonly reference: string
  readonly hotelName: string | null
  readonly checkIn: string | null
  readonly checkOut: string | null
  readonly total: Money | null
  readonly freeCancellationUntil: string | null
  readonly nonRefundable: boolean
}

export interface CheckoutDraft {
  readonly form: TravellerForm | null
  /** The terms that were read, as text; other terms have to be read again. */
  readonly acceptedTerms: string | null
  readonly attempt: Attempt | null
  readonly booked: BookedFacts | null
  /** The quote that took the place of this one. */
  readonly movedTo: string | null
}

export const emptyDraft: CheckoutDraft = { form: null, acceptedTerms: null, attempt: null, booked: null, movedTo: null }

/** Storage key of a quote's draft. */
export const draftKey = (quoteId: string): string => `checkout.1.${quoteId}`

/** The attempt to send an input with: the same one for the same input, so that no try can book twice. */
export function nextAttempt(draft: CheckoutDraft, fingerprint: string, randomId: () => string): Attempt {
  const { attempt } = draft
  // While the outcome of an attempt is open, its key is the only one: with other input the server refuses it, and nothing is lost.
  const reusable = attempt && (attempt.open || attempt.fingerprint === fingerprint)
  return { key: reusable ? attempt.key : randomId(), fingerprint, open: true, lost: true }
}

/** After the booking only what the confirmation shows is kept; names and numbers go. */
export function bookedDraft(booking: BookedFieldsFragment, quote: Quote | undefined): CheckoutDraft {
  const { id, reference } = booking
  const { hotelName, checkIn, checkOut, total, freeCancellationUntil } =
    booking.__typename === 'HotelBooking'
      ? booking
      : { hotelName: null, checkIn: null, checkOut: null, total: null, freeCancellationUntil: null }
  const nonRefundable = freeCancellationUntil === null && quote?.cancellationPolicy.refundable === false
  return {
    ...emptyDraft,
    booked: { id, reference, hotelName, checkIn, checkOut, total, freeCancellationUntil, nonRefundable },
  }
}

/** The draft under a new quote of the same rooms: what was typed stays, what was sent belongs to the old one. */
export const carriedDraft = ({ form, acceptedTerms }: CheckoutDraft): CheckoutDraft => ({
  ...emptyDraft,
  form,
  acceptedTerms,
})

/** What is left under the old quote: only where its checkout went on. */
export const movedDraft = (movedTo: string): CheckoutDraft => ({ ...emptyDraft, movedTo })

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const allTexts = (fields: Fields, names: readonly string[]): boolean => names.every((name) => isText(fields[name]))
const allTextsOrNull = (fields: Fields, names: readonly string[]): boolean =>
  names.every((name) => fields[name] === null || isText(fields[name]))

const isSalutation = (value: unknown): boolean => value === '' || value === 'MR' || value === 'MS' || value === 'MRS'
const isPerson = (value: unknown): value is Fields =>
  isFields(value) && isSalutation(value.salutation) && allTexts(value, ['firstName', 'lastName'])

const isGuest = (value: unknown): value is GuestFields =>
  isPerson(value) &&
  Number.isInteger(value.roomIndex) &&
  (value.type === 'ADULT' || value.type === 'CHILD') &&
  (value.age === null || Number.isInteger(value.age))

const isForm = (value: unknown): value is TravellerForm =>
  isFields(value) &&
  isPerson(value.lead) &&
  allTexts(value.lead, ['email', 'phoneCountryCode', 'phone']) &&
  Array.isArray(value.guests) &&
  value.guests.every(isGuest) &&
  allTexts(value, ['vatNumber', 'agentReference', 'iban'])

const isAttempt = (value: unknown): value is Attempt =>
  isFields(value) &&
  allTexts(value, ['key', 'fingerprint']) &&
  typeof value.open === 'boolean' &&
  typeof value.lost === 'boolean'

const isMoney = (value: unknown): value is Money =>
  isFields(value) && isText(value.currency) && isText(value.amount) && /^-?\d+\.\d{2}$/.test(value.amount)

const isBooked = (value: unknown): value is BookedFacts =>
  isFields(value) &&
  allTexts(value, ['id', 'reference']) &&
  allTextsOrNull(value, ['hotelName', 'checkIn', 'checkOut', 'freeCancellationUntil']) &&
  typeof value.nonRefundable === 'boolean' &&
  (value.total === null || isMoney(value.total))

/** Reads a kept draft; each part that is not what it should be is left out. */
export function parseDraft(value: unknown): CheckoutDraft {
  if (!isFields(value)) return emptyDraft
  const { form, acceptedTerms, attempt, booked, movedTo } = value
  return {
    form: isForm(form) ? form : null,
    acceptedTerms: isText(acceptedTerms) ? acceptedTerms : null,
    attempt: isAttempt(attempt) ? attempt : null,
    booked: isBooked(booked) ? booked : null,
    movedTo: isText(movedTo) ? movedTo : null,
  }
}
