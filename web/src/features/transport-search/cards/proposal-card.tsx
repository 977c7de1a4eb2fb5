import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { InOtherCurrency } from '#src/components/prices/other-currency.tsx'
import { VehiclePicture } from '#src/components/transport/vehicle-picture.tsx'
import { routeText, useRideCounts, useRideWords } from '#src/components/transport/use-ride-words.ts'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { SearchResults } from '../use-results.ts'

type Proposal = NonNullable<SearchResults['proposal']>

interface ProposalCardProps {
  proposal: Proposal
  passengers: number
  /** Filters are in force, which the proposal ignores. */
  filtered: boolean
  /** Chooses the vehicles; undefined while they are chosen. */
  onChoose: (() => void) | undefined
}

/** The cheapest vehicles of one company that carry everyone. */
export function ProposalCard({ proposal, passengers, filtered, onChoose }: ProposalCardProps) {
  const { t } = useTranslation('transport')
  const words = useRideWords()
  const counts = useRideCounts()
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
      <Flex gap="3" flex="1" minW="0" align="center">
        <Flex gap="1.5" hideBelow="sm">
          {lines.map(({ offer }) => (
            <VehiclePicture key={offer.id} src={offer.imageUrl} w="60px" h="60px" borderRadius="l2" />
          ))}
        </Flex>
        <Box minW="0">
          <Text textStyle="micro" fontWeight="600" color="brand.fg">
            {t('proposal.title', { count: passengers })}
          </Text>
          {filtered && (
            <Text textStyle="micro" color="fg.muted">
              {t('proposal.ofAll')}
            </Text>
          )}
          <Text as="h2" textStyle="h3" mt="0.5">
            {lines.map(({ offer, vehicles }, index) => (
              <Fragment key={offer.id}>
                {index > 0 && ' + '}
                <span>{words.vehiclesOf(offer.vehicleType, vehicles)}</span>
              </Fragment>
            ))}
          </Text>
          <Text textStyle="micro" color="fg.muted" mt="0.5">
            <bdi>{dotted([company?.name, route && routeText(route.name)])}</bdi>
          </Text>
          <Text textStyle="micro" color="fg.muted" display="flex" gap="1.5" alignItems="center" mt="0.5">
            <Icon name="users" size={13} />
            <span>{dotted([words.seats(seats), counts.passengers(passengers)])}</span>
          </Text>
        </Box>
      </Flex>
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
          // A state, not an action that is not possible.
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
