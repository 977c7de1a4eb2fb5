import type { Db, Trx } from '#src/database/db.ts'
import type { PaymentEvent } from './payment-state.ts'
import type { PaymentAction } from './provider.ts'
import type { CardPayment } from './repository.ts'
import type { WirePayment } from './schemas.ts'

export type NextAction = Pick<PaymentAction, 'kind' | 'halalas'>

/** A step of a payment, with the payment before and after it. */
export interface AppliedStep {
  readonly step: PaymentEvent
  readonly before: CardPayment
  readonly payment: CardPayment
  readonly now: Date
}

/** Orders that are paid by card. Payments access orders only through this interface. */
export interface PaidOrders {
  /** Locks an order until the transaction ends. Lock it before its payment, in the same sequence as when a supplier's response is stored. */
  lock(trx: Trx, reference: string): Promise<unknown>
  /** Returns the next action to request from the provider; null if there is none. */
  nextAction(db: Db, reference: string, payment: CardPayment): Promise<NextAction | null>
  /** Applies a payment step to its order, which the caller has locked. */
  writeStep(trx: Trx, reference: string, applied: AppliedStep): Promise<void>
  /** Converts a payment and its order to the wire format. */
  view(db: Db, reference: string, payment: CardPayment): Promise<WirePayment>
}
