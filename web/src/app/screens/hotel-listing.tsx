import { HotelListingPage } from '#src/features/hotel-search/hotel-listing-page.tsx'
import { SearchBar } from '#src/features/search-form/search-bar.tsx'
import { SearchForm } from '#src/features/search-form/search-form.tsx'

export const HotelListing = () => <HotelListingPage SearchForm={SearchForm} SearchBar={SearchBar} />
