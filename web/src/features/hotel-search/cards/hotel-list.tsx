import { Box, Stack } from '@chakra-ui/react'
import { type CSSProperties, type RefObject, memo, useDeferredValue, useLayoutEffect, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { ListPages } from '#src/components/lists/list-pages.tsx'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { HotelCard, type HotelCardProps } from './hotel-card.tsx'
import { ResultsMap } from './results-map.tsx'
import type { HotelCardFragment } from '../hotel-search.generated.ts'
import type { Layer, Part } from './layers.ts'
import { useLayers } from './use-layers.ts'
import { usePhone } from '#src/lib/browser/window-size.ts'
import type { Intent } from '#src/lib/list-kit/use-intent.ts'
import { fromList } from '#src/lib/navigation/step-back.ts'
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
  /** The agent has waited for these results: the first cards are shown before the others. */
  waited: boolean
  /** The results of a view that is likely to be asked for next. */
  likely: SearchResults | undefined
  onPage: (page: number) => void
  pageIntent: Intent<number>
  /** Takes the focus of a list that is not shown any more. */
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
  const { search, results, location, map, now, pageSize, waited, likely, onPage, pageIntent, heading } = props
  const intent = useHotelIntent(search)
  const { items, pageCount } = results
  const deferred = useDeferredValue(results)
  const onFollow = useFollowLink(fromResults)
  const phone = usePhone()
  const [first] = useState(items)
  const [list, setList] = useState<HTMLElement | null>(null)
  const pitch = phone ? pitches.phone : pitches.wide
  const layers = useLayers(items, list, {
    pitch,
    waited,
    likely: likely?.items,
    // Another page starts there.
    atTop: likely?.page !== results.page,
  })
  useLayoutEffect(() => {
    const left = list?.querySelector('[data-layer=left]')
    if (left?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
  }, [layers, list, heading])
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
          phone={phone}
          partial={pageCount > 1}
        />
      ) : (
        <Box
          ref={setList}
          position="relative"
          // What is painted ahead may be longer than what is shown. The padding is for shadows and focus rings.
          overflow="clip"
          m="-3"
          p="3"
          css={{
            '& > [data-layer]': { position: 'absolute', insetInline: '3' },
            '& > [data-layer=ahead]': { opacity: '0.001' },
            '& > [data-layer=left]': { contentVisibility: 'hidden' },
          }}
        >
          {layers.map((layer) => (
            <Stack
              key={layer.key}
              gap="3"
              data-layer={layer.state === 'shown' ? undefined : layer.state}
              aria-hidden={layer.state !== 'shown' || undefined}
              style={placeOf(layer, pitch)}
            >
              <Cards
                cards={layer.cards}
                first={layer.first}
                isWhole={layer.isWhole}
                eager={layer.cards === first ? firstPictures : 0}
                search={search}
                now={now}
                intent={intent}
                onFollow={onFollow}
                phone={phone}
              />
            </Stack>
          ))}
        </Box>
      )}
      <Pages results={deferred} pageSize={pageSize} onPage={onPage} intent={pageIntent} />
    </>
  )
})

interface CardsProps extends Omit<HotelCardProps, 'result' | 'eager' | 'drawn'> {
  cards: readonly HotelCardFragment[]
  first: Part
  isWhole: boolean
  /** Number of cards whose pictures are loaded at once. */
  eager: number
}

/** A list that goes or comes keeps its cards as they are. */
const Cards = memo(function Cards({ cards, first, isWhole, eager, ...props }: CardsProps) {
  const { from, to } = isWhole ? { from: 0, to: cards.length } : first
  return cards.slice(from, to).map((card, at) => {
    const index = from + at
    const drawn = index >= first.from && index < first.to
    return <HotelCard key={card.id} result={card} {...props} eager={index < eager} drawn={drawn} />
  })
})

/** Keeps the room of the cards that are not rendered yet; those above the window then take as much. */
function placeOf({ cards, first, isWhole, state }: Layer<unknown>, pitch: number): CSSProperties {
  const above = first.from > 0 && { ['--card-height' as string]: `${first.top / first.from - gap}px` }
  if (isWhole) return { ...above }
  return { ...above, paddingTop: first.top, paddingBottom: state === 'shown' ? (cards.length - first.to) * pitch : 0 }
}

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
