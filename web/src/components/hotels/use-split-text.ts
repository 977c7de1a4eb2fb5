import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'

/** Returns a function that describes rooms by their guests: `2 rooms: 4 + 4 guests`. */
export function useSplitText(): (rooms: readonly RoomGuests[]) => string {
  const { t } = useTranslation('stay')
  const format = useFormat()
  return (rooms) =>
    t('splits.rooms', {
      count: rooms.length,
      guests: rooms.map(({ adults, childAges }) => format.number(adults + childAges.length)).join(' + '),
    })
}
