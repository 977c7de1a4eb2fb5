import { Box, Button, chakra, Flex, HStack } from '@chakra-ui/react'
import { lazy, useRef } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link, NavLink, Outlet } from 'react-router-dom'
import { Optional } from '#src/components/feedback/optional.tsx'
import { Page } from '#src/components/layout/page.tsx'
import { useIsPhone } from '#src/lib/browser/window-size.ts'
import { useSession } from '#src/lib/identity/identity-context.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { Footer } from './footer.tsx'
import { HomeLink } from './home-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const RouterNavLink = chakra(NavLink)

const links = [
  { key: 'makkahGuide', to: paths.makkahGuide },
  { key: 'madinahGuide', to: paths.madinahGuide },
  { key: 'contact', to: paths.contact },
] as const

// Lazy, so that guests never load the agent's header and menus.
const Header = lazy(async () => ({ default: (await import('./header.tsx')).Header }))
const TabBar = lazy(async () => ({ default: (await import('./tab-bar.tsx')).TabBar }))

/** Layout of public pages. Only the header depends on the session, so that typed text survives signing in or out. */
export function PublicLayout() {
  const main = useRef<HTMLElement>(null)
  const session = useSession()
  const signedIn = session.state === 'signed-in'
  return (
    <>
      <SkipLink target={main} />
      <Flex direction="column" minH="100vh" pb={signedIn ? { base: '20', md: '0' } : undefined}>
        {signedIn ? (
          <Optional fallback={<Box h="bar" />}>
            <Header key={session.userId} name={session.name} email={session.email} />
            <TabBar />
          </Optional>
        ) : (
          <PublicHeader />
        )}
        <Box as="main" ref={main} tabIndex={-1} outline="none" flex="1" pb="12">
          <Outlet />
        </Box>
        <Page py="4" borderTopWidth="1px" _print={{ display: 'none' }}>
          <Footer />
        </Page>
      </Flex>
    </>
  )
}

function PublicHeader() {
  const { t } = useTranslation()
  // On phones, below the rest of the header. The document has the same order, so that the focus order matches.
  const isPhone = useIsPhone()
  const nav = (
    <HStack
      as="nav"
      aria-label={t('nav.main')}
      w={{ base: 'full', md: 'auto' }}
      columnGap={{ base: '4', md: '5' }}
      rowGap="0"
      wrap="wrap"
      pb={{ base: '1.5', md: '0' }}
    >
      {links.map(({ key, to }) => (
        <RouterNavLink
          key={key}
          to={to}
          display="inline-flex"
          alignItems="center"
          minH={{ base: '11', md: '8' }}
          fontWeight="medium"
          color="fg.muted"
          _hover={{ color: 'fg' }}
          _currentPage={{ color: 'fg', fontWeight: 'semibold' }}
        >
          {t(`footer.${key}`)}
        </RouterNavLink>
      ))}
    </HStack>
  )
  return (
    <chakra.header
      bg="bg.panel"
      borderBottomWidth="1px"
      position={{ md: 'sticky' }}
      top="0"
      zIndex="10"
      _print={{ display: 'none' }}
    >
      <Page
        as="div"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        pt={{ base: '1.5', md: '0' }}
        columnGap={{ base: '2', md: '5' }}
      >
        <Flex h="bar" align="center">
          <HomeLink />
        </Flex>
        {!isPhone && nav}
        <Box flex="1" />
        <HStack gap="1">
          <LanguageMenu short />
          <ThemeToggle />
          <Button asChild variant="outline" size="sm" ms="1" flexShrink={0} whiteSpace="nowrap">
            <Link to={paths.login}>{t('signIn')}</Link>
          </Button>
        </HStack>
        {isPhone && nav}
      </Page>
    </chakra.header>
  )
}
