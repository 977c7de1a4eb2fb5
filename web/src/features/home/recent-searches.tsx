import { Button, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useProductCounts } from '#src/components/service-search/use-product-counts.ts'
import { products } from '#src/domain/products.ts'
import type { ProductSearch } from '#src/domain/search/search-links.ts'
import { usePlaces } from '#src/data/use-places.ts'
import { useTransportOptions } from '#src/data/use-transport-options.ts'

interface RecentSearchesProps {
  searches: readonly ProductSearch[]
  onPick: (search: ProductSearch) => void
}

/** Buttons that repeat earlier searches. */
export function RecentSearches({ searches, onPick }: RecentSearchesProps) {
  const { t } = useTranslation(['home', 'search'])
  const format = useFormat()
  const counts = useProductCounts()
  const { locations } = usePlaces()
  // Route names come from the transport options.
  const { routes } = useTransportOptions({
    skip: !searches.some(({ product, search }) => product === 'transport' && search.routeCode),
  })
  const textOf = ({ product, search }: ProductSearch): string => {
    if (product === 'hotels') {
      const city = locations.find(({ code }) => code === search.locationCode)?.name
      const dates = `${format.day(search.checkIn)} – ${format.day(search.checkOut)}`
      return dotted([city, dates, counts.items(product, search.rooms.length)])
    }
    if (product === 'groundServices')
      return dotted([
        t('search:products.groundServices'),
        format.day(search.arrivalDate),
        counts.party(product, search.pilgrims),
      ])
    const { routeCode, date, passengers } = search
    const route = routeCode ? routes.find(({ code }) => code === routeCode)?.name : t('search:transport.allRoutes')
    return dotted([route, format.day(date), counts.party(product, passengers)])
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
          <span>{textOf(recent)}</span>
        </Button>
      ))}
    </>
  )
}
