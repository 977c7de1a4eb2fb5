import { SearchResultsPage } from '#src/features/hotel-search/search-results-page.tsx'
import { SearchBar } from '#src/features/search-form/search-bar.tsx'
import { SearchForm } from '#src/features/search-form/search-form.tsx'

export const HotelListing = () => <SearchResultsPage SearchForm={SearchForm} SearchBar={SearchBar} />
