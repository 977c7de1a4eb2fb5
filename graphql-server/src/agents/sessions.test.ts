import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStore } from '../cache/memory-store.ts'
import { enveloped, failure, refused } from '../testing/stub-gateway.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

const store = createMemoryStore()
let server: TestServer
/** Another server that shares the store. */
let otherServer: TestServer
beforeAll(async () => {
  server = await startServer({ store })
  otherServer = await startServer({ store })
})
beforeEach(() => {
  server.gateway.reset()
  // Sessions revoked in one test must not be revoked in the next.
  email = `agent-${(agentCount += 1)}@demo.test`
})
afterAll(() => Promise.all([server.stop(), otherServer.stop()]))

let agentCount = 0
let email = ''
const now = () => Math.floor(Date.now() / 1000)
let signInCount = 0
/** Creates a token for a separate sign-in that took place a minute ago. */
const createToken = (changes: object = {}, pool = server.pool) =>
  pool.token(email, { origin_jti: `sign-in-${(signInCount += 1)}`, auth_time: now() - 60, ...changes })

const queryStatus = async (token: string, at = server) => (await at.query('{ viewer { id } }', {}, { token })).status
const signOut = (token: string, scope?: string) =>
  server.query('mutation ($scope: SignOutScope) { signOut(scope: $scope) { at } }', { scope }, { token })

describe('sign-out', () => {
  test('revokes all tokens of the session, including refreshed ones, and no others', async () => {
    const [token, otherToken] = [createToken({ origin_jti: 'here' }), createToken()]
    const { data, errors } = await signOut(token)
    expect(errors).toEqual([])
    expect(Date.parse(data.signOut.at)).toBeGreaterThan(0)
    expect(await queryStatus(token)).toBe(401)
    expect(await queryStatus(createToken({ origin_jti: 'here', iat: now() }))).toBe(401)
    expect(await queryStatus(otherToken)).toBe(200)
  })

  test('takes effect on every server that shares the store', async () => {
    const token = createToken({ origin_jti: 'shared' })
    await signOut(token)
    expect(await queryStatus(createToken({ origin_jti: 'shared' }, otherServer.pool), otherServer)).toBe(401)
  })

  test('with the scope OTHERS, keeps this session and other agents’ sessions', async () => {
    const [token, otherToken] = [createToken(), createToken()]
    const colleague = server.pool.token('colleague@demo.test', { auth_time: now() - 60 })
    await signOut(token, 'OTHERS')
    expect(await queryStatus(token)).toBe(200)
    expect(await queryStatus(otherToken)).toBe(401)
    expect(await queryStatus(colleague)).toBe(200)
  })

  test('revokes all sessions with the scope EVERYWHERE, but allows a new sign-in at once', async () => {
    const [token, otherToken] = [createToken(), createToken()]
    await signOut(token, 'EVERYWHERE')
    expect(await queryStatus(token)).toBe(401)
    expect(await queryStatus(otherToken)).toBe(401)
    expect(await queryStatus(createToken({ auth_time: now() }))).toBe(200)
  })

  test.each([
    ['cannot be reached', failure('reset')],
    ['does not support sessions', failure({ status: 404 })],
  ])('rejects the token even if the gateway %s', async (_, response) => {
    server.gateway.respondTo('/sessions/end', response)
    const token = createToken()
    expect((await signOut(token)).errors).toEqual([])
    expect(await queryStatus(token)).toBe(401)
  })

  test('rejects the token while the gateway does not respond', async () => {
    let respond = (_response: unknown) => {}
    const response = new Promise((resolve) => {
      respond = resolve
    })
    server.gateway.respondTo('/sessions/end', () => response)
    const token = createToken()
    const signingOut = signOut(token)
    await vi.waitFor(async () => expect(await queryStatus(token)).toBe(401))
    respond(enveloped({ ended: 1, originJtis: [] }))
    expect((await signingOut).errors).toEqual([])
  })

  test('also revokes sessions that only the gateway knows about', async () => {
    const token = createToken()
    const newerToken = createToken({ origin_jti: 'newer', auth_time: now() + 5 })
    server.gateway.respondTo('/sessions/end', enveloped({ ended: 1, originJtis: ['newer'] }))
    await signOut(token, 'OTHERS')
    expect(server.gateway.requestsTo('/sessions/end')[0]?.body).toEqual({ scope: 'OTHERS' })
    expect(await queryStatus(newerToken)).toBe(401)
    expect(await queryStatus(token)).toBe(200)
  })

  test('requires a signed-in caller', async () => {
    const { errors } = await server.query('mutation { signOut { at } }', {}, { token: null })
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED')
  })
})

describe('sessions', () => {
  const sessions = '{ sessions { id startedAt lastSeenAt userAgent current } }'
  const row = {
    id: 's-1',
    startedAt: '2026-11-21T08:00:00.000Z',
    lastSeenAt: '2026-11-21T09:00:00.000Z',
    userAgent: 'A browser',
    current: true,
  }

  test('are returned as the gateway lists them, without unreadable rows', async () => {
    server.gateway.respondTo('/sessions', enveloped({ sessions: [row, null, { id: '' }, { id: 's-2', startedAt: 7 }] }))
    const { data } = await server.query(sessions)
    expect(data.sessions).toEqual([
      row,
      { id: 's-2', startedAt: null, lastSeenAt: null, userAgent: null, current: false },
    ])
    expect(server.gateway.requestsTo('/sessions')[0]?.headers).toMatchObject({
      'x-client-agent': expect.any(String),
      'x-client-address': expect.stringMatching(/127\.0\.0\.1/),
    })
  })

  test('are null for a gateway that does not support sessions', async () => {
    const { data, errors } = await server.query(sessions)
    expect([data.sessions, errors]).toEqual([null, []])
  })

  test('can be revoked by id, which also rejects their tokens on this server', async () => {
    const token = createToken({ origin_jti: 'far' })
    server.gateway.respondTo('/sessions/end', enveloped({ ended: 1, originJtis: ['far'] }))
    const { data } = await server.query(
      'mutation { revokeSession(id: "s-9") { __typename ... on SessionRevoked { id } } }',
    )
    expect(data.revokeSession).toEqual({ __typename: 'SessionRevoked', id: 's-9' })
    expect(server.gateway.requestsTo('/sessions/end')[0]?.body).toEqual({ id: 's-9' })
    expect(await queryStatus(token)).toBe(401)
  })

  test('cannot be revoked if they are unknown or belong to another agent', async () => {
    server.gateway.respondTo('/sessions/end', refused('NOT_FOUND'))
    const { errors } = await server.query('mutation { revokeSession(id: "s-9") { __typename } }')
    expect(errors[0]?.extensions['code']).toBe('NOT_FOUND')
  })

  test.each([
    ['empty', ''],
    ['blank', '  '],
    ['too long', 's'.repeat(101)],
    ['not storable', 's\u0000'],
  ])('cannot be revoked by an id that is %s, and the gateway is not called', async (_, id) => {
    server.gateway.respondTo('/sessions/end', refused('INVALID_INPUT'))
    const { errors } = await server.query('mutation ($id: ID!) { revokeSession(id: $id) { __typename } }', { id })
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['NOT_FOUND'])
    expect(server.gateway.requestsTo('/sessions/end')).toEqual([])
  })

  test.each([
    ['listing sessions', '/sessions', sessions],
    ['revoking a session', '/sessions/end', 'mutation { revokeSession(id: "s-9") { __typename } }'],
  ])('cause GATEWAY_BAD_RESPONSE if the gateway responds with an unknown refusal to %s', async (_, call, operation) => {
    server.gateway.respondTo(call, refused('CLOSED'))
    const { errors } = await server.query(operation)
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['GATEWAY_BAD_RESPONSE'])
  })
})
