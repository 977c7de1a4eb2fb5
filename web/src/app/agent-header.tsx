import { ApolloProvider } from '@apollo/client/react'
import { useState } from 'react'
import { createApolloClient } from '#src/lib/apollo-client.ts'
import { useIdentity } from '#src/lib/identity-context.tsx'
import { useLanguageOfTexts } from '#src/lib/use-language-of-texts.ts'
import { Header } from './header.tsx'
import { TabBar } from './tab-bar.tsx'

/** Header and tabs of a signed-in agent on a page that everybody may see. */
export function AgentHeader({ name, email }: { name: string; email: string }) {
  const identity = useIdentity()
  const [client] = useState(() => createApolloClient(identity))
  useLanguageOfTexts(client)
  return (
    <ApolloProvider client={client}>
      <Header name={name} email={email} />
      <TabBar />
    </ApolloProvider>
  )
}
