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
  app = await another()
})
afterEach(() => vi.useRealTimers())

/** Starts another process on the same database. */
const another = () => buildTestApp(database.db, { clock: () => new Date() })

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

/** Signs in now and returns a function that issues tokens of the session. */
function signIn(who: keyof typeof demoSubs = 'agent', more: Record<string, unknown> = {}) {
  number += 1
  const originJti = `origin-${number}`
  const authTime = Math.floor(Date.now() / 1000)
  const make = () => signToken({ claims: { sub: demoSubs[who], origin_jti: originJti, auth_time: authTime, ...more } })
  return { originJti, token: make(), renew: make }
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

const statusOf = async (token: string, to = app) => (await call(token, '/wallet', undefined, { to })).status
const list = async (token: string) => (await call(token, '/sessions')).response.sessions
const end = (token: string, which: object) => call(token, '/sessions/end', which)

describe('sessions of an agent', () => {
  it('are listed latest first, by an id that is not their origin_jti', async () => {
    const desk = signIn()
    await call(desk.token, '/wallet', undefined, { browser: 'Desk browser' })
    pass(60)
    const phone = signIn()
    await call(phone.token, '/wallet', undefined, { browser: `Phone\u0009${'x'.repeat(400)}` })
    const stranger = signIn('partner')
    await call(stranger.token, '/wallet')
    pass(60)
    const sessions = await list(desk.token)
    expect(sessions).toMatchObject([
      { startedAt: '2026-11-21T09:01:00.000Z', lastSeenAt: '2026-11-21T09:01:00.000Z', current: false },
      {
        startedAt: '2026-11-21T09:00:00.000Z',
        lastSeenAt: '2026-11-21T09:02:00.000Z',
        userAgent: 'Desk browser',
        current: true,
      },
    ])
    expect(sessions[0].userAgent).toMatch(/^Phone x{294}$/)
    expect(JSON.stringify(sessions)).not.toContain('origin-')
  })

  it('are recorded to the minute, without a write for every call', async () => {
    const { token } = signIn()
    await statusOf(token)
    pass(59)
    expect((await list(token))[0].lastSeenAt).toBe('2026-11-21T09:00:00.000Z')
    pass(1)
    expect((await list(token))[0].lastSeenAt).toBe('2026-11-21T09:01:00.000Z')
  })

  it('are no longer listed after 30 days and are deleted after 90', async () => {
    const old = signIn()
    await statusOf(old.token)
    pass(30 * 24 * 3600)
    const { token } = signIn()
    expect(await list(token)).toHaveLength(1)
    expect((await list(token))[0].current).toBe(true)
    pass(60 * 24 * 3600 + 1)
    await prune(database.db, products, new Date(), console)
    const rows = await database.db.selectFrom('sessions').select('origin_jti').execute()
    expect(rows.map(({ origin_jti }) => origin_jti)).not.toContain(old.originJti)
  })

  it('are recorded once when many calls arrive at the same time', async () => {
    const { token } = signIn()
    await Promise.all(Array.from({ length: 8 }, () => statusOf(token)))
    expect(await list(token)).toHaveLength(1)
  })

  it('are not listed if tokens do not name them, and can still be revoked everywhere', async () => {
    const { token } = signIn('agent', { origin_jti: undefined })
    expect(await statusOf(token)).toBe(200)
    expect(await list(token)).toEqual([])
    expect((await end(token, { scope: 'THIS' })).json.errors[0].code).toBe('NOT_FOUND')
    pass(1)
    expect((await end(token, { scope: 'EVERYWHERE' })).status).toBe(200)
    expect(await statusOf(token)).toBe(401)
  })
})

describe('session revocation', () => {
  it('THIS rejects the tokens of this session at once, refreshed ones included, and no others', async () => {
    const here = signIn()
    const there = signIn()
    await Promise.all([statusOf(here.token), statusOf(there.token)])
    expect((await end(here.token, { scope: 'THIS' })).response).toEqual({ ended: 1, originJtis: [here.originJti] })
    const refused = await call(here.token, '/wallet')
    expect(refused.status).toBe(401)
    expect(refused.json.errors[0].code).toBe('UNAUTHENTICATED')
    pass(10)
    expect(await statusOf(here.renew())).toBe(401)
    expect(await statusOf(there.token)).toBe(200)
  })

  it('OTHERS keeps this session and revokes the ones that were never recorded', async () => {
    const here = signIn()
    const listed = signIn()
    const unlisted = signIn()
    await statusOf(listed.token)
    pass(5)
    const { response } = await end(here.token, { scope: 'OTHERS' })
    expect(response).toEqual({ ended: 1, originJtis: [listed.originJti] })
    pass(5)
    for (const { token, renew } of [listed, unlisted]) {
      expect(await statusOf(token)).toBe(401)
      expect(await statusOf(renew())).toBe(401)
    }
    expect(await statusOf(here.renew())).toBe(200)
    expect(await statusOf(signIn().token)).toBe(200)
  })

  it('EVERYWHERE revokes this session too, and a new sign-in works at once', async () => {
    const here = signIn()
    const there = signIn()
    await statusOf(there.token)
    pass(1)
    pass(0.4)
    const { response } = await end(here.token, { scope: 'EVERYWHERE' })
    expect(response.ended).toBe(2)
    expect(new Set(response.originJtis)).toEqual(new Set([here.originJti, there.originJti]))
    expect([await statusOf(here.token), await statusOf(there.token)]).toEqual([401, 401])
    pass(0.4)
    const fresh = signIn()
    expect(await list(fresh.token)).toHaveLength(1)
  })

  it('revokes a session by id, and finds no unknown, revoked or other people’s session', async () => {
    const here = signIn()
    const there = signIn()
    const stranger = signIn('partner')
    await Promise.all([statusOf(there.token), statusOf(stranger.token)])
    const sessions: { id: string; current: boolean }[] = await list(here.token)
    const id = sessions.find(({ current }) => !current)?.id ?? ''
    expect((await end(here.token, { id })).response).toEqual({ ended: 1, originJtis: [there.originJti] })
    expect([await statusOf(there.token), await statusOf(here.token)]).toEqual([401, 200])
    const [foreign] = await list(stranger.token)
    for (const unknown of [id, foreign.id, 'nothing', there.originJti]) {
      const reply = await end(here.token, { id: unknown })
      expect([reply.status, reply.json.status.code, reply.json.errors[0].code]).toEqual([200, 404, 'NOT_FOUND'])
    }
    expect(await statusOf(stranger.token)).toBe(200)
  })

  it('requires exactly one of scope, id and before', async () => {
    const { token } = signIn()
    for (const body of [{}, { scope: 'ALL' }, { scope: 'THIS', id: 'x' }, { id: '' }, { before: 'today' }]) {
      expect((await end(token, body)).status).toBe(400)
    }
    expect(await statusOf(token)).toBe(200)
  })

  it('takes effect in another process within two seconds, without a query for every call', async () => {
    const elsewhere = await another()
    const { token } = signIn()
    expect(await statusOf(token, elsewhere)).toBe(200)
    await end(token, { scope: 'THIS' })
    expect(await statusOf(token)).toBe(401)
    expect(await statusOf(token, elsewhere)).toBe(200)
    pass(2)
    expect(await statusOf(token, elsewhere)).toBe(401)
  })

  it('is final: a call that was running does not restore the session', async () => {
    const here = signIn()
    const there = signIn()
    const unseen = Array.from({ length: 5 }, () => signIn())
    await statusOf(there.token)
    pass(1)
    await Promise.all([
      end(here.token, { scope: 'OTHERS' }),
      ...Array.from({ length: 5 }, () => statusOf(there.token)),
      ...unseen.map(({ token }) => statusOf(token)),
    ])
    expect(await statusOf(there.token)).toBe(401)
    expect((await list(here.token)).map(({ current }: { current: boolean }) => current)).toEqual([true])
  })

  it('keeps sessions that started after the given instant, and can be repeated', async () => {
    const old = signIn()
    const unrecorded = signIn()
    await statusOf(old.token)
    pass(10)
    const before = new Date().toISOString()
    const recent = signIn()
    pass(10)
    expect((await end(recent.token, { before })).response).toEqual({ ended: 1, originJtis: [old.originJti] })
    expect((await end(recent.token, { before })).response).toEqual({ ended: 0, originJtis: [] })
    for (const { token, renew } of [old, unrecorded]) {
      expect([await statusOf(token), await statusOf(renew())]).toEqual([401, 401])
    }
    expect(await statusOf(recent.renew())).toBe(200)
    // A later call with an earlier instant restores nothing.
    await end(recent.token, { before: '2026-11-21T08:00:00Z' })
    expect(await statusOf(unrecorded.renew(), await another())).toBe(401)
  })

  it('treats an instant in the future as now', async () => {
    const { token } = signIn()
    pass(1)
    expect((await end(token, { before: '2099-01-01T00:00:00Z' })).status).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect(await statusOf(signIn().token)).toBe(200)
  })
})

describe('session ended by the user pool', () => {
  const revoke = (originJtis: string[]) =>
    app.inject({ method: 'POST', url: '/sessions/revoke', payload: { originJtis } })

  it('is revoked without a token, recorded or not, and stays revoked after a restart', async () => {
    const recorded = signIn()
    const unrecorded = signIn()
    const other = signIn()
    await Promise.all([statusOf(recorded.token), statusOf(other.token)])
    const originJtis = [recorded.originJti, unrecorded.originJti]
    for (const repeat of [await revoke(originJtis), await revoke(originJtis)]) {
      expect([repeat.statusCode, repeat.json().status.code]).toEqual([200, 0])
    }
    const restarted = await another()
    for (const { token, renew } of [recorded, unrecorded]) {
      expect(await statusOf(token)).toBe(401)
      expect(await statusOf(renew(), restarted)).toBe(401)
    }
    expect(await statusOf(other.token, restarted)).toBe(200)
    expect(await list(other.token)).toHaveLength(1)
  })

  it('is rejected for an agent unknown to the gateway, and creates no company', async () => {
    await revoke(['origin-of-newcomer'])
    const token = signToken({ claims: { sub: 'newcomer-1', origin_jti: 'origin-of-newcomer' } })
    expect(await statusOf(token)).toBe(401)
    expect(await database.db.selectFrom('agents').where('sub', '=', 'newcomer-1').selectAll().execute()).toEqual([])
  })

  it('must be named by at most 1,000 texts', async () => {
    for (const originJtis of [[], [''], Array.from({ length: 1001 }, (_, each) => `o${each}`)]) {
      expect((await revoke(originJtis)).statusCode).toBe(400)
    }
  })
})
