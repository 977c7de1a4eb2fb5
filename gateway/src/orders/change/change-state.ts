import { isPaidByCard } from '../payment/funds.ts'
import type { Product } from '../product.ts'
import type { ListedOrder } from '../repository.ts'
import { type ChangePossibilities, type ChangePossibility, changePossibilities } from './change-rules.ts'
import type { WantedChange } from './plan.ts'

/** Possible changes of an order now. */
export const possibilitiesOf = (order: ListedOrder, { changing }: Product, now: Date): ChangePossibilities =>
  changePossibilities(
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

/** The possibilities that a requested change depends on; for an empty change, the possibility of changing names. */
export const possibilitiesFor = ({ names, stay }: WantedChange, possible: ChangePossibilities): ChangePossibility[] => [
  ...(names.length > 0 || !stay ? [possible.names] : []),
  ...(stay ? [possible.dates] : []),
]

const toWire = ({ until, blockers }: ChangePossibility) => ({
  eligible: blockers.length === 0,
  until: until?.toISOString() ?? null,
  blockers: [...blockers],
})

/** `change` of the list and the view. */
export const changeState = (order: ListedOrder, product: Product, now: Date) => {
  const { names, dates } = possibilitiesOf(order, product, now)
  return { names: toWire(names), dates: toWire(dates) }
}
