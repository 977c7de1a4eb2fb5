import { Button, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useProductCounts } from '#src/components/service-search/use-product-counts.ts'
import { products } from '#src/domain/products.ts'
import { type ProductSearch, summarizeSearch } from '#src/domain/search/search-links.ts'
import { useHotelLocations } from '#src/data/use-hotel-locations.ts'
import { useTransportOptions } from '#src/data/use-transport-options.ts'

interface RecentSearchesProps {
  searches: readonly ProductSearch[]
  onPick: (search: ProductSearch) => void
}

/** Buttons that run recent searches again. */
export function RecentSearches({ searches, onPick }: RecentSearchesProps) {
  const { t } = useTranslation(['home', 'search'])
  const format = useFormat()
  const counts = useProductCounts()
  const { locations } = useHotelLocations()
  // Route names come from the transport options.
  const { routes } = useTransportOptions({
    skip: !searches.some(({ product, search }) => product === 'transport' && search.routeCode),
  })
  function findName({ product, search }: ProductSearch): string | undefined {
    if (product === 'hotels') return locations.find(({ code }) => code === search.locationCode)?.name
    if (product !== 'transport') return t(`search:products.${product}`)
    if (!search.routeCode) return t('search:transport.allRoutes')
    return routes.find(({ code }) => code === search.routeCode)?.name
  }
  function describeSearch(recent: ProductSearch): string {
    const { product, search } = recent
    const { days, party, items } = summarizeSearch(product, search)
    return joinWithDots([
      findName(recent),
      days.map((day) => format.day(day)).join(' – '),
      party !== undefined && counts.party(product, party),
      items !== undefined && counts.items(product, items),
    ])
  }
  return (
    <>
      <Text color="fg.subtle">{t('again')}</Text>
      {searches.map((recent) => (
        <Button
          key={JSON.stringify(recent)}
          variant="plain"
          size="sm"
          color="fg.muted"
          fontWeight="normal"
          whiteSpace="normal"
          textAlign="start"
          onClick={() => onPick(recent)}
        >
          <Icon name={products[recent.product].icon} size={14} color="fg.subtle" />
          <span>{describeSearch(recent)}</span>
        </Button>
      ))}
    </>
  )
}
