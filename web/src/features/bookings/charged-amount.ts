import { isZero, type Money } from '#src/domain/money.ts'

/** Returns the amount charged for a booking; undefined if none was. Gateways send 0.00 for a booking that was never charged. */
export const chargedAmount = (payment: { readonly paid: Money } | null | undefined): Money | undefined =>
  payment && !isZero(payment.paid) ? payment.paid : undefined
