import { describe, expect, it, onTestFinished } from 'vitest'
import { captureProof } from '#src/testing/browser.ts'
import { call, clientId, demoPassword, refresh, signIn, startIdentity } from '#src/testing/identity.ts'

const minute = 60_000
const exceeded = { status: 400, type: 'LimitExceededException', message: 'Password attempts exceeded' }
const wrong = { status: 400, message: 'Incorrect username or password.' }

async function start() {
  const identity = await startIdentity()
  onTestFinished(() => identity.stop())
  const { url } = identity
  const signInFrom = (address: string, email: string, password = 'a wrong guess') =>
    call(
      url,
      'InitiateAuth',
      { ClientId: clientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: password } },
      { 'x-forwarded-for': address },
    )
  const guess = (email: string) => signIn(url, email, 'a wrong guess')
  const guesses = async (email: string, count: number) => {
    for (let attempt = 0; attempt < count; attempt += 1) expect(await guess(email)).toMatchObject(wrong)
  }
  return {
    ...identity,
    signInFrom,
    guess,
    guesses,
    signInCorrectly: (email: string) => signIn(url, email, demoPassword),
  }
}

describe('sign-in limit for one account', () => {
  it.each(['agent@demo.test', 'nobody@demo.test'])('blocks sign-in after five wrong passwords: %s', async (email) => {
    const { guess, guesses } = await start()
    await guesses(email, 5)
    expect(await guess(email)).toMatchObject(exceeded)
    expect(await guess(email.toUpperCase())).toMatchObject(exceeded)
  })

  it('blocks the correct password too, but no other account', async () => {
    const { guesses, signInCorrectly, time } = await start()
    await guesses('agent@demo.test', 5)
    expect(await signInCorrectly('agent@demo.test')).toMatchObject(exceeded)
    expect(await signInCorrectly('00000000-0000-4000-8000-0000000000a1')).toMatchObject(exceeded)
    expect(await signInCorrectly('partner@demo.test')).toMatchObject({ status: 200 })
    time.now += 5 * minute - 1
    expect(await signInCorrectly('agent@demo.test')).toMatchObject(exceeded)
    time.now += 1
    expect(await signInCorrectly('agent@demo.test')).toMatchObject({ status: 200 })
  })

  it('blocks sign-in for longer after each additional wrong password', async () => {
    const { guess, guesses, time } = await start()
    await guesses('agent@demo.test', 5)
    time.now += 5 * minute
    await guesses('agent@demo.test', 1)
    time.now += 10 * minute - 1
    expect(await guess('agent@demo.test')).toMatchObject(exceeded)
    time.now += 1
    await guesses('agent@demo.test', 1)
  })

  it('resets the count after the correct password', async () => {
    const { guesses, signInCorrectly } = await start()
    await guesses('agent@demo.test', 4)
    expect(await signInCorrectly('agent@demo.test')).toMatchObject({ status: 200 })
    await guesses('agent@demo.test', 4)
    expect(await signInCorrectly('agent@demo.test')).toMatchObject({ status: 200 })
  })

  it('counts wrong SRP proofs as wrong passwords, even for exchanges that started earlier', async () => {
    const { url, signInCorrectly } = await start()
    const proofs = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      proofs.push(await captureProof(url, 'agent@demo.test', 'a wrong guess'))
    const late = await captureProof(url, 'agent@demo.test', demoPassword)
    const responses = await Promise.all(proofs.map((proof) => call(url, 'RespondToAuthChallenge', proof)))
    expect(responses.filter(({ message }) => message === wrong.message)).toHaveLength(5)
    expect(responses.filter(({ message }) => message === exceeded.message)).toHaveLength(1)
    expect(await call(url, 'RespondToAuthChallenge', late)).toMatchObject(exceeded)
    expect(await signInCorrectly('agent@demo.test')).toMatchObject(exceeded)
    const parameters = { USERNAME: 'agent@demo.test', SRP_A: 'abcdef' }
    const again = { ClientId: clientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: parameters }
    expect(await call(url, 'InitiateAuth', again)).toMatchObject(exceeded)
  })

  it('allows only five of a hundred simultaneous attempts', async () => {
    const { guess } = await start()
    const responses = await Promise.all(Array.from({ length: 100 }, () => guess('agent@demo.test')))
    expect(responses.filter(({ message }) => message === wrong.message)).toHaveLength(5)
  })

  it('does not affect active sessions', async () => {
    const { url, guesses, signInCorrectly } = await start()
    const { AuthenticationResult: tokens } = await signInCorrectly('agent@demo.test')
    await guesses('agent@demo.test', 5)
    expect(await call(url, 'GetUser', { AccessToken: tokens?.['AccessToken'] })).toMatchObject({ status: 200 })
    expect(await refresh(url, tokens?.['RefreshToken'])).toMatchObject({ status: 200 })
  })
})

describe('sign-in limit for one account across IP addresses', () => {
  it('does not lock out the owner, who signs in from another IP address', async () => {
    const { signInFrom } = await start()
    for (let attempt = 0; attempt < 6; attempt += 1) await signInFrom('203.0.113.7', 'agent@demo.test')
    expect(await signInFrom('203.0.113.7', 'agent@demo.test', demoPassword)).toMatchObject(exceeded)
    expect(await signInFrom('203.0.113.8', 'agent@demo.test', demoPassword)).toMatchObject({ status: 200 })
  })

  it('blocks sign-in after twenty wrong passwords from any IP address, even if the owner signs in meanwhile', async () => {
    const { signInFrom, time } = await start()
    for (let attempt = 0; attempt < 19; attempt += 1) {
      expect(await signInFrom(`203.0.113.${attempt}`, 'agent@demo.test')).toMatchObject(wrong)
    }
    expect(await signInFrom('198.51.100.1', 'agent@demo.test', demoPassword)).toMatchObject({ status: 200 })
    expect(await signInFrom('203.0.113.100', 'agent@demo.test')).toMatchObject(wrong)
    expect(await signInFrom('203.0.113.101', 'agent@demo.test')).toMatchObject(exceeded)
    expect(await signInFrom('203.0.113.101', 'partner@demo.test', demoPassword)).toMatchObject({ status: 200 })
    time.now += 5 * minute
    expect(await signInFrom('203.0.113.101', 'agent@demo.test', demoPassword)).toMatchObject({ status: 200 })
  })
})

describe('sign-in limit for one IP address', () => {
  const tooMany = { status: 400, type: 'TooManyRequestsException' }

  it('does not block others behind the same IP address after a hundred wrong passwords', async () => {
    const { guess, signInCorrectly } = await start()
    for (let attempt = 0; attempt < 100; attempt += 1)
      expect(await guess(`agent-${attempt}@agency.test`)).toMatchObject(wrong)
    expect(await signInCorrectly('agent@demo.test')).toMatchObject({ status: 200 })
  })

  it('blocks sign-in after 300 wrong passwords from one IP address, which is the last one in X-Forwarded-For', async () => {
    const { signInFrom, time } = await start()
    for (let attempt = 0; attempt < 300; attempt += 1) {
      expect(
        await signInFrom(`198.51.100.${attempt % 250}, 203.0.113.7`, `agent-${attempt}@agency.test`),
      ).toMatchObject(wrong)
    }
    expect(await signInFrom('203.0.113.7', 'agent@demo.test', demoPassword)).toMatchObject(tooMany)
    for (const elsewhere of ['203.0.113.8', '2001:db8::7', 'no address', '']) {
      expect(await signInFrom(elsewhere, 'agent@demo.test', demoPassword)).toMatchObject({ status: 200 })
    }
    // Rejected attempts do not extend the wait.
    time.now += 5 * minute
    expect(await signInFrom('203.0.113.7', 'agent@demo.test', demoPassword)).toMatchObject({ status: 200 })
  })
})
