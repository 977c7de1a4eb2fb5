import type { Db, Trx } from '#src/database/db.ts'
import type { PaymentEvent } from './payment-state.ts'
import type { PaymentAction } from './provider.ts'
import type { CardPayment } from './repository.ts'
import type { WirePayment } from './schemas.ts'

export type NextAction = Pick<PaymentAction, 'kind' | 'halalas'>

export interface TakenStep {
  readonly step: PaymentEvent
  readonly before: CardPayment
  readonly payment: CardPayment
  readonly now: Date
}

/** The orders that cards pay. Payments know orders by this interface only. */
export interface PaidOrders {
  /** Locks an order until the transaction ends. It is locked before its payment, as when a supplier's response is written. */
  lock(trx: Trx, reference: string): Promise<unknown>
  /** The provider's next action; null if there is none. */
  nextAction(db: Db, reference: string, payment: CardPayment): Promise<NextAction | null>
  /** Applies a step of a payment to its order, which is locked. */
  writeStep(trx: Trx, reference: string, taken: TakenStep): Promise<void>
  view(db: Db, reference: string, payment: CardPayment): Promise<WirePayment>
}
