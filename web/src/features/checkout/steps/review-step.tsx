import { Box, Button, HStack } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import type { Party } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Callout } from '#src/components/feedback/callout.tsx'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import type { MissingConsent } from '../draft/consent.ts'
import { StepBar } from './step-bar.tsx'

interface ReviewStepProps {
  party: Party
  /** Product and terms. */
  children: ReactNode
  /** Label of the checkbox. */
  terms: string
  /** Why the agent must accept; undefined once accepted. */
  missing: MissingConsent | undefined
  /** Whether a notice above the step already says what is missing. */
  hasNotice: boolean
  onAccept: (accepted: boolean) => void
  /** Total and time left, on narrow screens. */
  bar: ReactNode
  /** A payment link is open, so the button to pay in this checkout is secondary. */
  isShared: boolean
  /** The hold has expired, so the price must be checked before the terms can be accepted. */
  expired: boolean
  onContinue: () => void
}

/** Review step. Continues only after the agent has accepted the terms. */
export function ReviewStep({
  party,
  children,
  terms,
  missing,
  hasNotice,
  onAccept,
  bar,
  isShared,
  expired,
  onContinue,
}: ReviewStepProps) {
  const { t } = useTranslation('checkout')
  const [triedToContinue, setTriedToContinue] = useState(false)
  const [paysAnyway, setPaysAnyway] = useState(false)
  const reminderId = useId()
  const isAccepted = missing === undefined
  const isMissing = triedToContinue && !isAccepted
  const receiverPays = isShared && !paysAnyway

  function proceed() {
    if (receiverPays) return setPaysAnyway(true)
    setTriedToContinue(!isAccepted)
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
      {missing && missing !== 'termsNotAccepted' && !hasNotice && !receiverPays && (
        <Callout tone="warn">{t(`stepReasons.${missing}`)}</Callout>
      )}
      <Box hidden={receiverPays}>
        <Checkbox
          checked={isAccepted}
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={isMissing ? reminderId : undefined}
          onChange={(event) => onAccept(event.currentTarget.checked)}
        >
          {terms}
        </Checkbox>
        {isMissing && (
          <HStack id={reminderId} role="alert" gap="1" mt="0.5" textStyle="small" color="red.fg">
            <Icon name="alert" size={13} />
            {t('review.acceptFirst')}
          </HStack>
        )}
      </Box>
      <StepBar top={bar}>
        <Button
          size="lg"
          variant={isShared ? 'outline' : 'solid'}
          w={{ base: 'full', lg: 'auto' }}
          ms="auto"
          onClick={proceed}
        >
          <span>{t(receiverPays ? 'link.payYourself' : `party.${party}.continue`)}</span>
          {!receiverPays && <Icon name="next" />}
        </Button>
      </StepBar>
    </>
  )
}
