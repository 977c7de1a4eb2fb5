import { Box } from '@chakra-ui/react'
import { useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { FiltersLine } from '#src/components/lists/active-filters.tsx'
import { ResultsLayout } from '#src/components/lists/results-layout.tsx'
import { ResultsNotices } from '#src/components/lists/results-notices.tsx'
import { SearchFailed } from '#src/components/lists/search-failed.tsx'
import { storeHotelOrder } from '#src/data/hotel-order.ts'
import { mosqueOf } from '#src/domain/distance.ts'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useHoverPrefetch } from '#src/lib/list-kit/use-hover-prefetch.ts'
import { useAddressView } from '#src/lib/list-kit/use-address-view.ts'
import { useStableCallback } from '#src/lib/list-kit/use-stable-callback.ts'
import { usePageSize } from '#src/lib/list-kit/use-page-size.ts'
import { countUnreadableRows } from '#src/lib/list-kit/count-unreadable-rows.ts'
import { useHistoryPanel } from '#src/lib/navigation/use-history-panel.ts'
import { FilterFields } from './filters/filter-fields.tsx'
import { FilterPills } from './filters/filter-pills.tsx'
import { HotelList, type SearchLocation } from './cards/hotel-list.tsx'
import { ResultsToolbar } from './results-toolbar.tsx'
import {
  type Filters,
  type ResultsView,
  type SortName,
  hotelFilters,
  noFilters,
  readView,
  writeView,
} from './results-view.ts'
import { LateOffersBar } from './states/late-offers-bar.tsx'
import { HotelsFilteredOut, NothingFound } from './states/no-results.tsx'
import { NothingYet } from './states/nothing-yet.tsx'
import { ResultsSkeleton } from './states/results-skeleton.tsx'
import { SupplierStrip } from './states/supplier-strip.tsx'
import type { SearchResults } from './search-pages.ts'
import { useUntouched } from './use-untouched.ts'
import { useResults } from './use-results.ts'

/** Hover time in milliseconds before prefetching. Most clicks take longer. */
const hoverDelayMs = 80

interface ResultsProps {
  search: HotelSearch
  /** False until the search is known to be valid. Until then the layout is shown, but no search runs. */
  ready: boolean
  /** Sort order if the address has none. */
  usualSort: SortName
  location: SearchLocation | undefined
  onEdit: () => void
  onSearch: (search: HotelSearch) => void
}

/** Whether any hotel has a known distance, which "nearest first" requires. */
const hasDistances = (results: SearchResults | undefined): boolean =>
  !results ||
  results.facets.distances.some(({ count }) => count > 0) ||
  results.items.some(({ hotel }) => hotel.distanceToHaram !== null)

/** Results of a hotel search: filters, title, sort order and hotels. */
export function Results({ search, ready, usualSort, location, onEdit, onSearch }: ResultsProps) {
  const { t } = useTranslation(['hotels', 'components', 'listing'])
  const [view, show] = useAddressView<ResultsView>({
    read: (address) => readView(address, usualSort),
    write: (address, next) => writeView(address, next, usualSort),
  })
  const now = useNow(60_000)
  const [sheet, setSheet] = useHistoryPanel('filters')
  const pageSize = usePageSize()
  const title = useRef<HTMLHeadingElement>(null)
  const { isUntouched, handlers } = useUntouched()
  const { results, stale, loading, error, searchAgain, prepare, late, showLate } = useResults(search, view, {
    pageSize,
    // Deferred, so that the results render in slices.
    ready: useDeferredValue(ready),
    isUntouched,
  })
  // Cached results are rendered at once, because Back needs the full page height to restore the scroll position.
  const [opened] = useState(results)
  const city = location?.name ?? ''
  const active = hotelFilters.active(view.filters).length
  const failed = error !== undefined && !loading
  const unreadable = countUnreadableRows(results?.warnings ?? [])
  const suppliers = late?.suppliers ?? results?.suppliers
  // While suppliers are searching, an empty list does not mean that nothing was found.
  const nothingYet = results?.totalCount === 0 && (late ?? results).searching
  const setFilters = (filters: Filters, how?: 'replace') => show({ ...view, filters, page: 1 }, sheet ? 'replace' : how)
  function setSort(sort: SortName) {
    storeHotelOrder(sort)
    show({ ...view, sort, page: 1 })
  }
  const filterPrefetch = useHoverPrefetch(hoverDelayMs, (filters: Filters) => prepare({ ...view, filters, page: 1 }))
  const pagePrefetch = useHoverPrefetch(hoverDelayMs, (page: number) => prepare({ ...view, page }))
  const roomCount = search.rooms.length
  const prices = roomCount === 2 ? t('wholeStayBothRooms') : t('wholeStay', { count: roomCount })
  const pricesNote = view.sort === 'RECOMMENDED' ? `${prices} ${t('recommendedBy')}` : prices
  const isEmpty = results?.totalCount === 0 && !nothingYet
  const nothingFound = isEmpty && active === 0
  const heading =
    failed || isEmpty
      ? city
        ? t('titleOf', { city })
        : t('pageTitle')
      : results && !nothingYet
        ? t(city ? 'title' : 'found', { count: results.totalCount, city })
        : city
          ? t('searching', { city })
          : t('searchingHotels')

  function goToTop() {
    globalThis.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }
  const turnTo = useStableCallback((page: number) => {
    show({ ...view, page })
    goToTop()
  })

  return (
    <ResultsLayout
      heading={heading}
      headingRef={title}
      announced={!loading && !failed}
      announcement={isEmpty ? t('found', { count: 0 }) : undefined}
      hideControls={nothingFound || (failed && !results)}
      toolbar={
        <ResultsToolbar
          view={view}
          hasDistances={hasDistances(results)}
          onSort={setSort}
          onView={show}
          onOpenFilters={() => setSheet(true)}
        />
      }
      filters={{
        fields: (
          <FilterFields
            filters={view.filters}
            results={results}
            mosque={mosqueOf(search.locationCode)}
            onChange={setFilters}
            intent={filterPrefetch}
          />
        ),
        active,
        onClear: () => setFilters(noFilters),
        open: sheet,
        onClose: () => setSheet(false),
        show: results ? t('show', { count: results.totalCount }) : t('components:close'),
      }}
      above={
        <>
          {!failed && (
            <Box mb="3.5">
              <SupplierStrip answers={suppliers} displayedSuppliers={results?.suppliers} />
            </Box>
          )}
          {(active > 0 || results?.totalCount !== 0) && !failed && (
            <FiltersLine
              pills={<FilterPills filters={view.filters} results={results} onChange={setFilters} />}
              note={results?.totalCount === 0 ? undefined : pricesNote}
            />
          )}
          <LateOffersBar
            displayedSuppliers={results?.suppliers}
            late={late}
            onSearchAgain={searchAgain}
            onShow={() => {
              showLate()
              goToTop()
            }}
          />
          {results && !failed && (
            <ResultsNotices
              results={results}
              unreadable={unreadable > 0 ? t('unreadable', { count: unreadable }) : undefined}
              now={now}
              searching={results.searching}
              onSearchAgain={searchAgain}
            />
          )}
        </>
      }
      busy={loading}
      stale={stale}
    >
      {failed ? (
        <SearchFailed error={error} onSearchAgain={searchAgain} edit={t('listing:offers.edit')} onEdit={onEdit} />
      ) : !results ? (
        <ResultsSkeleton />
      ) : nothingYet ? (
        <NothingYet suppliers={suppliers ?? []} />
      ) : results.totalCount > 0 ? (
        <div {...handlers}>
          <HotelList
            search={search}
            results={results}
            location={location}
            map={view.map}
            now={now}
            pageSize={pageSize}
            startsWhole={results === opened}
            onPage={turnTo}
            pagePrefetch={pagePrefetch}
            heading={title}
          />
        </div>
      ) : active > 0 ? (
        <HotelsFilteredOut search={search} results={results} filters={view.filters} onChange={setFilters} />
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
    </ResultsLayout>
  )
}
