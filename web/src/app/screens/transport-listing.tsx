import { TransportBar } from '#src/features/search-form/transport/transport-bar.tsx'
import { TransportForm } from '#src/features/search-form/transport/transport-form.tsx'
import { TransportListingPage } from '#src/features/transport-search/transport-listing-page.tsx'

export const TransportListing = () => <TransportListingPage SearchForm={TransportForm} SearchBar={TransportBar} />
