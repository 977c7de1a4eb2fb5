import { Box, Text } from '@chakra-ui/react'
import { lazy, type ReactNode } from 'react'
import { ActionRow } from '#src/components/layout/action-row.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { Optional } from './optional.tsx'

// Lazy, so that the message does not wait for a decoration.
const Picture = lazy(async () => ({ default: (await import('./message-picture.tsx')).MessagePicture }))

export interface PageMessageProps {
  title: string
  children: ReactNode
  /** Links to next steps. The first one is emphasized. */
  actions: ReactNode
  /** Details for support. */
  support?: ReactNode
}

/** Full-page message below the app's header, with links to next steps. */
export function PageMessage({ title, children, actions, support }: PageMessageProps) {
  return (
    <Page pt={{ base: '6', md: 'clamp(64px, 14vh, 152px)' }}>
      <Card as="section" maxW="640px" mx="auto" overflow="hidden">
        <Box h={{ base: '112px', md: '148px' }} bg="bg.night" aria-hidden>
          <Optional>
            <Picture />
          </Optional>
        </Box>
        <Box px={{ base: '5', md: '8' }} py={{ base: '6', md: '7' }}>
          <Text as="h1" textStyle="display" textWrap="balance">
            {title}
          </Text>
          <Box mt="2" textStyle="reading" color="fg.muted">
            {children}
          </Box>
          <ActionRow mt="6">{actions}</ActionRow>
          {support}
        </Box>
      </Card>
    </Page>
  )
}
