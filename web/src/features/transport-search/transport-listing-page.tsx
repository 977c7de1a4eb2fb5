import { parseDate } from '@internationalized/date'
import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Page } from '#src/components/layout/page.tsx'
import { CannotSearch } from '#src/components/lists/cannot-search.tsx'
import type { SearchBar, SearchForm } from '#src/components/lists/search-slots.ts'
import { useNationality } from '#src/data/use-nationality.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import {
  type TransportSearch,
  parseTransportLink,
  printTransportLink,
  readTransportLink,
} from '#src/domain/search/transport-search.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { useNow } from '#src/lib/clock/use-now.ts'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { usePanel } from '#src/lib/navigation/use-panel.ts'
import { Results } from './results.tsx'
import { type ResultsView, readView, writeView } from './results-view.ts'
import { ResultsSkeleton } from './states/results-skeleton.tsx'

interface TransportListingPageProps {
  SearchForm: SearchForm<TransportSearch>
  SearchBar: SearchBar<TransportSearch>
}

/** Vehicles of one search. The address holds the whole state, so that reload, Back and a shared link show the same. */
export function TransportListingPage({ SearchForm, SearchBar }: TransportListingPageProps) {
  const { t, i18n } = useTranslation(['transport', 'listing'])
  const format = useFormat()
  const navigate = useNavigate()
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  const [editing, setEditing] = usePanel('search')
  const today = todayInMakkah(useNow(60_000)).toString()
  const asked = parseTransportLink(parameters, parseDate(today))
  const key = typeof asked === 'string' ? asked : printTransportLink(asked, '')
  // One object for one search, whatever its filters.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const search = useMemo(() => asked, [key])
  const nationality = useNationality(typeof search === 'object' ? search.nationality : undefined)
  const view = readView(parameters)

  const show = (next: ResultsView, how?: 'replace') =>
    setParameters(writeView(parameters, next), {
      ...(how === 'replace' && { replace: true, state }),
      preventScrollReset: true,
    })
  const start = (wanted: TransportSearch) => {
    const address = new URLSearchParams(printTransportLink(wanted, i18n.language))
    const to = writeView(address, { ...view, page: 1 }).toString()
    void navigate({ pathname: paths.transportResults, search: to }, { replace: editing })
  }

  if (typeof search === 'string')
    return (
      <CannotSearch
        pageTitle={t('pageTitle')}
        reason={search === 'past' || search === 'tooFar' ? t(`incomplete.${search}`) : t('listing:incomplete.missing')}
        form={<SearchForm start={readTransportLink(parameters)} onSearch={start} marked />}
      />
    )
  if (nationality === 'invalid')
    return (
      <CannotSearch
        pageTitle={t('pageTitle')}
        reason={t('listing:incomplete.nationality')}
        form={<SearchForm start={{ ...search, nationality: '' }} onSearch={start} marked />}
      />
    )
  return (
    <>
      <PageTitle>{dotted([t('pageTitle'), format.weekday(search.date)])}</PageTitle>
      <SearchBar search={search} onSearch={start} open={editing} onOpenChange={setEditing} />
      {/* Companies are asked only once the nationality is known to exist. */}
      {nationality === 'loading' ? (
        <Page pt="5">
          <ResultsSkeleton />
        </Page>
      ) : (
        <Results
          key={key}
          search={search}
          view={view}
          onView={show}
          onEdit={() => {
            setEditing(true)
            globalThis.scrollTo({ top: 0 })
          }}
        />
      )}
    </>
  )
}
