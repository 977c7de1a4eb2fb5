import { Box, Button, HStack } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import type { TravelerKind } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Callout } from '#src/components/feedback/callout.tsx'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import type { MissingConsent } from '../draft/consent.ts'
import { StepBar } from './step-bar.tsx'

interface ReviewStepProps {
  travelerKind: TravelerKind
  /** Product and terms. */
  children: ReactNode
  /** Label of the checkbox that accepts terms and total. */
  consentLabel: string
  /** Why the agent must accept terms and total; undefined once accepted. */
  missingConsent: MissingConsent | undefined
  /** Whether a notice above the step already says why the agent must accept. */
  hasNotice: boolean
  onAccept: (accepted: boolean) => void
  /** Total and time left, on narrow screens. */
  bar: ReactNode
  /** Whether a payment link is open. The button to pay in this checkout is then secondary. */
  hasOpenLinks: boolean
  /** Whether the hold has expired. The price must then be checked before the terms can be accepted. */
  expired: boolean
  onContinue: () => void
}

/** Review step. Continues only after the agent has accepted the terms. */
export function ReviewStep({
  travelerKind,
  children,
  consentLabel,
  missingConsent,
  hasNotice,
  onAccept,
  bar,
  hasOpenLinks,
  expired,
  onContinue,
}: ReviewStepProps) {
  const { t } = useTranslation('checkout')
  const [hasTriedToContinue, setHasTriedToContinue] = useState(false)
  const [isPayingAnyway, setPayingAnyway] = useState(false)
  const reminderId = useId()
  const isAccepted = missingConsent === undefined
  const isReminderVisible = hasTriedToContinue && !isAccepted
  const isReceiverPaying = hasOpenLinks && !isPayingAnyway

  function proceed() {
    if (isReceiverPaying) return setPayingAnyway(true)
    setHasTriedToContinue(!isAccepted)
    if (isAccepted) onContinue()
  }

  if (expired)
    return (
      <>
        {children}
        {bar && <StepBar top={bar}>{null}</StepBar>}
      </>
    )
  return (
    <>
      {children}
      {missingConsent && missingConsent !== 'termsNotAccepted' && !hasNotice && !isReceiverPaying && (
        <Callout tone="warn">{t(`stepReasons.${missingConsent}`)}</Callout>
      )}
      <Box hidden={isReceiverPaying}>
        <Checkbox
          checked={isAccepted}
          aria-invalid={isReminderVisible ? true : undefined}
          aria-describedby={isReminderVisible ? reminderId : undefined}
          onChange={(event) => onAccept(event.currentTarget.checked)}
        >
          {consentLabel}
        </Checkbox>
        {isReminderVisible && (
          <HStack id={reminderId} role="alert" gap="1" mt="0.5" textStyle="small" color="red.fg">
            <Icon name="alert" size={13} />
            {t('review.acceptFirst')}
          </HStack>
        )}
      </Box>
      <StepBar top={bar}>
        <Button
          size="lg"
          variant={hasOpenLinks ? 'outline' : 'solid'}
          w={{ base: 'full', lg: 'auto' }}
          ms="auto"
          onClick={proceed}
        >
          <span>{t(isReceiverPaying ? 'link.payYourself' : `party.${travelerKind}.continue`)}</span>
          {!isReceiverPaying && <Icon name="next" />}
        </Button>
      </StepBar>
    </>
  )
}
