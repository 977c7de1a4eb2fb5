import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { atDepth, depthOf } from './checkout-history.ts'
import type { CheckoutStep } from './checkout-steps.ts'
import { stepAddress } from './quote-links.ts'

/** Brings the address to the step that is shown, without a trace in the history. */
export function useStepGuard(quoteId: string, step: CheckoutStep): void {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const depth = depthOf(useLocation().state)
  const asked = parameters.get('step')
  useEffect(() => {
    // The first step needs no name in the address.
    if (asked === step || (asked === null && step === 'review')) return
    void navigate(stepAddress(quoteId, step), { replace: true, state: atDepth(depth) })
  }, [asked, depth, navigate, quoteId, step])
}
