import { randomUUID } from 'node:crypto'
import { AdminCreateUserCommand, AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { N } from './srp.ts'
import { captureProof } from '#src/testing/browser.ts'
import { forgeProof } from '#src/testing/forge-proof.ts'
import { call, decodeClaims, clientId, demoPassword, signIn, startIdentity, userPoolId } from '#src/testing/identity.ts'

const minute = 60_000
const invalidSession = {
  status: 400,
  type: 'NotAuthorizedException',
  message: expect.stringContaining('Invalid session'),
}
const newPassword = 'A-new-one-2026'

let identity: Awaited<ReturnType<typeof startIdentity>>
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const respond = (body: object) => call(identity.url, 'RespondToAuthChallenge', { ClientId: clientId, ...body })

const startSrp = (email: string, publicValue: string) =>
  call(identity.url, 'InitiateAuth', {
    ClientId: clientId,
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: publicValue },
  })

describe('SRP proof', () => {
  const createProof = (email: string, password = demoPassword) => captureProof(identity.url, email, password)

  it('can be used to sign in once and is rejected when sent again', async () => {
    const proof = await createProof('agent@demo.test')
    expect(await respond(proof)).toMatchObject({ status: 200 })
    expect(await respond(proof)).toMatchObject(invalidSession)
  })

  it('can be used to sign in once, even if it is sent twenty times simultaneously', async () => {
    const proof = await createProof('agent@demo.test')
    const responses = await Promise.all(Array.from({ length: 20 }, () => respond(proof)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is rejected after three minutes', async () => {
    const [proof, lateProof] = [await createProof('agent@demo.test'), await createProof('agent@demo.test')]
    identity.time.now += 3 * minute - 1
    expect(await respond(proof)).toMatchObject({ status: 200 })
    identity.time.now += 1
    expect(await respond(lateProof)).toMatchObject(invalidSession)
  })

  it('is rejected for another user', async () => {
    const proof = await createProof('agent@demo.test')
    const ChallengeResponses = { ...proof.ChallengeResponses, USERNAME: 'partner@demo.test' }
    expect(await respond({ ...proof, ChallengeResponses })).toMatchObject(invalidSession)
  })

  it('fails with a wrong password and cannot be retried', async () => {
    const proof = await createProof('agent@demo.test', 'Umrah-2027!')
    expect(await respond(proof)).toMatchObject({ message: 'Incorrect username or password.' })
    expect(await respond(proof)).toMatchObject(invalidSession)
  })

  it('is requested for an unknown e-mail address too, with a constant salt, and always fails', async () => {
    const [first, second, other] = [
      await startSrp('nobody@demo.test', 'abcdef'),
      await startSrp('Nobody@demo.test', 'abcdef'),
      await startSrp('somebody@demo.test', 'abcdef'),
    ]
    expect(first).toMatchObject({ status: 200, ChallengeName: 'PASSWORD_VERIFIER' })
    expect(second.ChallengeParameters?.['SALT']).toBe(first.ChallengeParameters?.['SALT'])
    expect(second.ChallengeParameters?.['USER_ID_FOR_SRP']).toBe(first.ChallengeParameters?.['USER_ID_FOR_SRP'])
    expect(other.ChallengeParameters?.['SALT']).not.toBe(first.ChallengeParameters?.['SALT'])
    const existing = await startSrp('agent@demo.test', 'abcdef')
    const shape = (reply: typeof existing) =>
      Object.entries(reply.ChallengeParameters ?? {}).map(([name, value]) => [
        name,
        value.length > 700 ? 'long' : value.length,
      ])
    // A number that happens to begin with zeros is slightly shorter.
    expect(shape(first).filter(([name]) => name !== 'SALT')).toEqual(
      shape(existing).filter(([name]) => name !== 'SALT'),
    )
    expect(await respond(await createProof('nobody@demo.test'))).toMatchObject({
      message: 'Incorrect username or password.',
    })
  })

  it.each(['0', '000', 'N', '2N', 'xyz', ''])('is rejected for the public value %s', async (name) => {
    const value = { N: N.toString(16), '2N': (2n * N).toString(16) }[name] ?? name
    const { ChallengeParameters: parameters, ...reply } = await startSrp('lowfunds@demo.test', value)
    if (parameters) {
      // Such a value makes the shared key predictable, whatever the password. Checks that a forged proof is still rejected.
      expect(await respond(forgeProof(parameters, value))).not.toMatchObject({ status: 200 })
    }
    expect(reply).toMatchObject({ status: 400, type: 'InvalidParameterException' })
  })
})

describe('first sign-in with a temporary password', () => {
  const startSession = async (email: string, password = 'Temp-2026!') => {
    const response = await signIn(identity.url, email, password)
    expect(response).toMatchObject({ status: 200, ChallengeName: 'NEW_PASSWORD_REQUIRED' })
    return response.Session
  }
  const choosePassword = (Session: string | undefined, email: string, password = newPassword, more = {}) =>
    respond({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password, ...more },
    })
  const invite = async (email: string) => {
    const command = new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: email,
      TemporaryPassword: 'Temp-2026!',
      MessageAction: 'SUPPRESS',
    })
    await identity.admin.send(command)
    return email
  }

  it('returns no tokens until a new password is chosen', async () => {
    const session = await startSession('invited@demo.test')
    const response = await choosePassword(session, 'invited@demo.test')
    expect(decodeClaims(response.AuthenticationResult?.['IdToken'])).toMatchObject({ email: 'invited@demo.test' })
    expect(await signIn(identity.url, 'invited@demo.test', newPassword)).toMatchObject({ status: 200 })
    expect(await signIn(identity.url, 'invited@demo.test', 'Temp-2026!')).toMatchObject({ status: 400 })
  })

  it('accepts each session only once', async () => {
    const email = await invite('once@agency.test')
    const session = await startSession(email)
    expect(await choosePassword(session, email)).toMatchObject({ status: 200 })
    expect(await choosePassword(session, email, 'Yet-another-1')).toMatchObject(invalidSession)
  })

  it('closes the other sessions once a new password is chosen', async () => {
    const email = await invite('two-tabs@agency.test')
    const [first, second] = [await startSession(email), await startSession(email)]
    expect(await choosePassword(first, email)).toMatchObject({ status: 200 })
    expect(await choosePassword(second, email, 'Yet-another-1')).toMatchObject(invalidSession)
  })

  it('rejects an unknown session and another user’s session', async () => {
    const [mine, other] = [await invite('mine@agency.test'), await invite('other@agency.test')]
    expect(await choosePassword('made-up', mine)).toMatchObject(invalidSession)
    expect(await choosePassword(await startSession(other), mine)).toMatchObject(invalidSession)
    expect(await choosePassword(undefined, mine)).toMatchObject({ type: 'InvalidParameterException' })
  })

  it('rejects the secret block of an unfinished proof as a session', async () => {
    const email = await invite('block@agency.test')
    const { ChallengeResponses } = await captureProof(identity.url, email, 'a guess')
    const response = await choosePassword(ChallengeResponses['PASSWORD_CLAIM_SECRET_BLOCK'], email)
    expect(response).toMatchObject(invalidSession)
  })

  it('returns no session for a wrong temporary password', async () => {
    const email = await invite('guessed@agency.test')
    const response = await respond(await captureProof(identity.url, email, 'Temp-2027!'))
    expect(response).toMatchObject({ message: 'Incorrect username or password.' })
    expect(response).not.toHaveProperty('Session')
  })

  it('expires the session after three minutes', async () => {
    const email = await invite('slow@agency.test')
    const session = await startSession(email)
    identity.time.now += 3 * minute
    expect(await choosePassword(session, email)).toMatchObject(invalidSession)
  })

  it('closes the session when an administrator sets another password', async () => {
    const email = await invite('reset@agency.test')
    const session = await startSession(email)
    await identity.admin.send(
      new AdminSetUserPasswordCommand({ UserPoolId: userPoolId, Username: email, Password: 'Temp-2028!' }),
    )
    expect(await choosePassword(session, email)).toMatchObject(invalidSession)
    expect(await choosePassword(await startSession(email, 'Temp-2028!'), email)).toMatchObject({ status: 200 })
  })

  it('fails after seven days', async () => {
    const email = await invite('late@agency.test')
    identity.time.now += 7 * 24 * 60 * minute
    expect(await signIn(identity.url, email, 'Temp-2026!')).toMatchObject({
      status: 400,
      message: 'Temporary password has expired and must be reset by an administrator.',
    })
  })

  it('accepts another password after a rejected one', async () => {
    const email = await invite('picky@agency.test')
    const session = await startSession(email)
    expect(await choosePassword(session, email, 'seven77')).toMatchObject({ type: 'InvalidPasswordException' })
    expect(await choosePassword(session, email, 'x'.repeat(257))).toMatchObject({ type: 'InvalidParameterException' })
    expect(await choosePassword(session, email, 'Temp-2026!')).toMatchObject({
      type: 'PasswordHistoryPolicyViolationException',
    })
    expect(await choosePassword(session, email, 'eight888')).toMatchObject({ status: 200 })
  })

  it.each([
    ['8 emoji', '🕋🌙🕌⭐🐪🌴🏨🚌', '🕋🌙🕌⭐🐪🌴🏨'],
    ['Arabic words', 'كلمة مرور طويلة', 'كلمة مرور طويله'],
    ['spaces at both ends', '  inside out  ', 'inside out'],
    ['256 characters', 'aB3-'.repeat(64), 'aB3-'.repeat(63)],
  ])('accepts the password exactly as typed, with and without SRP: %s', async (_case, password, similarPassword) => {
    const email = await invite(`${randomUUID()}@agency.test`)
    await choosePassword(await startSession(email), email, password)
    expect(await signIn(identity.url, email, password)).toMatchObject({ status: 200 })
    expect(await signIn(identity.url, email, similarPassword)).toMatchObject({ status: 400 })
    expect(await respond(await captureProof(identity.url, email, password))).toMatchObject({ status: 200 })
  })

  it('can set attributes, except the e-mail address and groups', async () => {
    const email = await invite('named@agency.test')
    const session = await startSession(email)
    const withEmail = await choosePassword(session, email, newPassword, { 'userAttributes.email': 'agent@demo.test' })
    expect(withEmail).toMatchObject({
      type: 'NotAuthorizedException',
      message: expect.stringContaining('unauthorized'),
    })
    const withGroup = await choosePassword(session, email, newPassword, {
      'userAttributes.cognito:groups': 'B2BUsersGroup',
    })
    expect(withGroup).toMatchObject({ type: 'InvalidParameterException' })
    const { AuthenticationResult } = await choosePassword(session, email, newPassword, {
      'userAttributes.name': 'Office Two',
    })
    expect(decodeClaims(AuthenticationResult?.['IdToken'])).toMatchObject({ name: 'Office Two', email })
    expect(decodeClaims(AuthenticationResult?.['IdToken'])).not.toHaveProperty('cognito:groups')
  })
})
