import type { MissingConsent } from '../draft/consent.ts'
import type { CheckoutDraft } from '../draft/draft.ts'
import { isComplete } from '../travelers/travelers-form.ts'

/** Steps in order, with their names in the URL. */
export const checkoutSteps = ['review', 'travelers', 'pay', 'done'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** Parses the step in a URL. Any other value is parsed as the first step. */
export const parseStep = (text: string | null): CheckoutStep => checkoutSteps.find((step) => step === text) ?? 'review'

/** URL of a step in a quote's checkout. */
export const stepUrl = (path: string, quoteId: string, step: CheckoutStep): string =>
  `${path}?${new URLSearchParams({ quote: quoteId, step })}`

/** Why the checkout shows an earlier step than the requested one. */
export type StepReason = MissingConsent | 'travelersMissing'

/** Step that each reason leads back to. */
export const stepByReason: Record<StepReason, CheckoutStep> = {
  termsNotAccepted: 'review',
  totalChanged: 'review',
  termsChanged: 'review',
  totalAndTermsChanged: 'review',
  travelersMissing: 'travelers',
}

/** What the allowed step depends on besides the stored draft. */
export interface StepConditions {
  /** Why the agent must accept first. */
  readonly missingConsent: MissingConsent | undefined
  /** Whether the form asks for the commission. */
  readonly hasCommission: boolean
}

interface AllowedStep {
  readonly step: CheckoutStep
  readonly reason?: StepReason
}

/** Returns the step to show for a requested one. Prevents skipping a step and paying twice. */
export function allowedStep(
  requested: CheckoutStep,
  draft: CheckoutDraft,
  { missingConsent, hasCommission }: StepConditions,
): AllowedStep {
  if (draft.booked) return { step: 'done' }
  if (draft.attempt?.open) return { step: 'pay' }
  if (requested === 'review') return { step: 'review' }
  if (missingConsent) return { step: 'review', reason: missingConsent }
  if (requested === 'travelers') return { step: 'travelers' }
  if (!draft.form || !isComplete(draft.form, { hasCommission }))
    return { step: 'travelers', reason: 'travelersMissing' }
  return { step: 'pay' }
}
