import { products } from '#src/domain/products.ts'
import type { SearchBar, SearchForm } from '#src/components/lists/search-slots.ts'
import { type ListingUrlCodec, ListingPage } from '#src/components/service-search/listing-page.tsx'
import {
  type GroundServiceSearch,
  parseGroundServiceLink,
  printGroundServiceLink,
  readGroundServiceLink,
} from '#src/domain/search/ground-service-search.ts'
import type { DayProblem } from '#src/domain/search/service-day.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Results } from './results.tsx'
import { type View, readView, writeView } from './results-view.ts'

const urlCodec: ListingUrlCodec<GroundServiceSearch, View, DayProblem | 'incomplete'> = {
  path: products.groundServices.paths.results,
  parse: parseGroundServiceLink,
  read: readGroundServiceLink,
  print: printGroundServiceLink,
  // Extras only change the prices, so the page stays.
  toKey: (search) => printGroundServiceLink({ ...search, extras: [] }, ''),
  readView,
  writeView,
}

interface GroundServiceListingPageProps {
  SearchForm: SearchForm<GroundServiceSearch>
  SearchBar: SearchBar<GroundServiceSearch>
}

/** Listing of packages for a search. */
export function GroundServiceListingPage(slots: GroundServiceListingPageProps) {
  const { t } = useTranslation(['ground', 'listing'])
  const format = useFormat()
  return (
    <ListingPage
      product="groundServices"
      urlCodec={urlCodec}
      pageTitle={t('pageTitle')}
      describeProblem={(problem) =>
        t(problem === 'incomplete' ? 'listing:incomplete.missing' : `listing:incomplete.${problem}`)
      }
      formatTitle={({ arrivalDate }) => joinWithDots([t('pageTitle'), format.weekday(arrivalDate)])}
      {...slots}
    >
      {({ search, ready, onSearch, onEdit }) => (
        <Results search={search} ready={ready} onSearch={onSearch} onEdit={onEdit} />
      )}
    </ListingPage>
  )
}
