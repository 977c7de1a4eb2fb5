import { HStack, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { ActiveFilters } from '#src/components/lists/active-filters.tsx'
import { FiltersButton } from '#src/components/lists/filters-button.tsx'
import { ResultsLayout } from '#src/components/lists/results-layout.tsx'
import { ResultsNotices } from '#src/components/lists/results-notices.tsx'
import { SearchFailed } from '#src/components/lists/search-failed.tsx'
import { SortSelect } from '#src/components/lists/sort-select.tsx'
import type { TransportSearch } from '#src/domain/search/transport-search.ts'
import { usePhone } from '#src/lib/browser/window-size.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { unreadableRows } from '#src/lib/list-kit/unreadable-rows.ts'
import { usePanel } from '#src/lib/navigation/use-panel.ts'
import { ChosenList } from './choice/chosen-list.tsx'
import { FilterFields } from './filters/filter-fields.tsx'
import { useFilterWords } from './filters/use-filter-words.ts'
import {
  type Filters,
  type ResultsView,
  type SortName,
  noFilters,
  pageSizes,
  sortNames,
  transportFilters,
} from './results-view.ts'
import { NothingFound, VehiclesFilteredOut } from './states/no-results.tsx'
import { ResultsSkeleton } from './states/results-skeleton.tsx'
import { useResults } from './use-results.ts'

interface ResultsProps {
  search: TransportSearch
  view: ResultsView
  onView: (view: ResultsView, how?: 'replace') => void
  onEdit: () => void
}

/** Filters, title, order and vehicles of a search. */
export function Results({ search, view, onView, onEdit }: ResultsProps) {
  const { t } = useTranslation(['transport', 'components'])
  const now = useNow(60_000)
  const [sheet, setSheet] = usePanel('filters')
  const pageSize = pageSizes[usePhone() ? 'phone' : 'wide']
  const title = useRef<HTMLHeadingElement>(null)
  const { results, stale, loading, error, searchAgain } = useResults(search, view, pageSize)
  const words = useFilterWords(results)
  const groups = transportFilters.active(view.filters)
  const failed = error !== undefined && !loading
  const unreadable = unreadableRows(results?.warnings ?? [])
  const setFilters = (filters: Filters) => onView({ ...view, filters, page: 1 }, sheet ? 'replace' : undefined)
  const setSort = (sort: SortName) => onView({ ...view, sort, page: 1 })
  function turnTo(page: number) {
    onView({ ...view, page })
    globalThis.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }

  if (results === null)
    return (
      <Page pt={{ base: '4', md: '5' }}>
        <EmptyState level={1} icon="bus" title={t('notSold.title')} body={t('notSold.body')} />
      </Page>
    )
  const isEmpty = results?.totalCount === 0 && groups.length === 0
  const heading =
    failed || isEmpty ? t('pageTitle') : results ? t('title', { count: results.totalCount }) : t('searching')
  return (
    <ResultsLayout
      heading={heading}
      headingRef={title}
      announced={!loading && !failed}
      toolbar={
        <HStack gap="2" flexShrink={0}>
          <FiltersButton active={groups.length} onOpen={() => setSheet(true)} />
          <SortSelect
            options={sortNames.map((name) => ({ name, label: t(`sort.${name}`) }))}
            value={view.sort}
            onChange={setSort}
          />
        </HStack>
      }
      filters={{
        fields: <FilterFields filters={view.filters} results={results} onChange={setFilters} />,
        active: groups.length,
        onClear: () => setFilters(noFilters),
        open: sheet,
        onClose: () => setSheet(false),
        show: results ? t('show', { count: results.totalCount }) : t('components:close'),
      }}
      above={
        <>
          {!failed && !isEmpty && (
            <HStack columnGap="1.5" rowGap={{ base: '4', md: '1.5' }} mb="3.5" wrap="wrap">
              <ActiveFilters
                groups={groups}
                labelOf={(group) => words(view.filters, group)}
                onRemove={(group) => setFilters(transportFilters.without(view.filters, group))}
              />
              <Text textStyle="micro" color="fg.subtle">
                {t('pricesFor', { count: search.passengers })}
              </Text>
            </HStack>
          )}
          {results && !failed && (
            <ResultsNotices
              results={results}
              unreadable={unreadable > 0 ? t('unreadable', { count: unreadable }) : undefined}
              now={now}
              onSearchAgain={searchAgain}
            />
          )}
        </>
      }
      busy={loading}
      stale={stale}
    >
      {failed ? (
        <SearchFailed error={error} onSearchAgain={searchAgain} edit={t('nothing.change')} onEdit={onEdit} />
      ) : !results ? (
        <ResultsSkeleton />
      ) : results.totalCount > 0 ? (
        <ChosenList
          search={search}
          results={results}
          now={now}
          pageSize={pageSize}
          onPage={turnTo}
          onSearchAgain={searchAgain}
        />
      ) : isEmpty ? (
        <NothingFound onEdit={onEdit} onSearchAgain={searchAgain} />
      ) : (
        <VehiclesFilteredOut search={search} results={results} filters={view.filters} onChange={setFilters} />
      )}
    </ResultsLayout>
  )
}
