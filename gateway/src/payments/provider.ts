import type { PaymentEvent } from './payment-state.ts'
import type { DisputeState } from './tables.ts'

/** Card schemes that hosted pages accept. Debit cards belong to one of them. */
export const cardSchemes = ['MASTERCARD', 'VISA', 'AMERICAN_EXPRESS', 'MADA'] as const

/** Card details that may be stored. */
export interface StoredCard {
  /** One of `cardSchemes`, or the provider's name for another scheme. */
  readonly scheme: string
  readonly lastFour: string
}

/** A payment as reported by its provider. */
export interface ReportedPayment {
  /** Id of the payment's row. */
  readonly reference: string
  readonly event: PaymentEvent
  readonly halalas: number
  readonly currency: string
  /** The provider's id of the payment; undefined until a card is tried. */
  readonly paymentId?: string | undefined
  readonly card?: StoredCard | undefined
  /** Total refunded so far. */
  readonly refundedHalalas?: number
}

/** A cardholder's dispute of a payment as reported by its provider. When a dispute is received, the bank takes the money back; when it is won, the bank returns the money. */
export interface ReportedDispute {
  /** The provider's id of the dispute. */
  readonly disputeId: string
  /** Id of the payment's row. */
  readonly reference: string
  readonly state: DisputeState
  /** Whether the card scheme has decided, which overrides earlier decisions of the banks. */
  readonly isArbitration: boolean
  readonly halalas: number
  readonly currency: string
}

export interface NewSession {
  readonly reference: string
  readonly halalas: number
  /** Language of the agent's screen. */
  readonly cultCode: string
  /** URLs to which the browser returns: after a payment, after leaving the page, and otherwise. A return does not prove a payment. */
  readonly returnUrls: { readonly paid: string; readonly abandoned: string; readonly other: string }
  /** Whether the card is charged immediately; otherwise the amount is only reserved. */
  readonly capture: boolean
}

/** An action that a provider performs on a payment, once per key. */
export interface PaymentAction {
  readonly kind: 'capture' | 'void' | 'refund'
  readonly paymentId: string
  /** Id of the payment's row. */
  readonly reference: string
  readonly halalas: number
  readonly key: string
}

/** A capture, void or refund in the provider's record. `pending` means that the bank has not decided. */
export interface PerformedAction {
  readonly kind: PaymentAction['kind']
  readonly halalas: number
  readonly outcome: 'approved' | 'declined' | 'pending'
}

/** Thrown when a provider reports a refund without the refunded total. No money is moved. */
export class IncompleteRefundError extends Error {}

/** A provider of card payments. Card data is entered on its page and never leaves it. */
export interface CardProvider {
  /** Opens a hosted page for a payment of the whole amount. */
  createSession(session: NewSession): Promise<{ sessionId: string; pageUrl: string }>
  /** Reads the payment of a session; undefined while its outcome is open. */
  read(sessionId: string): Promise<ReportedPayment | undefined>
  /** Requests a capture, a void or a refund. Its outcome is reported by a notification and by `read`. */
  requestAction(action: PaymentAction): Promise<void>
  /** Returns the captures, voids and refunds of the payment with this id at the provider. */
  readActions(paymentId: string): Promise<PerformedAction[]>
  /** Returns the disputes of the payment with this id at the provider. */
  readDisputes(paymentId: string): Promise<ReportedDispute[]>
  /**
   * Reads a notification: `forged` when its signature does not match its bytes, `unreadable` when it is not JSON, undefined when
   * it concerns something else.
   */
  readNotification(
    body: Buffer,
    headers: Readonly<Record<string, unknown>>,
  ): ReportedPayment | ReportedDispute | 'forged' | 'unreadable' | undefined
}
