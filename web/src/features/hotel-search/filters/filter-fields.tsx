import { Box } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { StarRating } from '#src/components/hotels/star-rating.tsx'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import type { HoverPrefetch } from '#src/lib/list-kit/use-hover-prefetch.ts'
import { useStableCallback } from '#src/lib/list-kit/use-stable-callback.ts'
import { toggleInList } from '#src/lib/list-kit/toggle-in-list.ts'
import { SearchBox } from '#src/components/lists/search-box.tsx'
import type { Mosque } from '#src/domain/distance.ts'
import { withPriceRange } from '#src/lib/list-kit/price-range.ts'
import {
  type Filters,
  boardChoices,
  distanceChoices,
  maxNameLength,
  priceBounds,
  starChoices,
} from '../results-view.ts'
import type { SearchResults } from '../search-pages.ts'
import { FilterGroup, OptionGroup } from '#src/components/lists/option-group.tsx'
import { PriceFilter } from '#src/components/lists/price/price-filter.tsx'
import { supplierChoices } from './supplier-choices.ts'

/** Constant elements, so that memoized rows need not re-render. */
const starLabels = {
  plain: starChoices.map((stars) => <StarRating key={stars} stars={stars} />),
  dimmed: starChoices.map((stars) => (
    <Box as="span" key={stars} opacity={0.5}>
      <StarRating stars={stars} />
    </Box>
  )),
}

export interface FilterFieldsProps {
  filters: Filters
  /** Undefined while the results load. */
  results: SearchResults | undefined
  mosque: Mosque
  onChange: (filters: Filters, how?: 'replace') => void
  prefetch: HoverPrefetch<Filters>
}

export function FilterFields({ filters, results, mosque, onChange, prefetch }: FilterFieldsProps) {
  const { t } = useTranslation('hotels')
  const texts = useStayTexts()
  const facets = results?.facets
  const handlers = { onChange, prefetch }
  const searchName = useStableCallback((name: string) => onChange({ ...filters, name }, 'replace'))
  const setPrices = useStableCallback((min?: number, max?: number) => onChange(withPriceRange(filters, min, max)))
  const boards = boardChoices.filter(
    (board) =>
      // Rare boards are offered only if they match a hotel.
      (board !== 'ALL_INCLUSIVE' && board !== 'UNRECOGNISED') ||
      filters.boards.includes(board) ||
      facets?.boards.some((facet) => facet.board === board && facet.count > 0),
  )
  // Every hotel has a board, even if it is unrecognized.
  const hasHotels = facets?.boards.some(({ count }) => count > 0) ?? false
  const starCount = (stars: number) => facets && (facets.stars.find((facet) => facet.stars === stars)?.count ?? 0)
  /** Note that suppliers report only some of their rates, so that filters by cancellation terms and board may miss hotels. */
  const coverageNote = facets && facets.coverage !== 'ALL_RATES' ? t(`coverage.${facets.coverage}`) : undefined
  return (
    <Box>
      <Box mb="4">
        <SearchBox
          label={t('hotelName')}
          placeholder={t('hotelName')}
          maxLength={maxNameLength}
          height="max({sizes.9}, var(--touch))"
          value={filters.name}
          onSearch={searchName}
        />
      </Box>
      <FilterGroup title={t('pricePerStay')}>
        <PriceFilter
          bounds={priceBounds}
          facet={facets?.price}
          hasHistogram
          min={filters.min}
          max={filters.max}
          onChange={setPrices}
        />
      </FilterGroup>
      <OptionGroup
        title={t(`distanceTo.${mosque}`)}
        hasRows={hasHotels}
        options={distanceChoices.map((band) => ({
          key: band,
          label: t(`distance.${band}`),
          checked: filters.distances.includes(band),
          count: facets && (facets.distances.find((facet) => facet.band === band)?.count ?? 0),
          next: { ...filters, distances: toggleInList(filters.distances, band) },
        }))}
        {...handlers}
      />
      <OptionGroup
        title={t('stars')}
        hasRows={hasHotels}
        options={starChoices.map((stars, index) => ({
          key: String(stars),
          label: starLabels[starCount(stars) === 0 ? 'dimmed' : 'plain'][index],
          checked: filters.stars.includes(stars),
          count: starCount(stars),
          next: { ...filters, stars: toggleInList(filters.stars, stars) },
        }))}
        {...handlers}
      />
      <OptionGroup
        title={t('cancellation')}
        hasRows={hasHotels}
        note={coverageNote}
        options={([true, false] as const).map((refundable) => ({
          key: String(refundable),
          label: t(refundable ? 'refundable' : 'nonRefundable'),
          checked: filters.refundable === refundable,
          count: facets && (refundable ? facets.refundableCount : facets.nonRefundableCount),
          next: { ...filters, refundable: filters.refundable === refundable ? undefined : refundable },
        }))}
        {...handlers}
      />
      <OptionGroup
        title={t('board')}
        hasRows={hasHotels}
        note={coverageNote}
        options={boards.map((board) => ({
          key: board,
          label: texts.board(board, null),
          checked: filters.boards.includes(board),
          count: facets && (facets.boards.find((facet) => facet.board === board)?.count ?? 0),
          next: { ...filters, boards: toggleInList(filters.boards, board) },
        }))}
        {...handlers}
      />
      <OptionGroup
        title={t('supplier')}
        hasRows={hasHotels}
        options={supplierChoices(filters, results).map(({ supplier, count }) => ({
          key: supplier.key,
          label: <SupplierBadge supplier={supplier} />,
          checked: filters.suppliers.includes(supplier.key),
          count,
          next: { ...filters, suppliers: toggleInList(filters.suppliers, supplier.key) },
        }))}
        {...handlers}
      />
    </Box>
  )
}
