import { Box, Button, Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { useSupplierName } from '#src/components/hotels/supplier-name.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { HotelSearch } from '#src/domain/hotel-search.ts'
import { useFilterWords } from './filter-pills.tsx'
import { type Filters, NO_FILTERS } from './listing-view.ts'
import type { Listing } from './use-listing.ts'
import { useRelaxations } from './use-relaxations.ts'

interface FilteredOutProps {
  search: HotelSearch
  listing: Listing
  filters: Filters
  onChange: (filters: Filters) => void
}

/** The filters have removed every hotel: which of them, taken away, would bring back what. */
export function FilteredOut({ search, listing, filters, onChange }: FilteredOutProps) {
  const { t } = useTranslation('hotels')
  const words = useFilterWords()
  const relaxations = useRelaxations(search, listing.searchId, filters)
  const offers = listing.suppliers.reduce((sum, { offerCount }) => sum + offerCount, 0)
  return (
    <EmptyState title={t('filteredOut.title')} body={t('filteredOut.body', { count: offers })}>
      <Stack as="ul" listStyleType="none" gap="0" mt="5" borderTopWidth={relaxations?.length === 0 ? '0' : '1px'}>
        {!relaxations && <Skeleton h="12" my="3" />}
        {relaxations?.map((relaxation) => (
          <Flex as="li" key={relaxation.group} py="3" borderBottomWidth="1px" align="center" gap="3">
            <Box flex="1" minW="0">
              <Text fontWeight="600">{t('filteredOut.without', { filter: words(filters, relaxation.group) })}</Text>
              <HStack gap="1" textStyle="small" color="fg.muted" wrap="wrap">
                {t('filteredOut.hotelsFrom', { count: relaxation.hotels })} <Money value={relaxation.lowest} />
              </HStack>
            </Box>
            <Button size="sm" variant="outline" onClick={() => onChange(relaxation.filters)}>
              {t('filteredOut.apply')}
            </Button>
          </Flex>
        ))}
      </Stack>
      <Button variant="plain" size="sm" mt="4" onClick={() => onChange(NO_FILTERS)}>
        {t('clearAll')}
      </Button>
    </EmptyState>
  )
}

interface NothingFoundProps {
  search: HotelSearch
  city: string
  listing: Listing
  onEdit: () => void
  onAgain: () => void
}

/** No supplier has a room: what to try, and who has not answered. */
export function NothingFound({ search, city, listing, onEdit, onAgain }: NothingFoundProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const supplierName = useSupplierName()
  const silent = listing.suppliers.filter(({ answered }) => !answered).map(({ supplier }) => supplierName(supplier))
  return (
    <EmptyState
      title={t('nothing.title', { city, dates: format.stay(search.checkIn, search.checkOut) })}
      body={t('nothing.advice')}
    >
      {silent.length > 0 && (
        <Text mt="3" color="fg.muted">
          {t('nothing.silent')} <bdi dir="ltr">{silent.join(', ')}</bdi>
        </Text>
      )}
      <HStack mt="5" gap="2" wrap="wrap">
        <Button onClick={onEdit}>{t('nothing.changeDates')}</Button>
        <Button variant="outline" onClick={onAgain}>
          {t('searchAgain')}
        </Button>
      </HStack>
    </EmptyState>
  )
}
