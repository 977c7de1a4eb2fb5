import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { createClaims, startUserPool, userPoolId } from '../testing/tokens.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const email = 'agent@demo.test'
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = () => Math.floor(Date.now() / 1000)

const sendQuery = async (authorization: string | string[], target = server) => {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const value of [authorization].flat()) headers.append('authorization', value)
  const body = JSON.stringify({ query: '{ hotelLocations { code } }' })
  const response = await fetch(`${target.url}/graphql`, { method: 'POST', headers, body })
  const result = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return { status: response.status, code: result.errors?.[0]?.extensions.code }
}
const sendQueryWithToken = (token: string) => sendQuery(`Bearer ${token}`)

test('accepts the id token of a B2B user', async () => {
  expect(await sendQueryWithToken(server.pool.token(email))).toEqual({ status: 200, code: undefined })
})

test('accepts a token shortly before it expires', async () => {
  expect(await sendQueryWithToken(server.pool.token(email, { exp: now() + 30 }))).toEqual({
    status: 200,
    code: undefined,
  })
})

describe('token verification', () => {
  const claims = (changes: object) => createClaims(email, { ...changes })
  const pool = () => server.pool
  const publicPem = () => pool().publicKey.export({ type: 'spki', format: 'pem' }).toString()

  const unsignedToken = (alg: string) => `${base64url({ alg, kid: 'pool-key' })}.${base64url(claims({}))}.`
  const hmacToken = () => {
    const signed = `${base64url({ alg: 'HS256', kid: 'pool-key' })}.${base64url(claims({}))}`
    return `${signed}.${createHmac('sha256', publicPem()).update(signed).digest('base64url')}`
  }
  const tamperedToken = () => {
    const [header, , signature] = pool().token(email).split('.')
    return `${header}.${base64url(claims({ 'cognito:groups': ['B2BUsersGroup', 'Administrators'] }))}.${signature}`
  }
  const signWithOtherKey = (header: object) => pool().sign(claims({}), { key: pool().otherKey(), header })

  const withoutClaim = (claim: string) =>
    pool().sign(Object.fromEntries(Object.entries(claims({})).filter(([name]) => name !== claim)))

  const tokens: [string, () => string][] = [
    ['alg none', () => `${unsignedToken('none')}x`],
    ['alg None', () => `${unsignedToken('None')}x`],
    ['alg nOnE without a signature', () => unsignedToken('nOnE')],
    ['HS256 signed with the public key', hmacToken],
    ['a different key with the same id', () => signWithOtherKey({})],
    ['an embedded key', () => signWithOtherKey({ jwk: pool().publicKey.export({ format: 'jwk' }) })],
    [
      'a key at a URL in the token',
      () => signWithOtherKey({ jku: 'http://127.0.0.1:9/keys', x5u: 'http://127.0.0.1:9/x' }),
    ],
    ['an unknown key id', () => signWithOtherKey({ kid: 'unknown' })],
    ['no key id', () => signWithOtherKey({ kid: undefined })],
    ['changed groups', tamperedToken],
    ['a different client', () => pool().token(email, { aud: 'someoneelse' })],
    ['a list of clients', () => pool().token(email, { aud: ['someoneelse'] })],
    [
      'a different pool',
      () => pool().token(email, { iss: 'https://cognito-idp.me-south-1.amazonaws.com/me-south-1_Other' }),
    ],
    [
      'a different region',
      () => pool().token(email, { iss: `https://cognito-idp.eu-west-1.amazonaws.com/${userPoolId}` }),
    ],
    ['the stand-in as issuer', () => pool().token(email, { iss: `${pool().url}/${userPoolId}` })],
    ['an access token', () => pool().token(email, { token_use: 'access', client_id: 'rihlademoclient0000000000' })],
    ['no token_use', () => withoutClaim('token_use')],
    ['no audience', () => withoutClaim('aud')],
    ['no issuer', () => withoutClaim('iss')],
    ['expired a second ago', () => pool().token(email, { exp: now() - 1 })],
    ['no exp', () => withoutClaim('exp')],
    ['an exp that is a string', () => pool().token(email, { exp: '9999999999' })],
    ['an exp in the year 9999', () => pool().token(email, { exp: 253_370_764_800 })],
    ['no iat', () => withoutClaim('iat')],
    ['an iat in a minute', () => pool().token(email, { iat: now() + 60 })],
    ['an nbf tomorrow', () => pool().token(email, { nbf: now() + 86_400 })],
    ['a string that is not a token', () => 'x.y.z'],
    ['two parts', () => 'x.y'],
    ['invalid characters', () => '!.!.!'],
  ]
  test.each(tokens)('rejects a token with 401: %s', async (_case, token) => {
    expect(await sendQueryWithToken(token())).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
  })

  test('rejects a token from another pool that is signed with that pool’s key', async () => {
    const other = await startUserPool()
    expect(await sendQueryWithToken(other.token(email))).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
    await other.close()
  })

  test.each(['Basic YTpi', 'Bearer', 'Bearer  ', 'x'])(
    'rejects another authorization scheme: %j',
    async (authorization) => {
      expect(await sendQuery(authorization)).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
    },
  )

  test('rejects two Authorization headers, even when both are valid', async () => {
    const { request } = await import('undici')
    const token = `Bearer ${server.pool.token(email)}`
    const { statusCode, body } = await request(`${server.url}/graphql`, {
      method: 'POST',
      headers: ['content-type', 'application/json', 'authorization', token, 'authorization', token],
      body: JSON.stringify({ query: '{ __typename }' }),
    })
    await body.dump()
    expect(statusCode).toBe(401)
  })
})

describe('token of a non-B2B user', () => {
  test.each<[string, unknown]>([
    ['no groups', undefined],
    ['an empty list', []],
    ['the group in second place', ['CustomersGroup', 'B2BUsersGroup']],
    ['a different letter case', ['b2busersgroup']],
    ['a string', 'B2BUsersGroup'],
    ['a nested list', [['B2BUsersGroup']]],
    ['an object', { 0: 'B2BUsersGroup' }],
  ])('is rejected with NOT_B2B: %s', async (_case, groups) => {
    expect(await sendQueryWithToken(server.pool.token(email, { 'cognito:groups': groups }))).toEqual({
      status: 200,
      code: 'NOT_B2B',
    })
  })
})

describe('identity keys', () => {
  test('are not requested repeatedly for unknown key ids', async () => {
    const { pool, stop, url } = await startServer()
    const target = { ...server, url }
    await sendQuery(`Bearer ${pool.token(email)}`, target)
    const forged = Array.from({ length: 100 }, (_, index) =>
      pool.sign(createClaims(email), { header: { kid: `k${index}` } }),
    )
    const results = await Promise.all(forged.map((token) => sendQuery(`Bearer ${token}`, target)))
    expect(new Set(results.map(({ code }) => code))).toEqual(new Set(['UNAUTHENTICATED']))
    expect(pool.keyRequests()).toBeLessThanOrEqual(2)
    expect((await sendQuery(`Bearer ${pool.token(email)}`, target)).status).toBe(200)
    await stop()
  })

  test('cause HTTP 503 until they can be loaded', async () => {
    const { pool, stop, url } = await startServer()
    const target = { ...server, url }
    const ready = async () => (await fetch(`${url}/readyz`)).status
    pool.setAvailable(false)
    expect(await ready()).toBe(503)
    expect(await sendQuery(`Bearer ${pool.token(email)}`, target)).toEqual({ status: 503, code: 'GATEWAY_UNAVAILABLE' })
    pool.setAvailable(true)
    expect((await sendQuery(`Bearer ${pool.token(email)}`, target)).status).toBe(200)
    expect(await ready()).toBe(200)
    pool.setAvailable(false)
    expect((await sendQuery(`Bearer ${pool.token(email)}`, target)).status).toBe(200)
    await stop()
  })
})

test('serves concurrent requests from two users separately', async () => {
  const responses = await Promise.all(
    ['a@demo.test', 'b@demo.test'].map((who) =>
      server.query('{ hotelLocations { code } }', {}, { token: server.pool.token(who, { sub: who }) }),
    ),
  )
  expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store'])
  const bearers = server.gateway
    .requestsTo('/hotels/locations')
    .slice(-2)
    .map(({ headers }) => headers.authorization)
  expect(new Set(bearers).size).toBe(2)
})
