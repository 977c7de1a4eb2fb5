import { Box, Button, Flex, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '#src/components/layout/chip.tsx'
import { GoToPage } from '#src/components/lists/go-to-page.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { Sheet } from '#src/components/layout/sheet.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { mosqueOf } from '#src/domain/distance.ts'
import type { HotelSearch } from '#src/domain/hotel-search.ts'
import { FilterFields, FilterRail } from './filter-rail.tsx'
import { FilterPills } from './filter-pills.tsx'
import { HotelCard } from './hotel-card.tsx'
import { FilteredOut, NothingFound } from './listing-empty.tsx'
import { ListingFailed } from './listing-failed.tsx'
import { ListingMap } from './listing-map.tsx'
import { ListingNotices } from './listing-notice.tsx'
import { ListingSkeleton } from './listing-skeleton.tsx'
import { type Filters, type ListingView, NO_FILTERS, activeGroups } from './listing-view.ts'
import { SortSelect } from './sort-select.tsx'
import { SupplierStrip } from './supplier-strip.tsx'
import { useHotelIntent } from './use-hotel-intent.ts'
import { PAGE_SIZE, useListing } from './use-listing.ts'

interface ListingResultsProps {
  search: HotelSearch
  view: ListingView
  onView: (view: ListingView, how?: 'typing') => void
  location: { name: string; haram: { latitude: number; longitude: number } } | undefined
  onEdit: () => void
}

/** Filters, title, order and the cards of a search. */
export function ListingResults({ search, view, onView, location, onEdit }: ListingResultsProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const now = useNow(60_000)
  const [sheet, setSheet] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const { listing, stale, loading, error, again } = useListing(search, view)
  const onIntent = useHotelIntent(search)
  const city = location?.name ?? ''
  const mosque = mosqueOf(search.locationCode)
  const active = activeGroups(view.filters).length
  const failed = error !== undefined && !loading
  const setFilters = (filters: Filters, how?: 'typing') => onView({ ...view, filters, page: 1 }, how)
  const fields = { filters: view.filters, facets: listing?.facets, mosque, onChange: setFilters }
  const heading =
    failed || (listing && listing.totalCount === 0)
      ? city
      : listing
        ? t('title', { count: listing.totalCount, city })
        : t('searching', { city })

  function turnTo(page: number) {
    onView({ ...view, page })
    globalThis.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }

  return (
    <Page pt={{ base: '4', md: '5' }}>
      <Flex gap="7">
        <FilterRail {...fields} onClear={() => setFilters(NO_FILTERS)} />
        <Box flex="1" minW="0">
          <Flex
            justify="space-between"
            align={{ base: 'stretch', md: 'center' }}
            direction={{ base: 'column', md: 'row' }}
            gap={{ base: '2.5', md: '3' }}
            mb={{ base: '3', md: '1.5' }}
            minH="9"
          >
            <Text as="h1" ref={title} tabIndex={-1} textStyle="h1" outline="none">
              {heading}
            </Text>
            <HStack gap="2" flexShrink={0} wrap={{ base: 'wrap', md: 'nowrap' }}>
              <Button
                variant="outline"
                size="sm"
                hideFrom="lg"
                flex={{ base: '1 0 auto', md: 'none' }}
                onClick={() => setSheet(true)}
              >
                <Icon name="filter" size={14} />
                {t('filters')}
                {active > 0 && <Chip tone="brand">{format.number(active)}</Chip>}
              </Button>
              <Button
                variant="outline"
                size="sm"
                flex={{ base: '1 0 auto', md: 'none' }}
                aria-pressed={view.map}
                onClick={() => onView({ ...view, map: !view.map })}
              >
                <Icon name={view.map ? 'list' : 'pin'} size={14} />
                {t(view.map ? 'list' : 'map')}
              </Button>
              <SortSelect sort={view.sort} onChange={(sort) => onView({ ...view, sort, page: 1 })} />
            </HStack>
          </Flex>
          {!failed && (
            <Box mb="3.5">
              <SupplierStrip answers={listing?.suppliers} />
            </Box>
          )}
          {(active > 0 || listing) && !failed && (
            <HStack gap="1.5" mb="3.5" wrap="wrap">
              <FilterPills filters={view.filters} onChange={setFilters} />
              {listing && listing.totalCount > 0 && (
                <Text textStyle="micro" color="fg.subtle">
                  {t('wholeStay', { count: search.rooms.length })}
                </Text>
              )}
            </HStack>
          )}
          <VisuallyHidden aria-live="polite">{!loading && !failed && heading}</VisuallyHidden>
          {listing && !failed && <ListingNotices listing={listing} now={now} onAgain={again} />}
          <Box aria-busy={loading} opacity={stale ? 0.55 : 1} transition="opacity {durations.fast}">
            {failed ? (
              <ListingFailed error={error} onAgain={again} onEdit={onEdit} />
            ) : !listing ? (
              <ListingSkeleton />
            ) : listing.totalCount > 0 ? (
              <>
                {view.map && location ? (
                  <ListingMap
                    {...{ results: listing.items, search, centre: location.haram, city, now, onIntent }}
                    partial={listing.pageCount > 1}
                  />
                ) : (
                  <Stack gap="3">
                    {listing.items.map((result) => (
                      <HotelCard key={result.id} {...{ result, search, now, onIntent }} />
                    ))}
                  </Stack>
                )}
                {listing.pageCount > 1 && (
                  <Flex mt="5" justify="space-between" align="center" gap="3" wrap="wrap">
                    <Text textStyle="small" color="fg.muted">
                      {t('range', {
                        from: (listing.page - 1) * PAGE_SIZE + 1,
                        to: (listing.page - 1) * PAGE_SIZE + listing.items.length,
                        count: listing.totalCount,
                      })}
                    </Text>
                    <GoToPage page={listing.page} pageCount={listing.pageCount} onPage={turnTo} />
                  </Flex>
                )}
              </>
            ) : active > 0 ? (
              <FilteredOut {...{ search, listing, filters: view.filters, onChange: setFilters }} />
            ) : (
              <NothingFound {...{ search, city, listing, onEdit, onAgain: again }} />
            )}
          </Box>
        </Box>
      </Flex>
      <Sheet
        open={sheet}
        onClose={() => setSheet(false)}
        title={t('filters')}
        footer={
          <HStack w="full" gap="2">
            {active > 0 && (
              <Button variant="outline" size="lg" onClick={() => setFilters(NO_FILTERS)}>
                {t('clear', { count: active })}
              </Button>
            )}
            <Button size="lg" flex="1" onClick={() => setSheet(false)}>
              {listing ? t('show', { count: listing.totalCount }) : t('close')}
            </Button>
          </HStack>
        }
      >
        <FilterFields {...fields} />
      </Sheet>
    </Page>
  )
}
