import { Box, Text } from '@chakra-ui/react'
import { parseDate } from '@internationalized/date'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Card } from '#src/components/layout/card.tsx'
import { HotelSearchForm } from '#src/components/hotel-search-form/hotel-search-form.tsx'
import { SearchStrip } from '#src/components/hotel-search-form/search-strip.tsx'
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

/** Hotels of one search. The address is the whole state: reload, Back and a link in a message show the same. */
export function HotelListingPage() {
  const { t, i18n } = useTranslation('hotels')
  const format = useFormat()
  const navigate = useNavigate()
  const [parameters, setParameters] = useSearchParams()
  const [form, setForm] = useState<'open' | 'closed' | 'unused'>('unused')
  const { locations, countries, reload } = usePlaces()
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
    setForm('unused')
    void navigate({ pathname: paths.hotelListing, search: printListingLink(wanted, i18n.language) })
  }

  const searchForm = (from: Partial<HotelSearch>, onCancel?: () => void) => (
    <Card boxShadow="raised">
      <HotelSearchForm
        locations={locations}
        countries={countries}
        onReload={reload}
        start={from}
        onSearch={start}
        {...(onCancel ? { onCancel } : {})}
      />
    </Card>
  )

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
        {searchForm(readListingLink(parameters))}
      </Page>
    )

  const location = locations.find(({ code }) => code === search.locationCode)
  const city = location?.name ?? ''
  const nationality = countries.find(({ code }) => code === search.nationality)?.name ?? search.nationality
  return (
    <>
      <PageTitle>{[city, format.stay(search.checkIn, search.checkOut)].filter(Boolean).join(' · ')}</PageTitle>
      {form === 'open' ? (
        <Box bg="bg.panel" borderBottomWidth="1px">
          <Page py="3">{searchForm(search, () => setForm('closed'))}</Page>
        </Box>
      ) : (
        <SearchStrip
          search={search}
          city={city}
          nationality={nationality}
          onEdit={() => setForm('open')}
          focusEdit={form === 'closed'}
        />
      )}
      <ListingResults
        key={searchKey(search)}
        search={search}
        view={view}
        onView={show}
        location={location}
        onEdit={() => {
          setForm('open')
          globalThis.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}
