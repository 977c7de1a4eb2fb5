import { Box, Flex, HStack } from '@chakra-ui/react'
import { PageMessage, type PageMessageProps } from '#src/components/feedback/page-message.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { Footer } from '#src/app/shell/footer.tsx'
import { HomeLink } from '#src/app/shell/home-link.tsx'
import { LanguageMenu } from '#src/app/shell/language-menu.tsx'

/** A page with only a message and links, where the app's header is not available. */
export function MessagePage(message: PageMessageProps) {
  return (
    <Flex minH="100vh" direction="column">
      <Page py="4">
        <HStack as="header" justify="space-between">
          <HomeLink />
          <LanguageMenu />
        </HStack>
      </Page>
      <Box as="main" flex="1">
        <PageMessage {...message} />
      </Box>
      <Page py="4" borderTopWidth="1px">
        <Footer />
      </Page>
    </Flex>
  )
}
