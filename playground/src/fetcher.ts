import { noIds, updateIds } from './recent-ids.ts'
import { buildRequestHeaders } from './request-headers.ts'

/** State shared by the fetcher and the examples panel. The state is outside React, because GraphiQL keeps the fetcher of its first render. */
export const session = { token: '', language: 'en-US', ids: noIds }

interface Operation {
  query: string
  variables?: unknown
  operationName?: string | null
}

export async function fetcher(operation: Operation, options: { headers?: Record<string, unknown> } = {}) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: buildRequestHeaders(session, options.headers),
    body: JSON.stringify(operation),
  })
  const body = await response.json()
  session.ids = updateIds(session.ids, operation.variables, body)
  return body
}
