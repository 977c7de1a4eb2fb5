import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { failure, withHeaders } from '../testing/stub-gateway.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-pages-'))
let server: TestServer

beforeAll(async () => {
  for (const page of ['web', 'playground']) {
    mkdirSync(join(folder, page, 'assets'), { recursive: true })
    writeFileSync(join(folder, page, 'index.html'), `<!doctype html><title>${page}</title>`)
    writeFileSync(join(folder, page, 'assets/index-a1b2c3.js'), 'export {}')
  }
  writeFileSync(join(folder, 'web/favicon.svg'), '<svg/>')
  server = await startServer({
    settings: { webDist: join(folder, 'web'), playgroundDist: join(folder, 'playground'), playground: true },
  })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => server.gateway.reset())

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const get = async (path: string, headers: Record<string, string> = html) => {
  const response = await fetch(server.url + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, body: await response.text() }
}
const readErrorCode = (body: string) => JSON.parse(body).errors[0].extensions.code

describe('web app', () => {
  test.each([
    '/',
    '/login',
    '/my-bookings',
    '/booking-detail/abc',
    '/ar-SA/login',
    '/hotel?rooms=[]&x=a.b',
    '/nowhere',
  ])('is served at %s', async (path) => {
    const { status, body, headers } = await get(path)
    expect([status, body]).toEqual([200, '<!doctype html><title>web</title>'])
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  test('returns 404 for a missing file and for clients that accept only JSON', async () => {
    for (const [path, accept] of [
      ['/robots.txt', 'text/html'],
      ['/login', 'application/json'],
    ] as const) {
      const { status, body } = await get(path, { accept })
      expect([status, readErrorCode(body)]).toEqual([404, 'NOT_FOUND'])
    }
  })

  test('caches hashed files for a year and returns 404 for a missing one', async () => {
    const { headers } = await get('/assets/index-a1b2c3.js')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const missing = await get('/assets/index-old.js')
    expect([missing.status, readErrorCode(missing.body)]).toEqual([404, 'NOT_FOUND'])
  })

  test('forbids inline scripts and framing', async () => {
    const { headers } = await get('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

test('serves the playground with a separate content security policy', async () => {
  const { status, body, headers } = await get('/playground/')
  expect([status, body.includes('<title>playground</title>')]).toEqual([200, true])
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("worker-src 'self' blob:")
  expect(policy).toContain("script-src 'self';")
})

test('never serves the web app under the server’s own paths', async () => {
  for (const path of ['/graphql/x', '/media', '/cognito/x', '/healthz/x', '/config.json/x']) {
    const { status, body } = await get(path)
    expect([path, status >= 400, body.includes('<title>')]).toEqual([path, true, false])
  }
})

test.each(['/%', '/%E0%A4%A', '/media/%zz'])('rejects the malformed path %s with a JSON error', async (path) => {
  const { status, body } = await get(path)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(readErrorCode(body)).toMatch(/BAD_USER_INPUT|NOT_FOUND/)
})

test('returns the user pool for sign-in from /config.json, which browsers cache for a minute', async () => {
  const { body, headers } = await get('/config.json')
  expect(headers.get('cache-control')).toBe('max-age=60')
  expect(JSON.parse(body)).toEqual({
    publicUrl: 'http://localhost:4000',
    cognito: {
      region: 'me-south-1',
      userPoolId: 'me-south-1_RihlaDemo',
      clientId: 'rihlademoclient0000000000',
      endpoint: '/cognito',
    },
    demo: true,
    playground: true,
    cancelWaitSeconds: 300,
    notice: null,
  })
})

describe('pictures', () => {
  const svg = (body = '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType = 'image/svg+xml') =>
    withHeaders(Buffer.from(body), { 'content-type': contentType })

  test('are served from the gateway and cannot run scripts', async () => {
    server.gateway.respondTo('/media/hotel/1.svg', svg())
    const { status, headers, body } = await get('/media/hotel/1.svg')
    expect([status, body]).toEqual([200, '<svg xmlns="http://www.w3.org/2000/svg"/>'])
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(headers.get('cache-control')).toMatch(/max-age=\d+/)
    expect(server.gateway.requestsTo('/media/hotel/1.svg')[0]?.headers.authorization).toBeUndefined()
  })

  test.each<[string, object]>([
    ['a web page', svg('<html/>', 'text/html')],
    ['a missing picture', failure({ status: 404 })],
    ['a redirect', failure('redirect')],
  ])('produce HTTP 404 for %s', async (_case, response) => {
    server.gateway.respondTo('/media/x.svg', response)
    const { status, body } = await get('/media/x.svg')
    expect([status, readErrorCode(body)]).toEqual([404, 'NOT_FOUND'])
  })

  test('are requested from the gateway only below /media and only with GET', async () => {
    for (const path of ['/media/../profile', '/media/%2e%2e/profile', '/media/..%2fprofile', '/media//127.0.0.1:1/x'])
      await get(path)
    expect(server.gateway.requests.map(({ path }) => path).filter((path) => !path.startsWith('/media/'))).toEqual([])
    expect((await fetch(`${server.url}/media/x.svg`, { method: 'POST' })).status).toBe(405)
  })
})

describe('identity proxy', () => {
  const post = (target: string, init: RequestInit = {}) =>
    fetch(`${server.url}/cognito`, {
      method: 'POST',
      body: '{"ClientId":"x"}',
      ...init,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
        authorization: 'AWS4-HMAC-SHA256 Credential=stolen/x',
        cookie: 'a=b',
        ...Object.fromEntries(new Headers(init.headers)),
      },
    })

  test('forwards browser requests without Authorization and cookies', async () => {
    const forwarded = (await (await post('InitiateAuth')).json()) as { headers: Record<string, string>; body: string }
    expect(forwarded).toMatchObject({ method: 'POST', body: '{"ClientId":"x"}' })
    expect(forwarded.headers).toMatchObject({ 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' })
    expect(forwarded.headers).not.toHaveProperty('authorization')
    expect(forwarded.headers).not.toHaveProperty('cookie')
  })

  test('forwards a client’s IP address only from trusted proxies', async () => {
    const proxied = await startServer({ settings: { trustedProxies: ['loopback'] } })
    const readForwardedAddress = async (url: string) => {
      const response = await fetch(`${url}/cognito`, {
        method: 'POST',
        body: '{}',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
          'x-forwarded-for': '192.0.2.7',
        },
      })
      return ((await response.json()) as { headers: Record<string, string> }).headers['x-forwarded-for']
    }
    expect(await readForwardedAddress(proxied.url)).toBe('192.0.2.7')
    // An untrusted proxy's header is ignored.
    expect(await readForwardedAddress(server.url)).toMatch(/127\.0\.0\.1/)
    await proxied.stop()
  })

  test.each(['AdminCreateUser', 'ListUsers', 'AdminSetUserPassword', 'initiateauth', ''])(
    'rejects the action %j',
    async (target) => {
      expect((await post(target)).status).toBe(403)
    },
  )

  test('rejects another content type and a large body', async () => {
    expect((await post('InitiateAuth', { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await post('InitiateAuth', { body: 'x'.repeat(110 * 1024) })).status).toBe(413)
  })

  test('rejects tokens of revoked sessions, notifies the gateway, and hides their ids from the browser', async () => {
    const tokens = ['first', 'second', 'third'].map((origin_jti) =>
      server.pool.token('agent@demo.test', { origin_jti }),
    )
    const readStatuses = () =>
      Promise.all(tokens.map(async (token) => (await server.query('{ viewer { id } }', {}, { token })).status))
    expect(await readStatuses()).toEqual([200, 200, 200])
    const { headers } = await post('GlobalSignOut', { body: '{"revoked":"first,second"}' })
    expect(headers.has('x-revoked-sessions')).toBe(false)
    expect(await readStatuses()).toEqual([401, 401, 200])
    expect(server.gateway.requestsTo('/sessions/revoke').map(({ body }) => body)).toEqual([
      { originJtis: ['first', 'second'] },
    ])
  })

  test('revokes a session even when the gateway cannot be notified', async () => {
    server.gateway.respondTo('/sessions/revoke', failure({ status: 503 }))
    const token = server.pool.token('agent@demo.test', { origin_jti: 'revoked' })
    await post('GlobalSignOut', { body: '{"revoked":"revoked"}' })
    expect((await server.query('{ viewer { id } }', {}, { token })).status).toBe(401)
  })

  test('rejects a token after it was used to change a password', async () => {
    const token = server.pool.token('agent@demo.test', { origin_jti: 'changing' })
    await post('ChangePassword', { body: JSON.stringify({ AccessToken: token }) })
    expect((await server.query('{ viewer { id } }', {}, { token })).status).toBe(401)
  })

  test('serves the keys of its user pool', async () => {
    const { status, body } = await get('/cognito/me-south-1_RihlaDemo/.well-known/jwks.json')
    expect([status, JSON.parse(body).keys.length]).toEqual([200, 1])
  })

  test('returns a coded error while the identity service is down', async () => {
    const offline = await startServer({
      settings: {
        cognito: { region: 'x', userPoolId: 'me-south-1_RihlaDemo', clientId: 'c', endpoint: 'http://127.0.0.1:9' },
      },
    })
    const response = await fetch(`${offline.url}/cognito/me-south-1_RihlaDemo/.well-known/jwks.json`)
    expect([response.status, readErrorCode(await response.text())]).toEqual([503, 'GATEWAY_UNAVAILABLE'])
    await offline.stop()
  })

  test('is unavailable with a real pool', async () => {
    const withRealPool = await startServer({
      settings: {
        cognito: { region: 'eu-west-1', userPoolId: 'eu-west-1_AbCdEf123', clientId: 'c', endpoint: undefined },
      },
    })
    const config = (await (await fetch(`${withRealPool.url}/config.json`)).json()) as object
    expect(config).toMatchObject({ cognito: { endpoint: 'https://cognito-idp.eu-west-1.amazonaws.com' }, demo: false })
    const health = await fetch(`${withRealPool.url}/healthz`)
    expect(health.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://cognito-idp.eu-west-1.amazonaws.com",
    )
    expect((await fetch(`${withRealPool.url}/cognito`, { method: 'POST' })).status).toBe(404)
    await withRealPool.stop()
  })
})

test('responds to non-HTTP bytes and closes the connection', async () => {
  const { port } = new URL(server.url)
  const response = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'))
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('close', () => resolve(received))
  })
  expect(response).toMatch(/^HTTP\/1\.1 400/)
  expect((await get('/healthz')).status).toBe(200)
})
