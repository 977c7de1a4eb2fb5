import type { ReactNode } from 'react'
import { NothingFound } from '#src/components/service-search/nothing-found.tsx'
import { ResultsPage } from '#src/components/service-search/results-page.tsx'
import type { TransportSearch } from '#src/domain/search/transport-search.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useUrlView } from '#src/lib/list-kit/use-url-view.ts'
import { usePageSize } from '#src/lib/list-kit/use-page-size.ts'
import { SelectableVehicleList } from './choice/selectable-vehicle-list.tsx'
import { FilterFields } from './filters/filter-fields.tsx'
import { useFilterText } from './filters/use-filter-text.ts'
import { type View, readView, sortNames, transportFilters, writeView } from './results-view.ts'
import { VehiclesFilteredOut } from './states/vehicles-filtered-out.tsx'
import { type SearchResults, useResults } from './use-results.ts'

interface ResultsProps {
  search: TransportSearch
  /** False until the search is known to be valid. */
  ready: boolean
  onEdit: () => void
}

/** Results of a search for vehicles. */
export function Results({ search, ready, onEdit }: ResultsProps) {
  const { t } = useTranslation(['transport', 'listing'])
  const [view, onView] = useUrlView<View>({ read: readView, write: writeView })
  const pageSize = usePageSize()
  const listing = useResults(search, view, { pageSize, ready })
  const filterText = useFilterText(listing.results)
  const { filters } = view
  const renderList = (results: SearchResults, now: Date, contentBelow: ReactNode) => (
    <SelectableVehicleList
      search={search}
      results={results}
      hasFilters={transportFilters.active(filters).length > 0}
      now={now}
      onSearchAgain={listing.searchAgain}
    >
      {contentBelow}
    </SelectableVehicleList>
  )
  return (
    <ResultsPage
      texts={{
        pageTitle: t('pageTitle'),
        searching: t('searching'),
        pricesNote: t('pricesFor', { count: search.passengers }),
        describeCount: (count) => t('found', { count }),
        closeFilters: (count) => t('listing:offers.show', { count }),
        describeUnreadable: (count) => t('listing:offers.unreadable', { count }),
      }}
      unavailable={{ icon: 'bus', title: t('notSold.title'), body: t('notSold.body') }}
      pageSize={pageSize}
      listing={listing}
      view={view}
      onView={onView}
      onEdit={onEdit}
      sorts={sortNames.map((name) => ({
        name,
        label: name === 'SEATS' ? t('sort.SEATS') : t(`listing:offers.sort.${name}`),
      }))}
      filterGroups={transportFilters}
      filterName={(group) => filterText(filters, group)}
      renderFields={(onChange) => <FilterFields filters={filters} results={listing.results} onChange={onChange} />}
      renderRows={(results, { now, pages }) => renderList(results, now, pages)}
      renderNothing={(results) => (
        <NothingFound
          results={results}
          title={t('nothing.title')}
          advice={t('nothing.advice')}
          onEdit={onEdit}
          onSearchAgain={listing.searchAgain}
        />
      )}
      // Keeps the selection on screen, and the proposal, which ignores the filters.
      renderFilteredOut={(results, { now, onChange }) =>
        renderList(
          results,
          now,
          <VehiclesFilteredOut search={search} results={results} filters={filters} onChange={onChange} />,
        )
      }
    />
  )
}
