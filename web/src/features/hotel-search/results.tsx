import { Box, Button, Flex, HStack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Page } from '#src/components/layout/page.tsx'
import { Sheet } from '#src/components/layout/sheet.tsx'
import { rememberHotelOrder } from '#src/data/hotel-order.ts'
import { mosqueOf } from '#src/domain/distance.ts'
import type { HotelSearch } from '#src/domain/hotel-search.ts'
import { useNarrow, usePhone } from '#src/lib/browser/window-size.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { usePanel } from '#src/lib/navigation/use-panel.ts'
import { FilterFields } from './filters/filter-fields.tsx'
import { FilterPills } from './filters/filter-pills.tsx'
import { FilterRail } from './filters/filter-rail.tsx'
import { HotelList, type SearchLocation } from './cards/hotel-list.tsx'
import { ResultsToolbar } from './results-toolbar.tsx'
import { type Filters, type ResultsView, type SortName, hotelFilters, noFilters, pageSizes } from './results-view.ts'
import { LateOffersBar } from './states/late-offers-bar.tsx'
import { FilteredOut, NothingFound } from './states/no-results.tsx'
import { NothingYet } from './states/nothing-yet.tsx'
import { ResultsNotices } from './states/results-notices.tsx'
import { ResultsSkeleton } from './states/results-skeleton.tsx'
import { SearchFailed } from './states/search-failed.tsx'
import { SupplierStrip } from './states/supplier-strip.tsx'
import { type SearchResults, useResults } from './use-results.ts'

interface ResultsProps {
  search: HotelSearch
  view: ResultsView
  onView: (view: ResultsView, how?: 'replace') => void
  location: SearchLocation | undefined
  onEdit: () => void
  onSearch: (search: HotelSearch) => void
}

/** False when no hotel of the results has a known distance: then "nearest first" orders nothing. */
const hasDistances = (results: SearchResults | undefined): boolean =>
  !results ||
  results.facets.distances.some(({ count }) => count > 0) ||
  results.items.some(({ hotel }) => hotel.distanceToHaram !== null)

/** Filters, title, order and hotels of a search. */
export function Results({ search, view, onView, location, onEdit, onSearch }: ResultsProps) {
  const { t } = useTranslation('hotels')
  const now = useNow(60_000)
  const [sheet, setSheet] = usePanel('filters')
  const narrow = useNarrow()
  const pageSize = pageSizes[usePhone() ? 'phone' : 'wide']
  const title = useRef<HTMLHeadingElement>(null)
  const { results, stale, loading, error, searchAgain, late, showLate } = useResults(search, view, pageSize)
  // Results from the cache are shown at once: the page that Back returns to needs its whole height to scroll to where it was.
  const [waited] = useState(results === undefined)
  const city = location?.name ?? ''
  const active = hotelFilters.active(view.filters).length
  const failed = error !== undefined && !loading
  const suppliers = late?.suppliers ?? results?.suppliers
  // No hotel yet is not "no hotels found".
  const nothingYet = results?.totalCount === 0 && (late ?? results).searching
  const setFilters = (filters: Filters, how?: 'replace') =>
    onView({ ...view, filters, page: 1 }, sheet ? 'replace' : how)
  function setSort(sort: SortName) {
    rememberHotelOrder(sort)
    onView({ ...view, sort, page: 1 })
  }
  const fields = {
    filters: view.filters,
    results,
    mosque: mosqueOf(search.locationCode),
    onChange: setFilters,
  }
  const heading =
    failed || (results?.totalCount === 0 && active === 0 && !nothingYet)
      ? city || t('pageTitle')
      : results && !nothingYet
        ? t('title', { count: results.totalCount, city })
        : t('searching', { city })

  function goToTop() {
    globalThis.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }
  function turnTo(page: number) {
    onView({ ...view, page })
    goToTop()
  }

  return (
    <Page pt={{ base: '4', md: '5' }}>
      <Flex gap="7">
        {!narrow && <FilterRail {...fields} onClear={() => setFilters(noFilters)} />}
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
            <ResultsToolbar
              view={view}
              hasDistances={hasDistances(results)}
              onSort={setSort}
              onView={onView}
              onOpenFilters={() => setSheet(true)}
            />
          </Flex>
          {!failed && (
            <Box mb="3.5">
              <SupplierStrip answers={suppliers} />
            </Box>
          )}
          {(active > 0 || results?.totalCount !== 0) && !failed && (
            <HStack columnGap="1.5" rowGap={{ base: '4', md: '1.5' }} mb="3.5" wrap="wrap">
              <FilterPills filters={view.filters} results={results} onChange={setFilters} />
              {results?.totalCount !== 0 && (
                <Text textStyle="micro" color="fg.subtle">
                  {search.rooms.length === 2 ? t('wholeStayBothRooms') : t('wholeStay', { count: search.rooms.length })}
                  {view.sort === 'RECOMMENDED' && ` ${t('recommendedBy')}`}
                </Text>
              )}
            </HStack>
          )}
          <LateOffersBar
            shown={results?.suppliers}
            late={late}
            onSearchAgain={searchAgain}
            onShow={() => {
              showLate()
              goToTop()
            }}
          />
          <VisuallyHidden aria-live="polite">{!loading && !failed && heading}</VisuallyHidden>
          {results && !failed && <ResultsNotices results={results} now={now} onSearchAgain={searchAgain} />}
          {/* Dimmed only while an answer takes longer than usual: each step of the change draws the whole list again. */}
          <Box
            aria-busy={loading}
            opacity={stale ? 0.55 : 1}
            transition={stale ? 'opacity {durations.fast} 200ms' : 'opacity {durations.fast}'}
          >
            {failed ? (
              <SearchFailed error={error} onSearchAgain={searchAgain} onEdit={onEdit} />
            ) : !results ? (
              <ResultsSkeleton />
            ) : nothingYet ? (
              <NothingYet suppliers={suppliers ?? []} />
            ) : results.totalCount > 0 ? (
              <HotelList
                search={search}
                results={results}
                location={location}
                map={view.map}
                now={now}
                pageSize={pageSize}
                waited={waited}
                onPage={turnTo}
              />
            ) : active > 0 ? (
              <FilteredOut search={search} results={results} filters={view.filters} onChange={setFilters} />
            ) : (
              <NothingFound
                search={search}
                city={city}
                results={results}
                onEdit={onEdit}
                onSearch={onSearch}
                onSearchAgain={searchAgain}
              />
            )}
          </Box>
        </Box>
      </Flex>
      <Sheet
        open={sheet && narrow}
        onClose={() => setSheet(false)}
        title={t('filters')}
        footer={
          <HStack w="full" gap="2">
            {active > 0 && (
              <Button variant="outline" size="lg" onClick={() => setFilters(noFilters)}>
                {t('clear', { count: active })}
              </Button>
            )}
            <Button size="lg" flex="1" onClick={() => setSheet(false)}>
              {results ? t('show', { count: results.totalCount }) : t('close')}
            </Button>
          </HStack>
        }
      >
        <FilterFields {...fields} />
      </Sheet>
    </Page>
  )
}
