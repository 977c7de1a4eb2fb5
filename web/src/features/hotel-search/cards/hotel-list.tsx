import { Box, Stack } from '@chakra-ui/react'
import { memo, useDeferredValue, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { ListPages } from '#src/components/lists/list-pages.tsx'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { HotelCard } from './hotel-card.tsx'
import { ResultsMap } from './results-map.tsx'
import { pitch, useViewFirst } from './use-view-first.ts'
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
}

/** Number of cards whose pictures are loaded before the others. Those of a change are loaded once its texts are shown. */
const firstPictures = 2
const fromResults = fromList('hotel-listing')

/** One page of hotels, as cards or on the map. A click on a filter does not render it; its results do. */
export const HotelList = memo(function HotelList(props: HotelListProps) {
  const { search, results, location, map, now, pageSize, waited, likely, onPage, pageIntent } = props
  const intent = useHotelIntent(search)
  const { items, pageCount } = results
  const deferred = useDeferredValue(results)
  const onFollow = useFollowLink(fromResults)
  const phone = usePhone()
  const [first] = useState(items)
  const [list, setList] = useState<HTMLElement | null>(null)
  const { rows, from, missing } = useViewFirst(items, list, { phone, waited, likely: likely?.items })
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
        <>
          <Stack
            gap="3"
            ref={setList}
            css={{
              // What waits for another card is not drawn, but keeps its styles and layout for it.
              '& > .above': { contentVisibility: 'hidden', containIntrinsicSize: 'auto 176px' },
              '& > :is(.left, .ahead)': { contentVisibility: 'hidden', height: '0', marginTop: '-12px' },
              // Drawn as soon as its place is on screen, instead of a frame later.
              '& > :is(.ahead, .arrived) > article': { contentVisibility: 'visible' },
            }}
          >
            {rows.map(({ slot, card, state }, index) => (
              <div
                key={slot}
                className={state === 'left' && index < from ? 'above' : state}
                aria-hidden={state === 'ahead' || undefined}
              >
                <HotelCard
                  result={card}
                  search={search}
                  now={now}
                  intent={intent}
                  onFollow={onFollow}
                  phone={phone}
                  eager={items === first && items.slice(0, firstPictures).includes(card)}
                />
              </div>
            ))}
          </Stack>
          {missing > 0 && <Box style={{ height: missing * (phone ? pitch.phone : pitch.wide) }} />}
        </>
      )}
      <Pages results={deferred} pageSize={pageSize} onPage={onPage} intent={pageIntent} />
    </>
  )
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
