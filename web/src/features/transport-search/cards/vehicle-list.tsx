import { Flex, Stack, Text } from '@chakra-ui/react'
import { GoToPage } from '#src/components/lists/go-to-page.tsx'
import type { TransportSearch } from '#src/domain/search/transport-search.ts'
import { usePhone } from '#src/lib/browser/window-size.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { rowRange } from '#src/lib/list-kit/pagination.ts'
import type { SearchResults } from '../use-results.ts'
import { ProposalCard } from './proposal-card.tsx'
import { VehicleCard } from './vehicle-card.tsx'

interface VehicleListProps {
  search: TransportSearch
  results: SearchResults
  now: Date
  pageSize: number
  onPage: (page: number) => void
}

/** Number of cards whose pictures are visible at once. */
const firstPictures = 3

/** The proposal and one page of vehicles. */
export function VehicleList({ search, results, now, pageSize, onPage }: VehicleListProps) {
  const { t } = useTranslation('transport')
  const phone = usePhone()
  const { items, page, pageCount, totalCount, proposal } = results
  const { first, last } = rowRange({ page, pageSize, rows: items.length })
  return (
    <>
      {proposal && page === 1 && <ProposalCard proposal={proposal} passengers={search.passengers} />}
      <Stack gap="3">
        {items.map((offer, index) => (
          <VehicleCard
            key={offer.id}
            offer={offer}
            passengers={search.passengers}
            now={now}
            phone={phone}
            eager={index < firstPictures}
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
