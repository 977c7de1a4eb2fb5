import { auditServer } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, startServer } from '../testing/start-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ settings: { introspection: true } })
})
afterAll(() => server.stop())

test('passes all 61 GraphQL-over-HTTP audits', async () => {
  const results = await auditServer({
    url: `${server.url}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      headers.set('apollo-require-preflight', 'true')
      return fetch(url, { ...init, headers })
    },
  })
  expect(
    results.filter(({ status }) => status !== 'ok').map(({ id, name, status }) => `${id} ${status} ${name}`),
  ).toEqual([])
  expect(results).toHaveLength(61)
})

describe('requests from other sites', () => {
  test.each<[string, RequestInit & { query?: string }]>([
    ['a GET without preflight', { query: '?query={__typename}' }],
    [
      'a form',
      { method: 'POST', body: 'query={__typename}', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    ['plain text', { method: 'POST', body: '{"query":"{__typename}"}', headers: { 'content-type': 'text/plain' } }],
    ['an upload', { method: 'POST', body: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
    ['no content type', { method: 'POST', body: new Blob(['{"query":"{__typename}"}']) }],
  ])('are not executed: %s', async (_case, { query = '', ...init }) => {
    const headers = new Headers(init.headers)
    headers.set('origin', 'https://evil.example')
    const response = await fetch(`${server.url}/graphql${query}`, { ...init, headers })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    const body: unknown = await response.json()
    expect(body).not.toHaveProperty('data.__typename')
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('are not permitted by a preflight', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(response.status).toBe(405)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'HEAD'])('receive 405 for %s', async (method) => {
    expect((await fetch(`${server.url}/graphql?query={__typename}`, { method })).status).toBe(405)
  })

  test('cannot run a mutation with GET', async () => {
    const response = await fetch(
      `${server.url}/graphql?query=${encodeURIComponent('mutation { requoteHotel(quoteId: "x") { __typename } }')}`,
      {
        headers: { 'apollo-require-preflight': 'true' },
      },
    )
    expect(response.status).toBe(405)
  })

  test('cannot be batches or persisted queries', async () => {
    const send = async (body: object) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const response = await fetch(`${server.url}/graphql`, init)
      return JSON.stringify(await response.json())
    }
    expect(await send(Array.from({ length: 10 }, () => ({ query: '{ __typename }' })))).toContain('BAD_USER_INPUT')
    const persistedQuery = {
      version: 1,
      sha256Hash: 'ecf4edb46db40b5132295c0291d62fb65d6759a9eedfa4d5d612dd5ec54a6b38',
    }
    expect(await send({ query: '{ __typename }', extensions: { persistedQuery } })).toContain('BAD_USER_INPUT')
  })
})
