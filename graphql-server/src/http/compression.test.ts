import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { withHeaders } from '../testing/stub-gateway.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-compression-'))
const script = `export const texts = ${JSON.stringify(Array.from({ length: 200 }, (_, index) => `text ${index}`))}`
const page = `<!doctype html><title>Rihla</title>${'<!-- a page of some size -->'.repeat(50)}`
let server: TestServer

function writeBuiltFile(path: string, content: string) {
  writeFileSync(path, content)
  writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.gz`, gzipSync(content))
}

beforeAll(async () => {
  for (const app of ['web', 'playground']) {
    mkdirSync(join(folder, app, 'assets'), { recursive: true })
    writeBuiltFile(join(folder, app, 'index.html'), page)
    writeBuiltFile(join(folder, app, 'assets/index-a1b2c3.js'), script)
  }
  writeFileSync(join(folder, 'web/assets/latin-a1b2c3.woff2'), 'wOF2')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  server = await startServer({
    settings: {
      webDist: join(folder, 'web'),
      playgroundDist: join(folder, 'playground'),
      playground: true,
      introspection: true,
    },
  })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => server.gateway.reset())

type RawResponse = { status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer }
type RawRequest = { method?: string; body?: string; headers?: Record<string, string> }

/** Sends a raw request: `fetch` would add its own headers, normalize the path and decompress. */
const send = (path: string, { method = 'GET', body, headers = {} }: RawRequest = {}) =>
  new Promise<RawResponse>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const clientRequest = request(
      { hostname, port, path, method, headers: { accept: 'text/html', ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
        )
      },
    )
    clientRequest.on('error', reject)
    clientRequest.end(body)
  })

const acceptEncoding = (encodings: string) => ({ headers: { 'accept-encoding': encodings } })
const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}
const decodeBody = ({ headers, bytes }: RawResponse) =>
  (decoders[headers['content-encoding'] ?? ''] ?? ((bytesAsIs: Buffer) => bytesAsIs))(bytes).toString()

describe.each(['', '/playground'])('built files below %j/', (base) => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('are served for Accept-Encoding %j as %s', async (accepted, encoding) => {
    for (const [path, content, type] of [
      [`${base}/assets/index-a1b2c3.js`, script, 'text/javascript; charset=utf-8'],
      [`${base}/`, page, 'text/html; charset=utf-8'],
    ] as const) {
      const response = await send(path, acceptEncoding(accepted))
      expect([response.status, response.headers['content-encoding']]).toEqual([200, encoding])
      expect(decodeBody(response)).toBe(content)
      expect(response.headers['content-type']?.toLowerCase()).toBe(type)
      expect(response.headers.vary).toBe('Accept-Encoding')
      expect(response.headers['content-length']).toBe(String(response.bytes.length))
      expect(response.headers['content-security-policy']).toContain("default-src 'self'")
    }
  })
})

test('serves one compressed page for all screens of the web app', async () => {
  const response = await send('/my-bookings', acceptEncoding('br'))
  expect([response.headers['content-encoding'], decodeBody(response)]).toEqual(['br', page])
  expect(response.headers['cache-control']).toBe('no-cache')
})

test('serves fonts uncompressed', async () => {
  const { headers } = await send('/assets/latin-a1b2c3.woff2', acceptEncoding('br, gzip'))
  expect([headers['content-encoding'], headers['content-type']]).toEqual([undefined, 'font/woff2'])
})

test('sends a separate ETag for each encoding and revalidates it with 304', async () => {
  for (const path of ['/login', '/assets/index-a1b2c3.js']) {
    const [brotli, gzip] = await Promise.all([send(path, acceptEncoding('br')), send(path, acceptEncoding('gzip'))])
    expect(brotli.headers.etag).not.toBe(gzip.headers.etag)
    for (const [encoding, { headers }] of [['br', brotli] as const, ['gzip', gzip] as const]) {
      const revalidated = await send(path, {
        headers: { 'accept-encoding': encoding, 'if-none-match': headers.etag ?? '' },
      })
      expect([revalidated.status, revalidated.bytes.length, revalidated.headers.vary]).toEqual([
        304,
        0,
        'Accept-Encoding',
      ])
    }
  }
})

test('returns the same headers for HEAD as for GET', async () => {
  for (const path of ['/login', '/assets/index-a1b2c3.js']) {
    const [head, get] = await Promise.all([
      send(path, { method: 'HEAD', ...acceptEncoding('br') }),
      send(path, acceptEncoding('br')),
    ])
    expect(head.bytes).toHaveLength(0)
    for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'cache-control', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]])
  }
})

test('returns the whole file for a range request', async () => {
  const { status, headers } = await send('/assets/index-a1b2c3.js', { headers: { range: 'bytes=0-3' } })
  expect([status, headers['accept-ranges']]).toEqual([200, undefined])
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/playground/../../secret.txt',
  '//secret.txt',
  '/__proto__',
  '/assets/__proto__',
  '/assets/%00',
])('serves no file for a path outside the folder of built files: %s', async (path) => {
  const response = await send(path, acceptEncoding('br'))
  expect(response.status).toBeLessThan(500)
  expect(decodeBody(response)).not.toContain('secret"')
  expect(decodeBody(response)).not.toBe('secret')
})

describe('responses', () => {
  const introspection = JSON.stringify({ query: '{ __schema { types { name description } } }' })
  const graphql = (body: string, encodings: string) =>
    send('/graphql', {
      method: 'POST',
      body,
      headers: { 'accept-encoding': encodings, 'content-type': 'application/json', accept: 'application/json' },
    })

  test.each([
    ['gzip, deflate, br, zstd', 'gzip'],
    ['br, GZIP;q=0.5', 'gzip'],
    ['br , gzip ;q=1, x', 'gzip'],
    ['gzip;q=0, br', undefined],
    ['br, gzip; q=0.0', undefined],
    ['x-gzip', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('are compressed for GraphQL with Accept-Encoding %j: %s', async (accepted, encoding) => {
    const response = await graphql(introspection, accepted)
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toContain('Accept-Encoding')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(JSON.parse(decodeBody(response)).data.__schema.types.length).toBeGreaterThan(50)
  })

  test('are not compressed if they fit in one packet', async () => {
    const response = await graphql('{"query":"{ __typename }"}', 'gzip')
    expect([response.headers['content-encoding'], decodeBody(response)]).toEqual([
      undefined,
      '{"data":{"__typename":"Query"}}',
    ])
  })

  test('are the same for GET and POST', async () => {
    const { query } = JSON.parse(introspection)
    const response = await send(`/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'accept-encoding': 'gzip', 'apollo-require-preflight': '1', accept: 'application/json' },
    })
    expect([response.status, response.headers['content-encoding']]).toEqual([200, 'gzip'])
    expect(decodeBody(response)).toBe(decodeBody(await graphql(introspection, 'identity')))
  })

  test('are not mixed up when sent concurrently', async () => {
    const sizes = Array.from({ length: 40 }, (_, index) => index * 5000)
    const drawings = sizes.map((size) => `<svg>${randomBytes(size).toString('base64')}</svg>`)
    for (const [index, svg] of drawings.entries()) {
      server.gateway.respondTo(
        `/media/hotel/${index}.svg`,
        withHeaders(Buffer.from(svg), { 'content-type': 'image/svg+xml' }),
      )
    }
    const responses = await Promise.all(
      drawings.map((_, index) => send(`/media/hotel/${index}.svg`, acceptEncoding('gzip'))),
    )
    expect(responses.map(decodeBody)).toEqual(drawings)
    expect(responses.filter(({ headers }) => headers['content-encoding'] === 'gzip').length).toBe(39)
  })

  test('are compressed for drawings', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h8v8z"/>'.repeat(200)}</svg>`
    server.gateway.respondTo('/media/hotel/1.svg', withHeaders(Buffer.from(svg), { 'content-type': 'image/svg+xml' }))
    const response = await send('/media/hotel/1.svg', acceptEncoding('br, gzip'))
    expect([response.headers['content-encoding'], decodeBody(response)]).toEqual(['gzip', svg])
    expect(response.bytes.length).toBeLessThan(svg.length / 10)
  })

  test('are not compressed if they contain tokens', async () => {
    const response = await send('/cognito', {
      method: 'POST',
      body: JSON.stringify({ ClientId: 'x'.repeat(5000) }),
      headers: {
        'accept-encoding': 'br, gzip',
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
    })
    expect([response.status, response.headers['content-encoding']]).toEqual([200, undefined])
  })
})
