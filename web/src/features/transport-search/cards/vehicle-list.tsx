import { Flex, Stack, Text } from '@chakra-ui/react'
import { GoToPage } from '#src/components/lists/go-to-page.tsx'
import type { TransportSearch } from '#src/domain/search/transport-search.ts'
import { usePhone } from '#src/lib/browser/window-size.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { rowRange } from '#src/lib/list-kit/pagination.ts'
import { type ChosenVehicles, linesOf } from '../choice/ride-choice.ts'
import type { Choice } from '../choice/use-choice.ts'
import type { SearchResults } from '../use-results.ts'
import { ProposalCard } from './proposal-card.tsx'
import { VehicleCard } from './vehicle-card.tsx'

interface VehicleListProps {
  search: TransportSearch
  results: SearchResults
  now: Date
  pageSize: number
  choice: Choice
  onPage: (page: number) => void
}

/** Whether exactly the proposed vehicles are chosen. */
const isChosen = ({ lines }: NonNullable<SearchResults['proposal']>, chosen: readonly ChosenVehicles[]): boolean =>
  lines.length === chosen.length &&
  lines.every(({ offer, vehicles }) => chosen.some((line) => line.offer.id === offer.id && line.vehicles === vehicles))

/** Number of cards whose pictures are visible at once. */
const firstPictures = 3

/** The proposal and one page of vehicles. */
export function VehicleList({ search, results, now, pageSize, choice, onPage }: VehicleListProps) {
  const { t } = useTranslation('transport')
  const phone = usePhone()
  const { items, page, pageCount, totalCount, proposal } = results
  const { first, last } = rowRange({ page, pageSize, rows: items.length })
  return (
    <>
      {proposal && page === 1 && (
        <ProposalCard
          proposal={proposal}
          passengers={search.passengers}
          onChoose={isChosen(proposal, choice.lines) ? undefined : () => choice.choose(linesOf(proposal))}
        />
      )}
      <Stack gap="3">
        {items.map((offer, index) => (
          <VehicleCard
            key={offer.id}
            offer={offer}
            passengers={search.passengers}
            now={now}
            phone={phone}
            eager={index < firstPictures}
            chosen={choice.lines.find((line) => line.offer.id === offer.id)}
            choice={choice}
          />
        ))}
      </Stack>
      {pageCount > 1 && (
        <Flex mt="5" justify="space-between" align="center" gap="3" wrap="wrap">
          <Text textStyle="small" color="fg.muted">
            {t('range', { from: first, to: last, count: totalCount })}
          </Text>
          <GoToPage page={page} pageCount={pageCount} onPage={onPage} />
        </Flex>
      )}
    </>
  )
}
