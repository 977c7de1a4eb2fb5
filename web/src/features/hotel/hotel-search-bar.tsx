import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Card } from '#src/components/layout/card.tsx'
import { HotelSearchForm } from '#src/components/hotel-search-form/hotel-search-form.tsx'
import { SearchStrip } from '#src/components/hotel-search-form/search-strip.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { type HotelLink, type HotelSearch, printHotelLink, printListingLink } from '#src/domain/hotel-search.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { usePlaces } from '#src/data/use-places.ts'

/** What was searched, over the hotel. Other dates or guests search the same hotel; another city leads to its hotels. */
export function HotelSearchBar({ link }: { link: HotelLink }) {
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  const [form, setForm] = useState<'open' | 'closed' | 'unused'>('unused')
  const { locations, countries, reload } = usePlaces()
  const { search, hotelId, supplier } = link

  function start(wanted: HotelSearch) {
    setForm('unused')
    const sameCity = wanted.locationCode === search.locationCode
    void navigate(
      sameCity
        ? `${paths.hotel}?${printHotelLink({ search: wanted, hotelId, supplier })}`
        : `${paths.hotelListing}?${printListingLink(wanted, i18n.language)}`,
    )
  }

  if (form === 'open')
    return (
      <Box bg="bg.panel" borderBottomWidth="1px">
        <Page py="3">
          <Card boxShadow="raised">
            <HotelSearchForm
              locations={locations}
              countries={countries}
              onReload={reload}
              start={search}
              onSearch={start}
              onCancel={() => setForm('closed')}
            />
          </Card>
        </Page>
      </Box>
    )
  return (
    <SearchStrip
      search={search}
      city={locations.find(({ code }) => code === search.locationCode)?.name ?? ''}
      nationality={countries.find(({ code }) => code === search.nationality)?.name ?? search.nationality}
      onEdit={() => setForm('open')}
      focusEdit={form === 'closed'}
    />
  )
}
