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

function writeBuilt(path: string, content: string) {
  writeFileSync(path, content)
  writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.gz`, gzipSync(content))
}

beforeAll(async () => {
  for (const app of ['web', 'playground']) {
    mkdirSync(join(folder, app, 'assets'), { recursive: true })
    writeBuilt(join(folder, app, 'index.html'), page)
    writeBuilt(join(folder, app, 'assets/index-a1b2c3.js'), script)
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

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer }
type Ask = { method?: string; body?: string; headers?: Record<string, string> }

/** Sends a raw request: `fetch` would add its own headers, normalize the path and decompress. */
const ask = (path: string, { method = 'GET', body, headers = {} }: Ask = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const sent = request({ hostname, port, path, method, headers: { accept: 'text/html', ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })

const accepting = (encodings: string) => ({ headers: { 'accept-encoding': encodings } })
const decode: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}
const plain = ({ headers, bytes }: Answer) =>
  (decode[headers['content-encoding'] ?? ''] ?? ((same: Buffer) => same))(bytes).toString()

describe.each(['', '/playground'])('built files below %j/', (base) => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('are sent for Accept-Encoding %j as %s', async (accepted, encoding) => {
    for (const [path, content, type] of [
      [`${base}/assets/index-a1b2c3.js`, script, 'text/javascript; charset=utf-8'],
      [`${base}/`, page, 'text/html; charset=utf-8'],
    ] as const) {
      const answer = await ask(path, accepting(accepted))
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding])
      expect(plain(answer)).toBe(content)
      expect(answer.headers['content-type']?.toLowerCase()).toBe(type)
      expect(answer.headers.vary).toBe('Accept-Encoding')
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length))
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
    }
  })
})

test('share one compressed page for all screens of the web app', async () => {
  const answer = await ask('/my-bookings', accepting('br'))
  expect([answer.headers['content-encoding'], plain(answer)]).toEqual(['br', page])
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test('are sent uncompressed if they are fonts', async () => {
  const { headers } = await ask('/assets/latin-a1b2c3.woff2', accepting('br, gzip'))
  expect([headers['content-encoding'], headers['content-type']]).toEqual([undefined, 'font/woff2'])
})

test('have an ETag per encoding, which is revalidated with 304', async () => {
  for (const path of ['/login', '/assets/index-a1b2c3.js']) {
    const [brotli, gzip] = await Promise.all([ask(path, accepting('br')), ask(path, accepting('gzip'))])
    expect(brotli.headers.etag).not.toBe(gzip.headers.etag)
    for (const [encoding, { headers }] of [['br', brotli] as const, ['gzip', gzip] as const]) {
      const again = await ask(path, { headers: { 'accept-encoding': encoding, 'if-none-match': headers.etag ?? '' } })
      expect([again.status, again.bytes.length, again.headers.vary]).toEqual([304, 0, 'Accept-Encoding'])
    }
  }
})

test('have the same headers for HEAD as for GET', async () => {
  for (const path of ['/login', '/assets/index-a1b2c3.js']) {
    const [head, get] = await Promise.all([
      ask(path, { method: 'HEAD', ...accepting('br') }),
      ask(path, accepting('br')),
    ])
    expect(head.bytes).toHaveLength(0)
    for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'cache-control', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]])
  }
})

test('are sent as a whole for a range request', async () => {
  const { status, headers } = await ask('/assets/index-a1b2c3.js', { headers: { range: 'bytes=0-3' } })
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
])('contain nothing outside their folder: %s', async (path) => {
  const answer = await ask(path, accepting('br'))
  expect(answer.status).toBeLessThan(500)
  expect(plain(answer)).not.toContain('secret"')
  expect(plain(answer)).not.toBe('secret')
})

describe('compressed responses', () => {
  const introspection = JSON.stringify({ query: '{ __schema { types { name description } } }' })
  const graphql = (body: string, encodings: string) =>
    ask('/graphql', {
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
  ])('are sent for GraphQL with Accept-Encoding %j as %s', async (accepted, encoding) => {
    const answer = await graphql(introspection, accepted)
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toContain('Accept-Encoding')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(JSON.parse(plain(answer)).data.__schema.types.length).toBeGreaterThan(50)
  })

  test('are left uncompressed if they fit into one packet', async () => {
    const answer = await graphql('{"query":"{ __typename }"}', 'gzip')
    expect([answer.headers['content-encoding'], plain(answer)]).toEqual([undefined, '{"data":{"__typename":"Query"}}'])
  })

  test('are the same for GET and POST', async () => {
    const { query } = JSON.parse(introspection)
    const answer = await ask(`/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'accept-encoding': 'gzip', 'apollo-require-preflight': '1', accept: 'application/json' },
    })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'gzip'])
    expect(plain(answer)).toBe(plain(await graphql(introspection, 'identity')))
  })

  test('do not mix when sent at the same time', async () => {
    const sizes = Array.from({ length: 40 }, (_, index) => index * 5000)
    const drawings = sizes.map((size) => `<svg>${randomBytes(size).toString('base64')}</svg>`)
    for (const [index, svg] of drawings.entries()) {
      server.gateway.respondTo(
        `/media/hotel/${index}.svg`,
        withHeaders(Buffer.from(svg), { 'content-type': 'image/svg+xml' }),
      )
    }
    const answers = await Promise.all(drawings.map((_, index) => ask(`/media/hotel/${index}.svg`, accepting('gzip'))))
    expect(answers.map(plain)).toEqual(drawings)
    expect(answers.filter(({ headers }) => headers['content-encoding'] === 'gzip').length).toBe(39)
  })

  test('include drawings', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h8v8z"/>'.repeat(200)}</svg>`
    server.gateway.respondTo('/media/hotel/1.svg', withHeaders(Buffer.from(svg), { 'content-type': 'image/svg+xml' }))
    const answer = await ask('/media/hotel/1.svg', accepting('br, gzip'))
    expect([answer.headers['content-encoding'], plain(answer)]).toEqual(['gzip', svg])
    expect(answer.bytes.length).toBeLessThan(svg.length / 10)
  })

  test('never include tokens', async () => {
    const answer = await ask('/cognito', {
      method: 'POST',
      body: JSON.stringify({ ClientId: 'x'.repeat(5000) }),
      headers: {
        'accept-encoding': 'br, gzip',
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
    })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, undefined])
  })
})
