import { lazy } from 'react'
import { Agenda } from '#src/features/bookings/agenda/agenda.tsx'
import { HomePage, type SearchForms } from '#src/features/home/home-page.tsx'
import { HotelForm } from '#src/features/search-form/hotel/hotel-form.tsx'

// The hotel form is not lazy, because the home page opens with it.
const TransportForm = lazy(async () => ({
  default: (await import('#src/features/search-form/transport/transport-form.tsx')).TransportForm,
}))

const GroundServiceForm = lazy(async () => ({
  default: (await import('#src/features/search-form/ground-service/ground-service-form.tsx')).GroundServiceForm,
}))

const forms: SearchForms = { hotels: HotelForm, transport: TransportForm, groundServices: GroundServiceForm }

export const Home = () => <HomePage forms={forms} Agenda={Agenda} />
