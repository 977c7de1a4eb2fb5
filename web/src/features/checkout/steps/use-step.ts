import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { CheckoutDraft } from '../draft/draft.ts'
import { type CheckoutStep, type StepReason, allowedStep, stepAddress, stepOf } from './steps.ts'

const reasons: readonly StepReason[] = ['termsNotAccepted', 'travelersMissing']

const reasonIn = (state: unknown): StepReason | undefined =>
  typeof state === 'object' && state !== null && 'stepReason' in state
    ? reasons.find((reason) => reason === state.stepReason)
    : undefined

interface StepOptions {
  path: string
  quoteId: string
  draft: CheckoutDraft
  fingerprint: string
}

/** The step to show. Replaces the URL when it names another one, and says why when that is not obvious. */
export function useStep({ path, quoteId, draft, fingerprint }: StepOptions) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [parameters] = useSearchParams()
  const requested = parameters.get('step')
  const urlQuote = parameters.get('quote')
  const { step, reason } = allowedStep(stepOf(requested), draft, fingerprint)
  const isFirstWithoutName = requested === null && step === 'review'
  const isCurrent = urlQuote === quoteId && (requested === step || isFirstWithoutName)
  useEffect(() => {
    if (!isCurrent)
      void navigate(stepAddress(path, quoteId, step), { replace: true, state: reason && { stepReason: reason } })
  }, [isCurrent, navigate, path, quoteId, reason, step])
  return {
    step,
    reason: reason ?? reasonIn(state),
    goTo: (next: CheckoutStep) => void navigate(stepAddress(path, quoteId, next)),
  }
}
