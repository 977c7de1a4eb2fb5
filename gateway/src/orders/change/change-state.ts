import { isPaidByCard } from '../payment/funds.ts'
import type { Product } from '../product.ts'
import type { ListedOrder } from '../repository.ts'
import { type ChangePossibilities, type ChangePossibility, assessChanges } from './change-rules.ts'
import type { RequestedChange } from './plan.ts'

/** Returns which changes of an order are possible now. */
export const assessOrderChanges = (order: ListedOrder, { changes }: Product, now: Date): ChangePossibilities =>
  assessChanges(
    {
      state: order.state,
      startsAt: order.starts_at,
      policy: order.policy,
      visaApplicationId: order.visa_application_id,
      isPaidByCard: isPaidByCard(order),
      payBy: order.pay_by,
    },
    changes?.termsOf(order.supplier),
    now,
  )

/** Returns the possibilities that a requested change depends on. An empty change counts as a change of names. */
export const selectPossibilities = (
  { names, stay }: RequestedChange,
  possibilities: ChangePossibilities,
): ChangePossibility[] => [
  ...(names.length > 0 || !stay ? [possibilities.names] : []),
  ...(stay ? [possibilities.dates] : []),
]

const toWirePossibility = ({ until, blockers }: ChangePossibility) => ({
  eligible: blockers.length === 0,
  until: until?.toISOString() ?? null,
  blockers: [...blockers],
})

/** Builds `change` for the list and the view. */
export const toWireChange = (order: ListedOrder, product: Product, now: Date) => {
  const { names, dates } = assessOrderChanges(order, product, now)
  return { names: toWirePossibility(names), dates: toWirePossibility(dates) }
}
