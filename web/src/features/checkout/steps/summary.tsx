import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { LoadedPurchase } from '../subject.ts'
import { type TravelersForm, withOwnCommission } from '../travelers/travelers-form.ts'

interface SummaryProps {
  loaded: LoadedPurchase
  /** The total is still to be paid. */
  payable: boolean
  /** The step shows what is bought and its terms. */
  brief: boolean
  form: UseFormReturn<TravelersForm>
}

/** The price summary, with the commission as the agent types it. */
export function Summary({ loaded: { purchase, summary }, payable, brief, form }: SummaryProps) {
  const typed = useWatch({ control: form.control, name: 'commission' })
  return summary({
    payable,
    brief,
    commission: withOwnCommission(purchase, { commission: typed }).commission ?? undefined,
  })
}
