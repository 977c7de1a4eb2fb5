import { HotelPage } from '#src/features/hotel/hotel-page.tsx'
import { SearchBar } from '#src/features/search-form/search-bar.tsx'

export const Hotel = () => <HotelPage SearchBar={SearchBar} />
