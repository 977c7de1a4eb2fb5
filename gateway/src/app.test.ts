import { createHmac, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { demoCompanies, seedCompanies } from '../seeds/companies.ts'
import { createPglite, pgliteDatabase } from './database/db.ts'
import { buildTestApp } from './testing/app.ts'
import type { TestApp } from './testing/app.ts'
import { withDatabase } from './testing/database.ts'
import { createTokenVerifier } from './sessions/id-token.ts'
import { authorization, keyPair, signToken, testPool } from './testing/token.ts'

const database = withDatabase()
let app: TestApp

beforeAll(async () => {
  await seedCompanies(database.db, new Date())
  app = await buildTestApp(database.db)
})

const getProfile = (token: string) => app.inject({ url: '/profile', headers: { authorization: `Bearer ${token}` } })

describe('token check', () => {
  const inFifteenMinutes = Math.floor(Date.now() / 1000) + 900
  const unknownKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const signedWithPublicKey = () => {
    const [header, body] = signToken({ header: { alg: 'HS256' } }).split('.')
    const secret = keyPair.publicKey.export({ type: 'spki', format: 'pem' })
    return `${header}.${body}.${createHmac('sha256', secret).update(`${header}.${body}`).digest('base64url')}`
  }
  const embeddedKey = { jwk: generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' }) }
  const rejectedTokens: [string, () => string, number][] = [
    ['a missing token', () => '', 401],
    ['text that is not a token', () => 'abc', 401],
    ['a key that does not belong to the pool', () => signToken({ key: unknownKey }), 401],
    ['the signature algorithm none', () => signToken({ header: { alg: 'none' } }), 401],
    ['the signature algorithm NONE', () => signToken({ header: { alg: 'NONE' } }), 401],
    ['a missing signature', () => signToken({ header: { alg: 'none' } }).replace(/[^.]+$/, ''), 401],
    ['a missing key ID', () => signToken({ header: { kid: undefined } }), 401],
    [
      'a URL for its key',
      () => signToken({ key: unknownKey, header: { jku: 'http://127.0.0.1:9/keys', x5u: 'http://127.0.0.1:9/x' } }),
      401,
    ],
    ['a list of audiences', () => signToken({ claims: { aud: [testPool.clientId, 'another'] } }), 401],
    ['a missing audience', () => signToken({ claims: { aud: undefined } }), 401],
    ['a missing issuer', () => signToken({ claims: { iss: undefined } }), 401],
    ['a missing token_use', () => signToken({ claims: { token_use: undefined } }), 401],
    [
      'a different region',
      () => signToken({ claims: { iss: `https://cognito-idp.eu-west-1.amazonaws.com/${testPool.userPoolId}` } }),
      401,
    ],
    ['an exp that is text', () => signToken({ claims: { exp: '9999999999' } }), 401],
    ['an exp in the year 9999', () => signToken({ claims: { exp: 253_370_764_800 } }), 401],
    ['a missing iat', () => signToken({ claims: { iat: undefined } }), 401],
    [
      'an iat ten minutes in the future',
      () => signToken({ claims: { iat: Math.floor(Date.now() / 1000) + 600 } }),
      401,
    ],
    ['the public key as a secret', signedWithPublicKey, 401],
    ['a key unknown to the pool', () => signToken({ header: { kid: 'unknown' } }), 401],
    ['an embedded key', () => signToken({ key: unknownKey, header: embeddedKey }), 401],
    ['an nbf in the future', () => signToken({ claims: { nbf: inFifteenMinutes } }), 401],
    ['a different audience', () => signToken({ claims: { aud: 'somebodyelse' } }), 401],
    [
      'a different pool',
      () => signToken({ claims: { iss: 'https://cognito-idp.me-south-1.amazonaws.com/me-south-1_Other1' } }),
      401,
    ],
    ['an access token', () => signToken({ claims: { token_use: 'access' } }), 401],
    ['an expired token', () => signToken({ claims: { exp: inFifteenMinutes - 3600 } }), 401],
    ['a missing exp', () => signToken({ claims: { exp: undefined } }), 401],
    ['a group in a different case', () => signToken({ claims: { 'cognito:groups': ['b2busersgroup'] } }), 403],
    ['a group that is text', () => signToken({ claims: { 'cognito:groups': 'B2BUsersGroup' } }), 403],
    ['a group in a nested list', () => signToken({ claims: { 'cognito:groups': [['B2BUsersGroup']] } }), 403],
    ['a missing group', () => signToken({ claims: { 'cognito:groups': undefined } }), 403],
    [
      'a different first group',
      () => signToken({ claims: { 'cognito:groups': ['CustomersGroup', 'B2BUsersGroup'] } }),
      403,
    ],
  ]

  it.each(rejectedTokens)('rejects %s', async (_title, token, status) => {
    const reply = await getProfile(token())
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ status: { code: status }, response: null })
  })

  it('rejects a token with an altered payload', async () => {
    const [header, , signature] = signToken().split('.')
    const body = signToken({ claims: { sub: 'somebody' } }).split('.')[1]
    expect((await getProfile(`${header}.${body}.${signature}`)).statusCode).toBe(401)
  })
})

describe('unreachable user pool', () => {
  it('returns 503, not 401', async () => {
    const verifyToken = createTokenVerifier({ ...testPool, endpoint: 'http://127.0.0.1:9' })
    await expect(verifyToken(signToken())).rejects.toMatchObject({ statusCode: 503 })
  })
})

describe('GET /profile', () => {
  it('returns the agent and the company', async () => {
    const reply = await app.inject({ url: '/profile', headers: authorization('colleague') })
    const [companyA] = demoCompanies
    expect(reply.json().response).toMatchObject({
      name: 'Demo Colleague',
      company: { id: 'company-a', vatNumber: companyA?.vatNumber, ibans: companyA?.ibans },
    })
  })

  it('creates one company for a new agent, even if the first calls are simultaneous', async () => {
    const token = signToken({ claims: { sub: 'newcomer', email: 'newcomer@agency.example' } })
    const replies = await Promise.all([getProfile(token), getProfile(token), getProfile(token)])
    const companies = replies.map((reply) => reply.json().response.company)
    expect(companies[0]).toMatchObject({ name: 'newcomer@agency.example', vatNumber: null, ibans: [] })
    expect(new Set(companies.map(({ id }) => id)).size).toBe(1)
  })
})

describe('gateway', () => {
  it('returns 404 for an unknown path', async () => {
    const reply = await app.inject({ method: 'POST', url: '/hotels/nothing' })
    expect(reply.statusCode).toBe(404)
    expect(reply.json().errors[0].code).toBe('NOT_FOUND')
  })

  it('reports that it is alive and ready', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })

  it('reports that it is alive but not ready when the database is unreachable', async () => {
    const closedDb = pgliteDatabase(await createPglite({}))
    await sql`select 1`.execute(closedDb)
    await closedDb.destroy()
    const appWithoutDatabase = await buildTestApp(closedDb)
    expect((await appWithoutDatabase.inject('/healthz')).statusCode).toBe(200)
    expect((await appWithoutDatabase.inject('/readyz')).statusCode).toBe(503)
    const reply = await appWithoutDatabase.inject({ url: '/profile', headers: authorization() })
    expect(reply.statusCode).toBe(500)
    expect(reply.json().errors[0]).toMatchObject({ code: 'INTERNAL_ERROR', message: 'The gateway failed.' })
  })

  it('shuts down without waiting for keep-alive connections', async () => {
    const closingApp = await buildTestApp(database.db)
    const address = await closingApp.listen({ host: '127.0.0.1', port: 0 })
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    const headers = { 'content-type': 'application/json', 'content-length': 2 }
    const call = request(`${address}/hotels/nothing`, { method: 'POST', agent, headers })
    const response = once(call, 'response')
    call.write('{')
    await once(closingApp.server, 'request')
    const closing = closingApp.close()
    call.end('}')
    const [reply] = (await response) as [IncomingMessage]
    reply.resume()
    await closing
    expect(reply.statusCode).toBe(404)
    expect(reply.headers.connection).toBe('close')
  })
})
