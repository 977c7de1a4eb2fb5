import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { LoadedPurchase } from '../product-adapter.ts'
import { type TravelersForm, withAgentCommission } from '../travelers/travelers-form.ts'

interface SummaryProps {
  loaded: LoadedPurchase
  /** Whether the agent can still pay the total. */
  payable: boolean
  /** Whether the step itself shows the product and its terms. */
  brief: boolean
  form: UseFormReturn<TravelersForm>
}

/** Price summary, updated with the commission that the agent types. */
export function Summary({ loaded: { purchase, summary }, payable, brief, form }: SummaryProps) {
  const commission = useWatch({ control: form.control, name: 'commission' })
  return summary({
    payable,
    brief,
    commission: withAgentCommission(purchase, { commission }).commission ?? undefined,
  })
}
