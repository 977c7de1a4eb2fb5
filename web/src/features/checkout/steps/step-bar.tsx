import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useBarAttribute } from '#src/components/layout/use-bar-attribute.ts'

interface StepBarProps {
  /** Total and time left, on narrow screens only. */
  top: ReactNode
  /** Whether the bar is inside a card, so that it extends over the card's padding. */
  inCard?: boolean
  /** Progress text below the buttons. */
  status?: ReactNode
  children: ReactNode
}

/** Buttons in a step. On narrow screens they are fixed to the bottom edge below the total, in place of the navigation tabs. */
export function StepBar({ top, inCard = false, status, children }: StepBarProps) {
  useBarAttribute('steps')
  return (
    <Box
      data-step-bar
      position={{ base: 'sticky', lg: 'static' }}
      bottom="0"
      zIndex="8"
      mt={inCard ? '5' : undefined}
      mx={inCard ? { base: '-8', md: '-13', lg: '0' } : { base: '-4', md: '-8', lg: '0' }}
      px={{ base: '4', md: '8', lg: '0' }}
      pt={{ base: '2.5', lg: '0' }}
      pb={{ base: 'calc(10px + env(safe-area-inset-bottom))', lg: '0' }}
      bg={{ base: 'bg.panel', lg: 'transparent' }}
      borderTopWidth={{ base: '1px', lg: '0' }}
    >
      {top}
      <Flex justify="space-between" align="center" columnGap="3" rowGap="3" wrap={{ base: 'nowrap', lg: 'wrap' }}>
        {children}
      </Flex>
      {status}
    </Box>
  )
}
