import { chakra } from '@chakra-ui/react'

interface PriceHistogramProps {
  /** Number of rows in each step from the lowest to the highest price. */
  counts: readonly number[]
  isInside: (step: number) => boolean
}

const height = 44
/** Gap between two bars, as a fraction of a step. */
const gap = 0.14

/** Path of the bars, each one unit wide. Bars have a minimum height, and empty steps are lines. */
function drawPath(counts: readonly number[], isDrawn: (step: number) => boolean): string {
  const tallest = Math.max(1, ...counts)
  const bars = counts.map((count, step) => {
    const barHeight = count === 0 ? 1 : Math.max(0.08, count / tallest) * height
    return isDrawn(step) ? `M${step + gap / 2} ${height}V${(height - barHeight).toFixed(1)}h${1 - gap}V${height}z` : ''
  })
  return bars.join('')
}

/** Histogram of prices. Uses two paths instead of one element per bar, because nearly all bars change with the results. */
export function PriceHistogram({ counts, isInside }: PriceHistogramProps) {
  return (
    <chakra.svg
      viewBox={`0 0 ${counts.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      display="block"
      h="44px"
      w="full"
      css={{
        _rtl: { transform: 'scaleX(-1)' },
        '& > .outside': { fill: 'bg.emphasized' },
        '& > .inside': { fill: 'brand.solid', opacity: 0.75 },
      }}
    >
      <path className="outside" d={drawPath(counts, (step) => !isInside(step))} />
      <path className="inside" d={drawPath(counts, isInside)} />
    </chakra.svg>
  )
}
