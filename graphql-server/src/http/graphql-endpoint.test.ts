import { hash } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownQueries } from '../__generated__/own-queries.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { maxBodyBytes } from './document-limits.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ settings: { introspection: true } })
})
afterAll(() => server.stop())

type RawRequest = { method?: string; headers?: Record<string, string | string[]>; body?: string | Buffer }
type RawResponse = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

/** Sends a raw request: `fetch` would add its own headers. */
const send = (path: string, { method = 'POST', headers = {}, body }: RawRequest) =>
  new Promise<RawResponse>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const clientRequest = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { 'x-request-id': id = '', date: _, ...stableHeaders } = response.headers
        const text = Buffer.concat(chunks).toString('latin1').replaceAll(String(id), 'ID')
        resolve({ status: response.statusCode, headers: stableHeaders, body: text })
      })
    })
    clientRequest.on('error', reject)
    clientRequest.end(body)
  })

const json = { 'content-type': 'application/json' }
const typename = '{"query":"{ __typename }"}'
const padQuery = (bytes: number) => typename.padEnd(bytes)

const requests: [string, RawRequest, number][] = [
  ['a query', { headers: json, body: typename }, 200],
  ['a query in chunks', { headers: { ...json, 'transfer-encoding': 'chunked' }, body: typename }, 200],
  [
    'a query in UTF-16',
    { headers: { 'content-type': 'application/json; charset=utf-16le' }, body: Buffer.from(typename, 'utf16le') },
    200,
  ],
  ['a byte order mark', { headers: json, body: `\ufeff${typename}` }, 200],
  [
    'a large response, compressed',
    {
      headers: { ...json, 'accept-encoding': 'gzip' },
      body: '{"query":"{ __schema { types { name description } } }"}',
    },
    200,
  ],
  ['a small response, not compressed', { headers: { ...json, 'accept-encoding': 'gzip' }, body: typename }, 200],
  ['another language', { headers: { ...json, 'accept-language': 'ar' }, body: '{"query":"{ viewer { id } }"}' }, 200],
  ['an invalid document from an old client', { headers: json, body: '{"query":"{ nope }"}' }, 200],
  [
    'an invalid document from a new client',
    { headers: { ...json, accept: 'application/graphql-response+json' }, body: '{"query":"{ nope }"}' },
    400,
  ],
  ['a media type that the client does not accept', { headers: { ...json, accept: 'text/html' }, body: typename }, 406],
  ['malformed JSON', { headers: json, body: '{' }, 400],
  ['no body', { headers: json }, 400],
  ['null', { headers: json, body: 'null' }, 400],
  ['a batch', { headers: json, body: `[${typename}]` }, 400],
  ['a prototype', { headers: json, body: '{"__proto__":{"query":"{ __typename }"}}' }, 400],
  ['a body at the limit', { headers: json, body: padQuery(maxBodyBytes) }, 200],
  ['a body over the limit', { headers: json, body: padQuery(maxBodyBytes + 1) }, 413],
  [
    'a body far over the limit, in chunks',
    { headers: { ...json, 'transfer-encoding': 'chunked' }, body: padQuery(2_000_000) },
    413,
  ],
  ['a compressed body', { headers: { ...json, 'content-encoding': 'gzip' }, body: gzipSync(typename) }, 415],
  ['a different charset', { headers: { 'content-type': 'application/json; charset=latin1' }, body: typename }, 415],
  ['an unknown charset', { headers: { 'content-type': 'application/json; charset=utf-nope' }, body: typename }, 415],
  ['a different media type', { headers: { 'content-type': 'text/plain' }, body: typename }, 415],
  ['a malformed token', { headers: { ...json, authorization: 'Bearer x' }, body: typename }, 401],
  ['a malformed token and an unsupported media type', { headers: { authorization: 'Bearer x' }, body: typename }, 401],
  ['two tokens', { headers: { ...json, authorization: ['Bearer a.b.c', 'Bearer a.b.c'] }, body: typename }, 401],
]

// The web app's requests bypass Express; all other requests to `/graphql` pass through it.
describe.each(['/graphql', '/graphql?operation=x', '/graphql/'])('POST to %s', (path) => {
  test.each(requests)('returns the same response as through Express: %s', async (_case, rawRequest, status) => {
    const [response, expressResponse] = await Promise.all([send(path, rawRequest), send('/GraphQL', rawRequest)])
    expect(response.status).toBe(status)
    expect(response).toEqual(expressResponse)
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect(response.headers).not.toHaveProperty('etag')
  })
})

test.each<[string, RawRequest, string]>([
  ['another method', { method: 'PUT', headers: json, body: typename }, 'Send operations with GET or POST.'],
  [
    'a different media type',
    { headers: { 'content-type': 'text/plain' }, body: typename },
    'Send JSON, with the content type application/json.',
  ],
  ['malformed JSON', { headers: json, body: '{' }, 'The body is not JSON.'],
  ['a long body', { headers: json, body: padQuery(maxBodyBytes + 1) }, 'The body has more than 262144 bytes.'],
])('explains to developers what is wrong with a request: %s', async (_case, rawRequest, message) => {
  const { body } = await send('/graphql', rawRequest)
  expect(JSON.parse(body).errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }])
})

test('returns the authentication scheme to a client without a valid token', async () => {
  const { headers } = await send('/graphql', { headers: { ...json, authorization: 'Bearer x' }, body: typename })
  expect(headers['www-authenticate']).toBe('Bearer')
})

describe('persisted queries', () => {
  const [query = ''] = Object.values(ownQueries)
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash('sha256', query) } }
  const params = new URLSearchParams({
    extensions: JSON.stringify(extensions).replace('persistedQ', String.raw`persisted\u0051`),
  })

  test.each<[string, string, RawRequest]>([
    ['by hash', '/graphql', { headers: json, body: JSON.stringify({ extensions }) }],
    ['by hash in addition to the query', '/graphql', { headers: json, body: JSON.stringify({ query, extensions }) }],
    [
      'by hash in the URL',
      `/graphql?${params.toString()}`,
      { method: 'GET', headers: { 'apollo-require-preflight': '1' } },
    ],
  ])('are rejected, even for queries used by the web app: %s', async (_case, path, rawRequest) => {
    const { status, body } = await send(path, rawRequest)
    expect([status, JSON.parse(body).errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
  })

  test('are distinguished from web app queries with other extensions', async () => {
    const sendBody = async (body: object) => send('/graphql', { headers: json, body: JSON.stringify(body) })
    const reference = await sendBody({ query })
    expect(JSON.parse(reference.body)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
    expect(await sendBody({ query, extensions: { clientLibrary: { name: 'a', version: '1' } } })).toEqual(reference)
    expect(await sendBody({ query, extensions: null })).toEqual(reference)
    expect(await sendBody({ query: `${query} ` })).toEqual(reference)
    expect(await sendBody({ query, extensions: [] })).toMatchObject({ status: 400 })
    expect(await sendBody({ query, variables: [] })).toMatchObject({ status: 400 })
  })
})

describe('query in the URL next to another in the body', () => {
  const [ownQuery = ''] = Object.values(ownQueries)
  const hostileQuery = `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: __typename`).join(' ')} }`
  const preflight = { 'apollo-require-preflight': '1' }
  const sendBoth = async (method: string, headers: Record<string, string>, urlQuery: string, bodyQuery: string) => {
    const body = JSON.stringify({ query: bodyQuery })
    const { body: response } = await send(`/graphql?${new URLSearchParams({ query: urlQuery }).toString()}`, {
      method,
      headers: { ...json, ...headers, 'content-length': String(body.length) },
      body,
    })
    return JSON.parse(response).errors[0].extensions.code
  }

  test('is validated and executed for GET', async () => {
    expect(await sendBoth('GET', preflight, hostileQuery, ownQuery)).toBe('BAD_USER_INPUT')
    expect(await sendBoth('GET', preflight, ownQuery, hostileQuery)).toBe('UNAUTHENTICATED')
  })

  test('is ignored for POST', async () => {
    expect(await sendBoth('POST', {}, hostileQuery, ownQuery)).toBe('UNAUTHENTICATED')
    expect(await sendBoth('POST', {}, ownQuery, hostileQuery)).toBe('BAD_USER_INPUT')
  })
})

test('logs requests that bypass Express like all other requests', async () => {
  const readLogLines = async (path: string) => {
    server.logs.length = 0
    await send(path, { headers: json, body: '{"query":"query Who { viewer { id } }"}' })
    return server.logs.map((line) => ({ ...JSON.parse(line), requestId: 'ID', ms: 0, time: 0 }))
  }
  const lines = await readLogLines('/graphql')
  expect(lines).toMatchObject([{ msg: 'field failed' }, { msg: 'request', operation: 'Who', errors: 1 }])
  expect(await readLogLines('/graphql/')).toEqual(lines)
})
