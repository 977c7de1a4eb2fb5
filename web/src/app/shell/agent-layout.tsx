import { Box, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import { Outlet } from 'react-router-dom'
import { Page } from '#src/components/layout/page.tsx'
import { useSession } from '#src/lib/identity/identity-context.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OtherCurrencyProvider } from './other-currency-provider.tsx'
import { SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'

/** Layout for signed-in agents: header, page and, on phones, a tab bar. */
export function AgentLayout() {
  const session = useSession()
  // Keyed by the user, so that no state of one user is shown to another.
  return session.state === 'signed-in' ? (
    <AgentApp key={session.userId} name={session.name} email={session.email} />
  ) : null
}

function AgentApp({ name, email }: { name: string; email: string }) {
  const main = useRef<HTMLElement>(null)

  return (
    <OtherCurrencyProvider>
      <SkipLink target={main} />
      <Flex
        direction="column"
        minH="100vh"
        pb={{ base: '20', md: '0' }}
        // The checkout steps hide the tab bar.
        css={{ '[data-bar=steps] &': { paddingBottom: '0' } }}
        _print={{ minH: '0', pb: '0' }}
      >
        <Header name={name} email={email} />
        <Box as="main" ref={main} tabIndex={-1} outline="none" flex="1" pb="12" _print={{ pb: '0' }}>
          <Outlet />
        </Box>
        <Page py="4" _print={{ display: 'none' }}>
          <Footer />
        </Page>
      </Flex>
      <TabBar />
    </OtherCurrencyProvider>
  )
}
