import { Box, HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'

const TONES = {
  done: { bg: 'status.confirmed.bg', color: 'status.confirmed.fg', icon: 'check', role: 'status' },
  note: { bg: 'brand.subtle', color: 'brand.fg', icon: 'info', role: 'status' },
  warn: { bg: 'status.pending.bg', color: 'status.pending.fg', icon: 'alert', role: 'status' },
  unknown: { bg: 'status.unknown.bg', color: 'status.unknown.fg', icon: 'refresh', role: 'status' },
  bad: { bg: 'red.subtle', color: 'red.fg', icon: 'alert', role: undefined },
} as const

interface CalloutProps {
  tone: keyof typeof TONES
  /** Overrides the tone's default role, for messages that must be announced immediately. */
  role?: 'alert'
  children: ReactNode
}

/** A message inside the page that stays visible, unlike a toast. */
export function Callout({ tone, role, children }: CalloutProps) {
  const { icon, role: defaultRole, ...colors } = TONES[tone]
  return (
    <HStack role={role ?? defaultRole} align="flex-start" gap="2" p="3" borderRadius="l3" textStyle="small" {...colors}>
      <Icon name={icon} alignWithFirstLine />
      <Box as="span" textWrap="pretty">
        {children}
      </Box>
    </HStack>
  )
}
