import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { useBarAttribute } from '#src/components/layout/use-bar-attribute.ts'
import { Money } from '#src/components/prices/money.tsx'
import { InOtherCurrency } from '#src/components/prices/other-currency.tsx'
import { PriceChangedDialog } from '#src/components/prices/price-changed-dialog.tsx'
import { QuoteProblem } from '#src/components/service-search/quote-problem.tsx'
import { useRideTexts } from '#src/components/transport/use-ride-texts.ts'
import { countSeats, seatingProblem } from '#src/domain/search/transport-seating.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { calculatePrice } from './ride-choice.ts'
import type { Choice } from './use-choice.ts'
import { useRideQuote } from './use-ride-quote.ts'

interface ChoiceBarProps {
  searchId: string
  passengers: number
  choice: Choice
  onSearchAgain: () => void
}

/** Bar with the selected vehicles, their seats and total, and the checkout button. */
export function ChoiceBar({ searchId, passengers, choice, onSearchAgain }: ChoiceBarProps) {
  const { t } = useTranslation(['transport', 'listing'])
  const texts = useRideTexts()
  const { state, accept, dismiss, quote } = useRideQuote(searchId, passengers)
  const { lines, wasReplaced, clear } = choice
  const seating = lines.map(({ offer, vehicles }) => ({ seats: offer.seats, vehicles }))
  const problem = seatingProblem(seating, passengers)
  const seats = countSeats(seating)
  const price = calculatePrice(lines)
  useBarAttribute('choice', price !== undefined)
  if (!price) return undefined
  return (
    <>
      {/* Reserves the space that the bar covers at the end of the page. */}
      <Box h="28" aria-hidden />
      <Box
        as="section"
        aria-label={t('choice.title')}
        position="fixed"
        bottom="var(--tabs)"
        insetInline="0"
        bg="bg.panel"
        borderTopWidth="1px"
        boxShadow="overlay"
        zIndex="8"
      >
        {wasReplaced && <Note text={t('choice.replaced')} />}
        <QuoteProblem
          state={state}
          refusalText={t('choice.refused')}
          onSearchAgain={onSearchAgain}
          onDismiss={dismiss}
        />
        <Page py="2.5">
          <Flex align="center" columnGap="5" rowGap="2" wrap={{ base: 'wrap', md: 'nowrap' }}>
            <Box flex="1 1 auto" minW="0">
              <Text fontWeight="semibold">
                {lines.map(({ offer, vehicles }, index) => (
                  <Fragment key={offer.id}>
                    {index > 0 && ' + '}
                    <span>{texts.vehicleCount(offer.vehicleType, vehicles)}</span>
                  </Fragment>
                ))}
              </Text>
              <HStack
                gap="1.5"
                textStyle="small"
                align="flex-start"
                role="status"
                color={problem ? 'status.pending.fg' : 'status.confirmed.fg'}
              >
                <Icon name={problem ? 'alert' : 'check'} size={14} alignWithFirstLine />
                <span>
                  {problem
                    ? t(`choice.problem.${problem.kind}`, { count: problem.count })
                    : seats === null
                      ? t('seatsNotStated')
                      : t('choice.seated', { count: passengers, seats: texts.seats(seats) })}
                </span>
              </HStack>
            </Box>
            <Box flexShrink={0} css={{ textAlign: 'right' }}>
              <Money value={price.total} size="lg" />
              <InOtherCurrency value={price.total} />
              {price.services !== 'none' && (
                <Text textStyle="small" color="fg.muted">
                  {t(`choice.services.${price.services}`)}
                </Text>
              )}
            </Box>
            <HStack gap="2" flex={{ base: '1 1 auto', md: 'none' }}>
              <Button variant="outline" size="lg" onClick={clear}>
                {t('choice.clear')}
              </Button>
              <Button
                size="lg"
                flex="1"
                disabled={problem !== undefined}
                loading={state.kind === 'checking'}
                onClick={() => void quote(lines)}
              >
                {t('listing:offers.continue')}
                <Icon name="next" />
              </Button>
            </HStack>
          </Flex>
        </Page>
      </Box>
      {state.kind === 'priceChanged' && (
        <PriceChangedDialog
          open
          oldPrice={state.change.previousTotal}
          newPrice={state.change.newTotal}
          declineLabel={t('choice.decline')}
          onAccept={() => accept(state.quote)}
          onDecline={dismiss}
        />
      )}
    </>
  )
}

const Note = ({ text }: { text: string }) => (
  <Box bg="brand.subtle" color="brand.fg" textStyle="small" role="status">
    <Page py="1.5">{text}</Page>
  </Box>
)
