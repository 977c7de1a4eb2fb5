import { ApolloProvider } from '@apollo/client/react'
import { useMemo } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Outlet } from 'react-router-dom'
import { createApolloClient } from '#src/lib/apollo/apollo-client.ts'
import { currentLanguage } from '#src/lib/i18n/i18n.ts'
import { useIdentity, useSession } from '#src/lib/identity/identity-context.tsx'

/** Provides the GraphQL client to all screens below, with one cache per user and language. */
export function ServerProvider() {
  const identity = useIdentity()
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.userId : null
  // Re-renders when the language changes.
  useTranslation()
  const language = currentLanguage()
  const client = useMemo(() => createApolloClient({ identity, userId, language }), [identity, userId, language])
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  )
}
