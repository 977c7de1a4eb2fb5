import { Box, HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface ChipProps {
  children: ReactNode
  tone?: 'gray' | 'free' | 'warn' | 'bad' | 'brand' | 'brass'
  icon?: IconName
}

/** A short fact: green is free, amber is scarce or waiting, gray is neutral, petrol is an advantage. */
export function Chip({ children, tone = 'gray', icon }: ChipProps) {
  return (
    <HStack
      as="span"
      display="inline-flex"
      gap="1"
      minH="1.375rem"
      px="1.5"
      borderRadius="l1"
      textStyle="small"
      fontWeight="medium"
      maxW="full"
      data-tone={tone}
      css={{
        '&[data-tone=gray]': { bg: 'bg.muted', color: 'fg.muted' },
        '&[data-tone=free]': { bg: 'status.confirmed.bg', color: 'status.confirmed.fg' },
        '&[data-tone=warn]': { bg: 'status.pending.bg', color: 'status.pending.fg' },
        '&[data-tone=bad]': { bg: 'status.failed.bg', color: 'status.failed.fg' },
        // Contrasts with a selected row, whose tint is nearly the same.
        '&[data-tone=brand]': { bg: 'brand.muted', color: 'brand.fg' },
        '&[data-tone=brass]': { bg: 'brass.subtle', color: 'brass.fg' },
      }}
    >
      {icon && <Icon name={icon} size={13} />}
      <Box as="span" minW="0">
        {children}
      </Box>
    </HStack>
  )
}
