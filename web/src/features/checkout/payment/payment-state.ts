/** Maps the outcome of a payment to changes of the draft and the screen. */
import { isRejectedBeforeSending, readServerError } from '#src/lib/errors/server-error.ts'
import { type Attempt, type CheckoutDraft, draftAfterBooking } from '../draft/draft.ts'
import type { Outcome } from '../purchase.ts'

type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>

export type PaymentState =
  | { readonly kind: 'ready' | 'sending' | 'offline' | 'expired' | 'booked' }
  | { readonly kind: 'unknown'; readonly pageUrl?: string | null | undefined }
  | OutcomeOf<'cardNotCharged' | 'authCodeRefused' | 'insufficientFunds' | 'unavailable' | 'priceChanged' | 'invalid'>
  /** `message` is null if the supplier declined the booking. */
  | { readonly kind: 'refused'; readonly message: string | null; readonly supplierText: string | null }
  /** Nothing was booked, according to the agent or the bookings list. */
  | { readonly kind: 'notBooked' }
  | { readonly kind: 'notDone'; readonly message: string; readonly code: string; readonly requestId: string | null }

/** Why there is no booking: the request was lost, the agent reported it, the agent left the card page, or the supplier refused. */
export type NotBookedReason = 'lost' | 'agent' | 'card' | 'supplier'

export const notBookedStates: Readonly<Record<NotBookedReason, PaymentState>> = {
  lost: { kind: 'notBooked' },
  agent: { kind: 'notBooked' },
  card: { kind: 'cardNotCharged', message: null },
  supplier: { kind: 'refused', message: null, supplierText: null },
}

export interface Settled {
  readonly state: PaymentState
  readonly draft: Partial<CheckoutDraft>
}

/** Maps an outcome. `wasOpen`: an earlier request with the same key received no response. */
export function settle(outcome: Outcome, attempt: Attempt, wasOpen: boolean): Settled {
  const settledAttempt = { attempt: { ...attempt, open: false, lost: false } }
  switch (outcome.kind) {
    case 'booked':
      return {
        state: { kind: 'booked' },
        draft: draftAfterBooking({ ...outcome.booking, paymentMethod: attempt.method }),
      }
    case 'unknown':
      // Another tab may have paid this quote first with its own key.
      return {
        state: { kind: 'unknown', pageUrl: outcome.pageUrl },
        draft: { attempt: { ...attempt, key: outcome.clientReference, open: true, lost: false } },
      }
    case 'keyMismatch':
      // The server knows the key, so the request without a response arrived and its outcome is unknown.
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

/** A rejection of only the code is shown at the code field. */
function findCodeError({ fields }: OutcomeOf<'invalid'>): OutcomeOf<'authCodeRefused'> | undefined {
  const [field] = fields
  if (!field || fields.length > 1 || !field.path.endsWith('authCode')) return undefined
  return { kind: 'authCodeRefused', message: field.message, retryAt: null }
}

/** Maps a failed request. Unless it is certain that nothing was sent, the outcome is unknown. */
export function settleFailure(error: unknown, attempt: Attempt, wasOpen: boolean): Settled {
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
  if (kind === 'refused') return { ...state, message: state.message && '' }
  if (kind === 'unavailable' || kind === 'notDone') return { ...state, message: '' }
  return kind === 'invalid' ? { ...state, message: '', fields: [] } : state
}
