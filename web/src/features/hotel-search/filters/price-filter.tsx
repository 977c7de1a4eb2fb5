import { Box, Flex, HStack, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { priceBounds } from '../results-view.ts'
import { PriceBox } from './price-box.tsx'
import type { SearchResults } from '../use-results.ts'

interface PriceFilterProps {
  facet: SearchResults['facets']['price'] | undefined
  min: number | undefined
  max: number | undefined
  onChange: (min: number | undefined, max: number | undefined) => void
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** The prices of a facet, rounded outward to whole riyals. */
function span(facet: PriceFilterProps['facet']): { lowest: number; highest: number } {
  if (!facet) return { lowest: priceBounds.min, highest: priceBounds.max }
  const lowest = Math.floor(Number(facet.min.amount))
  return { lowest, highest: Math.max(lowest + 1, Math.ceil(Number(facet.max.amount))) }
}

/** A histogram of the prices with two handles, and two boxes for exact limits. */
export function PriceFilter({ facet, min, max, onChange }: PriceFilterProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const { lowest, highest } = span(facet)
  // The results follow when a handle is released, not while it moves.
  const [drag, setDrag] = useState<readonly [number, number]>()
  const [low, high] = drag ?? [clamp(min ?? lowest, lowest, highest), clamp(max ?? highest, lowest, highest)]
  const share = (value: number) => `${((value - lowest) / (highest - lowest)) * 100}%`
  const histogram = facet?.histogram ?? []
  const tallest = Math.max(1, ...histogram)

  function commit() {
    if (!drag) return
    setDrag(undefined)
    onChange(low <= lowest ? undefined : low, high >= highest ? undefined : high)
  }

  const handle = (end: 'min' | 'max') => (
    <chakra.input
      type="range"
      aria-label={t(end === 'min' ? 'lowestPrice' : 'highestPrice')}
      aria-valuetext={`${format.number(end === 'min' ? low : high)} SAR`}
      min={lowest}
      max={highest}
      step={Math.max(1, Math.round((highest - lowest) / 200))}
      disabled={!facet}
      value={end === 'min' ? low : high}
      onChange={(event) => {
        const value = Number(event.target.value)
        setDrag(end === 'min' ? [Math.min(value, high), high] : [low, Math.max(value, low)])
      }}
      onPointerUp={commit}
      onKeyUp={commit}
      onBlur={commit}
      css={rangeInput}
    />
  )

  return (
    <Box>
      <Flex align="flex-end" h="44px" gap="2px" aria-hidden>
        {histogram.map((count, index) => {
          const middle = lowest + ((index + 0.5) / histogram.length) * (highest - lowest)
          const inside = middle >= low && middle <= high
          return (
            <Box
              // oxlint-disable-next-line react/no-array-index-key -- steps have no id and keep their order
              key={index}
              flex="1"
              h={count === 0 ? '1px' : `${Math.max(8, (count / tallest) * 100)}%`}
              bg={inside ? 'brand.solid' : 'bg.emphasized'}
              opacity={inside ? 0.75 : 1}
              borderRadius="1px"
            />
          )
        })}
      </Flex>
      <Box position="relative" h="2px" bg="border.control" mb="4">
        <Box
          position="absolute"
          h="2px"
          bg="brand.solid"
          insetInlineStart={share(low)}
          insetInlineEnd={`calc(100% - ${share(high)})`}
        />
        {handle('min')}
        {handle('max')}
      </Box>
      <HStack gap="2">
        <PriceBox
          label={t('min')}
          name={t('lowestPrice')}
          value={drag ? low : min}
          unlimited={lowest}
          rounded="down"
          onCommit={(value) => onChange(value, max)}
        />
        <PriceBox
          label={t('max')}
          name={t('highestPrice')}
          value={drag ? high : max}
          unlimited={highest}
          rounded="up"
          onCommit={(value) => onChange(min, value)}
        />
      </HStack>
    </Box>
  )
}

const thumb = {
  appearance: 'none',
  pointerEvents: 'auto',
  w: '18px',
  h: '18px',
  borderRadius: 'full',
  bg: 'bg.panel',
  border: '2px solid',
  borderColor: 'brand.solid',
  cursor: 'grab',
} as const

/** Two native ranges overlap; only their handles take the pointer. */
const rangeInput = {
  position: 'absolute',
  insetInlineStart: '-9px',
  w: 'calc(100% + 18px)',
  top: '-11px',
  h: '24px',
  appearance: 'none',
  bg: 'transparent',
  pointerEvents: 'none',
  outlineOffset: '0',
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-thumb': thumb,
} as const
