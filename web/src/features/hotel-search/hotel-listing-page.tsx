import { useDeferredValue, useMemo, useState } from 'react'
import { products } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { CannotSearch } from '#src/components/lists/cannot-search.tsx'
import { ProductTabs } from '#src/components/service-search/product-tabs.tsx'
import type { SearchBar, SearchForm } from '#src/components/lists/search-slots.ts'
import { useOpeningDay } from '#src/lib/clock/use-opening-day.ts'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import {
  type HotelSearch,
  parseListingLink,
  printListingLink,
  readListingLink,
} from '#src/domain/search/hotel-search.ts'
import { recallHotelOrder } from '#src/data/hotel-order.ts'
import { searchKey } from '#src/data/search/stored-search.ts'
import { useLatest } from '#src/lib/list-kit/use-latest.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { useHistoryPanel } from '#src/lib/navigation/use-history-panel.ts'
import { useNationality } from '#src/data/use-nationality.ts'
import { usePlaces } from '#src/data/use-places.ts'
import { Results } from './results.tsx'
import { readSort, readView, writeView } from './results-view.ts'

interface HotelListingPageProps {
  SearchForm: SearchForm<HotelSearch>
  SearchBar: SearchBar<HotelSearch>
}

/** Hotels of one search. The address holds the whole state, so that reload, Back and a shared link show the same. */
export function HotelListingPage({ SearchForm, SearchBar }: HotelListingPageProps) {
  const { t, i18n } = useTranslation(['hotels', 'listing'])
  const format = useFormat()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [editing, setEditing] = useHistoryPanel('search')
  const { locations } = usePlaces()
  const today = useOpeningDay()
  const asked = useMemo(() => parseListingLink(parameters, today), [parameters, today])
  // One object for one search, whatever its filters, so that unchanged cards do not render again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const search = useMemo(() => asked, [typeof asked === 'string' ? asked : searchKey(asked)])
  // The results render in slices once it is known.
  const nationality = useDeferredValue(useNationality(typeof search === 'object' ? search.nationality : undefined))
  // Read once: an order chosen on this page is in its address.
  const [usualSort] = useState(() => readSort(recallHotelOrder()))
  const start = useLatest((wanted: HotelSearch) => {
    const view = readView(parameters, usualSort)
    // An edited search keeps its filters; the name of a hotel means nothing in another city.
    const sameCity = typeof search === 'object' && search.locationCode === wanted.locationCode
    const filters = sameCity ? view.filters : { ...view.filters, name: '' }
    const address = new URLSearchParams(printListingLink(wanted, i18n.language))
    const to = writeView(address, { ...view, filters, page: 1 }, usualSort).toString()
    void navigate({ pathname: products.hotels.paths.results, search: to }, { replace: editing })
  })
  const openBar = useLatest(setEditing)

  const tabs = <ProductTabs current="hotels" />
  if (typeof search === 'string')
    return (
      <CannotSearch
        product="hotels"
        pageTitle={t('pageTitle')}
        reason={
          search === 'incomplete' || search === 'missing' ? t('listing:incomplete.missing') : t(`incomplete.${search}`)
        }
        form={<SearchForm start={readListingLink(parameters)} header={tabs} onSearch={start} marked />}
      />
    )
  if (nationality === 'invalid')
    return (
      <CannotSearch
        product="hotels"
        pageTitle={t('pageTitle')}
        reason={t('listing:incomplete.nationality')}
        form={<SearchForm start={{ ...search, nationality: '' }} header={tabs} onSearch={start} marked />}
      />
    )

  const location = locations.find(({ code }) => code === search.locationCode)
  if (!location && locations.length > 0)
    return (
      <CannotSearch
        product="hotels"
        pageTitle={t('pageTitle')}
        reason={t('incomplete.city')}
        form={<SearchForm start={{ ...search, locationCode: '' }} header={tabs} onSearch={start} marked />}
      />
    )
  return (
    <>
      <PageTitle>{dotted([location?.name, format.stay(search.checkIn, search.checkOut)])}</PageTitle>
      <SearchBar search={search} onSearch={start} open={editing} onOpenChange={openBar} />
      <Results
        key={searchKey(search)}
        search={search}
        // Suppliers are asked only once the nationality is known to exist.
        ready={nationality !== 'loading'}
        usualSort={usualSort}
        location={location}
        onSearch={start}
        onEdit={() => {
          setEditing(true)
          globalThis.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}
