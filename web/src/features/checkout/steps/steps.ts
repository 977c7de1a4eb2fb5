import type { CheckoutDraft } from '../draft/draft.ts'
import { isComplete } from '../travelers/travelers-form.ts'

/** The steps in order, as they are named in the URL. */
export const checkoutSteps = ['review', 'travelers', 'pay', 'done'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The step of a URL; the first one for anything else. */
export const stepOf = (text: string | null): CheckoutStep => checkoutSteps.find((step) => step === text) ?? 'review'

/** URL of a step of a quote's checkout. */
export const stepAddress = (path: string, quoteId: string, step: CheckoutStep): string =>
  `${path}?${new URLSearchParams({ quote: quoteId, step })}`

/** Why an earlier step is shown than the one in the URL. */
export type StepReason = 'termsNotAccepted' | 'travelersMissing'

interface AllowedStep {
  readonly step: CheckoutStep
  readonly reason?: StepReason
}

/** The step to show for a requested one: none can be skipped, and a payment cannot be repeated. */
export function allowedStep(requested: CheckoutStep, draft: CheckoutDraft, fingerprint: string): AllowedStep {
  if (draft.booked) return { step: 'done' }
  if (draft.attempt?.open) return { step: 'pay' }
  if (requested === 'review') return { step: 'review' }
  if (draft.acceptedTerms !== fingerprint) return { step: 'review', reason: 'termsNotAccepted' }
  if (requested === 'travelers') return { step: 'travelers' }
  if (!draft.form || !isComplete(draft.form)) return { step: 'travelers', reason: 'travelersMissing' }
  return { step: 'pay' }
}
