import { Agenda } from '#src/features/bookings/agenda/agenda.tsx'
import { HomePage } from '#src/features/home/home-page.tsx'
import { SearchForm } from '#src/features/search-form/search-form.tsx'

export const Home = () => <HomePage SearchForm={SearchForm} Agenda={Agenda} />
