import { Flex, Stack, Text } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { GoToPage } from '#src/components/lists/go-to-page.tsx'
import type { HotelSearch } from '#src/domain/hotel-search.ts'
import { rowRange } from '#src/lib/list-kit/pagination.ts'
import { HotelCard } from './hotel-card.tsx'
import { ResultsMap } from './results-map.tsx'
import { useHotelIntent } from '../use-hotel-intent.ts'
import type { SearchResults } from '../use-results.ts'

export interface SearchLocation {
  name: string
  haram: { latitude: number; longitude: number }
}

interface HotelListProps {
  search: HotelSearch
  results: SearchResults
  location: SearchLocation | undefined
  map: boolean
  now: Date
  pageSize: number
  /** The agent has waited for these results: the first cards are shown before the others. */
  waited: boolean
  onPage: (page: number) => void
}

/** Number of cards whose pictures are visible at once. */
const firstPictures = 2
/** Number of cards that fill a window. */
const firstCards = 6

/** One page of hotels, as cards or on the map. */
export function HotelList({ search, results, location, map, now, pageSize, waited, onPage }: HotelListProps) {
  const { t } = useTranslation('hotels')
  const onIntent = useHotelIntent(search)
  const { items, page, pageCount, totalCount } = results
  const count = useDeferredValue(items.length, waited ? firstCards : items.length)
  const { first, last } = rowRange({ page, pageSize, rows: items.length })
  return (
    <>
      {map && location ? (
        <ResultsMap
          results={items}
          search={search}
          center={location.haram}
          now={now}
          onIntent={onIntent}
          partial={pageCount > 1}
        />
      ) : (
        <Stack gap="3">
          {items.slice(0, count).map((result, index) => (
            <HotelCard
              key={result.id}
              result={result}
              search={search}
              now={now}
              onIntent={onIntent}
              eager={index < firstPictures}
            />
          ))}
        </Stack>
      )}
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
