import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface CardFrameProps {
  children: ReactNode
  labelledBy?: string
  opacity?: number
  onPointerEnter?: () => void
  onFocus?: () => void
}

/** The panel of a hotel: picture, facts and offers, side by side from tablets on. Laid out when it comes near the visible part of the page. */
export function CardFrame({ children, labelledBy, opacity, onPointerEnter, onFocus }: CardFrameProps) {
  return (
    <chakra.article
      aria-labelledby={labelledBy}
      onPointerEnter={onPointerEnter}
      onFocus={onFocus}
      style={{ opacity }}
      bg="bg.panel"
      borderRadius="l3"
      boxShadow="card"
      overflow="hidden"
      contentVisibility="auto"
      css={{
        containIntrinsicSize: { base: 'auto 400px', md: 'auto 176px' },
        // Room for shadows and focus rings, which are cut otherwise.
        overflowClipMargin: '16px',
      }}
      display={{ base: 'block', md: 'grid' }}
      gridTemplateColumns={{ md: '112px minmax(0,1fr) minmax(0,344px)', xl: '176px minmax(0,1fr) minmax(0,480px)' }}
      transition="box-shadow {durations.fast}"
      _hover={{ boxShadow: 'raised' }}
    >
      {children}
    </chakra.article>
  )
}
