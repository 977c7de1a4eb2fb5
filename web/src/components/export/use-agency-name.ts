import { useApolloClient } from '@apollo/client/react'
import { ViewerDocument } from '#src/data/viewer.generated.ts'

/** Returns a function that fetches the name of the agent's company; null if it cannot be fetched. */
export function useAgencyName(): () => Promise<string | null> {
  const client = useApolloClient()
  return async () => {
    const { data } = await client
      .query({ query: ViewerDocument, errorPolicy: 'all' })
      .catch(() => ({ data: undefined }))
    return data?.viewer.company?.name ?? null
  }
}
