import { products } from '#src/domain/products.ts'
import type { SearchBar, SearchForm } from '#src/components/lists/search-slots.ts'
import { type ListingAddress, ListingPage } from '#src/components/service-search/listing-page.tsx'
import {
  type GroundServiceSearch,
  parseGroundServiceLink,
  printGroundServiceLink,
  readGroundServiceLink,
} from '#src/domain/search/ground-service-search.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Results } from './results.tsx'
import { type View, readView, writeView } from './results-view.ts'

const address: ListingAddress<GroundServiceSearch, View> = {
  path: products.groundServices.paths.results,
  parse: parseGroundServiceLink,
  read: readGroundServiceLink,
  print: printGroundServiceLink,
  // Extras change the prices of the same page.
  keyOf: (search) => printGroundServiceLink({ ...search, extras: [] }, ''),
  readView,
  writeView,
}

interface GroundServiceListingPageProps {
  SearchForm: SearchForm<GroundServiceSearch>
  SearchBar: SearchBar<GroundServiceSearch>
}

/** Packages of one search. */
export function GroundServiceListingPage(slots: GroundServiceListingPageProps) {
  const { t } = useTranslation('ground')
  const format = useFormat()
  return (
    <ListingPage
      product="groundServices"
      address={address}
      pageTitle={t('pageTitle')}
      titleOf={({ arrivalDate }) => format.weekday(arrivalDate)}
      {...slots}
    >
      {(page) => <Results {...page} />}
    </ListingPage>
  )
}
