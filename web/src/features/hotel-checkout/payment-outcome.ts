/** What an answer to a payment means for the draft and the screen. */
import type { Money } from '#src/domain/money.ts'
import { readServerError } from '#src/lib/errors/server-error.ts'
import type { BookHotelMutation } from './book-hotel.generated.ts'
import { type Attempt, type CheckoutDraft, bookedDraft } from './checkout-draft.ts'
import type { Quote } from './quote-links.ts'

type BookResult = BookHotelMutation['bookHotel']
type Of<T extends BookResult['__typename']> = Extract<BookResult, { __typename: T }>

export type PaymentState =
  | { kind: 'ready' | 'sending' | 'offline' | 'expired' | 'booked' | 'unknown' }
  | { kind: 'codeRefused'; message: string; attemptsLeft: number | null; retryAt: string | null }
  | { kind: 'walletShort'; balance: Money; required: Money }
  /** Without a message when it was found out later. */
  | { kind: 'refused'; message: string | null; supplierText: string | null }
  | { kind: 'unavailable'; message: string }
  | { kind: 'priceChanged'; old: Money; new: Money; quoteId: string }
  | { kind: 'invalid'; message: string; fields: Of<'InvalidInput'>['fields'] }
  | { kind: 'notDone'; message: string; code: string; requestId: string | null }

export interface Settled {
  readonly state: PaymentState
  readonly draft: Partial<CheckoutDraft>
}

/** Reads an answer. `wasOpen`: an earlier try under the same key has never been answered. */
export function settle(result: BookResult, attempt: Attempt, wasOpen: boolean, quote: Quote): Settled {
  const draft = { attempt: { ...attempt, open: false, lost: false } }
  const { __typename: type } = result
  switch (type) {
    case 'HotelBooked':
      return { state: { kind: 'booked' }, draft: bookedDraft(result.booking, quote) }
    case 'OutcomeUnknown':
      // Another tab may have sent the quote first; then its key is the one to look for.
      return {
        state: { kind: 'unknown' },
        draft: { attempt: { ...attempt, key: result.clientReference, open: true, lost: false } },
      }
    case 'IdempotencyMismatch':
      // The server knows the key: the try without an answer has arrived, and what became of it is still to be found out.
      if (wasOpen) return { state: { kind: 'unknown' }, draft: { attempt: { ...attempt, open: true, lost: false } } }
      return {
        state: { kind: 'notDone', message: result.message, code: result.code, requestId: null },
        draft: { attempt: null },
      }
    case 'BookingRefused':
      // The refusal belongs to this key; another try is another attempt.
      return {
        state: { kind: 'refused', message: result.message, supplierText: result.supplierText },
        draft: { attempt: null },
      }
    case 'PriceChanged':
      return {
        state: { kind: 'priceChanged', old: result.previousTotal, new: result.newTotal, quoteId: result.quoteId },
        draft,
      }
    case 'HotelUnavailable':
      return { state: { kind: 'unavailable', message: result.message }, draft }
    case 'AuthCodeRefused': {
      const { message, attemptsLeft, retryAt } = result
      return { state: { kind: 'codeRefused', message, attemptsLeft, retryAt }, draft }
    }
    case 'InsufficientFunds':
      return { state: { kind: 'walletShort', balance: result.balance, required: result.required }, draft }
    case 'QuoteExpired':
      return { state: { kind: 'expired' }, draft }
    case 'InvalidInput': {
      const code = result.fields.find(({ path }) => path === 'payment.wallet.authCode')
      if (code && result.fields.length === 1)
        return { state: { kind: 'codeRefused', message: code.message, attemptsLeft: null, retryAt: null }, draft }
      return { state: { kind: 'invalid', message: result.message, fields: result.fields }, draft }
    }
    default:
      return type satisfies never
  }
}

/** Thrown before anything was sent to a supplier. After any other failure the booking may exist. */
const nothingWasSent = new Set([
  'UNAUTHENTICATED',
  'NOT_B2B',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
])

/** Reads a failure instead of an answer. What is not surely a refusal is an unknown outcome. */
export function settleFailure(error: unknown, attempt: Attempt, wasOpen: boolean): Settled {
  const { code, message, requestId } = readServerError(error)
  if (!code || !nothingWasSent.has(code) || wasOpen)
    return { state: { kind: 'unknown' }, draft: { attempt: { ...attempt, open: true, lost: true } } }
  return {
    state: { kind: 'notDone', message: message ?? '', code, requestId },
    draft: { attempt: { ...attempt, open: false, lost: false } },
  }
}

/** The state in another language than the server has spoken: the facts stay, its words go. */
export function withoutWords(state: PaymentState): PaymentState {
  const { kind } = state
  if (kind === 'codeRefused') return state.retryAt === null ? { kind: 'ready' } : { ...state, message: '' }
  if (kind === 'refused') return { ...state, message: null }
  if (kind === 'unavailable' || kind === 'notDone') return { ...state, message: '' }
  return kind === 'invalid' ? { ...state, message: '', fields: [] } : state
}
