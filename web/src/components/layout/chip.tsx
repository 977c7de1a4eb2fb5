import { Box, HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { Icon } from '#src/components/icons/icon.tsx'

const TONES = {
  gray: { bg: 'bg.muted', color: 'fg.muted' },
  free: { bg: 'status.confirmed.bg', color: 'status.confirmed.fg' },
  warn: { bg: 'status.pending.bg', color: 'status.pending.fg' },
  bad: { bg: 'status.failed.bg', color: 'status.failed.fg' },
  brand: { bg: 'brand.subtle', color: 'brand.fg' },
  brass: { bg: 'brass.subtle', color: 'brass.fg' },
} as const

interface ChipProps {
  children: ReactNode
  tone?: keyof typeof TONES
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
      textStyle="micro"
      fontWeight="550"
      maxW="full"
      {...TONES[tone]}
    >
      {icon && <Icon name={icon} size={13} />}
      <Box as="span" minW="0">
        {children}
      </Box>
    </HStack>
  )
}
