import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'

/** Returns a function that refetches a quote. A failure does not affect the screen. */
export function useRefetchQuote<Data>(document: TypedDocumentNode<Data, { id: string }>, id: string): () => void {
  const client = useApolloClient()
  return () => {
    client.query({ query: document, variables: { id }, fetchPolicy: 'network-only' }).catch(() => undefined)
  }
}
