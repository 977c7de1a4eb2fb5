import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useMemo } from 'react'
import type { Language } from '#src/i18n/languages.ts'
import { createApolloClient } from '#src/lib/apollo/apollo-client.ts'
import { useIdentity, useSession } from '#src/lib/identity/identity-context.tsx'

/** Lets its children query the server in a different language than the screen's, with a separate cache. */
export function ServerLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const identity = useIdentity()
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.userId : null
  const client = useMemo(() => createApolloClient({ identity, userId, language }), [identity, userId, language])
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
