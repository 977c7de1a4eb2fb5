import { Box, HStack, Skeleton, chakra } from '@chakra-ui/react'
import { memo, useState } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { Money } from '#src/components/prices/money.tsx'
import { PriceHistogram } from './price-histogram.tsx'
import { PriceBox } from './price-box.tsx'
import { isStop, nextStop, priceScale } from './price-scale.ts'

interface PriceFilterProps {
  bounds: { readonly min: number; readonly max: number }
  /** Prices of the results; null if there are none; undefined while loading. Without a histogram, only the handles are shown. */
  facet:
    | { readonly min: { amount: string }; readonly max: { amount: string }; readonly histogram?: readonly number[] }
    | null
    | undefined
  /** Reserves space for the histogram while the prices load. */
  hasHistogram?: boolean
  min: number | undefined
  max: number | undefined
  onChange: (min: number | undefined, max: number | undefined) => void
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Price filter with a histogram, two handles, and two boxes for exact limits. */
export const PriceFilter = memo(function PriceFilter(props: PriceFilterProps) {
  const { bounds, facet, hasHistogram = false, min, max, onChange } = props
  const { t } = useTranslation('listing')
  const format = useFormat()
  const cheapest = Number(facet?.min.amount ?? bounds.min)
  const mostExpensive = Number(facet?.max.amount ?? bounds.max)
  const scale = priceScale(cheapest, mostExpensive, { min, max })
  const { lowest, highest } = scale
  // The results update when a handle is released, not while it moves.
  const [drag, setDrag] = useState<readonly [number, number]>()
  const [low, high] = drag ?? [clamp(min ?? lowest, lowest, highest), clamp(max ?? highest, lowest, highest)]
  const fractionOfRange = (value: number) => (value - lowest) / (highest - lowest)
  const percentOfRange = (value: number) => `${fractionOfRange(value) * 100}%`
  const histogram = facet?.histogram ?? []
  // With a single price there is nothing to filter, but an existing limit must remain removable.
  const hasSinglePrice =
    facet && facet.min.amount === facet.max.amount && min === undefined && max === undefined && drag === undefined

  function commit() {
    if (!drag) return
    setDrag(undefined)
    onChange(low <= lowest ? undefined : low, high >= highest ? undefined : high)
  }

  const handle = (end: 'min' | 'max') => {
    const value = end === 'min' ? low : high
    return (
      <chakra.input
        type="range"
        aria-label={t(end === 'min' ? 'lowestPrice' : 'highestPrice')}
        aria-valuetext={format.money({ amount: `${value}.00`, currency: 'SAR' })}
        min={lowest}
        max={highest}
        // The browser rounds values to the step, but a typed limit must be shown unchanged.
        step={isStop(value, scale) ? scale.step : 1}
        value={value}
        onChange={(event) => {
          const next = nextStop(value, Number(event.target.value), scale)
          setDrag(end === 'min' ? [Math.min(next, high), high] : [low, Math.max(next, low)])
        }}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
        css={end === 'min' ? lowInput : highInput}
      />
    )
  }

  if (hasSinglePrice) return <Money value={{ amount: facet.min.amount, currency: 'SAR' }} />

  return (
    <Box>
      {hasHistogram && facet === undefined && <Skeleton h="44px" mx={reach} borderRadius="l1" />}
      {histogram.length > 0 && (
        <Box
          // A limit may extend the range beyond the prices, so the histogram covers only a part of the range.
          style={{
            marginInlineStart: `calc(${reach} + (100% - 2 * ${reach}) * ${fractionOfRange(cheapest)})`,
            marginInlineEnd: `calc(${reach} + (100% - 2 * ${reach}) * ${1 - fractionOfRange(mostExpensive)})`,
          }}
        >
          <PriceHistogram
            counts={histogram}
            isInside={(step) => {
              const middle = cheapest + ((step + 0.5) / histogram.length) * (mostExpensive - cheapest)
              return middle >= low && middle <= high
            }}
          />
        </Box>
      )}
      {/* Without prices there is no range. */}
      {facet !== null && (
        <Box
          position="relative"
          h="2px"
          bg="border.control"
          mb="4"
          mt={histogram.length > 0 || (hasHistogram && !facet) ? undefined : '3'}
          mx={reach}
        >
          {facet && (
            <>
              <Box
                position="absolute"
                h="2px"
                bg="brand.solid"
                style={{
                  insetInlineStart: percentOfRange(low),
                  insetInlineEnd: `calc(100% - ${percentOfRange(high)})`,
                }}
              />
              {handle('min')}
              {handle('max')}
            </>
          )}
        </Box>
      )}
      <HStack gap="2">
        <PriceBox
          bounds={bounds}
          label={t('min')}
          name={t('lowestPrice')}
          value={drag ? low : min}
          rangeEnd={facet ? Math.min(lowest, max ?? lowest) : undefined}
          rounding="down"
          onCommit={(value) => onChange(value, max)}
        />
        <PriceBox
          bounds={bounds}
          label={t('max')}
          name={t('highestPrice')}
          value={drag ? high : max}
          rangeEnd={facet ? Math.max(highest, min ?? highest) : undefined}
          rounding="up"
          onCommit={(value) => onChange(min, value)}
        />
      </HStack>
    </Box>
  )
})

const handleSize = '18px'
/** Distance of a handle from its price, so that two handles at the same price do not overlap. */
const clearance = '2px'
/** Overhang of a handle at the end of the line. */
const reach = '20px'

const thumb = {
  appearance: 'none',
  pointerEvents: 'auto',
  w: handleSize,
  h: handleSize,
  borderRadius: 'full',
  bg: 'bg.panel',
  border: '2px solid',
  borderColor: 'brand.solid',
  cursor: 'grab',
} as const

/** Two native range inputs overlap, so only their handles react to the pointer. */
const rangeInput = {
  position: 'absolute',
  w: `calc(100% + ${handleSize})`,
  top: '-11px',
  h: '24px',
  appearance: 'none',
  bg: 'transparent',
  pointerEvents: 'none',
  outlineOffset: '0',
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-thumb': thumb,
} as const

// Each handle is placed outside its price, so that they do not overlap at the same price.
const lowInput = { ...rangeInput, insetInlineEnd: clearance } as const
const highInput = { ...rangeInput, insetInlineStart: clearance } as const
