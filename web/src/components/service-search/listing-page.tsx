import type { CalendarDate } from '@internationalized/date'
import { Fragment, type ReactNode, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { CannotSearch } from '#src/components/lists/cannot-search.tsx'
import type { SearchBar, SearchForm } from '#src/components/lists/search-slots.ts'
import { ProductTabs } from './product-tabs.tsx'
import { useOpeningDay } from '#src/lib/clock/use-opening-day.ts'
import { useNationality } from '#src/data/use-nationality.ts'
import type { ProductKey } from '#src/domain/products.ts'
import type { DayProblem } from '#src/domain/search/service-day.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useAddressView } from '#src/lib/list-kit/use-address-view.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useHistoryPanel } from '#src/lib/navigation/use-history-panel.ts'

/** What the address of a page of results holds. */
export interface ListingAddress<Search, View> {
  path: string
  /** Reads the search, or says why there is none. */
  parse: (parameters: URLSearchParams, today: CalendarDate) => Search | DayProblem | 'incomplete' | 'passengers'
  /** The readable parts, for the search form to start from. */
  read: (parameters: URLSearchParams) => Partial<Search>
  print: (search: Search, language: string) => string
  /** Identifies the page: another key starts it anew. */
  keyOf: (search: Search) => string
  readView: (parameters: URLSearchParams) => View
  writeView: (parameters: URLSearchParams, view: View) => URLSearchParams
}

interface ListingPageProps<Search, View> {
  product: ProductKey
  address: ListingAddress<Search, View>
  pageTitle: string
  /** What the title of the window adds. */
  titleOf: (search: Search) => string
  /** What a readable search still lacks, and what the form starts from then. */
  check?: (search: Search) => { reason: string; start: Partial<Search> } | undefined
  SearchForm: SearchForm<Search>
  SearchBar: SearchBar<Search>
  children: (page: {
    search: Search
    /** False until the nationality is known to exist: companies are asked only then. */
    ready: boolean
    view: View
    onView: (view: View, how?: 'replace') => void
    /** Changes the search in place. */
    onSearch: (search: Search) => void
    onEdit: () => void
  }) => ReactNode
}

/** The page of one search. The address holds the whole state, so that reload, Back and a shared link show the same. */
export function ListingPage<Search extends { nationality: string }, View extends { page: number }>(
  props: ListingPageProps<Search, View>,
) {
  const { product, address, pageTitle, titleOf, check, SearchForm, SearchBar, children } = props
  const { t, i18n } = useTranslation('listing')
  const navigate = useNavigate()
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const [editing, setEditing] = useHistoryPanel('search')
  const asked = address.parse(parameters, useOpeningDay())
  const text = typeof asked === 'string' ? asked : address.print(asked, '')
  // One object for one search, whatever its filters.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const search = useMemo(() => asked, [text])
  const nationality = useNationality(typeof search === 'string' ? undefined : search.nationality)
  const [view, show] = useAddressView<View>({ read: address.readView, write: address.writeView })
  /** Query of another search in the same view. */
  const queryOf = (wanted: Search) =>
    address.writeView(new URLSearchParams(address.print(wanted, i18n.language)), { ...view, page: 1 })
  const start = (wanted: Search) =>
    void navigate({ pathname: address.path, search: queryOf(wanted).toString() }, { replace: editing })

  const tabs = <ProductTabs current={product} />
  if (typeof search === 'string')
    return (
      <CannotSearch
        product={product}
        pageTitle={pageTitle}
        reason={t(search === 'incomplete' ? 'incomplete.missing' : `incomplete.${search}`)}
        form={<SearchForm start={address.read(parameters)} header={tabs} onSearch={start} marked />}
      />
    )
  if (nationality === 'invalid')
    return (
      <CannotSearch
        product={product}
        pageTitle={pageTitle}
        reason={t('incomplete.nationality')}
        form={<SearchForm start={{ ...search, nationality: '' }} header={tabs} onSearch={start} marked />}
      />
    )
  const wrong = check?.(search)
  if (wrong)
    return (
      <CannotSearch
        product={product}
        pageTitle={pageTitle}
        reason={wrong.reason}
        form={<SearchForm start={wrong.start} header={tabs} onSearch={start} marked />}
      />
    )
  return (
    <>
      <PageTitle>{dotted([pageTitle, titleOf(search)])}</PageTitle>
      <SearchBar search={search} onSearch={start} open={editing} onOpenChange={setEditing} />
      <Fragment key={address.keyOf(search)}>
        {children({
          search,
          ready: nationality !== 'loading',
          view,
          onView: show,
          onSearch: (wanted) =>
            setParameters(queryOf(wanted), { replace: true, state: state as unknown, preventScrollReset: true }),
          onEdit: () => {
            setEditing(true)
            globalThis.scrollTo({ top: 0 })
          },
        })}
      </Fragment>
    </>
  )
}
