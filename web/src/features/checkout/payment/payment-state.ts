/** Converts the outcome of a payment to changes in the draft and on the screen. */
import { isRejectedBeforeSending, readServerError } from '#src/lib/errors/server-error.ts'
import { type Attempt, type CheckoutDraft, draftAfterBooking } from '../draft/draft.ts'
import type { Outcome } from '../purchase.ts'

type OutcomeWithKind<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>

export type PaymentState =
  | { readonly kind: 'ready' | 'sending' | 'offline' | 'expired' | 'booked' }
  | { readonly kind: 'unknown'; readonly pageUrl?: string | null | undefined }
  | OutcomeWithKind<
      'cardNotCharged' | 'authCodeRefused' | 'insufficientFunds' | 'unavailable' | 'priceChanged' | 'invalid'
    >
  /** `message` is null if the supplier declined the booking. */
  | { readonly kind: 'refused'; readonly message: string | null; readonly supplierText: string | null }
  /** Nothing was booked, according to the agent or the bookings list. */
  | { readonly kind: 'notBooked' }
  /** The server rejected the request before booking anything. */
  | { readonly kind: 'notDone'; readonly message: string; readonly code: string; readonly requestId: string | null }

/** Why there is no booking: the request was lost, the agent decided that nothing was booked, the agent left the card page, or the supplier refused. */
export type NotBookedReason = 'lost' | 'agent' | 'card' | 'supplier'

export const notBookedStates: Readonly<Record<NotBookedReason, PaymentState>> = {
  lost: { kind: 'notBooked' },
  agent: { kind: 'notBooked' },
  card: { kind: 'cardNotCharged', message: null },
  supplier: { kind: 'refused', message: null, supplierText: null },
}

export interface SettledPayment {
  readonly state: PaymentState
  readonly draft: Partial<CheckoutDraft>
}

/** Converts an outcome. `wasOpen` is true if an earlier request with the same key received no final response. */
export function toSettledPayment(outcome: Outcome, attempt: Attempt, wasOpen: boolean): SettledPayment {
  const settledAttempt = { attempt: { ...attempt, open: false, lost: false } }
  switch (outcome.kind) {
    case 'booked':
      return {
        state: { kind: 'booked' },
        draft: draftAfterBooking({ ...outcome.booking, paymentMethod: attempt.method }),
      }
    case 'unknown':
      // The outcome may belong to another tab, which paid this quote first with its own key.
      return {
        state: { kind: 'unknown', pageUrl: outcome.pageUrl },
        draft: { attempt: { ...attempt, key: outcome.clientReference, open: true, lost: false } },
      }
    case 'keyMismatch':
      // The server knows the key, so the earlier request has arrived and its outcome is unknown.
      if (wasOpen) return { state: { kind: 'unknown' }, draft: { attempt: { ...attempt, open: true, lost: false } } }
      return {
        state: { kind: 'notDone', message: outcome.message, code: outcome.code, requestId: null },
        draft: { attempt: null },
      }
    case 'refused':
    case 'cardNotCharged':
      // The refusal belongs to this key, so another payment needs a new one.
      return { state: outcome, draft: { attempt: null } }
    case 'expired':
    case 'unavailable':
    case 'priceChanged':
    case 'authCodeRefused':
    case 'insufficientFunds':
      return { state: outcome, draft: settledAttempt }
    case 'invalid':
      return { state: findCodeError(outcome) ?? outcome, draft: settledAttempt }
  }
}

/** Returns a refusal of the code if the code is the only invalid field, so that the message appears next to that field. */
function findCodeError({ fields }: OutcomeWithKind<'invalid'>): OutcomeWithKind<'authCodeRefused'> | undefined {
  const [field] = fields
  if (!field || fields.length > 1 || !field.path.endsWith('authCode')) return undefined
  return { kind: 'authCodeRefused', message: field.message, retryAt: null }
}

/** Converts a failed request. Unless it is certain that nothing was sent, the outcome is unknown. */
export function settleFailure(error: unknown, attempt: Attempt, wasOpen: boolean): SettledPayment {
  const { code, message, requestId } = readServerError(error)
  if (!code || !isRejectedBeforeSending(error) || wasOpen)
    return { state: { kind: 'unknown' }, draft: { attempt: { ...attempt, open: true, lost: true } } }
  return {
    state: { kind: 'notDone', message: message ?? '', code, requestId },
    draft: { attempt: { ...attempt, open: false, lost: false } },
  }
}

/** Removes the server's messages from a state, because they are in the previous language. */
export function clearServerMessages(state: PaymentState): PaymentState {
  const { kind } = state
  if (kind === 'authCodeRefused') return state.retryAt === null ? { kind: 'ready' } : { ...state, message: '' }
  if (kind === 'cardNotCharged') return { kind, message: null }
  if (kind === 'refused') return { ...state, message: state.message === null ? null : '' }
  if (kind === 'unavailable' || kind === 'notDone') return { ...state, message: '' }
  return kind === 'invalid' ? { ...state, message: '', fields: [] } : state
}
