import { GroundServiceListingPage } from '#src/features/ground-service-search/ground-service-listing-page.tsx'
import { GroundServiceBar } from '#src/features/search-form/ground-service/ground-service-bar.tsx'
import { GroundServiceForm } from '#src/features/search-form/ground-service/ground-service-form.tsx'

export const GroundServiceListing = () => (
  <GroundServiceListingPage SearchForm={GroundServiceForm} SearchBar={GroundServiceBar} />
)
