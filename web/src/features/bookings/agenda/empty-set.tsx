import { HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'

/** One quiet line: nothing to do is good news. */
export const EmptySet = ({ children }: { children: ReactNode }) => (
  <Card p="4">
    <HStack gap="2.5" color="fg.muted" textStyle="small">
      <Icon name="check" color="status.confirmed.fg" />
      <span>{children}</span>
    </HStack>
  </Card>
)
