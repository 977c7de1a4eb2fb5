import { Text } from '@chakra-ui/react'
import { parseDate } from '@internationalized/date'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { SearchBar, SearchForm } from '#src/components/hotels/search-slots.ts'
import { Page } from '#src/components/layout/page.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { type HotelSearch, parseListingLink, printListingLink, readListingLink } from '#src/domain/hotel-search.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { searchKey } from '#src/data/stored-search.ts'
import { PageTitle } from '#src/lib/browser/page-title.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { usePlaces } from '#src/data/use-places.ts'
import { ListingResults } from './listing-results.tsx'
import { type ListingView, readView, writeView } from './listing-view.ts'

interface HotelListingPageProps {
  SearchForm: SearchForm
  SearchBar: SearchBar
}

/** Hotels of one search. The address holds the whole state, so that reload, Back and a shared link show the same. */
export function HotelListingPage({ SearchForm, SearchBar }: HotelListingPageProps) {
  const { t, i18n } = useTranslation('hotels')
  const format = useFormat()
  const navigate = useNavigate()
  const [parameters, setParameters] = useSearchParams()
  const [editing, setEditing] = useState(false)
  const { locations } = usePlaces()
  const today = todayInMakkah(useNow(60_000)).toString()
  // One object for one address, so that the cards of a page are not drawn again for nothing.
  const search = useMemo(() => parseListingLink(parameters, parseDate(today)), [parameters, today])
  const view = readView(parameters)

  const show = (next: ListingView, how?: 'typing') =>
    setParameters(writeView(parameters, next), {
      replace: how === 'typing',
      preventScrollReset: true,
    })
  const start = (wanted: HotelSearch) => {
    setEditing(false)
    void navigate({ pathname: paths.hotelListing, search: printListingLink(wanted, i18n.language) })
  }

  if (typeof search === 'string')
    return (
      <Page pt="6">
        <PageTitle>{t('pageTitle')}</PageTitle>
        <Text as="h1" textStyle="h1">
          {t('incomplete.title')}
        </Text>
        <Text color="fg.muted" mt="1" mb="4">
          {t(search === 'incomplete' || search === 'missing' ? 'incomplete.missing' : `incomplete.${search}`)}
        </Text>
        <SearchForm start={readListingLink(parameters)} onSearch={start} />
      </Page>
    )

  const location = locations.find(({ code }) => code === search.locationCode)
  const city = location?.name ?? ''
  return (
    <>
      <PageTitle>{[city, format.stay(search.checkIn, search.checkOut)].filter(Boolean).join(' · ')}</PageTitle>
      <SearchBar search={search} onSearch={start} open={editing} onOpenChange={setEditing} />
      <ListingResults
        key={searchKey(search)}
        search={search}
        view={view}
        onView={show}
        location={location}
        onEdit={() => {
          setEditing(true)
          globalThis.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}
