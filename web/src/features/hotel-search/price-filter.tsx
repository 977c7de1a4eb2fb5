import { Box, Flex, HStack, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { controlStyle } from '#src/components/forms/field-frame.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { PRICE_BOUNDS } from './listing-view.ts'
import { readPrice } from './typed-price.ts'
import type { Listing } from './use-listing.ts'

interface PriceFilterProps {
  facet: Listing['facets']['price'] | undefined
  min: number | undefined
  max: number | undefined
  onChange: (min: number | undefined, max: number | undefined) => void
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The riyals a facet spans, as whole numbers around its prices. */
function span(facet: PriceFilterProps['facet']): { least: number; most: number } {
  if (!facet) return { least: PRICE_BOUNDS.min, most: PRICE_BOUNDS.max }
  const least = Math.floor(Number(facet.min.amount))
  return { least, most: Math.max(least + 1, Math.ceil(Number(facet.max.amount))) }
}

/** Spread of the prices, a range with two handles, and two boxes that say the same exactly. */
export function PriceFilter({ facet, min, max, onChange }: PriceFilterProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const { least, most } = span(facet)
  // While a handle moves only the drawing follows; the results follow when it is let go.
  const [drag, setDrag] = useState<readonly [number, number]>()
  const [low, high] = drag ?? [clamp(min ?? least, least, most), clamp(max ?? most, least, most)]
  const share = (value: number) => `${((value - least) / (most - least)) * 100}%`
  const histogram = facet?.histogram ?? []
  const tallest = Math.max(1, ...histogram)

  function commit() {
    if (!drag) return
    setDrag(undefined)
    onChange(low <= least ? undefined : low, high >= most ? undefined : high)
  }

  const handle = (end: 'min' | 'max') => (
    <chakra.input
      type="range"
      aria-label={t(end === 'min' ? 'lowestPrice' : 'highestPrice')}
      aria-valuetext={`${format.number(end === 'min' ? low : high)} SAR`}
      min={least}
      max={most}
      step={Math.max(1, Math.round((most - least) / 200))}
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
          const middle = least + ((index + 0.5) / histogram.length) * (most - least)
          const inside = middle >= low && middle <= high
          return (
            <Box
              // oxlint-disable-next-line react/no-array-index-key -- a step of the histogram is its place
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
          unlimited={least}
          rounded="down"
          onCommit={(value) => onChange(value, max)}
        />
        <PriceBox
          label={t('max')}
          name={t('highestPrice')}
          value={drag ? high : max}
          unlimited={most}
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

/** Two native ranges lie over each other; only their handles take the pointer. */
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

interface PriceBoxProps {
  label: string
  name: string
  value: number | undefined
  /** The end of the range, where no limit is set. */
  unlimited: number
  /** Outward, so that a limit never hides a price it names. */
  rounded: 'down' | 'up'
  onCommit: (value: number | undefined) => void
}

/** A limit in words: plain digits while it is typed, grouped after; empty for none. What says no price changes nothing. */
function PriceBox({ label, name, value, unlimited, rounded, onCommit }: PriceBoxProps) {
  const format = useFormat()
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : readPrice(typed, rounded)
  const unreadable = typed !== undefined && read === undefined
  const plain = (limit: number | undefined) => (limit === undefined ? '' : String(limit))
  function commit(then: 'leave' | 'stay') {
    const next = typeof read === 'number' ? clamp(read, PRICE_BOUNDS.min, PRICE_BOUNDS.max) : undefined
    setTyped(then === 'stay' && !unreadable ? plain(next) : undefined)
    if (read !== undefined && next !== value) onCommit(next)
  }
  return (
    <HStack
      {...controlStyle}
      as="label"
      flex="1"
      minW="0"
      h="8"
      px="2"
      gap="1"
      {...(unreadable ? { borderColor: 'red.solid' } : {})}
      _focusWithin={controlStyle._focusVisible}
    >
      <Box as="span" textStyle="tiny" color="fg.subtle" flexShrink={0}>
        {label}
      </Box>
      <chakra.input
        aria-label={name}
        dir="ltr"
        inputMode="decimal"
        flex="1"
        minW="0"
        w="0"
        bg="transparent"
        outline="none"
        textStyle="small"
        fontWeight="600"
        fontVariantNumeric="tabular-nums"
        textAlign="right"
        value={typed ?? (value === undefined ? '' : format.number(value))}
        placeholder={format.number(unlimited)}
        _placeholder={{ color: 'fg.subtle', fontWeight: '450', opacity: 1 }}
        maxLength={16}
        aria-invalid={unreadable || undefined}
        onFocus={(event) => {
          const box = event.currentTarget
          // A text that changes after it was selected is selected no more.
          flushSync(() => setTyped(plain(value)))
          box.select()
        }}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && commit('stay')}
        onBlur={() => commit('leave')}
      />
    </HStack>
  )
}
