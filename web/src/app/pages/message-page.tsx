import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/navigation/paths.ts'
import { Footer } from '#src/app/shell/footer.tsx'
import { LanguageMenu } from '#src/app/shell/language-menu.tsx'
import { Logo } from '#src/app/shell/logo.tsx'

type MessagePageProps = { title: string; children: ReactNode; actions: ReactNode }

/** A page with only a message and links. */
export function MessagePage({ title, children, actions }: MessagePageProps) {
  return (
    <Flex minH="100vh" direction="column" px={{ base: '4', md: '8' }} py="4" maxW="1280px" mx="auto">
      <HStack as="header" justify="space-between">
        <Link to={paths.home}>
          <Logo />
        </Link>
        <LanguageMenu />
      </HStack>
      <Flex as="main" flex="1">
        <Message title={title} actions={actions}>
          {children}
        </Message>
      </Flex>
      <Footer />
    </Flex>
  )
}

/** The message and its links, without a page around them. */
export function Message({ title, children, actions }: MessagePageProps) {
  return (
    <Box as="section" m="auto" py="16" maxW="440px" w="full" textAlign="center">
      <Text as="h1" textStyle="h1">
        {title}
      </Text>
      <Box mt="2" color="fg.muted">
        {children}
      </Box>
      <HStack mt="6" justify="center" gap="2" wrap="wrap">
        {actions}
      </HStack>
    </Box>
  )
}
