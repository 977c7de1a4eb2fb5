import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Callout } from '#src/components/feedback/callout.tsx'
import type { CheckoutStep, StepReason } from './steps.ts'

const stepOfReason = { termsNotAccepted: 'review', travelersMissing: 'travelers' } as const satisfies Record<
  StepReason,
  CheckoutStep
>

/** Why this step is shown instead of the requested one. */
export function StepNotice({ step, reason }: { step: CheckoutStep; reason: StepReason | undefined }) {
  const { t } = useTranslation('checkout')
  if (!reason || stepOfReason[reason] !== step) return undefined
  return <Callout tone="warn">{t(`stepReasons.${reason}`)}</Callout>
}
