import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, decodeClaims, clientId, demoPassword, refresh, signIn, startIdentity } from '#src/testing/identity.ts'

const minute = 60_000
const day = 24 * 60 * minute

let identity: Awaited<ReturnType<typeof startIdentity>>
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

describe('sign-in tokens', () => {
  it('include an id token with user, app and expiry', async () => {
    const { AuthenticationResult } = await signIn(identity.url, 'Agent@Demo.Test', demoPassword)
    const seconds = Math.floor(identity.time.now / 1000)
    expect(decodeClaims(AuthenticationResult?.['IdToken'])).toEqual({
      sub: '00000000-0000-4000-8000-0000000000a1',
      email: 'agent@demo.test',
      email_verified: true,
      name: 'Demo Agent',
      'cognito:username': '00000000-0000-4000-8000-0000000000a1',
      'cognito:groups': ['B2BUsersGroup'],
      iss: 'https://cognito-idp.me-south-1.amazonaws.com/me-south-1_RihlaDemo',
      aud: clientId,
      token_use: 'id',
      auth_time: seconds,
      iat: seconds,
      exp: seconds + 900,
      jti: expect.any(String),
      origin_jti: expect.any(String),
    })
  })

  it('include an access token with groups and without personal data', async () => {
    const { AuthenticationResult } = await signIn(identity.url, 'agent@demo.test', demoPassword)
    const claims = decodeClaims(AuthenticationResult?.['AccessToken'])
    expect(claims).toMatchObject({
      token_use: 'access',
      client_id: clientId,
      username: '00000000-0000-4000-8000-0000000000a1',
      scope: 'aws.cognito.signin.user.admin',
      'cognito:groups': ['B2BUsersGroup'],
    })
    expect(claims).not.toHaveProperty('email')
    expect(claims).not.toHaveProperty('aud')
  })

  it('list groups in the order the user joined them', async () => {
    const { AuthenticationResult } = await signIn(identity.url, 'consumer@demo.test', demoPassword)
    expect(decodeClaims(AuthenticationResult?.['IdToken'])['cognito:groups']).toEqual([
      'CustomersGroup',
      'B2BUsersGroup',
    ])
  })
})

describe('failed sign-in', () => {
  const wrongPasswordError = { status: 400, type: 'NotAuthorizedException', message: 'Incorrect username or password.' }

  it.each([
    ['a wrong password', 'partner@demo.test', 'Umrah-2027!'],
    ['a password with a trailing space', 'partner@demo.test', `${demoPassword} `],
    ['an unknown e-mail address', 'nobody@demo.test', demoPassword],
  ])('returns the same error: %s', async (_case, email, password) => {
    expect(await signIn(identity.url, email, password)).toMatchObject(wrongPasswordError)
  })

  it('reveals an unconfirmed sign-up only with the correct password', async () => {
    expect(await signIn(identity.url, 'unconfirmed@demo.test', 'Umrah-2027!')).toMatchObject(wrongPasswordError)
    expect(await signIn(identity.url, 'unconfirmed@demo.test', demoPassword)).toMatchObject({
      status: 400,
      type: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    })
  })

  it('returns an error for an unknown client id', async () => {
    const response = await call(identity.url, 'InitiateAuth', {
      ClientId: 'anotherclient',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'agent@demo.test', PASSWORD: demoPassword },
    })
    expect(response).toMatchObject({ status: 400, type: 'ResourceNotFoundException' })
  })

  it('reports an invalid field without its value', async () => {
    const response = await call(identity.url, 'InitiateAuth', {
      ClientId: clientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'agent@demo.test', PASSWORD: ['Secret-Canary-1'] },
    })
    expect(response).toMatchObject({ status: 400, type: 'InvalidParameterException' })
    expect(response.message).toContain('AuthParameters.PASSWORD')
    expect(response.message).not.toContain('Secret-Canary-1')
  })
})

describe('session', () => {
  const startSession = async () => {
    const { AuthenticationResult: tokens } = await signIn(identity.url, 'colleague@demo.test', demoPassword)
    return { access: tokens?.['AccessToken'], refresh: tokens?.['RefreshToken'], id: tokens?.['IdToken'] }
  }
  const whoAmI = (token: string | undefined) => call(identity.url, 'GetUser', { AccessToken: token })

  it('issues new tokens for the same session in exchange for its refresh token', async () => {
    const first = await startSession()
    identity.time.now += 20 * minute
    const { AuthenticationResult: second } = await refresh(identity.url, first.refresh)
    const [claimsBefore, claimsAfter] = [decodeClaims(first.id), decodeClaims(second?.['IdToken'])]
    expect(claimsAfter).toMatchObject({
      sub: claimsBefore['sub'],
      auth_time: claimsBefore['auth_time'],
      origin_jti: claimsBefore['origin_jti'],
    })
    expect(claimsAfter['exp']).toBe(Math.floor(identity.time.now / 1000) + 900)
    expect(claimsAfter['jti']).not.toBe(claimsBefore['jti'])
    expect(second).not.toHaveProperty('RefreshToken')
  })

  it('returns its user until the access token expires', async () => {
    const { access } = await startSession()
    const { UserAttributes } = await whoAmI(access)
    expect(UserAttributes).toContainEqual({ Name: 'email', Value: 'colleague@demo.test' })
    identity.time.now += 15 * minute
    expect(await whoAmI(access)).toMatchObject({ type: 'NotAuthorizedException', message: 'Access Token has expired' })
  })

  it('expires after thirty days', async () => {
    const { refresh: token } = await startSession()
    identity.time.now += 30 * day - 1
    expect(await refresh(identity.url, token)).toMatchObject({ status: 200 })
    identity.time.now += 1
    expect(await refresh(identity.url, token)).toMatchObject({ status: 400, message: 'Invalid Refresh Token' })
  })

  it('ends without affecting others if its refresh token is revoked', async () => {
    const [one, other] = [await startSession(), await startSession()]
    expect(await call(identity.url, 'RevokeToken', { ClientId: clientId, Token: one.refresh })).toMatchObject({
      status: 200,
    })
    expect(await refresh(identity.url, one.refresh)).toMatchObject({ status: 400 })
    expect(await whoAmI(one.access)).toMatchObject({ message: 'Access Token has been revoked' })
    expect(await refresh(identity.url, other.refresh)).toMatchObject({ status: 200 })
    expect(await whoAmI(other.access)).toMatchObject({ status: 200 })
  })

  it('ends with all other sessions of the user on a global sign-out', async () => {
    const [one, other] = [await startSession(), await startSession()]
    const { AuthenticationResult: partner } = await signIn(identity.url, 'partner@demo.test', demoPassword)
    await call(identity.url, 'GlobalSignOut', { AccessToken: one.access })
    for (const { access, refresh: token } of [one, other]) {
      expect(await refresh(identity.url, token)).toMatchObject({ status: 400 })
      expect(await whoAmI(access)).toMatchObject({ message: 'Access Token has been revoked' })
    }
    expect(await refresh(identity.url, partner?.['RefreshToken'])).toMatchObject({ status: 200 })
  })

  it.each([
    ['an id token', (tokens: Awaited<ReturnType<typeof startSession>>) => tokens.id],
    [
      'a changed payload',
      ({ access = '' }) => access.replace(/\.(.)/, (_all, first) => `.${first === 'e' ? 'f' : 'e'}`),
    ],
    ['no signature', ({ access = '' }) => access.replace(/[^.]*$/, '')],
    ['a string that is not a token', () => 'a.b.c'],
  ])('cannot be used with %s', async (_case, forge) => {
    expect(await whoAmI(forge(await startSession()))).toMatchObject({ status: 400, message: 'Invalid Access Token' })
  })

  it('cannot be used with an unsigned token', async () => {
    const { access = '' } = await startSession()
    const header = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await whoAmI(`${header}.${access.split('.')[1]}.AA`)).toMatchObject({ message: 'Invalid Access Token' })
  })
})
