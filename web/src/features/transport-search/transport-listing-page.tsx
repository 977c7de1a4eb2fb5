import { products } from '#src/domain/products.ts'
import type { SearchBar, SearchForm } from '#src/components/lists/search-slots.ts'
import { type ListingUrlCodec, ListingPage } from '#src/components/service-search/listing-page.tsx'
import { useTransportOptions } from '#src/data/use-transport-options.ts'
import {
  type TransportSearch,
  parseTransportLink,
  printTransportLink,
  readTransportLink,
} from '#src/domain/search/transport-search.ts'
import type { DayProblem } from '#src/domain/search/service-day.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Results } from './results.tsx'
import { type View, readView, writeView } from './results-view.ts'

const urlCodec: ListingUrlCodec<TransportSearch, View, DayProblem | 'incomplete' | 'passengers'> = {
  path: products.transport.paths.results,
  parse: parseTransportLink,
  read: readTransportLink,
  print: printTransportLink,
  toKey: (search) => printTransportLink(search, ''),
  readView,
  writeView,
}

interface TransportListingPageProps {
  SearchForm: SearchForm<TransportSearch>
  SearchBar: SearchBar<TransportSearch>
}

/** Listing of vehicles for a search. */
export function TransportListingPage(slots: TransportListingPageProps) {
  const { t } = useTranslation(['transport', 'listing'])
  const format = useFormat()
  const { routes } = useTransportOptions()
  // A gateway that lists no routes may still accept this one.
  const isUnknownRoute = (code: string | undefined) =>
    code !== undefined && routes.length > 0 && !routes.some((route) => route.code === code)
  return (
    <ListingPage
      product="transport"
      urlCodec={urlCodec}
      pageTitle={t('pageTitle')}
      describeProblem={(problem) =>
        t(problem === 'incomplete' ? 'listing:incomplete.missing' : `listing:incomplete.${problem}`)
      }
      formatTitle={({ date }) => joinWithDots([t('pageTitle'), format.weekday(date)])}
      check={(search) =>
        isUnknownRoute(search.routeCode)
          ? { reason: t('unknownRoute'), initialValues: { ...search, routeCode: undefined } }
          : undefined
      }
      {...slots}
    >
      {({ search, ready, onEdit }) => <Results search={search} ready={ready} onEdit={onEdit} />}
    </ListingPage>
  )
}
