import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { lazy, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '#src/components/layout/card.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { Footer } from '#src/app/shell/footer.tsx'
import { LanguageMenu } from '#src/app/shell/language-menu.tsx'
import { Logo } from '#src/app/shell/logo.tsx'
import { Optional } from '#src/app/shell/optional.tsx'

// Decoration that a message must not wait for.
const Picture = lazy(async () => ({ default: (await import('./message-picture.tsx')).MessagePicture }))

interface MessageProps {
  title: string
  children: ReactNode
  /** What to do next; the first one is the best. */
  actions: ReactNode
}

/** A page with only a message and links, where the header of the app is not available. */
export function MessagePage(message: MessageProps) {
  return (
    <Flex minH="100vh" direction="column">
      <Page py="4">
        <HStack as="header" justify="space-between">
          <Link to={paths.home}>
            <Logo />
          </Link>
          <LanguageMenu />
        </HStack>
      </Page>
      <Box as="main" flex="1">
        <Message {...message} />
      </Box>
      <Page py="4" borderTopWidth="1px">
        <Footer />
      </Page>
    </Flex>
  )
}

/** The message and its links, below the header of the app. */
export function Message({ title, children, actions }: MessageProps) {
  return (
    <Page pt={{ base: '6', md: '16' }}>
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
          <Box mt="2" textStyle="bodyLg" color="fg.muted">
            {children}
          </Box>
          {/* On phones the first action takes a row, the others share the next. */}
          <HStack
            mt="6"
            gap="2"
            wrap="wrap"
            css={{
              '& > *': { flex: { base: '1 1 auto', md: 'none' }, minW: { base: 'full', md: 'auto' } },
              '& > * + *': { minW: 'auto' },
            }}
          >
            {actions}
          </HStack>
        </Box>
      </Card>
    </Page>
  )
}
