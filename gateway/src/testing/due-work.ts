import { createDueWork, type DueWork } from '#src/jobs/due-work.ts'
import { dueOrderWork } from '#src/orders/reconciler.ts'
import { dueTermsWork } from '#src/orders/terms/terms-checks.ts'
import { processUnpaidOrders } from '#src/orders/unpaid/process-unpaid-orders.ts'
import { createDuePaymentWork } from '#src/payments/poll-provider.ts'

/** Works until no rows are due or in progress. */
async function settle<Row>(due: DueWork<Row>): Promise<void> {
  const { start, finish } = createDueWork(due)
  while ((await start()) > 0) await finish()
}

/** Settles all due orders with their suppliers. */
export const settleDueOrders = (...args: Parameters<typeof dueOrderWork>): Promise<void> =>
  settle(dueOrderWork(...args))

/** Settles all due payments with the provider. */
export const settleDuePayments = (...args: Parameters<typeof createDuePaymentWork>): Promise<void> =>
  settle(createDuePaymentWork(...args))

/** Sends payment reminders and releases overdue bookings at their suppliers. */
export async function settleUnpaid(...[deps, onError]: Parameters<typeof processUnpaidOrders>): Promise<void> {
  await processUnpaidOrders(deps, onError)
  await settleDueOrders(deps, onError)
}

/** Fetches the suppliers' current terms for all orders whose terms are due to be checked. */
export const settleDueTerms = (...args: Parameters<typeof dueTermsWork>): Promise<void> => settle(dueTermsWork(...args))
