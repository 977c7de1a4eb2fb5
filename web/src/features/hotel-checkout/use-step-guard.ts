import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { CheckoutStep } from './checkout-steps.ts'
import { stepAddress } from './quote-links.ts'

/** Brings the address to the step that is shown, without a trace in the history. */
export function useStepGuard(quoteId: string, step: CheckoutStep): void {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const asked = parameters.get('step')
  useEffect(() => {
    // The first step needs no name in the address.
    if (asked === step || (asked === null && step === 'review')) return
    void navigate(stepAddress(quoteId, step), { replace: true })
  }, [asked, navigate, quoteId, step])
}
