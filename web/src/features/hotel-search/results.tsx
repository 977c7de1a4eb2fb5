import { Box } from '@chakra-ui/react'
import { useDeferredValue, useState } from 'react'
import { ResultsPage } from '#src/components/service-search/results-page.tsx'
import { storeHotelOrder } from '#src/data/hotel-order.ts'
import { mosqueOf } from '#src/domain/distance.ts'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { goToTop } from '#src/lib/browser/focus-heading.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useUrlView } from '#src/lib/list-kit/use-url-view.ts'
import { useHoverPrefetch } from '#src/lib/list-kit/use-hover-prefetch.ts'
import { usePageSize } from '#src/lib/list-kit/use-page-size.ts'
import { HotelList, type SearchLocation } from './cards/hotel-list.tsx'
import { FilterFields } from './filters/filter-fields.tsx'
import { useFilterText } from './filters/use-filter-text.ts'
import { MapButton } from './map-button.tsx'
import {
  type Filters,
  type ResultsView,
  type SortName,
  hotelFilters,
  availableSorts,
  readView,
  sortNames,
  writeView,
} from './results-view.ts'
import type { SearchResults } from './search-pages.ts'
import { LateOffersBar } from './states/late-offers-bar.tsx'
import { HotelsFilteredOut, NothingFound } from './states/no-results.tsx'
import { NothingYet } from './states/nothing-yet.tsx'
import { ResultsSkeleton } from './states/results-skeleton.tsx'
import { SupplierStrip } from './states/supplier-strip.tsx'
import { useResults } from './use-results.ts'
import { useUntouched } from './use-untouched.ts'

/** Hover time in milliseconds before prefetching. Most clicks take longer. */
const hoverDelayMs = 80

interface ResultsProps {
  search: HotelSearch
  /** False until the search is known to be valid. Until then the layout is shown, but no search runs. */
  ready: boolean
  /** Sort order if the URL has none. */
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

/** Results of a hotel search. */
export function Results({ search, ready, usualSort, location, onEdit, onSearch }: ResultsProps) {
  const { t } = useTranslation(['hotels', 'listing'])
  const [view, setView] = useUrlView<ResultsView>({
    read: (parameters) => readView(parameters, usualSort),
    write: (parameters, next) => writeView(parameters, next, usualSort),
  })
  const pageSize = usePageSize()
  const { isUntouched, handlers } = useUntouched()
  const listing = useResults(search, view, {
    pageSize,
    // Deferred, so that the results render in slices.
    ready: useDeferredValue(ready),
    isUntouched,
  })
  const { results, searchAgain, prefetchView, lateOffers, showLateOffers } = listing
  // Cached results are rendered at once, because Back needs the full page height to restore the scroll position.
  const [initialResults] = useState(results)
  const filterText = useFilterText(results)
  const filterPrefetch = useHoverPrefetch(hoverDelayMs, (filters: Filters) =>
    prefetchView({ ...view, filters, page: 1 }),
  )
  const pagePrefetch = useHoverPrefetch(hoverDelayMs, (page: number) => prefetchView({ ...view, page }))
  const city = location?.name ?? ''
  const suppliers = lateOffers?.suppliers ?? results?.suppliers
  // While suppliers are searching, an empty list does not mean that nothing was found.
  const isNothingYet = results?.totalCount === 0 && (lateOffers ?? results).searching
  const roomCount = search.rooms.length
  const prices = roomCount === 2 ? t('wholeStayBothRooms') : t('wholeStay', { count: roomCount })

  function onView(next: ResultsView, how?: 'replace') {
    if (next.sort !== view.sort) storeHotelOrder(next.sort)
    setView(next, how)
  }
  return (
    <ResultsPage
      texts={{
        pageTitle: city ? t('titleOf', { city }) : t('pageTitle'),
        searching: city ? t('searching', { city }) : t('searchingHotels'),
        pricesNote: view.sort === 'RECOMMENDED' ? `${prices} ${t('recommendedBy')}` : prices,
        describeCount: (count) => t(city && count > 0 ? 'title' : 'found', { count, city }),
        closeFilters: (count) => t('show', { count }),
        describeUnreadable: (count) => t('unreadable', { count }),
      }}
      pageSize={pageSize}
      listing={listing}
      view={view}
      onView={onView}
      onEdit={onEdit}
      sorts={availableSorts(sortNames, view.sort, hasDistances(results)).map((name) => ({
        name,
        label: t(`sort.${name}`),
      }))}
      filterGroups={hotelFilters}
      filterName={(group) => filterText(view.filters, group)}
      renderFields={(onChange) => (
        <FilterFields
          filters={view.filters}
          results={results}
          mosque={mosqueOf(search.locationCode)}
          onChange={onChange}
          prefetch={filterPrefetch}
        />
      )}
      toolbarButton={
        <MapButton isMap={view.showsMap} onToggle={() => setView({ ...view, showsMap: !view.showsMap })} />
      }
      supplierProgress={
        <Box mb="3.5">
          <SupplierStrip suppliers={suppliers} displayedSuppliers={results?.suppliers} />
        </Box>
      }
      lateOffers={
        <LateOffersBar
          displayedSuppliers={results?.suppliers}
          lateOffers={lateOffers}
          onSearchAgain={searchAgain}
          onShow={() => {
            showLateOffers()
            goToTop()
          }}
        />
      }
      skeleton={<ResultsSkeleton />}
      pending={isNothingYet && <NothingYet suppliers={suppliers ?? []} />}
      renderRows={(loadedResults, { now, onPage }) => (
        <div {...handlers}>
          <HotelList
            search={search}
            results={loadedResults}
            location={location}
            showsMap={view.showsMap}
            now={now}
            pageSize={pageSize}
            rendersAtOnce={loadedResults === initialResults}
            onPage={onPage}
            pagePrefetch={pagePrefetch}
          />
        </div>
      )}
      renderNothing={(loadedResults) => (
        <NothingFound
          search={search}
          city={city}
          results={loadedResults}
          onEdit={onEdit}
          onSearch={onSearch}
          onSearchAgain={searchAgain}
        />
      )}
      renderFilteredOut={(loadedResults, { onChange }) => (
        <HotelsFilteredOut search={search} results={loadedResults} filters={view.filters} onChange={onChange} />
      )}
    />
  )
}
