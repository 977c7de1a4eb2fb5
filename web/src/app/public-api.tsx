import { ApolloProvider } from '@apollo/client/react'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { createApolloClient } from '#src/lib/apollo-client.ts'
import type { Identity } from '#src/lib/identity.ts'
import { useIdentity } from '#src/lib/identity-context.tsx'
import { useLanguageOfTexts } from '#src/lib/use-language-of-texts.ts'

/** Asks for a token only while somebody is signed in: for a guest it would fetch the whole account library first. */
const guestOrAgent = (identity: Identity): Pick<Identity, 'idToken' | 'expire'> => ({
  ...identity,
  idToken: async (options) => (identity.current().state === 'signed-in' ? identity.idToken(options) : null),
})

/** The server for pages that a guest may use, too. A session that ends meanwhile takes nothing typed with it. */
export function PublicApi() {
  const identity = useIdentity()
  const [client] = useState(() => createApolloClient(guestOrAgent(identity)))
  useLanguageOfTexts(client)
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  )
}
