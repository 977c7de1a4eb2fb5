import { HotelListingPage } from '#src/features/hotel-search/hotel-listing-page.tsx'
import { HotelBar } from '#src/features/search-form/hotel/hotel-bar.tsx'
import { HotelForm } from '#src/features/search-form/hotel/hotel-form.tsx'

export const HotelListing = () => <HotelListingPage SearchForm={HotelForm} SearchBar={HotelBar} />
