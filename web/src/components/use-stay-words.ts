import { useTranslation } from 'react-i18next'
import type { Board } from '#src/__generated__/schema.ts'
import { type RoomGuests, countGuests } from '#src/domain/occupancy.ts'

/** Counts of a stay and the names of boards, in the language on screen. */
export function useStayWords() {
  const { t } = useTranslation('components')
  const children = (ages: readonly number[]) =>
    ages.length === 0 ? [] : [`${t('children', { count: ages.length })} (${format.list(ages)})`]
  return {
    nights: (count: number) => t('nights', { count }),
    rooms: (count: number) => t('rooms', { count }),
    guests: (count: number) => t('guests', { count }),
    /** `2 adults · 1 child (5)`. */
    occupancy: ({ adults, childAges }: RoomGuests) =>
      [t('adults', { count: adults }), ...children(childAges)].join(' · '),
    /** `2 rooms · 5 adults · 1 child`. */
    party: (rooms: readonly RoomGuests[]) => {
      const { adults, children: minors } = countGuests(rooms)
      const parts = [t('rooms', { count: rooms.length }), t('adults', { count: adults })]
      return [...parts, ...(minors > 0 ? [t('children', { count: minors })] : [])].join(' · ')
    },
    /** The board, in the supplier's words when we know no better. */
    board: (board: Board, boardText: string | null) =>
      board === 'UNRECOGNISED' && boardText ? boardText : t(`board.${board}`),
  }
}
