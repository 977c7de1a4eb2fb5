import { ChakraProvider, LocaleProvider } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Identity } from '#src/lib/identity/identity.ts'
import { IdentityProvider } from '#src/lib/identity/identity-context.tsx'
import { system } from '#src/theme/system.ts'

type AppProps = { identity: Identity; router: ReturnType<typeof createBrowserRouter> }

export function App({ identity, router }: AppProps) {
  const { i18n } = useTranslation()
  return (
    <ChakraProvider value={system}>
      <LocaleProvider locale={i18n.language}>
        <IdentityProvider identity={identity}>
          <Suspense fallback={null}>
            {/* The URL is the state: with transitions the view would lag behind it. */}
            <RouterProvider router={router} useTransitions={false} />
          </Suspense>
        </IdentityProvider>
      </LocaleProvider>
    </ChakraProvider>
  )
}
