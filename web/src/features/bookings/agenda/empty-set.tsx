import { HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'

/** One quiet line: nothing to do, or nothing found yet while older bookings are missing. */
export const EmptySet = ({ complete, children }: { complete: boolean; children: ReactNode }) => (
  <Card p="4">
    <HStack gap="2.5" color="fg.muted" textStyle="small">
      <Icon name={complete ? 'check' : 'clock'} color={complete ? 'status.confirmed.fg' : 'fg.subtle'} />
      <span>{children}</span>
    </HStack>
  </Card>
)
