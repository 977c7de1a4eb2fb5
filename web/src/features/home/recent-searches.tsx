import { Button, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import type { HotelSearch } from '#src/domain/hotel-search.ts'

interface RecentSearchesProps {
  searches: readonly HotelSearch[]
  locations: readonly { code: string; name: string }[]
  onPick: (search: HotelSearch) => void
}

/** Repeats an earlier search with one click. */
export function RecentSearches({ searches, locations, onPick }: RecentSearchesProps) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const words = useStayWords()
  return (
    <>
      <Text color="fg.subtle">{t('again')}</Text>
      {searches.map((search) => {
        const city = locations.find(({ code }) => code === search.locationCode)?.name
        const dates = `${format.day(search.checkIn)} – ${format.day(search.checkOut)}`
        const text = dotted([city, dates, words.rooms(search.rooms.length)])
        return (
          <Button
            key={JSON.stringify(search)}
            variant="plain"
            size="sm"
            color="fg.muted"
            fontWeight="400"
            onClick={() => onPick(search)}
          >
            <Icon name="clock" size={14} color="fg.subtle" />
            {text}
          </Button>
        )
      })}
    </>
  )
}
