import { HotelPage } from '#src/features/hotel/hotel-page.tsx'
import { HotelBar } from '#src/features/search-form/hotel/hotel-bar.tsx'

export const Hotel = () => <HotelPage SearchBar={HotelBar} />
