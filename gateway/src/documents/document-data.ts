import type { WrittenTerms } from '#src/mail/booking-email.ts'
import type { DocumentedService } from '#src/orders/documented-service.ts'
import type { Seller } from '#src/settings.ts'
import type { Taxes } from './taxes.ts'

/** Reason why an invoice is credited in full. Neither flag is set if money was refunded. */
export interface CreditReason {
  /** Whether the dates were changed: the new dates are invoiced instead, and only the difference was paid. */
  readonly isOfChange?: boolean
  /** Whether the card authorization lapsed after the invoice was issued and the order was not paid another way. */
  readonly isUnpaid?: boolean
}

/** A charge or refund of an order. */
export interface Movement {
  readonly kind: 'CHARGED' | 'REFUNDED'
  readonly halalas: number
  readonly at: string
}

/** Everything that a document shows, stored when it is issued. Later changes to a profile or a catalogue do not affect it. */
export interface DocumentData extends WrittenTerms {
  readonly seller: Seller
  readonly buyer: {
    readonly name: string
    readonly country: string | null
    readonly vatNumber: string
    readonly licenceNumber: string | null
    readonly agent: string
  }
  readonly booking: {
    readonly reference: string
    readonly supplierReference: string | null
    readonly partnerReference: string | null
    readonly bookedAt: string
    readonly startsOn: string
    readonly endsOn: string | null
    readonly leadName: string
  }
  readonly service: DocumentedService
  readonly totalHalalas: number
  /** Null if the supplier does not itemize taxes. Missing on documents of earlier releases, which show taxes as one amount. */
  readonly taxes?: Taxes | null
  /** Charges and refunds until the document was issued; missing on documents of earlier releases. */
  readonly movements?: readonly Movement[]
  readonly promo: { readonly code: string; readonly discountHalalas: number } | null
  readonly paidAt: string | null
  /** The card that pays; null if the wallet pays. Missing on documents of earlier releases. */
  readonly card?: { readonly scheme: string | null; readonly lastFour: string } | null
  /** The accepted terms, if the supplier has tightened them since the booking; missing on documents of earlier releases. */
  readonly accepted?: WrittenTerms | null
  /** Set on a credit note. */
  readonly refund: (CreditReason & { readonly halalas: number; readonly at: string }) | null
  /** The invoice that a receipt or a credit note belongs to, or that an invoice for new dates replaces. */
  readonly invoice: { readonly number: string; readonly issuedAt: string } | null
}

/** Data shared by all documents of an order. */
export type OrderData = Omit<DocumentData, 'refund' | 'invoice'>
