import { products } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useNavigate } from 'react-router-dom'
import type { SearchBar as SearchBarSlot } from '#src/components/lists/search-slots.ts'
import { type HotelLink, type HotelSearch, printHotelLink, printListingLink } from '#src/domain/search/hotel-search.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { useHistoryPanel } from '#src/lib/navigation/use-history-panel.ts'

/** Current search above the hotel. New dates or guests search the same hotel; a new city opens its listing. */
export function HotelSearchBar({ link, SearchBar }: { link: HotelLink; SearchBar: SearchBarSlot<HotelSearch> }) {
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  const [open, setOpen] = useHistoryPanel('search')
  const { search, hotelId, supplier } = link

  function startSearch(newSearch: HotelSearch) {
    const isSameCity = newSearch.locationCode === search.locationCode
    void navigate(
      isSameCity
        ? `${paths.hotel}?${printHotelLink({ search: newSearch, hotelId, supplier })}`
        : `${products.hotels.paths.results}?${printListingLink(newSearch, i18n.language)}`,
      { replace: open },
    )
  }

  return <SearchBar search={search} onSearch={startSearch} open={open} onOpenChange={setOpen} />
}
