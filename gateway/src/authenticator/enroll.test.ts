import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendDueEmails } from '#src/mail/outbox.ts'
import { type DemoAgent, type TestGateway, openTestGatewayAt, seedDemoData } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { authorization } from '#src/testing/token.ts'
import { demoSubs } from '../../seeds/companies.ts'
import { generateCode, computeTimeStep } from './code.ts'
import { demoSecret } from './demo-secret.ts'

const database = withDatabase()
const start = new Date('2026-11-21T09:00:00.000Z')
let gateway: TestGateway

beforeAll(() => seedDemoData(database.db, start))
beforeEach(async () => {
  for (const table of [
    'recovery_codes',
    'authenticator_uses',
    'authenticator_enrolments',
    'authenticators',
    'mails',
  ] as const)
    await database.db.deleteFrom(table).execute()
  gateway = await openTestGatewayAt(database.db, start)
})

const currentCode = (secret: string) => generateCode(secret, computeTimeStep(gateway.clock()))

async function seedAuthenticator(who: DemoAgent) {
  const secret = demoSecret(`${who}@demo.test`)
  await database.db
    .insertInto('authenticators')
    .values({ user_sub: demoSubs[who], secret, last_wrong_at: null, enrolled_at: start })
    .execute()
  return secret
}

const begin = async (who: DemoAgent, proof: object = {}) => {
  const { response, refusal } = await gateway.call(who, '/profile/authenticator', proof)
  return {
    secret: String(response['secret']),
    uri: String(response['uri']),
    expiresAt: response['expiresAt'],
    code: refusal?.code,
    details: refusal?.extraDetails,
  }
}

const confirm = async (who: DemoAgent, typed: string) => {
  const { response, refusal } = await gateway.call(who, '/profile/authenticator/confirm', { code: typed })
  const codes = response['recoveryCodes']
  return {
    recoveryCodes: Array.isArray(codes) ? codes.map(String) : [],
    code: refusal?.code,
    details: refusal?.extraDetails,
  }
}

/** Enrolls a first authenticator and moves the clock past the step of its first code. */
const enroll = async (who: DemoAgent, proof: object = {}) => {
  const { secret } = await begin(who, proof)
  const { recoveryCodes } = await confirm(who, currentCode(secret))
  gateway.advance(30)
  return { secret, recoveryCodes }
}

const authenticator = async (who: DemoAgent) => (await gateway.call(who, '/profile')).response['authenticator']

const pay = async (who: DemoAgent, authCode: string) => {
  const { body } = await gateway.hold(who)
  const { response, refusal } = await gateway.reserve(who, { ...body, authCode })
  return refusal?.code ?? response['bookingStatus']
}

describe('authenticator enrollment', () => {
  it('requires no code the first time, takes effect on confirmation, and returns ten recovery codes', async () => {
    const { secret, uri, expiresAt } = await begin('agent')
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toBe(
      `otpauth://totp/Rihla:agent%40demo.test?issuer=Rihla&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(expiresAt).toBe('2026-11-21T09:10:00.000Z')
    expect(await authenticator('agent')).toEqual({ enrolledAt: null, recoveryCodesLeft: 0 })
    expect(await pay('agent', currentCode(secret))).toBe('AUTHENTICATOR_MISSING')

    const { recoveryCodes } = await confirm('agent', currentCode(secret))
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(await authenticator('agent')).toEqual({ enrolledAt: start.toISOString(), recoveryCodesLeft: 10 })
    const stored = await database.db.selectFrom('recovery_codes').select('code_hash').execute()
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code)
  })

  it('does not let the confirmation code authorize a payment', async () => {
    const { secret } = await begin('agent')
    const first = currentCode(secret)
    await confirm('agent', first)
    expect(await pay('agent', first)).toBe('AUTH_CODE_USED')
    gateway.advance(30)
    expect(await pay('agent', currentCode(secret))).toBe('Confirmed')
  })

  it('requires a code from the current authenticator and invalidates that authenticator', async () => {
    const old = await seedAuthenticator('agent')
    expect(await begin('agent')).toMatchObject({ code: 'AUTH_CODE_INVALID', details: { attemptsLeft: 5 } })
    expect(await begin('agent', { authCode: '000000' })).toMatchObject({
      code: 'AUTH_CODE_INVALID',
      details: { attemptsLeft: 4 },
    })
    const { secret } = await begin('agent', { authCode: currentCode(old) })
    gateway.advance(30)
    expect(await pay('agent', currentCode(old))).toBe('Confirmed')
    await confirm('agent', currentCode(secret))
    gateway.advance(30)
    expect(await pay('agent', currentCode(old))).toBe('AUTH_CODE_INVALID')
    expect(await pay('agent', currentCode(secret))).toBe('Confirmed')
  })

  it('shares its five attempts and the lockout with payments', async () => {
    const secret = await seedAuthenticator('agent')
    expect(await pay('agent', '000000')).toBe('AUTH_CODE_INVALID')
    const attempts = []
    for (const proof of [
      { authCode: '000000' },
      { recoveryCode: '00000-00000' },
      { recoveryCode: 'nonsense' },
      { authCode: 'x' },
    ]) {
      const { code: errorCode, details } = await begin('agent', proof)
      attempts.push([errorCode, details])
    }
    expect(attempts).toEqual([
      ['AUTH_CODE_INVALID', { attemptsLeft: 3 }],
      ['AUTH_CODE_INVALID', { attemptsLeft: 2 }],
      ['AUTH_CODE_INVALID', { attemptsLeft: 1 }],
      ['AUTH_CODE_LOCKED', { retryAt: '2026-11-21T09:15:00.000Z' }],
    ])
    expect((await begin('agent')).code).toBe('AUTH_CODE_LOCKED')
    expect(await pay('agent', currentCode(secret))).toBe('AUTH_CODE_LOCKED')
    expect((await begin('agent', { authCode: currentCode(secret) })).code).toBe('AUTH_CODE_LOCKED')
    gateway.advance(900)
    expect((await begin('agent', { authCode: currentCode(secret) })).code).toBeUndefined()
  })

  it('expires after ten minutes', async () => {
    const { secret } = await begin('agent')
    gateway.advance(600)
    expect((await confirm('agent', currentCode(secret))).code).toBe('ENROLMENT_EXPIRED')
    const second = await begin('agent')
    gateway.advance(599)
    expect((await confirm('agent', currentCode(second.secret))).code).toBeUndefined()
    expect((await confirm('agent', currentCode(second.secret))).code).toBe('ENROLMENT_EXPIRED')
  })

  it('is cancelled after five wrong codes without locking payments', async () => {
    const old = await seedAuthenticator('agent')
    const { secret } = await begin('agent', { authCode: currentCode(old) })
    const rejections = []
    for (let index = 0; index < 5; index++) rejections.push((await confirm('agent', '000000')).details)
    expect(rejections).toEqual([4, 3, 2, 1, 0].map((attemptsLeft) => ({ attemptsLeft })))
    expect((await confirm('agent', currentCode(secret))).code).toBe('ENROLMENT_EXPIRED')
    gateway.advance(30)
    expect(await pay('agent', currentCode(old))).toBe('Confirmed')
  })

  it('replaces an earlier pending enrollment', async () => {
    const first = await begin('agent')
    const second = await begin('agent')
    expect((await confirm('agent', currentCode(first.secret))).code).toBe('AUTH_CODE_INVALID')
    expect((await confirm('agent', currentCode(second.secret))).code).toBeUndefined()
  })

  it('is confirmed once when two confirmations arrive at the same time', async () => {
    const { secret } = await begin('agent')
    const replies = await Promise.all([confirm('agent', currentCode(secret)), confirm('agent', currentCode(secret))])
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([undefined, 'ENROLMENT_EXPIRED']))
    expect(await authenticator('agent')).toMatchObject({ recoveryCodesLeft: 10 })
  })

  it('cannot be confirmed by another agent', async () => {
    const { secret } = await begin('agent')
    expect((await confirm('colleague', currentCode(secret))).code).toBe('ENROLMENT_EXPIRED')
  })
})

describe('recovery codes', () => {
  it('each start one new enrollment, regardless of how they are typed', async () => {
    const { recoveryCodes } = await enroll('agent')
    const [first = '', second = ''] = recoveryCodes
    const { secret, code: errorCode } = await begin('agent', {
      recoveryCode: ` ${first.toLowerCase().replace('-', ' ')} `,
    })
    expect(errorCode).toBeUndefined()
    expect(await authenticator('agent')).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await begin('agent', { recoveryCode: first })).toMatchObject({ code: 'AUTH_CODE_INVALID' })
    const confirmation = await confirm('agent', currentCode(secret))
    expect(confirmation.recoveryCodes).toHaveLength(10)
    expect((await begin('agent', { recoveryCode: second })).code).toBe('AUTH_CODE_INVALID')
  })

  it('are accepted only once when submitted concurrently', async () => {
    const { recoveryCodes } = await enroll('agent')
    const [last = '', ...others] = recoveryCodes
    for (const recoveryCode of others) await begin('agent', { recoveryCode })
    expect(await authenticator('agent')).toMatchObject({ recoveryCodesLeft: 1 })
    const attempts = await Promise.all(Array.from({ length: 4 }, () => begin('agent', { recoveryCode: last })))
    expect(attempts.filter(({ code }) => code === undefined)).toHaveLength(1)
    expect(await authenticator('agent')).toMatchObject({ recoveryCodesLeft: 0 })
  })

  it('do not authorize payments and work only for their owner', async () => {
    const { recoveryCodes } = await enroll('agent')
    await enroll('colleague')
    const [recoveryCode = ''] = recoveryCodes
    expect(await pay('agent', recoveryCode)).toBe('AUTH_CODE_INVALID')
    expect((await begin('colleague', { recoveryCode })).code).toBe('AUTH_CODE_INVALID')
    expect((await begin('agent', { recoveryCode })).code).toBeUndefined()
  })
})

describe('e-mail about a new authenticator', () => {
  const sendEmails = async () => {
    const emails: { to: string; subject: string; text: string }[] = []
    await sendDueEmails(database.db, async (email) => void emails.push(email), gateway.clock, console)
    return emails
  }

  it('is in the profile language', async () => {
    const change = (language: string | null) =>
      gateway.app.inject({ method: 'PUT', url: '/profile', headers: authorization('agent'), payload: { language } })
    await change('tr-TR')
    const { secret } = await enroll('agent')
    const emails = await sendEmails()
    expect(emails).toMatchObject([{ to: 'agent@demo.test', subject: 'Hesabınız için doğrulama uygulaması kuruldu' }])
    await enroll('agent', { authCode: currentCode(secret) })
    expect(await sendEmails()).toMatchObject([{ subject: 'Doğrulama uygulamanız değiştirildi' }])
    expect(emails[0]?.text).toContain('http://localhost:4000/profile')
    await change(null)
  })

  it('is in the display language if the profile has none', async () => {
    const { secret } = await begin('agent')
    await gateway.call(
      'agent',
      '/profile/authenticator/confirm',
      { code: currentCode(secret) },
      { 'accept-language': 'id-ID' },
    )
    expect(await sendEmails()).toMatchObject([{ subject: 'Aplikasi autentikator telah diaktifkan di akun Anda' }])
  })
})
