import { useState } from 'react'
import type { SearchBar, SearchForm } from '#src/components/lists/search-slots.ts'
import { type ListingUrlCodec, ListingPage } from '#src/components/service-search/listing-page.tsx'
import { readHotelOrder } from '#src/data/hotel-order.ts'
import { searchKey } from '#src/data/search/stored-search.ts'
import { useHotelLocations } from '#src/data/use-hotel-locations.ts'
import { products } from '#src/domain/products.ts'
import {
  type HotelLinkProblem,
  type HotelSearch,
  parseListingLink,
  printListingLink,
  readListingLink,
} from '#src/domain/search/hotel-search.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Results } from './results.tsx'
import { type ResultsView, type SortName, readSort, readView, writeView } from './results-view.ts'

/** `usualSort` is the order if the URL has none. */
const createUrlCodec = (usualSort: SortName): ListingUrlCodec<HotelSearch, ResultsView, HotelLinkProblem> => ({
  path: products.hotels.paths.results,
  parse: parseListingLink,
  read: readListingLink,
  print: printListingLink,
  toKey: searchKey,
  readView: (parameters) => readView(parameters, usualSort),
  writeView: (parameters, view) => writeView(parameters, view, usualSort),
  // A hotel's name does not apply to another city.
  carryView: (view, from, to) =>
    from.locationCode === to.locationCode ? view : { ...view, filters: { ...view.filters, name: '' } },
})

interface HotelListingPageProps {
  SearchForm: SearchForm<HotelSearch>
  SearchBar: SearchBar<HotelSearch>
}

/** Listing of hotels for a search. */
export function HotelListingPage(slots: HotelListingPageProps) {
  const { t } = useTranslation(['hotels', 'listing'])
  const format = useFormat()
  const { locations } = useHotelLocations()
  const findLocation = ({ locationCode }: HotelSearch) => locations.find(({ code }) => code === locationCode)
  // Read once, because an order chosen on this page is in the URL.
  const [usualSort] = useState(() => readSort(readHotelOrder()))
  const [urlCodec] = useState(() => createUrlCodec(usualSort))
  return (
    <ListingPage
      product="hotels"
      urlCodec={urlCodec}
      pageTitle={t('pageTitle')}
      describeProblem={(problem) =>
        problem === 'incomplete' || problem === 'missing' ? t('listing:incomplete.missing') : t(`incomplete.${problem}`)
      }
      formatTitle={(search) => joinWithDots([findLocation(search)?.name, format.stay(search.checkIn, search.checkOut)])}
      check={(search) =>
        locations.length > 0 && !findLocation(search)
          ? { reason: t('incomplete.city'), initialValues: { ...search, locationCode: '' } }
          : undefined
      }
      {...slots}
    >
      {({ search, ready, onStart, onEdit }) => (
        <Results
          search={search}
          ready={ready}
          usualSort={usualSort}
          location={findLocation(search)}
          onSearch={onStart}
          onEdit={onEdit}
        />
      )}
    </ListingPage>
  )
}
