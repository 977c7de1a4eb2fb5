import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface CardFrameProps {
  children: ReactNode
  labelledBy?: string
  opacity?: number
  /** Columns on wide screens. */
  columns?: string
  /** Puts the picture next to the facts on phones, with the prices below the picture and the facts. */
  pictureBeside?: boolean
  /** Marks the result as selected. */
  chosen?: boolean
  /** Lays out and renders the card even far from the viewport. */
  renderEagerly?: boolean | undefined
  /** Called when the pointer or focus enters the card. */
  onEnter?: () => void
  onLeave?: () => void
}

/** Frame of a result card: picture, facts and prices, side by side on tablets and larger screens. Laid out only near the viewport. */
export function CardFrame({
  children,
  labelledBy,
  opacity,
  columns = '176px minmax(0,1fr) minmax(0,480px)',
  pictureBeside = false,
  chosen = false,
  renderEagerly = false,
  onEnter,
  onLeave,
}: CardFrameProps) {
  return (
    <chakra.article
      aria-labelledby={labelledBy}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onFocus={onEnter}
      onBlur={onLeave}
      style={{ opacity, ['--columns' as string]: columns }}
      bg="bg.panel"
      data-chosen={chosen || undefined}
      data-drawn={renderEagerly || undefined}
      borderRadius="l3"
      boxShadow="card"
      overflow="hidden"
      contentVisibility="auto"
      css={{
        containIntrinsicSize: { base: 'auto var(--card-height, 400px)', md: 'auto var(--card-height, 176px)' },
        // Keeps shadows and focus rings from being clipped.
        overflowClipMargin: '16px',
        '&[data-drawn]': { contentVisibility: 'visible', contain: 'layout paint' },
        '&[data-chosen], &[data-chosen]:hover': { boxShadow: '0 0 0 2px {colors.brand.solid}' },
      }}
      display={{ base: pictureBeside ? 'grid' : 'block', md: 'grid' }}
      gridTemplateColumns={{
        base: '104px minmax(0,1fr)',
        md: '112px minmax(0,1fr) minmax(0,344px)',
        xl: 'var(--columns)',
      }}
      transition="box-shadow {durations.fast}"
      _hover={{ boxShadow: 'raised' }}
    >
      {children}
    </chakra.article>
  )
}
