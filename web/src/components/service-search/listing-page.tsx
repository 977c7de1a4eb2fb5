import type { CalendarDate } from '@internationalized/date'
import { Fragment, type ReactNode, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { CannotSearch } from '#src/components/lists/cannot-search.tsx'
import type { SearchBar, SearchForm } from '#src/components/lists/search-slots.ts'
import { ProductTabs } from './product-tabs.tsx'
import { useInitialDay } from '#src/lib/clock/use-initial-day.ts'
import { useNationalityStatus } from '#src/data/use-nationality-status.ts'
import type { ProductKey } from '#src/domain/products.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { useStableCallback } from '#src/lib/list-kit/use-stable-callback.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useHistoryPanel } from '#src/lib/navigation/use-history-panel.ts'

/** Reads and writes the URL of a results page. `Problem` is the reason why a URL contains no valid search. */
export interface ListingUrlCodec<Search, View, Problem extends string> {
  path: string
  parse: (parameters: URLSearchParams, today: CalendarDate) => Search | Problem
  /** Reads the valid parts of a URL, as initial values of the search form. */
  read: (parameters: URLSearchParams) => Partial<Search>
  print: (search: Search, language: string) => string
  /** Identifies the page. A new key resets the page. */
  toKey: (search: Search) => string
  readView: (parameters: URLSearchParams) => View
  writeView: (parameters: URLSearchParams, view: View) => URLSearchParams
  /** Adapts the view to another search, for example by removing filters that do not apply to it. */
  carryView?: (view: View, from: Partial<Search>, to: Search) => View
}

interface ListingPageProps<Search, View, Problem extends string> {
  product: ProductKey
  urlCodec: ListingUrlCodec<Search, View, Problem>
  pageTitle: string
  describeProblem: (problem: Problem) => string
  /** Title of the browser tab. */
  formatTitle: (search: Search) => string
  /** Checks a search that could be parsed. If it cannot be run, returns the reason and the initial values of the form. */
  check?: (search: Search) => { reason: string; initialValues: Partial<Search> } | undefined
  SearchForm: SearchForm<Search>
  SearchBar: SearchBar<Search>
  children: (page: {
    search: Search
    /** False until the nationality is known to be valid. The search starts only then. */
    ready: boolean
    /** Starts a new search. */
    onStart: (search: Search) => void
    /** Changes the current search in place. */
    onSearch: (search: Search) => void
    onEdit: () => void
  }) => ReactNode
}

/**
 * A search's results page. The URL contains the whole state, so that a reload, Back and a shared link show the same page. The results read the view
 * from the URL themselves, so that the search bar above them does not re-render when the view changes.
 */
export function ListingPage<
  Search extends { nationality: string },
  View extends { page: number },
  Problem extends string,
>(props: ListingPageProps<Search, View, Problem>) {
  const { product, urlCodec, pageTitle, describeProblem, formatTitle, check, SearchForm, SearchBar, children } = props
  const { t, i18n } = useTranslation('listing')
  const navigate = useNavigate()
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const [editing, setEditing] = useHistoryPanel('search')
  const parsed = urlCodec.parse(parameters, useInitialDay())
  const searchText = typeof parsed === 'string' ? parsed : urlCodec.print(parsed, '')
  // The same object for the same search, whatever the filters, so that unchanged cards do not re-render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const search = useMemo(() => parsed, [searchText])
  const nationality = useNationalityStatus(typeof search === 'string' ? undefined : search.nationality)
  /** Query string of another search in the same view. */
  function queryFor(next: Search) {
    const view = urlCodec.readView(parameters)
    const nextView = urlCodec.carryView?.(view, typeof search === 'string' ? {} : search, next) ?? view
    return urlCodec.writeView(new URLSearchParams(urlCodec.print(next, i18n.language)), { ...nextView, page: 1 })
  }
  const startSearch = useStableCallback(
    (next: Search) =>
      void navigate({ pathname: urlCodec.path, search: queryFor(next).toString() }, { replace: editing }),
  )
  const setBarOpen = useStableCallback(setEditing)

  const renderProblem = (reason: string, initialValues: Partial<Search>) => (
    <CannotSearch
      product={product}
      pageTitle={pageTitle}
      reason={reason}
      form={
        <SearchForm
          initialValues={initialValues}
          header={<ProductTabs current={product} />}
          onSearch={startSearch}
          showErrors
        />
      }
    />
  )
  if (typeof search === 'string') return renderProblem(describeProblem(search), urlCodec.read(parameters))
  if (nationality === 'invalid') return renderProblem(t('incomplete.nationality'), { ...search, nationality: '' })
  const problem = check?.(search)
  if (problem) return renderProblem(problem.reason, problem.initialValues)
  return (
    <>
      <PageTitle>{formatTitle(search)}</PageTitle>
      <SearchBar search={search} onSearch={startSearch} open={editing} onOpenChange={setBarOpen} />
      <Fragment key={urlCodec.toKey(search)}>
        {children({
          search,
          ready: nationality !== 'loading',
          onStart: startSearch,
          onSearch: (next) =>
            setParameters(queryFor(next), { replace: true, state: state as unknown, preventScrollReset: true }),
          onEdit: () => {
            setEditing(true)
            globalThis.scrollTo({ top: 0 })
          },
        })}
      </Fragment>
    </>
  )
}
