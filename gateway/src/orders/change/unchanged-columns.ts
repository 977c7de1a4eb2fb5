import type { Order } from '../repository.ts'
import type { PlannedOrder } from './plan.ts'

/** Returns the values that stay the same when only names change. */
export const unchangedColumns = (order: Order): Omit<PlannedOrder, 'leadName' | 'searchNames'> => ({
  startsOn: order.starts_on,
  endsOn: order.ends_on,
  startsAt: order.starts_at.toISOString(),
  totalHalalas: order.total_halalas,
  commissionHalalas: order.commission_halalas,
  policy: order.policy,
  payBy: order.pay_by?.toISOString() ?? null,
})
