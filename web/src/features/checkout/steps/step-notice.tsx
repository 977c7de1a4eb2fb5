import type { TravelerKind } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Callout } from '#src/components/feedback/callout.tsx'
import { type CheckoutStep, type StepReason, stepByReason } from './steps.ts'

interface StepNoticeProps {
  travelerKind: TravelerKind
  step: CheckoutStep
  reason: StepReason | undefined
}

/** Says why this step is shown instead of the requested one. */
export function StepNotice({ travelerKind, step, reason }: StepNoticeProps) {
  const { t } = useTranslation('checkout')
  if (!reason || stepByReason[reason] !== step) return undefined
  return (
    <Callout tone="warn">
      {reason === 'travelersMissing' ? t(`party.${travelerKind}.missing`) : t(`stepReasons.${reason}`)}
    </Callout>
  )
}
