import { ChakraProvider, LocaleProvider } from '@chakra-ui/react'
import { Suspense, useCallback, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Identity } from '#src/lib/identity/identity.ts'
import { IdentityProvider } from '#src/lib/identity/identity-context.tsx'
import { system } from '#src/theme/system.ts'

type AppProps = { identity: Identity; router: ReturnType<typeof createBrowserRouter> }

export function App({ identity, router }: AppProps) {
  const { i18n } = useTranslation()
  const follow = useCallback((listener: () => void) => router.subscribe(listener), [router])
  const started = useSyncExternalStore(follow, () => router.state.initialized)
  return (
    <ChakraProvider value={system}>
      <LocaleProvider locale={i18n.language}>
        <IdentityProvider identity={identity}>
          <Suspense fallback={null}>
            {/* The first screen renders in slices. Later the URL is the state: with transitions the view would lag behind it. */}
            <RouterProvider router={router} useTransitions={started ? false : undefined} />
          </Suspense>
        </IdentityProvider>
      </LocaleProvider>
    </ChakraProvider>
  )
}
