import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { Board } from '#src/__generated__/schema.ts'
import { type RoomGuests, countGuests } from '#src/domain/occupancy.ts'
import { useCommaList } from '#src/lib/i18n/use-comma-list.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'

/** Texts for a stay's counts and for board names in the current language. */
export function useStayTexts() {
  const { t } = useTranslation('components')
  const list = useCommaList()
  /** Adults and children, with ages if all are known. */
  const occupancyFacts = ({ adults, childAges }: { adults: number; childAges: readonly (number | null)[] }) => {
    const ages = childAges.includes(null) ? '' : ` ${t('childAges', { ages: list(childAges.map(String)) })}`
    const children = t('children', { count: childAges.length }) + ages
    return [t('adults', { count: adults }), ...(childAges.length > 0 ? [children] : [])]
  }
  return {
    nights: (count: number) => t('nights', { count }),
    rooms: (count: number) => t('rooms', { count }),
    guests: (count: number) => t('guests', { count }),
    occupancyFacts,
    /** `2 adults · 1 child (5)`. */
    occupancy: (occupancy: Parameters<typeof occupancyFacts>[0]) => joinWithDots(occupancyFacts(occupancy)),
    /** `2 rooms · 5 adults · 1 child`. */
    party: (rooms: readonly RoomGuests[]) => {
      const { adults, children } = countGuests(rooms)
      const parts = [t('rooms', { count: rooms.length }), t('adults', { count: adults })]
      return joinWithDots([...parts, children > 0 && t('children', { count: children })])
    },
    /** Name of a board; the supplier's text for an unmapped one. */
    board: (board: Board, boardText: string | null) =>
      board === 'UNRECOGNISED' && boardText ? boardText : t(`board.${board}`),
  }
}
