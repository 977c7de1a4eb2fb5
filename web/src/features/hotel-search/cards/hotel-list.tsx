import { Stack } from '@chakra-ui/react'
import { type CSSProperties, memo, useDeferredValue, useLayoutEffect, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { hotelPicture } from '#src/components/pictures/picture.tsx'
import { ListPages } from '#src/components/lists/list-pages.tsx'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { HotelCard } from './hotel-card.tsx'
import { ResultsMap } from './results-map.tsx'
import { type Part, useTwoPasses } from './use-two-passes.ts'
import { focusHeading } from '#src/lib/browser/focus-heading.ts'
import { useIsPhone } from '#src/lib/browser/window-size.ts'
import type { HoverPrefetch } from '#src/lib/list-kit/use-hover-prefetch.ts'
import { fromList } from '#src/lib/navigation/back-to-list.ts'
import { useFollowLink } from '#src/lib/navigation/use-follow-link.ts'
import { useHotelPrefetch } from '../use-hotel-prefetch.ts'
import type { SearchResults } from '../search-pages.ts'

export interface SearchLocation {
  name: string
  haram: { latitude: number; longitude: number }
}

interface HotelListProps {
  search: HotelSearch
  results: SearchResults
  location: SearchLocation | undefined
  /** Whether to show the hotels on a map instead of as cards. */
  showsMap: boolean
  now: Date
  pageSize: number
  /** Renders all cards at once, because the results came from the cache, as after Back. */
  rendersAtOnce: boolean
  onPage: (page: number) => void
  pagePrefetch: HoverPrefetch<number>
}

/** Gap between two cards in pixels. */
const gap = 12
/** Height of the shortest card plus the gap, in pixels. */
const pitches = { phone: 400 + gap, wide: 176 + gap }
/** Number of cards whose pictures are loaded first. After a change of the list, pictures are loaded once the texts are shown. */
const eagerPictureCount = 2
const fromResults = fromList('hotel-listing')

/** Makes the opened card's picture morph into the picture on the hotel page. */
function setTransitionName(link: HTMLAnchorElement) {
  const picture = link.closest('article')?.querySelector<HTMLElement>('[data-picture]')
  if (picture) picture.style.viewTransitionName = hotelPicture
}

/** Page of hotels, as cards or on a map. Renders when the results of a filter arrive, not when it is clicked. */
export const HotelList = memo(function HotelList(props: HotelListProps) {
  const { search, results, location, showsMap, now, pageSize, rendersAtOnce, onPage, pagePrefetch } = props
  const prefetch = useHotelPrefetch(search)
  const { items, pageCount } = results
  const deferredResults = useDeferredValue(results)
  const onFollow = useFollowLink(fromResults, setTransitionName)
  const isPhone = useIsPhone()
  const [initialItems] = useState(items)
  const [list, setList] = useState<HTMLElement | null>(null)
  const pitch = isPhone ? pitches.phone : pitches.wide
  const { cards, firstPart, isComplete, hadFocus } = useTwoPasses(items, list, { pitch, rendersAtOnce })
  useLayoutEffect(() => {
    if (hadFocus && !list?.contains(document.activeElement)) focusHeading({ preventScroll: true })
  }, [cards, hadFocus, list])
  const { from, to } = isComplete ? { from: 0, to: cards.length } : firstPart
  return (
    <>
      {showsMap && location ? (
        <ResultsMap
          results={items}
          search={search}
          center={location.haram}
          now={now}
          prefetch={prefetch}
          onFollow={onFollow}
          partial={pageCount > 1}
        />
      ) : (
        <Stack
          ref={setList}
          gap="3"
          style={{ ...estimateCardHeight(firstPart), ...(!isComplete && reserveSpace(cards.length, firstPart, pitch)) }}
        >
          {cards.slice(from, to).map((card, offset) => {
            const index = from + offset
            return (
              <HotelCard
                key={card.id}
                result={card}
                search={search}
                now={now}
                prefetch={prefetch}
                onFollow={onFollow}
                eager={cards === initialItems && index < eagerPictureCount}
                renderEagerly={index >= firstPart.from && index < firstPart.to}
              />
            )
          })}
        </Stack>
      )}
      <Pages results={deferredResults} pageSize={pageSize} onPage={onPage} prefetch={pagePrefetch} />
    </>
  )
})

/** Estimates the height of cards that are not laid out yet as the average height of the cards above the window. */
const estimateCardHeight = ({ from, top }: Part): CSSProperties | undefined =>
  from > 0 ? { ['--card-height' as string]: `${top / from - gap}px` } : undefined

/** Reserves the space of cards that have not been rendered yet. */
const reserveSpace = (count: number, { top, to }: Part, pitch: number): CSSProperties => ({
  paddingTop: top,
  paddingBottom: (count - to) * pitch,
})

interface PagesProps extends Pick<HotelListProps, 'results' | 'pageSize' | 'onPage'> {
  prefetch: HoverPrefetch<number>
}

/** Pagination. Rendered after the cards, because it is below them. */
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
      describeRange={(range) => t('range', range)}
    />
  )
})
