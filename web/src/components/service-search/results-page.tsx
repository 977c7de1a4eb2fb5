import { Button } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
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
import { useNow } from '#src/lib/clock/use-now.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { filterGroups } from '#src/lib/list-kit/filter-groups.ts'
import type { ResultsView } from '#src/lib/list-kit/results-view.ts'
import { countUnreadableRows } from '#src/lib/list-kit/count-unreadable-rows.ts'
import { useHistoryPanel } from '#src/lib/navigation/use-history-panel.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import { NothingFound } from './nothing-found.tsx'

interface Results {
  readonly items: readonly unknown[]
  readonly totalCount: number
  readonly page: number
  readonly pageCount: number
  readonly expiresAt: string
  readonly complete: boolean
  readonly warnings: readonly { code: string; message: string; count: number | null }[]
}

/** Texts of the product. */
export interface ResultsTexts {
  pageTitle: string
  searching: string
  /** Explains what the prices include. */
  prices: string
  /** Describes a number of rows. */
  found: (count: number) => string
  /** Label of the button that closes the filters. */
  show: (count: number) => string
  nothing: { title: string; advice: string }
  notSold: { title: string; body: string }
}

interface ResultsPageProps<R extends Results, Filters extends object, Group extends string, Sort extends string> {
  texts: ResultsTexts
  icon: IconName
  pageSize: number
  /** `results` is null if the gateway does not sell this product. */
  listing: { results: R | null | undefined; stale: boolean; loading: boolean; error: unknown; searchAgain: () => void }
  view: ResultsView<Filters, Sort>
  onView: (view: ResultsView<Filters, Sort>, how?: 'replace') => void
  onEdit: () => void
  sorts: readonly { name: Sort; label: string }[]
  filterGroups: ReturnType<typeof filterGroups<Filters, Group>>
  filterName: (group: Group) => string
  renderFields: (onChange: (filters: Filters) => void) => ReactNode
  /** Content above the rows. */
  above?: ReactNode
  /** `pages` is the pagination below the rows. */
  renderRows: (results: R, page: { now: Date; pages: ReactNode }) => ReactNode
  renderFilteredOut: (results: R, page: { now: Date; onChange: (filters: Filters) => void }) => ReactNode
}

/** Results page for one-day services: filters, title, sort order and offers, in all states. */
export function ResultsPage<R extends Results, Filters extends object, Group extends string, Sort extends string>(
  props: ResultsPageProps<R, Filters, Group, Sort>,
) {
  const { texts, icon, listing, view, onView, onEdit, sorts, filterGroups, filterName } = props
  const { results, stale, loading, error, searchAgain } = listing
  const { t } = useTranslation(['listing', 'components'])
  const now = useNow(60_000)
  const [sheet, setSheet] = useHistoryPanel('filters')
  const title = useRef<HTMLHeadingElement>(null)
  const groups = filterGroups.active(view.filters)
  const failed = error !== undefined && !loading
  const setFilters = (filters: Filters) => onView({ ...view, filters, page: 1 }, sheet ? 'replace' : undefined)
  function turnTo(page: number) {
    onView({ ...view, page })
    globalThis.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }

  if (results === null)
    return (
      <Page pt={{ base: '4', md: '5' }}>
        <EmptyState level={1} icon={icon} {...texts.notSold} />
      </Page>
    )
  const isEmpty = results?.totalCount === 0 && groups.length === 0
  const unreadable = countUnreadableRows(results?.warnings ?? [])
  return (
    <ResultsLayout
      heading={
        failed || results?.totalCount === 0
          ? texts.pageTitle
          : results
            ? texts.found(results.totalCount)
            : texts.searching
      }
      announcement={results?.totalCount === 0 ? texts.found(0) : undefined}
      headingRef={title}
      announced={!loading && !failed}
      hideControls={isEmpty || (failed && !results)}
      toolbar={
        <Toolbar flexShrink={0}>
          <FiltersButton label={t('listing:filters')} active={groups.length} onOpen={() => setSheet(true)} />
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
        active: groups.length,
        onClear: () => setFilters(filterGroups.withoutAll(view.filters)),
        open: sheet,
        onClose: () => setSheet(false),
        show: results ? texts.show(results.totalCount) : t('components:close'),
      }}
      above={
        <>
          {!failed && !isEmpty && (
            <FiltersLine
              pills={
                <ActiveFilters
                  groups={groups}
                  labelOf={filterName}
                  onRemove={(group) => setFilters(filterGroups.without(view.filters, group))}
                />
              }
              note={results?.totalCount === 0 ? undefined : texts.prices}
            />
          )}
          {results && !failed && (
            <ResultsNotices
              results={results}
              unreadable={unreadable > 0 && !isEmpty ? t('offers.unreadable', { count: unreadable }) : undefined}
              now={now}
              onSearchAgain={searchAgain}
            />
          )}
          {!failed && props.above}
        </>
      }
      busy={loading}
      stale={stale}
    >
      {failed ? (
        <SearchFailed error={error} onSearchAgain={searchAgain} edit={t('offers.edit')} onEdit={onEdit} />
      ) : !results ? (
        <CardSkeleton />
      ) : results.totalCount > 0 ? (
        props.renderRows(results, {
          now,
          pages: (
            <ListPages
              {...results}
              pageSize={props.pageSize}
              rows={results.items.length}
              rangeOf={(range) => t('offers.range', range)}
              onPage={turnTo}
            />
          ),
        })
      ) : isEmpty && unreadable > 0 ? (
        // Another date does not help if offers were found but could not be read.
        <EmptyState icon="alert" title={t('offers.unreadable', { count: unreadable })} body={t('offers.allUnreadable')}>
          <Button mt="5" variant="outline" onClick={searchAgain}>
            {t('searchAgain')}
          </Button>
        </EmptyState>
      ) : isEmpty ? (
        <NothingFound {...texts.nothing} onEdit={onEdit} onSearchAgain={searchAgain} />
      ) : (
        props.renderFilteredOut(results, { now, onChange: setFilters })
      )}
    </ResultsLayout>
  )
}
