import type { Order } from '#src/orders/repository.ts'
import type { OrderState } from '#src/orders/tables.ts'
import type { PaymentState } from '#src/payments/payment-state.ts'
import { type DocumentKind, documentKinds } from './kinds.ts'

/** Reason why an order has no document of a given kind. */
export type DocumentProblem =
  | 'PENDING'
  | 'FAILED'
  | 'CANCELLED'
  | 'NOTHING_CHARGED'
  | 'NOT_CAPTURED'
  | 'NOT_CANCELLED'
  | 'NOTHING_REFUNDED'

const awaitingSupplierStates: ReadonlySet<OrderState> = new Set(['authorizing', 'requested', 'unanswered', 'pending'])

type OrderData = Pick<Order, 'state' | 'total_halalas' | 'refunded_halalas' | 'pay_by'>

/** The card that pays for an order; null if there is none. */
type Card = { readonly state: PaymentState } | null

/** Returns why a document cannot be issued now, or null if it can. `hasCreditNote` is true if the order has a credit note. */
export function findDocumentProblem(
  order: OrderData,
  kind: DocumentKind,
  card: Card,
  { hasCreditNote = false } = {},
): DocumentProblem | null {
  const { state, total_halalas: total, refunded_halalas: refunded, pay_by: payBy } = order
  if (state === 'failed' || state === 'abandoned') return 'FAILED'
  if (awaitingSupplierStates.has(state)) return 'PENDING'
  switch (kind) {
    case 'invoice':
      return total === 0 || payBy ? 'NOTHING_CHARGED' : null
    case 'receipt':
      return total === 0 || payBy ? 'NOTHING_CHARGED' : findCaptureProblem(card)
    case 'voucher':
      if (state === 'cancelling' || state === 'changing') return 'PENDING'
      if (state === 'cancelled') return 'CANCELLED'
      return payBy ? 'NOTHING_CHARGED' : null
    case 'creditNote':
      if (state === 'cancelling') return 'PENDING'
      if (hasCreditNote) return null
      if (state !== 'cancelled') return 'NOT_CANCELLED'
      return refunded === 0 ? 'NOTHING_REFUNDED' : null
  }
}

/** Returns why a receipt cannot be issued. A receipt requires a charged card, and a card is charged only after the supplier confirms. */
function findCaptureProblem(card: Card): DocumentProblem | null {
  switch (card?.state) {
    case undefined:
    case 'CAPTURED':
    case 'PARTLY_REFUNDED':
    case 'REFUNDED':
      return null
    case 'VOIDED':
    case 'EXPIRED':
      return 'NOTHING_CHARGED'
    case 'CREATED':
    case 'REFUSED':
    case 'AUTHORIZED':
      return 'NOT_CAPTURED'
  }
}

/** Returns each kind of document with the reason why it cannot be issued, if any. */
export const listDocumentProblems = (order: OrderData, card: Card, credit: { readonly hasCreditNote: boolean }) =>
  documentKinds.map((kind) => ({ kind, problem: findDocumentProblem(order, kind, card, credit) }))
