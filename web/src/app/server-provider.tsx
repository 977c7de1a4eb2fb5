import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import { createApolloClient } from '#src/lib/apollo/apollo-client.ts'
import { useLanguageOfTexts } from '#src/lib/apollo/use-language-of-texts.ts'

interface ServerProviderProps {
  /** Whose token goes along; keyed by the user above, so that another one starts with an empty cache. */
  identity: Parameters<typeof createApolloClient>[0]
  children: ReactNode
}

/** The GraphQL server with a cache of its own, whose texts follow the language on screen. */
export function ServerProvider({ identity, children }: ServerProviderProps) {
  const [client] = useState(() => createApolloClient(identity))
  useLanguageOfTexts(client)
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
