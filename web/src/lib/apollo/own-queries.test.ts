import { type DocumentNode, Kind, OperationTypeNode } from 'graphql'
import { expect, test, vi } from 'vitest'
import { ownQueries } from '../../../../graphql-server/src/__generated__/own-queries.ts'
import { createApolloClient } from './apollo-client.ts'

const isQuery = (value: unknown): value is DocumentNode => {
  const [definition] = (value as Partial<DocumentNode>).definitions ?? []
  return definition?.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY
}

const generated = import.meta.glob<Record<string, unknown>>('/src/**/*.generated.ts', { eager: true })
const queries = Object.values(generated).flatMap((module) => Object.values(module).filter(isQuery))

// The server precompiles these exact texts. Any other query would be slow.
test('sends every query exactly as the server precompiles it', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).query)
    return Response.json({ data: null })
  })
  const identity = { idToken: async () => null, expire: async () => {} }
  const client = createApolloClient({ identity, userId: null, language: 'en-US' })
  for (const query of queries) await client.query({ query, fetchPolicy: 'no-cache', errorPolicy: 'ignore' })
  const precompiled = Object.entries(ownQueries).flatMap(([name, text]) => (name.startsWith('web/') ? [text] : []))
  expect(sent.sort()).toEqual(precompiled.sort())
  expect(sent.length).toBeGreaterThan(10)
})
