import { Stack } from '@chakra-ui/react'
import { type CSSProperties, type RefObject, memo, useDeferredValue, useLayoutEffect, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { ListPages } from '#src/components/lists/list-pages.tsx'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { HotelCard } from './hotel-card.tsx'
import { ResultsMap } from './results-map.tsx'
import { type Part, useTwoPasses } from './use-two-passes.ts'
import { useIsPhone } from '#src/lib/browser/window-size.ts'
import type { Intent } from '#src/lib/list-kit/use-intent.ts'
import { fromList } from '#src/lib/navigation/back-to-list.ts'
import { useFollowLink } from '#src/lib/navigation/use-follow-link.ts'
import { useHotelIntent } from '../use-hotel-intent.ts'
import type { SearchResults } from '../search-pages.ts'

export interface SearchLocation {
  name: string
  haram: { latitude: number; longitude: number }
}

interface HotelListProps {
  search: HotelSearch
  results: SearchResults
  location: SearchLocation | undefined
  map: boolean
  now: Date
  pageSize: number
  /** The results came from the cache, as on Back: all cards are shown at once. */
  startsWhole: boolean
  onPage: (page: number) => void
  pageIntent: Intent<number>
  /** Takes the focus of a card that is not shown any more. */
  heading: RefObject<HTMLElement | null>
}

/** Between two cards, in pixels. */
const gap = 12
/** Height of the lowest cards, in pixels, with the space between two. */
const pitches = { phone: 400 + gap, wide: 176 + gap }
/** Number of cards whose pictures are loaded before the others. Those of a change are loaded once its texts are shown. */
const firstPictures = 2
const fromResults = fromList('hotel-listing')

/** One page of hotels, as cards or on the map. A click on a filter does not render it; its results do. */
export const HotelList = memo(function HotelList(props: HotelListProps) {
  const { search, results, location, map, now, pageSize, startsWhole, onPage, pageIntent, heading } = props
  const intent = useHotelIntent(search)
  const { items, pageCount } = results
  const deferred = useDeferredValue(results)
  const onFollow = useFollowLink(fromResults)
  const phone = useIsPhone()
  const [openedWith] = useState(items)
  const [list, setList] = useState<HTMLElement | null>(null)
  const pitch = phone ? pitches.phone : pitches.wide
  const { cards, first, isWhole, hadFocus } = useTwoPasses(items, list, { pitch, startsWhole })
  useLayoutEffect(() => {
    if (hadFocus && !list?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
  }, [cards, hadFocus, list, heading])
  const { from, to } = isWhole ? { from: 0, to: cards.length } : first
  return (
    <>
      {map && location ? (
        <ResultsMap
          results={items}
          search={search}
          center={location.haram}
          now={now}
          intent={intent}
          onFollow={onFollow}
          partial={pageCount > 1}
        />
      ) : (
        <Stack
          ref={setList}
          gap="3"
          style={{ ...heightAbove(first), ...(!isWhole && roomForOthers(cards.length, first, pitch)) }}
        >
          {cards.slice(from, to).map((card, at) => {
            const index = from + at
            return (
              <HotelCard
                key={card.id}
                result={card}
                search={search}
                now={now}
                intent={intent}
                onFollow={onFollow}
                eager={cards === openedWith && index < firstPictures}
                drawn={index >= first.from && index < first.to}
              />
            )
          })}
        </Stack>
      )}
      <Pages results={deferred} pageSize={pageSize} onPage={onPage} intent={pageIntent} />
    </>
  )
})

/** The cards above the window take as much room as those before them did. */
const heightAbove = ({ from, top }: Part): CSSProperties | undefined =>
  from > 0 ? { ['--card-height' as string]: `${top / from - gap}px` } : undefined

/** Keeps the room of the cards that are not rendered yet. */
const roomForOthers = (count: number, { top, to }: Part, pitch: number): CSSProperties => ({
  paddingTop: top,
  paddingBottom: (count - to) * pitch,
})

interface PagesProps extends Pick<HotelListProps, 'results' | 'pageSize' | 'onPage'> {
  intent: Intent<number>
}

/** The way to the other pages. It renders when the cards have been shown, because it is below them. */
const Pages = memo(function Pages({ results, ...props }: PagesProps) {
  const { t } = useTranslation('hotels')
  const { items, page, pageCount, totalCount } = results
  return (
    <ListPages
      {...props}
      page={page}
      pageCount={pageCount}
      rows={items.length}
      totalCount={totalCount}
      rangeOf={(range) => t('range', range)}
    />
  )
})
