import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { viewTransitionOptions } from '#src/lib/browser/view-transition.ts'
import type { MissingConsent } from '../draft/consent.ts'
import type { CheckoutDraft } from '../draft/draft.ts'
import { type CheckoutStep, type StepReason, allowedStep, stepUrl, parseStep, stepOfReason } from './steps.ts'

const reasons = Object.keys(stepOfReason) as StepReason[]

const readReason = (state: unknown): StepReason | undefined =>
  typeof state === 'object' && state !== null && 'stepReason' in state
    ? reasons.find((reason) => reason === state.stepReason)
    : undefined

interface StepOptions {
  path: string
  quoteId: string
  draft: CheckoutDraft
  missing: MissingConsent | undefined
}

/** Returns the step to show. If the URL requests a different step, replaces the URL and returns the reason, unless it is obvious. */
export function useStep({ path, quoteId, draft, missing }: StepOptions) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [parameters] = useSearchParams()
  const requested = parameters.get('step')
  const urlQuote = parameters.get('quote')
  const { step, reason } = allowedStep(parseStep(requested), draft, missing)
  const isFirstByDefault = requested === null && step === 'review'
  const isCurrent = urlQuote === quoteId && (requested === step || isFirstByDefault)
  useEffect(() => {
    if (!isCurrent)
      void navigate(stepUrl(path, quoteId, step), { replace: true, state: reason && { stepReason: reason } })
  }, [isCurrent, navigate, path, quoteId, reason, step])
  return {
    step,
    reason: reason ?? readReason(state),
    goTo: (next: CheckoutStep) =>
      void navigate(stepUrl(path, quoteId, next), next === 'pay' ? viewTransitionOptions() : undefined),
  }
}
