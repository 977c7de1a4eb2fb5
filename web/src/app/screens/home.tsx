import { lazy } from 'react'
import { Agenda } from '#src/features/bookings/agenda/agenda.tsx'
import { HomePage } from '#src/features/home/home-page.tsx'
import { HotelForm } from '#src/features/search-form/hotel/hotel-form.tsx'

// The first screen is the search for hotels.
const TransportForm = lazy(async () => ({
  default: (await import('#src/features/search-form/transport/transport-form.tsx')).TransportForm,
}))

const GroundServiceForm = lazy(async () => ({
  default: (await import('#src/features/search-form/ground-service/ground-service-form.tsx')).GroundServiceForm,
}))

export const Home = () => (
  <HomePage HotelForm={HotelForm} TransportForm={TransportForm} GroundServiceForm={GroundServiceForm} Agenda={Agenda} />
)
