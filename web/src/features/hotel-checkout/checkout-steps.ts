import type { CheckoutDraft } from './checkout-draft.ts'
import { isComplete } from './traveller-form.ts'

/** The steps in their order; they are the `step` of the address. */
export const checkoutSteps = ['review', 'travellers', 'pay', 'done'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The step of an address; the first one for anything else. */
export const stepOf = (text: string | null): CheckoutStep => checkoutSteps.find((step) => step === text) ?? 'review'

/** The step that may be shown when another one is asked for: none is skipped, and nobody comes back to pay again. */
export function allowedStep(wanted: CheckoutStep, draft: CheckoutDraft, terms: string): CheckoutStep {
  if (draft.booked) return 'done'
  // An open payment is looked at where it was made.
  if (draft.attempt?.open) return 'pay'
  if (wanted === 'review' || draft.acceptedTerms !== terms) return 'review'
  if (wanted === 'travellers' || !draft.form || !isComplete(draft.form)) return 'travellers'
  return 'pay'
}
