import { isPaidByCard } from '../payment/funds.ts'
import type { Product } from '../product.ts'
import type { ListedOrder } from '../repository.ts'
import { type ChangePossibilities, type ChangePossibility, assessChanges } from './change-rules.ts'
import type { RequestedChange } from './plan.ts'

/** Returns which changes of an order are possible now. */
export const assessOrderChanges = (order: ListedOrder, { changing }: Product, now: Date): ChangePossibilities =>
  assessChanges(
    {
      state: order.state,
      startsAt: order.starts_at,
      policy: order.policy,
      visaApplicationId: order.visa_application_id,
      isPaidByCard: isPaidByCard(order),
      payBy: order.pay_by,
    },
    changing?.termsOf(order.supplier),
    now,
  )

/** Returns the possibilities that a requested change depends on. An empty change counts as a change of names. */
export const selectPossibilities = (
  { names, stay }: RequestedChange,
  possible: ChangePossibilities,
): ChangePossibility[] => [...(names.length > 0 || !stay ? [possible.names] : []), ...(stay ? [possible.dates] : [])]

const toWire = ({ until, blockers }: ChangePossibility) => ({
  eligible: blockers.length === 0,
  until: until?.toISOString() ?? null,
  blockers: [...blockers],
})

/** Builds `change` for the list and the view. */
export const toWireChange = (order: ListedOrder, product: Product, now: Date) => {
  const { names, dates } = assessOrderChanges(order, product, now)
  return { names: toWire(names), dates: toWire(dates) }
}
