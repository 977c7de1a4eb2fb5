import { describe, expect, it, onTestFinished } from 'vitest'
import { captureProof } from '#src/testing/browser.ts'
import { call, clientId, demoPassword, refresh, signIn, startIdentity } from '#src/testing/identity.ts'

const minute = 60_000
const limitError = { status: 400, type: 'LimitExceededException', message: 'Password attempts exceeded' }
const wrongPasswordError = { status: 400, message: 'Incorrect username or password.' }

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
  const guessRepeatedly = async (email: string, count: number) => {
    for (let attempt = 0; attempt < count; attempt += 1) expect(await guess(email)).toMatchObject(wrongPasswordError)
  }
  return {
    ...identity,
    signInFrom,
    guess,
    guessRepeatedly,
    signInCorrectly: (email: string) => signIn(url, email, demoPassword),
  }
}

describe('sign-in limit for one account', () => {
  it.each(['agent@demo.test', 'nobody@demo.test'])('blocks sign-in after five wrong passwords: %s', async (email) => {
    const { guess, guessRepeatedly } = await start()
    await guessRepeatedly(email, 5)
    expect(await guess(email)).toMatchObject(limitError)
    expect(await guess(email.toUpperCase())).toMatchObject(limitError)
  })

  it('blocks the correct password too, but no other account', async () => {
    const { guessRepeatedly, signInCorrectly, time } = await start()
    await guessRepeatedly('agent@demo.test', 5)
    expect(await signInCorrectly('agent@demo.test')).toMatchObject(limitError)
    expect(await signInCorrectly('00000000-0000-4000-8000-0000000000a1')).toMatchObject(limitError)
    expect(await signInCorrectly('partner@demo.test')).toMatchObject({ status: 200 })
    time.now += 5 * minute - 1
    expect(await signInCorrectly('agent@demo.test')).toMatchObject(limitError)
    time.now += 1
    expect(await signInCorrectly('agent@demo.test')).toMatchObject({ status: 200 })
  })

  it('blocks sign-in for longer after each additional wrong password', async () => {
    const { guess, guessRepeatedly, time } = await start()
    await guessRepeatedly('agent@demo.test', 5)
    time.now += 5 * minute
    await guessRepeatedly('agent@demo.test', 1)
    time.now += 10 * minute - 1
    expect(await guess('agent@demo.test')).toMatchObject(limitError)
    time.now += 1
    await guessRepeatedly('agent@demo.test', 1)
  })

  it('resets the count after the correct password', async () => {
    const { guessRepeatedly, signInCorrectly } = await start()
    await guessRepeatedly('agent@demo.test', 4)
    expect(await signInCorrectly('agent@demo.test')).toMatchObject({ status: 200 })
    await guessRepeatedly('agent@demo.test', 4)
    expect(await signInCorrectly('agent@demo.test')).toMatchObject({ status: 200 })
  })

  it('counts wrong SRP proofs as wrong passwords, even for exchanges that started earlier', async () => {
    const { url, signInCorrectly } = await start()
    const proofs = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      proofs.push(await captureProof(url, 'agent@demo.test', 'a wrong guess'))
    const lateProof = await captureProof(url, 'agent@demo.test', demoPassword)
    const responses = await Promise.all(proofs.map((proof) => call(url, 'RespondToAuthChallenge', proof)))
    expect(responses.filter(({ message }) => message === wrongPasswordError.message)).toHaveLength(5)
    expect(responses.filter(({ message }) => message === limitError.message)).toHaveLength(1)
    expect(await call(url, 'RespondToAuthChallenge', lateProof)).toMatchObject(limitError)
    expect(await signInCorrectly('agent@demo.test')).toMatchObject(limitError)
    const parameters = { USERNAME: 'agent@demo.test', SRP_A: 'abcdef' }
    const newSignIn = { ClientId: clientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: parameters }
    expect(await call(url, 'InitiateAuth', newSignIn)).toMatchObject(limitError)
  })

  it('allows only five of a hundred simultaneous attempts', async () => {
    const { guess } = await start()
    const responses = await Promise.all(Array.from({ length: 100 }, () => guess('agent@demo.test')))
    expect(responses.filter(({ message }) => message === wrongPasswordError.message)).toHaveLength(5)
  })

  it('does not affect active sessions', async () => {
    const { url, guessRepeatedly, signInCorrectly } = await start()
    const { AuthenticationResult: tokens } = await signInCorrectly('agent@demo.test')
    await guessRepeatedly('agent@demo.test', 5)
    expect(await call(url, 'GetUser', { AccessToken: tokens?.['AccessToken'] })).toMatchObject({ status: 200 })
    expect(await refresh(url, tokens?.['RefreshToken'])).toMatchObject({ status: 200 })
  })
})

describe('sign-in limit for one account across IP addresses', () => {
  it('does not lock out the owner, who signs in from another IP address', async () => {
    const { signInFrom } = await start()
    for (let attempt = 0; attempt < 6; attempt += 1) await signInFrom('203.0.113.7', 'agent@demo.test')
    expect(await signInFrom('203.0.113.7', 'agent@demo.test', demoPassword)).toMatchObject(limitError)
    expect(await signInFrom('203.0.113.8', 'agent@demo.test', demoPassword)).toMatchObject({ status: 200 })
  })

  it('blocks sign-in after twenty wrong passwords from any IP address, even if the owner signs in meanwhile', async () => {
    const { signInFrom, time } = await start()
    for (let attempt = 0; attempt < 19; attempt += 1) {
      expect(await signInFrom(`203.0.113.${attempt}`, 'agent@demo.test')).toMatchObject(wrongPasswordError)
    }
    expect(await signInFrom('198.51.100.1', 'agent@demo.test', demoPassword)).toMatchObject({ status: 200 })
    expect(await signInFrom('203.0.113.100', 'agent@demo.test')).toMatchObject(wrongPasswordError)
    expect(await signInFrom('203.0.113.101', 'agent@demo.test')).toMatchObject(limitError)
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
      expect(await guess(`agent-${attempt}@agency.test`)).toMatchObject(wrongPasswordError)
    expect(await signInCorrectly('agent@demo.test')).toMatchObject({ status: 200 })
  })

  it('blocks sign-in after 300 wrong passwords from one IP address, which is the last one in X-Forwarded-For', async () => {
    const { signInFrom, time } = await start()
    for (let attempt = 0; attempt < 300; attempt += 1) {
      expect(
        await signInFrom(`198.51.100.${attempt % 250}, 203.0.113.7`, `agent-${attempt}@agency.test`),
      ).toMatchObject(wrongPasswordError)
    }
    expect(await signInFrom('203.0.113.7', 'agent@demo.test', demoPassword)).toMatchObject(tooMany)
    for (const otherAddress of ['203.0.113.8', '2001:db8::7', 'no address', '']) {
      expect(await signInFrom(otherAddress, 'agent@demo.test', demoPassword)).toMatchObject({ status: 200 })
    }
    // Rejected attempts do not extend the wait.
    time.now += 5 * minute
    expect(await signInFrom('203.0.113.7', 'agent@demo.test', demoPassword)).toMatchObject({ status: 200 })
  })
})
