import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { CancellationChip } from '#src/components/prices/cancellation-chip.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { InOtherCurrency } from '#src/components/prices/other-currency.tsx'
import { routeText, useRideTexts } from '#src/components/transport/use-ride-texts.ts'
import { VehicleLine } from '#src/components/transport/vehicle-line.tsx'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { SearchResults } from '../use-results.ts'

type Proposal = NonNullable<SearchResults['proposal']>

interface ProposalCardProps {
  proposal: Proposal
  passengers: number
  /** Whether filters are active. The proposal ignores them. */
  hasFilters: boolean
  now: Date
  /** Selects the vehicles; undefined if they are already selected. */
  onChoose: (() => void) | undefined
}

/** One company's cheapest vehicles that carry everyone. */
export function ProposalCard({ proposal, passengers, hasFilters, now, onChoose }: ProposalCardProps) {
  const { t } = useTranslation('transport')
  const texts = useRideTexts()
  const { lines, company, seats, total } = proposal
  const route = lines[0]?.offer.route
  return (
    <Flex
      as="section"
      aria-label={t('proposal.title', { count: passengers })}
      mb="3"
      p="3.5"
      gap="4"
      align={{ base: 'stretch', md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
      bg="brand.subtle"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="brand.border"
    >
      <Box flex="1" minW="0">
        <Text as="h2" textStyle="small" fontWeight="semibold" color="brand.fg">
          {t('proposal.title', { count: passengers })}
        </Text>
        {hasFilters && (
          <Text textStyle="small" color="fg.muted">
            {t('proposal.ofAll')}
          </Text>
        )}
        <Text textStyle="small" color="fg.muted" mt="0.5">
          <bdi>{joinWithDots([company?.name, route && routeText(route.name)])}</bdi>
        </Text>
        {lines.map(({ offer, ...line }) => (
          <VehicleLine key={offer.id} line={{ ...offer, ...line, services: [] }}>
            {offer.cancellationPolicy && (
              <Flex mt="1.5">
                <CancellationChip policy={offer.cancellationPolicy} now={now} total={offer.price.total} />
              </Flex>
            )}
          </VehicleLine>
        ))}
        {lines.length > 1 && (
          <HStack gap="1.5" mt="3" textStyle="small" color="status.confirmed.fg" align="flex-start">
            <Icon name="check" size={15} alignWithFirstLine />
            <span>{texts.seatsFor(seats, passengers)}</span>
          </HStack>
        )}
      </Box>
      <Flex gap="4" align="center" justify="space-between" flexShrink={0}>
        <Box css={{ textAlign: 'right' }}>
          <Money value={total} size="lg" />
          <InOtherCurrency value={total} />
        </Box>
        <Button
          onClick={onChoose}
          disabled={!onChoose}
          variant="outline"
          bg={onChoose && 'bg.panel'}
          // Styled as a state, not as a disabled button.
          _disabled={{
            opacity: 1,
            bg: 'transparent',
            color: 'brand.fg',
            borderColor: 'transparent',
            boxShadow: 'none',
          }}
        >
          {!onChoose && <Icon name="check" size={14} />}
          <span>{t(onChoose ? 'proposal.choose' : 'proposal.chosen')}</span>
        </Button>
      </Flex>
    </Flex>
  )
}
