import { Box, Flex, HStack } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { PageMessage, type PageMessageProps } from '#src/components/feedback/page-message.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { Footer } from '#src/app/shell/footer.tsx'
import { LanguageMenu } from '#src/app/shell/language-menu.tsx'
import { Logo } from '#src/app/shell/logo.tsx'

/** A page with only a message and links, where the header of the app is not available. */
export function MessagePage(message: PageMessageProps) {
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
        <PageMessage {...message} />
      </Box>
      <Page py="4" borderTopWidth="1px">
        <Footer />
      </Page>
    </Flex>
  )
}
