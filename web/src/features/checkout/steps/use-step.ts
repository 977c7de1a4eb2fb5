import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { viewTransitionOptions } from '#src/lib/browser/view-transition.ts'
import type { CheckoutDraft } from '../draft/draft.ts'
import {
  type CheckoutStep,
  type StepConditions,
  type StepReason,
  allowedStep,
  stepUrl,
  parseStep,
  stepByReason,
} from './steps.ts'

const reasons = Object.keys(stepByReason) as StepReason[]

const readReason = (state: unknown): StepReason | undefined =>
  typeof state === 'object' && state !== null && 'stepReason' in state
    ? reasons.find((reason) => reason === state.stepReason)
    : undefined

interface StepOptions extends StepConditions {
  path: string
  quoteId: string
  draft: CheckoutDraft
}

/** Returns the step to show. If the URL requests a different step, replaces the URL and returns the reason if the agent needs to see one. */
export function useStep({ path, quoteId, draft, ...conditions }: StepOptions) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [parameters] = useSearchParams()
  const requested = parameters.get('step')
  const urlQuote = parameters.get('quote')
  const { step, reason } = allowedStep(parseStep(requested), draft, conditions)
  const isDefaultStep = requested === null && step === 'review'
  const isUrlCurrent = urlQuote === quoteId && (requested === step || isDefaultStep)
  useEffect(() => {
    if (!isUrlCurrent)
      void navigate(stepUrl(path, quoteId, step), { replace: true, state: reason && { stepReason: reason } })
  }, [isUrlCurrent, navigate, path, quoteId, reason, step])
  return {
    step,
    reason: reason ?? readReason(state),
    goTo: (next: CheckoutStep) =>
      void navigate(stepUrl(path, quoteId, next), next === 'pay' ? viewTransitionOptions() : undefined),
  }
}
