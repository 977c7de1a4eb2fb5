import { ChakraProvider, LocaleProvider } from '@chakra-ui/react'
import { Suspense, useCallback, useMemo, useSyncExternalStore } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Identity } from '#src/lib/identity/identity.ts'
import { i18n } from '#src/lib/i18n/i18n.ts'
import { TextsContext } from '#src/lib/i18n/use-translation.ts'
import { IdentityProvider } from '#src/lib/identity/identity-context.tsx'
import { system } from '#src/theme/system.ts'

type AppProps = { identity: Identity; router: ReturnType<typeof createBrowserRouter> }

const currentTag = () => i18n.language
function onLanguageChanged(listener: () => void): () => void {
  i18n.on('languageChanged', listener)
  return () => i18n.off('languageChanged', listener)
}

export function App({ identity, router }: AppProps) {
  const language = useSyncExternalStore(onLanguageChanged, currentTag)
  const texts = useMemo(() => ({ i18n, language }), [language])
  const subscribeToRouter = useCallback((listener: () => void) => router.subscribe(listener), [router])
  const hasStarted = useSyncExternalStore(subscribeToRouter, () => router.state.initialized)
  return (
    <TextsContext value={texts}>
      <ChakraProvider value={system()}>
        <LocaleProvider locale={language}>
          <IdentityProvider identity={identity}>
            <Suspense fallback={null}>
              {/* The first screen renders in slices. Later navigations render synchronously, because in a transition the view would lag behind the URL. */}
              <RouterProvider router={router} useTransitions={hasStarted ? false : undefined} />
            </Suspense>
          </IdentityProvider>
        </LocaleProvider>
      </ChakraProvider>
    </TextsContext>
  )
}
