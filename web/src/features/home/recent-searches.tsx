import { Button, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useGroupWords } from '#src/components/ground-service/use-group-words.ts'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { useRideCounts } from '#src/components/transport/use-ride-words.ts'
import type { RecentSearch } from '#src/data/search/recent-searches.ts'
import { usePlaces } from '#src/data/use-places.ts'
import { useTransportOptions } from '#src/data/use-transport-options.ts'

const productIcons = { hotels: 'clock', transport: 'bus', groundServices: 'users' } as const

interface RecentSearchesProps {
  searches: readonly RecentSearch[]
  onPick: (search: RecentSearch) => void
}

/** Repeats an earlier search with one click. */
export function RecentSearches({ searches, onPick }: RecentSearchesProps) {
  const { t } = useTranslation(['home', 'search'])
  const format = useFormat()
  const stay = useStayWords()
  const ride = useRideCounts()
  const group = useGroupWords()
  const { locations } = usePlaces()
  // The routes have names only there.
  const { routes } = useTransportOptions({
    skip: !searches.some(({ product, search }) => product === 'transport' && search.routeCode),
  })
  const textOf = ({ product, search }: RecentSearch): string => {
    if (product === 'hotels') {
      const city = locations.find(({ code }) => code === search.locationCode)?.name
      const dates = `${format.day(search.checkIn)} – ${format.day(search.checkOut)}`
      return dotted([city, dates, stay.rooms(search.rooms.length)])
    }
    if (product === 'groundServices')
      return dotted([
        t('search:products.groundServices'),
        format.day(search.arrivalDate),
        group.pilgrims(search.pilgrims),
      ])
    const { routeCode, date, passengers } = search
    const route = routeCode ? routes.find(({ code }) => code === routeCode)?.name : t('search:transport.allRoutes')
    return dotted([route, format.day(date), ride.passengers(passengers)])
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
          fontWeight="400"
          whiteSpace="normal"
          textAlign="start"
          onClick={() => onPick(recent)}
        >
          <Icon name={productIcons[recent.product]} size={14} color="fg.subtle" />
          <span>{textOf(recent)}</span>
        </Button>
      ))}
    </>
  )
}
