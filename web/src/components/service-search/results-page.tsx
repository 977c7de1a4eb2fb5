import type { ReactNode } from 'react'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Page } from '#src/components/layout/page.tsx'
import { ActiveFilters, FiltersLine } from '#src/components/lists/active-filters.tsx'
import { FiltersButton } from '#src/components/lists/filters-button.tsx'
import { ListPages } from '#src/components/lists/list-pages.tsx'
import { ResultsLayout } from '#src/components/lists/results-layout.tsx'
import { ResultsNotices } from '#src/components/lists/results-notices.tsx'
import { SearchFailed } from '#src/components/lists/search-failed.tsx'
import { SortSelect } from '#src/components/lists/sort-select.tsx'
import { Toolbar } from '#src/components/lists/toolbar.tsx'
import { goToTop } from '#src/lib/browser/focus-heading.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { filterGroups } from '#src/lib/list-kit/filter-groups.ts'
import type { ResultsView } from '#src/lib/list-kit/results-view.ts'
import { useStableCallback } from '#src/lib/list-kit/use-stable-callback.ts'
import { countUnreadableRows } from '#src/lib/list-kit/count-unreadable-rows.ts'
import { useHistoryPanel } from '#src/lib/navigation/use-history-panel.ts'
import { CardSkeleton } from './card-skeleton.tsx'

interface Results {
  readonly items: readonly unknown[]
  readonly totalCount: number
  readonly page: number
  readonly pageCount: number
  readonly expiresAt: string
  readonly complete: boolean
  /** Whether some suppliers have not responded yet. */
  readonly searching?: boolean
  readonly warnings: readonly { code: string; message: string; count: number | null }[]
}

/** Headings, labels and messages for one product. */
interface ResultsTexts {
  pageTitle: string
  searching: string
  /** Explains what the prices include. */
  pricesNote: string
  /** Describes a number of rows. */
  describeCount: (count: number) => string
  /** Label of the button that closes the filters. */
  closeFilters: (count: number) => string
  /** Describes how many rows could not be read. */
  describeUnreadable: (count: number) => string
}

/** Props that the page passes to its rows. */
interface Rows {
  now: Date
  /** Links to other pages of rows. */
  pages: ReactNode
  /** Stable across renders. */
  onPage: (page: number) => void
}

interface ResultsPageProps<
  R extends Results,
  View extends ResultsView<Filters, Sort>,
  Filters extends object,
  Group extends string,
  Sort extends string,
> {
  texts: ResultsTexts
  /** Replaces the results if the gateway does not sell this product. */
  unavailable?: { icon: IconName; title: string; body: string }
  pageSize: number
  /** `results` is null if the gateway does not sell this product. */
  listing: { results: R | null | undefined; stale: boolean; loading: boolean; error: unknown; searchAgain: () => void }
  view: View
  onView: (view: View, how?: 'replace') => void
  onEdit: () => void
  sorts: readonly { name: Sort; label: string }[]
  filterGroups: ReturnType<typeof filterGroups<Filters, Group>>
  filterName: (group: Group) => string
  renderFields: (onChange: (filters: Filters, how?: 'replace') => void) => ReactNode
  /** Additional toolbar button, between the filters button and the sort order. */
  toolbarButton?: ReactNode
  /** Search progress by supplier, above the active filters. */
  supplierProgress?: ReactNode
  /** Notice about offers that arrived after the results. */
  lateOffers?: ReactNode
  /** Content above the rows. */
  beforeRows?: ReactNode
  skeleton?: ReactNode
  /** Replaces "nothing found" while more offers may arrive. */
  pending?: ReactNode
  renderRows: (results: R, rows: Rows) => ReactNode
  /** Renders the message for a search that found nothing, even without filters. */
  renderNothing: (results: R) => ReactNode
  /** Renders the message for a search whose results are all hidden by filters. */
  renderFilteredOut: (results: R, page: { now: Date; onChange: (filters: Filters) => void }) => ReactNode
}

/** Results page of a search: filters, title, sort order and rows, in all states. */
export function ResultsPage<
  R extends Results,
  View extends ResultsView<Filters, Sort>,
  Filters extends object,
  Group extends string,
  Sort extends string,
>(props: ResultsPageProps<R, View, Filters, Group, Sort>) {
  const { texts, unavailable, listing, view, onView, onEdit, sorts, filterGroups, filterName, pending } = props
  const { results, stale, loading, error, searchAgain } = listing
  const { t } = useTranslation(['listing', 'components'])
  const now = useNow(60_000)
  const [isSheetOpen, setSheetOpen] = useHistoryPanel('filters')
  const groups = filterGroups.active(view.filters)
  const failed = error !== undefined && !loading
  const setFilters = (filters: Filters, how?: 'replace') =>
    onView({ ...view, filters, page: 1 }, isSheetOpen ? 'replace' : how)
  const openPage = useStableCallback((page: number) => {
    onView({ ...view, page })
    goToTop()
  })

  if (results === null)
    return <Page pt={{ base: '4', md: '5' }}>{unavailable && <EmptyState level={1} {...unavailable} />}</Page>
  const hasNoRows = results?.totalCount === 0
  const isEmpty = hasNoRows && !pending
  const nothingFound = isEmpty && groups.length === 0
  const unreadable = countUnreadableRows(results?.warnings ?? [])
  return (
    <ResultsLayout
      heading={
        failed || isEmpty
          ? texts.pageTitle
          : results && !pending
            ? texts.describeCount(results.totalCount)
            : texts.searching
      }
      announcement={isEmpty ? texts.describeCount(0) : undefined}
      announced={!loading && !failed}
      hideControls={nothingFound || (failed && !results)}
      toolbar={
        <Toolbar flexShrink={0}>
          <FiltersButton label={t('listing:filters')} activeCount={groups.length} onOpen={() => setSheetOpen(true)} />
          {props.toolbarButton}
          <SortSelect
            label={t('sort')}
            options={sorts}
            value={view.sort}
            onChange={(sort) => onView({ ...view, sort, page: 1 })}
          />
        </Toolbar>
      }
      filters={{
        fields: props.renderFields(setFilters),
        activeCount: groups.length,
        onClear: () => setFilters(filterGroups.removeAll(view.filters)),
        open: isSheetOpen,
        onClose: () => setSheetOpen(false),
        closeLabel: results ? texts.closeFilters(results.totalCount) : t('components:close'),
      }}
      beforeRows={
        <>
          {!failed && props.supplierProgress}
          {!failed && !(hasNoRows && groups.length === 0) && (
            <FiltersLine
              pills={
                <ActiveFilters
                  groups={groups}
                  labelOf={filterName}
                  onRemove={(group) => setFilters(filterGroups.removeGroup(view.filters, group))}
                />
              }
              note={hasNoRows ? undefined : texts.pricesNote}
            />
          )}
          {props.lateOffers}
          {results && !failed && (
            <ResultsNotices
              results={results}
              unreadableText={unreadable > 0 && !nothingFound ? texts.describeUnreadable(unreadable) : undefined}
              now={now}
              searching={results.searching}
              onSearchAgain={searchAgain}
            />
          )}
          {!failed && props.beforeRows}
        </>
      }
      busy={loading}
      stale={stale}
    >
      {failed ? (
        <SearchFailed error={error} onSearchAgain={searchAgain} editLabel={t('offers.edit')} onEdit={onEdit} />
      ) : !results ? (
        (props.skeleton ?? <CardSkeleton />)
      ) : results.totalCount > 0 ? (
        props.renderRows(results, {
          now,
          pages: (
            <ListPages
              {...results}
              pageSize={props.pageSize}
              rows={results.items.length}
              describeRange={(range) => t('offers.range', range)}
              onPage={openPage}
            />
          ),
          onPage: openPage,
        })
      ) : pending ? (
        pending
      ) : nothingFound ? (
        props.renderNothing(results)
      ) : (
        props.renderFilteredOut(results, { now, onChange: setFilters })
      )}
    </ResultsLayout>
  )
}
