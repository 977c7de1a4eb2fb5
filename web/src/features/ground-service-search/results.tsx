import { NothingFound } from '#src/components/service-search/nothing-found.tsx'
import { ResultsPage } from '#src/components/service-search/results-page.tsx'
import type { GroundServiceSearch } from '#src/domain/search/ground-service-search.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useUrlView } from '#src/lib/list-kit/use-url-view.ts'
import { usePageSize } from '#src/lib/list-kit/use-page-size.ts'
import { PackageList } from './cards/package-list.tsx'
import { ExtrasPanel } from './extras/extras-panel.tsx'
import { FilterFields } from './filters/filter-fields.tsx'
import { useFilterText } from './filters/use-filter-text.ts'
import { type View, groundServiceFilters, readView, sortNames, writeView } from './results-view.ts'
import { PackagesFilteredOut } from './states/packages-filtered-out.tsx'
import { useResults } from './use-results.ts'

interface ResultsProps {
  search: GroundServiceSearch
  /** False until the search is known to be valid. */
  ready: boolean
  onSearch: (search: GroundServiceSearch) => void
  onEdit: () => void
}

/** Results of a search for packages, with the requested extras. */
export function Results({ search, ready, onSearch, onEdit }: ResultsProps) {
  const { t } = useTranslation(['ground', 'listing'])
  const [view, onView] = useUrlView<View>({ read: readView, write: writeView })
  const pageSize = usePageSize()
  const listing = useResults(search, view, { pageSize, ready })
  const filterText = useFilterText(listing.results)
  const { filters } = view
  return (
    <ResultsPage
      texts={{
        pageTitle: t('pageTitle'),
        searching: t('searching'),
        pricesNote: t('pricesFor', { count: search.pilgrims }),
        describeCount: (count) => t('found', { count }),
        closeFilters: (count) => t('show', { count }),
        describeUnreadable: (count) => t('listing:offers.unreadable', { count }),
      }}
      unavailable={{ icon: 'users', title: t('notSold.title'), body: t('notSold.body') }}
      pageSize={pageSize}
      listing={listing}
      view={view}
      onView={onView}
      onEdit={onEdit}
      sorts={sortNames.map((name) => ({ name, label: t(`listing:offers.sort.${name}`) }))}
      filterGroups={groundServiceFilters}
      filterName={(group) => filterText(filters, group)}
      renderFields={(onChange) => <FilterFields filters={filters} results={listing.results} onChange={onChange} />}
      beforeRows={
        <ExtrasPanel
          items={listing.results?.items}
          extras={search.extras}
          onChange={(extras) => onSearch({ ...search, extras })}
        />
      }
      renderRows={(results, page) => (
        <PackageList
          search={search}
          results={results}
          stale={listing.stale}
          {...page}
          onSearchAgain={listing.searchAgain}
        />
      )}
      renderNothing={(results) => (
        <NothingFound
          results={results}
          title={t('nothing.title')}
          advice={t('nothing.advice')}
          onEdit={onEdit}
          onSearchAgain={listing.searchAgain}
        />
      )}
      renderFilteredOut={(results, { onChange }) => (
        <PackagesFilteredOut search={search} results={results} filters={filters} onChange={onChange} />
      )}
    />
  )
}
