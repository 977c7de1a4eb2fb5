import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface CardFrameProps {
  children: ReactNode
  labelledBy?: string
  opacity?: number
  /** Columns on wide screens. */
  columns?: string
  /** On phones the picture is beside the facts, and the prices below both. */
  pictureBeside?: boolean
  /** Marks the result as chosen. */
  chosen?: boolean
  /** Laid out and drawn even far from the window. */
  drawn?: boolean | undefined
  /** The pointer or the focus has come to the card. */
  onEnter?: () => void
  onLeave?: () => void
}

/** The panel of a result: picture, facts and prices, side by side from tablets on. Laid out when it comes near the visible part of the page. */
export function CardFrame({
  children,
  labelledBy,
  opacity,
  columns = '176px minmax(0,1fr) minmax(0,480px)',
  pictureBeside = false,
  chosen = false,
  drawn = false,
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
      data-drawn={drawn || undefined}
      borderRadius="l3"
      boxShadow="card"
      overflow="hidden"
      contentVisibility="auto"
      css={{
        containIntrinsicSize: { base: 'auto var(--card-height, 400px)', md: 'auto var(--card-height, 176px)' },
        // Room for shadows and focus rings, which are cut otherwise.
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
