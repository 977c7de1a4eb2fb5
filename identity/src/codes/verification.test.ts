import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createBrowserCalls, wrongCodeFor } from '#src/testing/calls.ts'
import { call, demoPassword, refresh, signIn } from '#src/testing/identity.ts'
import { startInboxForTest } from '#src/testing/inbox.ts'

const minute = 60_000
const hour = 60 * minute

const wrongCodeError = {
  status: 400,
  type: 'CodeMismatchException',
  message: 'Invalid verification code provided, please try again.',
}
const expiredCodeError = {
  status: 400,
  type: 'ExpiredCodeException',
  message: 'Invalid code provided, please request a code again.',
}
const limitError = {
  status: 400,
  type: 'LimitExceededException',
  message: 'Attempt limit exceeded, please try after some time.',
}

const agent = 'agent@demo.test'
const unconfirmed = 'unconfirmed@demo.test'

async function start() {
  const inbox = await startInboxForTest()
  const calls = createBrowserCalls(inbox.url)
  const resetCode = async (email = agent) => {
    expect(await calls.forgot(email)).toMatchObject({ status: 200 })
    return inbox.secretFor(email)
  }
  return { ...inbox, ...calls, resetCode }
}

describe('verification code', () => {
  it('has six digits that the database alone does not reveal', async () => {
    const { resetCode, pool } = await start()
    const code = await resetCode()
    expect(code).toMatch(/^\d{6}$/)
    const stored = pool.codes.find('00000000-0000-4000-8000-0000000000a1', 'reset')
    expect(stored?.digest).toMatch(/^[0-9a-f]{64}$/)
    for (const guess of [code, `reset:00000000-0000-4000-8000-0000000000a1:${code}`]) {
      expect(stored?.digest).not.toBe(createHash('sha256').update(guess).digest('hex'))
    }
  })

  it('can be used only once', async () => {
    const { resetCode, confirmForgot } = await start()
    const code = await resetCode()
    expect(await confirmForgot(agent, code)).toMatchObject({ status: 200 })
    expect(await confirmForgot(agent, code)).toMatchObject(expiredCodeError)
  })

  it('can be used only once for a sign-up too', async () => {
    const { resend, confirmSignUp, secretFor } = await start()
    await resend(unconfirmed)
    const code = await secretFor(unconfirmed)
    expect(await confirmSignUp(unconfirmed, code)).toMatchObject({ status: 200 })
    expect(await confirmSignUp(unconfirmed, code)).toMatchObject(expiredCodeError)
  })

  it('can be used only once, even if it is submitted twenty times simultaneously', async () => {
    const { resetCode, confirmForgot } = await start()
    const code = await resetCode()
    const responses = await Promise.all(Array.from({ length: 20 }, () => confirmForgot(agent, code)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is valid for an hour when it resets a password', async () => {
    const { resetCode, confirmForgot, time } = await start()
    const code = await resetCode()
    time.now += hour
    expect(await confirmForgot(agent, code)).toMatchObject(expiredCodeError)
    const newCode = await resetCode()
    time.now += hour - 1
    expect(await confirmForgot(agent, newCode)).toMatchObject({ status: 200 })
  })

  it('is valid for a day when it confirms a sign-up', async () => {
    const { resend, confirmSignUp, secretFor, time } = await start()
    await resend(unconfirmed)
    time.now += 24 * hour
    expect(await confirmSignUp(unconfirmed, await secretFor(unconfirmed))).toMatchObject(expiredCodeError)
    await resend(unconfirmed)
    time.now += 24 * hour - 1
    expect(await confirmSignUp(unconfirmed, await secretFor(unconfirmed))).toMatchObject({ status: 200 })
  })

  it('invalidates the previous code', async () => {
    const { resetCode, confirmForgot } = await start()
    const first = await resetCode()
    let second = await resetCode()
    // Two random codes are equal once in a million times.
    if (second === first) second = await resetCode()
    expect(await confirmForgot(agent, first)).toMatchObject(wrongCodeError)
    expect(await confirmForgot(agent, second)).toMatchObject({ status: 200 })
  })

  it('is rejected after five wrong attempts, until a new code is requested', async () => {
    const { resetCode, confirmForgot } = await start()
    const code = await resetCode()
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await confirmForgot(agent, wrongCodeFor(code))).toMatchObject(wrongCodeError)
    expect(await confirmForgot(agent, code)).toMatchObject(limitError)
    expect(await confirmForgot(agent, await resetCode())).toMatchObject({ status: 200 })
  })

  it('allows only five of a hundred simultaneous guesses', async () => {
    const { resetCode, confirmForgot, url } = await start()
    const code = await resetCode()
    const guessers = Array.from({ length: 100 }, (_, index) => createBrowserCalls(url, `198.51.100.${index}`))
    const responses = await Promise.all(guessers.map((guesser) => guesser.confirmForgot(agent, wrongCodeFor(code))))
    expect(responses.filter(({ type }) => type === wrongCodeError.type)).toHaveLength(5)
    expect(await confirmForgot(agent, code)).toMatchObject(limitError)
  })

  it('is not used up by a rejected password', async () => {
    const { resetCode, confirmForgot } = await start()
    const code = await resetCode()
    expect(await confirmForgot(agent, code, 'short')).toMatchObject({ type: 'InvalidPasswordException' })
    expect(await confirmForgot(agent, code)).toMatchObject({ status: 200 })
  })

  it('works only for its purpose and account', async () => {
    const { resetCode, confirmForgot, confirmSignUp, resend, forgot } = await start()
    const code = await resetCode(unconfirmed)
    await resend(unconfirmed)
    await forgot('partner@demo.test')
    expect(await confirmSignUp(unconfirmed, code)).toMatchObject(wrongCodeError)
    expect(await confirmForgot('partner@demo.test', code)).toMatchObject(wrongCodeError)
    expect(await confirmForgot(unconfirmed, code)).toMatchObject({ status: 200 })
  })

  it('does not work if its database row is copied to another account', async () => {
    const { resetCode, confirmForgot, pool, time } = await start()
    const code = await resetCode()
    const stored = pool.codes.find('00000000-0000-4000-8000-0000000000a1', 'reset')
    if (!stored) throw new Error('There is no code.')
    pool.codes.put('00000000-0000-4000-8000-0000000000b1', 'reset', stored, time.now)
    expect(await confirmForgot('partner@demo.test', code)).toMatchObject(wrongCodeError)
  })

  it.each(['', '12345', '１２３４５６', '000000\u0000', 'x'.repeat(3000)])('is rejected if it is %j', async (code) => {
    const { resetCode, confirmForgot } = await start()
    await resetCode()
    expect((await confirmForgot(agent, code)).status).toBe(400)
  })
})

describe('code requests', () => {
  it.each(['forgot', 'resend'] as const)('are limited to five an hour for one account (%s)', async (operation) => {
    const { time, url, mailsTo } = await start()
    const email = operation === 'forgot' ? agent : unconfirmed
    const requestCode = () =>
      createBrowserCalls(url, `198.51.100.${Math.floor((time.now / minute) % 200)}`)[operation](email)
    for (let request = 0; request < 5; request += 1) {
      expect(await requestCode()).toMatchObject({ status: 200 })
      time.now += minute
    }
    expect(await requestCode()).toMatchObject(limitError)
    expect(await mailsTo(email)).toHaveLength(5)
    time.now += 55 * minute - 1
    expect(await requestCode()).toMatchObject(limitError)
    time.now += 1
    expect(await requestCode()).toMatchObject({ status: 200 })
    expect(await requestCode()).toMatchObject(limitError)
  })

  it('are limited to thirty an hour from one IP address', async () => {
    const { forgot, resend, signUp, time, url } = await start()
    for (let request = 0; request < 10; request += 1) {
      expect(await forgot(`person-${request}@agency.test`)).toMatchObject({ status: 200 })
      expect(await resend(`person-${request}@agency.test`)).toMatchObject({ status: 200 })
      expect(await signUp(agent, 'Chosen-2026')).toMatchObject({ type: 'UsernameExistsException' })
    }
    expect(await forgot('person-11@agency.test')).toMatchObject(limitError)
    expect(await resend('person-11@agency.test')).toMatchObject(limitError)
    expect(await signUp('person-11@agency.test', 'Chosen-2026')).toMatchObject(limitError)
    expect(await createBrowserCalls(url, '203.0.113.8').forgot(agent)).toMatchObject({ status: 200 })
    time.now += hour
    expect(await forgot(agent)).toMatchObject({ status: 200 })
  })
})

describe('code guessing', () => {
  it('is blocked after 300 wrong codes from one IP address across accounts', async () => {
    const { url, time, forgot, confirmForgot } = await start()
    for (let account = 0; account < 60; account += 1) {
      // Requested from other addresses, so that only the attempts are limited.
      await createBrowserCalls(url, `203.0.113.${account}`).forgot(`person-${account}@agency.test`)
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await confirmForgot(`person-${account}@agency.test`, '000000')).type).toBe(wrongCodeError.type)
      }
    }
    await forgot('person-70@agency.test')
    const tooMany = { status: 400, type: 'TooManyRequestsException' }
    expect(await confirmForgot('person-70@agency.test', '000000')).toMatchObject(tooMany)
    time.now += 5 * minute
    expect((await confirmForgot('person-70@agency.test', '000000')).type).toBe(wrongCodeError.type)
  })

  it('does not affect active sessions, which can still change the password', async () => {
    const { url, resetCode, confirmForgot, changePassword, signIn: trySignIn } = await start()
    const { AuthenticationResult: tokens } = await signIn(url, agent, demoPassword)
    const code = await resetCode()
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await confirmForgot(agent, wrongCodeFor(code))
      await trySignIn(agent, 'a wrong guess')
    }
    expect(await trySignIn(agent, demoPassword)).toMatchObject({ message: 'Password attempts exceeded' })
    expect(await call(url, 'GetUser', { AccessToken: tokens?.['AccessToken'] })).toMatchObject({ status: 200 })
    expect(await refresh(url, tokens?.['RefreshToken'])).toMatchObject({ status: 200 })
    expect(await changePassword(tokens?.['AccessToken'], demoPassword, 'Chosen-2026')).toMatchObject({ status: 200 })
  })
})
