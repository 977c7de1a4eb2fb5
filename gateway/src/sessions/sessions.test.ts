import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildTestApp, type TestApp } from '#src/testing/app.ts'
import { products } from '#src/testing/catalogue.ts'
import { withDatabase } from '#src/testing/database.ts'
import { signToken } from '#src/testing/token.ts'
import { prune } from '#src/jobs/prune.ts'
import { demoSubs, seedCompanies } from '../../seeds/companies.ts'

const database = withDatabase()
let app: TestApp
let number = 0

beforeAll(() => seedCompanies(database.db, new Date('2026-11-21T09:00:00Z')))
beforeEach(async () => {
  await database.db.deleteFrom('sessions').execute()
  await database.db.deleteFrom('session_cutoffs').execute()
  // Tokens are signed and verified with the system clock, so the tests move the system clock.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00.000Z') })
  app = await startProcess()
})
afterEach(() => vi.useRealTimers())

/** Starts another process on the same database. */
const startProcess = () => buildTestApp(database.db, { clock: () => new Date() })

const advance = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

/** Signs in now and returns a function that issues tokens of the session. */
function signIn(who: keyof typeof demoSubs = 'agent', claims: Record<string, unknown> = {}) {
  number += 1
  const originJti = `origin-${number}`
  const authTime = Math.floor(Date.now() / 1000)
  const issueToken = () =>
    signToken({ claims: { sub: demoSubs[who], origin_jti: originJti, auth_time: authTime, ...claims } })
  return { originJti, token: issueToken(), renew: issueToken }
}

const call = async (token: string, url: string, payload?: object, { to = app, browser = '' } = {}) => {
  const reply = await to.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { authorization: `Bearer ${token}`, ...(browser && { 'x-client-agent': browser }) },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, json: reply.json(), response: reply.json().response }
}

const readStatus = async (token: string, to = app) => (await call(token, '/wallet', undefined, { to })).status
const listSessions = async (token: string) => (await call(token, '/sessions')).response.sessions
const revoke = (token: string, target: object) => call(token, '/sessions/end', target)

describe('an agent’s sessions', () => {
  it('are listed newest first, with an ID other than their origin_jti', async () => {
    const desktop = signIn()
    await call(desktop.token, '/wallet', undefined, { browser: 'Desktop browser' })
    advance(60)
    const phone = signIn()
    await call(phone.token, '/wallet', undefined, { browser: `Phone\u0009${'x'.repeat(400)}` })
    const otherAgent = signIn('partner')
    await call(otherAgent.token, '/wallet')
    advance(60)
    const sessions = await listSessions(desktop.token)
    expect(sessions).toMatchObject([
      { startedAt: '2026-11-21T09:01:00.000Z', lastSeenAt: '2026-11-21T09:01:00.000Z', current: false },
      {
        startedAt: '2026-11-21T09:00:00.000Z',
        lastSeenAt: '2026-11-21T09:02:00.000Z',
        userAgent: 'Desktop browser',
        current: true,
      },
    ])
    expect(sessions[0].userAgent).toMatch(/^Phone x{294}$/)
    expect(JSON.stringify(sessions)).not.toContain('origin-')
  })

  it('have their last-seen time updated at most once a minute', async () => {
    const { token } = signIn()
    await readStatus(token)
    advance(59)
    expect((await listSessions(token))[0].lastSeenAt).toBe('2026-11-21T09:00:00.000Z')
    advance(1)
    expect((await listSessions(token))[0].lastSeenAt).toBe('2026-11-21T09:01:00.000Z')
  })

  it('are hidden after 30 days and deleted after 90', async () => {
    const old = signIn()
    await readStatus(old.token)
    advance(30 * 24 * 3600)
    const { token } = signIn()
    expect(await listSessions(token)).toHaveLength(1)
    expect((await listSessions(token))[0].current).toBe(true)
    advance(60 * 24 * 3600 + 1)
    await prune(database.db, products, new Date(), console)
    const rows = await database.db.selectFrom('sessions').select('origin_jti').execute()
    expect(rows.map(({ origin_jti }) => origin_jti)).not.toContain(old.originJti)
  })

  it('are recorded once when many calls arrive at the same time', async () => {
    const { token } = signIn()
    await Promise.all(Array.from({ length: 8 }, () => readStatus(token)))
    expect(await listSessions(token)).toHaveLength(1)
  })

  it('are not listed if their tokens have no origin_jti, but can still be revoked', async () => {
    const { token } = signIn('agent', { origin_jti: undefined })
    expect(await readStatus(token)).toBe(200)
    expect(await listSessions(token)).toEqual([])
    expect((await revoke(token, { scope: 'THIS' })).json.errors[0].code).toBe('NOT_FOUND')
    advance(1)
    expect((await revoke(token, { scope: 'EVERYWHERE' })).status).toBe(200)
    expect(await readStatus(token)).toBe(401)
  })
})

describe('session revocation', () => {
  it('with THIS immediately rejects this session’s tokens, including refreshed ones, and no others', async () => {
    const current = signIn()
    const other = signIn()
    await Promise.all([readStatus(current.token), readStatus(other.token)])
    expect((await revoke(current.token, { scope: 'THIS' })).response).toEqual({
      ended: 1,
      originJtis: [current.originJti],
    })
    const refused = await call(current.token, '/wallet')
    expect(refused.status).toBe(401)
    expect(refused.json.errors[0].code).toBe('UNAUTHENTICATED')
    advance(10)
    expect(await readStatus(current.renew())).toBe(401)
    expect(await readStatus(other.token)).toBe(200)
  })

  it('with OTHERS keeps this session and revokes all others, including those never recorded', async () => {
    const current = signIn()
    const listed = signIn()
    const unlisted = signIn()
    await readStatus(listed.token)
    advance(5)
    const { response } = await revoke(current.token, { scope: 'OTHERS' })
    expect(response).toEqual({ ended: 1, originJtis: [listed.originJti] })
    advance(5)
    for (const { token, renew } of [listed, unlisted]) {
      expect(await readStatus(token)).toBe(401)
      expect(await readStatus(renew())).toBe(401)
    }
    expect(await readStatus(current.renew())).toBe(200)
    expect(await readStatus(signIn().token)).toBe(200)
  })

  it('with EVERYWHERE revokes this session too, and allows a new sign-in immediately', async () => {
    const current = signIn()
    const other = signIn()
    await readStatus(other.token)
    advance(1)
    advance(0.4)
    const { response } = await revoke(current.token, { scope: 'EVERYWHERE' })
    expect(response.ended).toBe(2)
    expect(new Set(response.originJtis)).toEqual(new Set([current.originJti, other.originJti]))
    expect([await readStatus(current.token), await readStatus(other.token)]).toEqual([401, 401])
    advance(0.4)
    const fresh = signIn()
    expect(await listSessions(fresh.token)).toHaveLength(1)
  })

  it('by ID revokes only the agent’s own active sessions', async () => {
    const current = signIn()
    const other = signIn()
    const otherAgent = signIn('partner')
    await Promise.all([readStatus(other.token), readStatus(otherAgent.token)])
    const sessions: { id: string; current: boolean }[] = await listSessions(current.token)
    const id = sessions.find(({ current }) => !current)?.id ?? ''
    expect((await revoke(current.token, { id })).response).toEqual({ ended: 1, originJtis: [other.originJti] })
    expect([await readStatus(other.token), await readStatus(current.token)]).toEqual([401, 200])
    const [otherAgentSession] = await listSessions(otherAgent.token)
    for (const unknown of [id, otherAgentSession.id, 'nothing', other.originJti]) {
      const reply = await revoke(current.token, { id: unknown })
      expect([reply.status, reply.json.status.code, reply.json.errors[0].code]).toEqual([200, 404, 'NOT_FOUND'])
    }
    expect(await readStatus(otherAgent.token)).toBe(200)
  })

  it('requires exactly one of scope, id and before', async () => {
    const { token } = signIn()
    for (const body of [{}, { scope: 'ALL' }, { scope: 'THIS', id: 'x' }, { id: '' }, { before: 'today' }]) {
      expect((await revoke(token, body)).status).toBe(400)
    }
    expect(await readStatus(token)).toBe(200)
  })

  it('takes effect in another process within two seconds, without a query for every call', async () => {
    const otherProcess = await startProcess()
    const { token } = signIn()
    expect(await readStatus(token, otherProcess)).toBe(200)
    await revoke(token, { scope: 'THIS' })
    expect(await readStatus(token)).toBe(401)
    expect(await readStatus(token, otherProcess)).toBe(200)
    advance(2)
    expect(await readStatus(token, otherProcess)).toBe(401)
  })

  it('is final, even if the session has a call in progress', async () => {
    const current = signIn()
    const other = signIn()
    const unseen = Array.from({ length: 5 }, () => signIn())
    await readStatus(other.token)
    advance(1)
    await Promise.all([
      revoke(current.token, { scope: 'OTHERS' }),
      ...Array.from({ length: 5 }, () => readStatus(other.token)),
      ...unseen.map(({ token }) => readStatus(token)),
    ])
    expect(await readStatus(other.token)).toBe(401)
    expect((await listSessions(current.token)).map(({ current }: { current: boolean }) => current)).toEqual([true])
  })

  it('keeps sessions that started after a given time, and can be repeated', async () => {
    const old = signIn()
    const unrecorded = signIn()
    await readStatus(old.token)
    advance(10)
    const before = new Date().toISOString()
    const recent = signIn()
    advance(10)
    expect((await revoke(recent.token, { before })).response).toEqual({ ended: 1, originJtis: [old.originJti] })
    expect((await revoke(recent.token, { before })).response).toEqual({ ended: 0, originJtis: [] })
    for (const { token, renew } of [old, unrecorded]) {
      expect([await readStatus(token), await readStatus(renew())]).toEqual([401, 401])
    }
    expect(await readStatus(recent.renew())).toBe(200)
    // A later call with an earlier instant restores nothing.
    await revoke(recent.token, { before: '2026-11-21T08:00:00Z' })
    expect(await readStatus(unrecorded.renew(), await startProcess())).toBe(401)
  })

  it('treats a time in the future as now', async () => {
    const { token } = signIn()
    advance(1)
    expect((await revoke(token, { before: '2099-01-01T00:00:00Z' })).status).toBe(200)
    expect(await readStatus(token)).toBe(401)
    expect(await readStatus(signIn().token)).toBe(200)
  })
})

describe('session ended by the user pool', () => {
  const revokeInPool = (originJtis: string[]) =>
    app.inject({ method: 'POST', url: '/sessions/revoke', payload: { originJtis } })

  it('is revoked without a token, recorded or not, and stays revoked after a restart', async () => {
    const recorded = signIn()
    const unrecorded = signIn()
    const other = signIn()
    await Promise.all([readStatus(recorded.token), readStatus(other.token)])
    const originJtis = [recorded.originJti, unrecorded.originJti]
    for (const reply of [await revokeInPool(originJtis), await revokeInPool(originJtis)]) {
      expect([reply.statusCode, reply.json().status.code]).toEqual([200, 0])
    }
    const restarted = await startProcess()
    for (const { token, renew } of [recorded, unrecorded]) {
      expect(await readStatus(token)).toBe(401)
      expect(await readStatus(renew(), restarted)).toBe(401)
    }
    expect(await readStatus(other.token, restarted)).toBe(200)
    expect(await listSessions(other.token)).toHaveLength(1)
  })

  it('is rejected for an agent unknown to the gateway, without creating a company', async () => {
    await revokeInPool(['origin-of-newcomer'])
    const token = signToken({ claims: { sub: 'newcomer-1', origin_jti: 'origin-of-newcomer' } })
    expect(await readStatus(token)).toBe(401)
    expect(await database.db.selectFrom('agents').where('sub', '=', 'newcomer-1').selectAll().execute()).toEqual([])
  })

  it('cannot be reported without 1 to 1,000 non-empty origin_jtis', async () => {
    for (const originJtis of [[], [''], Array.from({ length: 1001 }, (_, index) => `o${index}`)]) {
      expect((await revokeInPool(originJtis)).statusCode).toBe(400)
    }
  })
})
