import { Box, Button, Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useSupplierNames } from '#src/components/hotels/use-supplier-names.ts'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import type { HotelSearch } from '#src/domain/hotel-search.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useFilterWords } from '../filters/use-filter-words.ts'
import { type Filters, noFilters } from '../results-view.ts'
import type { SearchResults } from '../use-results.ts'
import { RoomSplits } from './room-splits.tsx'
import { unreadableHotels } from './unreadable-hotels.ts'
import { useRelaxations } from './use-relaxations.ts'

interface FilteredOutProps {
  search: HotelSearch
  results: SearchResults
  filters: Filters
  onChange: (filters: Filters) => void
}

/** The filters have removed every hotel: shows what removing each of them would bring back. */
export function FilteredOut({ search, results, filters, onChange }: FilteredOutProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const words = useFilterWords(results)
  const relaxations = useRelaxations(search, results, filters)
  const offers = results.suppliers.reduce((sum, { offerCount }) => sum + offerCount, 0)
  const { coverage } = results.facets
  const judgesRates = filters.boards.length > 0 || filters.refundable !== undefined
  return (
    <EmptyState icon="filter" title={t('filteredOut.title')} body={t('filteredOut.body', { count: offers })}>
      {judgesRates && coverage !== 'ALL_RATES' && (
        <Text mt="3" color="fg.muted">
          {t(`coverage.${coverage}`)}
        </Text>
      )}
      <Stack as="ul" listStyleType="none" gap="0" mt="5" borderTopWidth={relaxations?.length === 0 ? '0' : '1px'}>
        {!relaxations && <Skeleton h="12" my="3" />}
        {relaxations?.map((relaxation) => (
          <Flex as="li" key={relaxation.group} py="3" borderBottomWidth="1px" align="center" gap="3">
            <Box flex="1" minW="0">
              <Text fontWeight="600">{t('filteredOut.without', { filter: words(filters, relaxation.group) })}</Text>
              <Text textStyle="small" color="fg.muted">
                {t('filteredOut.hotelsFrom', { count: relaxation.hotels, amount: format.money(relaxation.lowest) })}
              </Text>
            </Box>
            <Button size="sm" variant="outline" onClick={() => onChange(relaxation.filters)}>
              {t('filteredOut.apply')}
            </Button>
          </Flex>
        ))}
      </Stack>
      <Button variant="plain" size="sm" mt="4" onClick={() => onChange(noFilters)}>
        {t('clearAll')}
      </Button>
    </EmptyState>
  )
}

interface NothingFoundProps {
  search: HotelSearch
  city: string
  results: SearchResults
  onEdit: () => void
  onSearch: (search: HotelSearch) => void
  onSearchAgain: () => void
}

/** The search has no hotel: what to try, which suppliers have not answered, and whether answers could not be read. */
export function NothingFound({ search, city, results, onEdit, onSearch, onSearchAgain }: NothingFoundProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const names = useSupplierNames()
  const silent = results.suppliers.flatMap(({ state, supplierInfo }) => (state === 'FAILED' ? supplierInfo : []))
  const unreadable = unreadableHotels(results)
  // Other dates do not help when hotels were found and lost.
  if (unreadable > 0)
    return (
      <EmptyState icon="alert" title={t('unreadable', { count: unreadable })} body={t('nothing.unreadable')}>
        <Button mt="5" variant="outline" onClick={onSearchAgain}>
          {t('searchAgain')}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search"
      title={t('nothing.title', { city, dates: format.stay(search.checkIn, search.checkOut) })}
      body={t('nothing.advice')}
    >
      {silent.length > 0 && (
        <Text mt="3" color="fg.muted">
          {t('nothing.silent', { suppliers: names(silent) })}
        </Text>
      )}
      <RoomSplits search={search} onSearch={onSearch} />
      <HStack mt="5" gap="2" wrap="wrap">
        <Button onClick={onEdit}>{t('nothing.changeDates')}</Button>
        <Button variant="outline" onClick={onSearchAgain}>
          {t('searchAgain')}
        </Button>
      </HStack>
    </EmptyState>
  )
}
