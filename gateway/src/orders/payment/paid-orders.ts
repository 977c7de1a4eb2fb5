import type { PaidOrders } from '#src/payments/paid-orders.ts'
import { lockOrder, readOrder } from '../repository.ts'
import type { SettleDeps } from '../settle-order.ts'
import { nextAction } from './next-action.ts'
import { viewOrderPayment } from './view-order-payment.ts'
import { writeStep } from './write-step.ts'

/** Connects card payments to the orders that they pay. */
export const createPaidOrders = (deps: SettleDeps): PaidOrders => ({
  lock: lockOrder,
  nextAction: async (db, reference, payment) => nextAction(await readOrder(db, reference), payment),
  writeStep: (trx, reference, step) => writeStep(trx, deps, reference, step),
  view: async (db, reference, payment) => viewOrderPayment(payment, await readOrder(db, reference), deps.products),
})
