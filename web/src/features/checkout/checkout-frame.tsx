import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { TravelerKind } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Page } from '#src/components/layout/page.tsx'
import { Steps } from '#src/components/layout/steps.tsx'
import { focusHeading } from '#src/lib/browser/focus-heading.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import type { ConfirmationState } from './product-adapter.ts'
import { type CheckoutStep, checkoutSteps } from './steps/steps.ts'

interface CheckoutFrameProps {
  travelerKind: TravelerKind
  step: CheckoutStep
  /** State of the booking in the step `done`. */
  state?: ConfirmationState
  /** Whether the checkout is over, regardless of its outcome. */
  isOver?: boolean
  /** Returns the URL of a finished step; undefined if the agent cannot go back. */
  getStepUrl?: ((step: CheckoutStep) => string) | undefined
  children: ReactNode
  /** Name and dates of the product, above the step on narrow screens. */
  headline?: ReactNode
  /** Summary next to the step. */
  aside?: ReactNode
}

/** View transition name shared by the total and the paid amount, so that one turns into the other. */
export const paidTotal = 'paid-total'

/** Steps of a held booking, whose payment comes last. */
const heldSteps = ['review', 'travelers', 'held', 'pay'] as const

const titles = {
  confirmed: 'done.title',
  held: 'done.heldTitle',
  cancelled: 'done.cancelledTitle',
} as const satisfies Record<ConfirmationState, string>

/** Layout of the checkout: title, progress, current step, and summary. Moves the focus to each new step. */
export function CheckoutFrame({
  travelerKind,
  step,
  state = 'confirmed',
  isOver = false,
  getStepUrl,
  children,
  headline,
  aside,
}: CheckoutFrameProps) {
  const { t } = useTranslation('checkout')
  const body = useRef<HTMLDivElement>(null)
  const previousStep = useRef(step)
  const isHeld = state === 'held'
  const title = t(step === 'done' ? titles[state] : isOver ? 'endedTitle' : 'title')
  const steps = isHeld ? heldSteps : checkoutSteps
  const stepName = (name: (typeof steps)[number]) =>
    name === 'travelers' ? t(`party.${travelerKind}.step`) : t(`steps.${name}`)
  useEffect(() => {
    if (previousStep.current === step) return
    previousStep.current = step
    // The step may have moved the focus itself, for example to a field with an error.
    if (!body.current?.contains(document.activeElement)) body.current?.focus({ preventScroll: true })
  }, [step])
  // When the checkout is over, the button that had the focus has been removed.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) focusHeading({ preventScroll: true })
  }, [isOver])
  return (
    <Page pt="5">
      <PageTitle>{step === 'done' ? title : `${stepName(step)} · ${title}`}</PageTitle>
      <Flex
        justify="space-between"
        // On phones, the progress is below the title in every step, even if the name is short.
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'flex-start', md: 'center' }}
        columnGap="4"
        rowGap="3"
        mb="5"
        wrap={{ md: 'wrap' }}
      >
        <Text as="h1" textStyle="h1" layerStyle="inkTop">
          {title}
        </Text>
        {!isOver && state !== 'cancelled' && (
          <Steps
            steps={steps.map((name) => ({
              label: stepName(name),
              url: name === 'held' ? undefined : getStepUrl?.(name),
            }))}
            current={isHeld ? 2 : checkoutSteps.indexOf(step)}
          />
        )}
      </Flex>
      <Flex gap={{ base: '4', lg: '7' }} align="flex-start" direction={{ base: 'column', lg: 'row' }}>
        {headline && <Box w="full">{headline}</Box>}
        <Stack
          ref={body}
          as="section"
          aria-label={state === 'cancelled' ? title : stepName(step)}
          tabIndex={-1}
          outline="none"
          flex="1"
          minW="0"
          w="full"
          gap="4"
        >
          {children}
        </Stack>
        {aside && (
          <Box w="aside" flexShrink={0} position="sticky" top="76px" style={{ viewTransitionName: paidTotal }}>
            {aside}
          </Box>
        )}
      </Flex>
    </Page>
  )
}
