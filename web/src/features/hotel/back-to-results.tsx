import { products } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { BackLink } from '#src/components/lists/back-link.tsx'
import { type HotelSearch, printListingLink } from '#src/domain/search/hotel-search.ts'

/** Link back to the results of a search. */
export function BackToResults({ search }: { search: HotelSearch }) {
  const { t, i18n } = useTranslation('hotel')
  return (
    <BackLink list="hotel-listing" to={`${products.hotels.paths.results}?${printListingLink(search, i18n.language)}`}>
      {t('back')}
    </BackLink>
  )
}
