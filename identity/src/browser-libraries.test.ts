import { randomUUID } from 'node:crypto'
import { AdminCreateUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import * as amplify from '@aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { CognitoRefreshToken, type CognitoUser, CognitoUserSession } from 'amazon-cognito-identity-js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createCredential } from '#src/passwords/srp.ts'
import { createBrowserUser, configureAmplify, signInWithSrp } from '#src/testing/browser.ts'
import {
  decodeClaims,
  clientId,
  demoPassword,
  refresh,
  signIn,
  startIdentity,
  userPoolId,
} from '#src/testing/identity.ts'

let identity: Awaited<ReturnType<typeof startIdentity>>
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const wrongPasswordError = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }

async function invite(): Promise<string> {
  const email = `${randomUUID()}@agency.test`
  const invitation = { UserPoolId: userPoolId, Username: email, TemporaryPassword: 'Temp-2026!' }
  await identity.admin.send(new AdminCreateUserCommand({ ...invitation, MessageAction: 'SUPPRESS' }))
  return email
}

/** Creates the verifier that the servers use, except that it downloads the keys from the stand-in. */
function createVerifier(tokenUse: 'id' | 'access', client = clientId) {
  const fetchKeys = async (uri: string) =>
    (await fetch(uri.replace(/^https:\/\/[^/]+\//, identity.url), { signal: AbortSignal.timeout(1500) })).arrayBuffer()
  const jwksCache = new SimpleJwksCache({ fetcher: { fetch: fetchKeys } })
  return CognitoJwtVerifier.create({ userPoolId, clientId: client, tokenUse }, { jwksCache })
}

describe('@aws-amplify/auth', () => {
  beforeAll(() => configureAmplify(identity.url))
  afterEach(() => amplify.signOut())

  it('signs in with SRP and reads the user', async () => {
    const { isSignedIn } = await amplify.signIn({ username: 'agent@demo.test', password: demoPassword })
    expect(isSignedIn).toBe(true)
    expect(await amplify.getCurrentUser()).toMatchObject({ userId: '00000000-0000-4000-8000-0000000000a1' })
    expect(await amplify.fetchUserAttributes()).toMatchObject({ email: 'agent@demo.test', name: 'Demo Agent' })
    const { tokens } = await amplify.fetchAuthSession()
    expect(tokens?.accessToken.payload['cognito:groups']).toEqual(['B2BUsersGroup'])
  })

  it.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)('reports a wrong password (%s)', async (authFlowType) => {
    const attempt = { username: 'agent@demo.test', password: 'Umrah-2027!', options: { authFlowType } }
    await expect(amplify.signIn(attempt)).rejects.toMatchObject(wrongPasswordError)
    await expect(amplify.signIn({ ...attempt, username: 'nobody@demo.test' })).rejects.toMatchObject(wrongPasswordError)
  })

  it('reports an unconfirmed sign-up', async () => {
    const { nextStep } = await amplify.signIn({ username: 'unconfirmed@demo.test', password: demoPassword })
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_UP')
  })

  it.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)('chooses a new password (%s)', async (authFlowType) => {
    const username = await invite()
    const { nextStep } = await amplify.signIn({ username, password: 'Temp-2026!', options: { authFlowType } })
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
    const attempt = amplify.confirmSignIn({ challengeResponse: 'short' })
    await expect(attempt).rejects.toMatchObject({ name: 'InvalidPasswordException' })
    const { isSignedIn } = await amplify.confirmSignIn({ challengeResponse: 'A-new-one-2026' })
    expect(isSignedIn).toBe(true)
  })

  it('refreshes its tokens', async () => {
    await amplify.signIn({ username: 'agent@demo.test', password: demoPassword })
    const { tokens: tokensBefore } = await amplify.fetchAuthSession()
    const { tokens: tokensAfter } = await amplify.fetchAuthSession({ forceRefresh: true })
    expect(tokensAfter?.idToken?.payload['jti']).toEqual(expect.any(String))
    expect(tokensAfter?.idToken?.payload['jti']).not.toBe(tokensBefore?.idToken?.payload['jti'])
  })

  it.each([false, true])('signs out (everywhere: %s)', async (global) => {
    const { AuthenticationResult: otherSession } = await signIn(identity.url, 'agent@demo.test', demoPassword)
    await amplify.signIn({ username: 'agent@demo.test', password: demoPassword })
    const refreshToken = (await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens())?.refreshToken
    await amplify.signOut({ global })
    await expect(amplify.getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' })
    expect(await refresh(identity.url, refreshToken)).toMatchObject({ status: 400 })
    expect(await refresh(identity.url, otherSession?.['RefreshToken'])).toMatchObject({ status: global ? 400 : 200 })
  })
})

describe('amazon-cognito-identity-js', () => {
  const signInUser = async (user: CognitoUser, password = demoPassword) => {
    const session = await signInWithSrp(user, password)
    if (!(session instanceof CognitoUserSession)) throw new Error('A new password is required.')
    return session
  }

  it('signs in with SRP', async () => {
    const session = await signInUser(createBrowserUser(identity.url, 'partner@demo.test'))
    expect(session.getIdToken().payload).toMatchObject({ email: 'partner@demo.test', name: 'Demo Partner' })
  })

  // The library reads the salt as a number. A server that hashes leading zeros would compute a different value once in 256 times.
  it.each(['00ff00112233445566778899aabbccdd', '0a112233445566778899aabbccddeeff', 'ff112233445566778899aabbccddeeff'])(
    'signs in with the salt %s',
    async (salt) => {
      const sub = randomUUID()
      const email = `${sub}@agency.test`
      const credential = createCredential({ poolName: 'RihlaDemo', sub }, demoPassword, Buffer.from(salt, 'hex'))
      const user = { sub, email, attributes: {}, status: 'CONFIRMED', credential, passwordExpiresAt: null } as const
      identity.pool.users.create(user, identity.time.now)
      const session = await signInUser(createBrowserUser(identity.url, email))
      expect(session.isValid()).toBe(true)
    },
  )

  it.each(['partner@demo.test', 'nobody@demo.test'])('reports a wrong password for %s', async (email) => {
    await expect(signInWithSrp(createBrowserUser(identity.url, email), 'Umrah-2027!')).rejects.toMatchObject(
      wrongPasswordError,
    )
  })

  it('reports an unconfirmed sign-up', async () => {
    const user = createBrowserUser(identity.url, 'unconfirmed@demo.test')
    await expect(signInWithSrp(user, demoPassword)).rejects.toMatchObject({ name: 'UserNotConfirmedException' })
  })

  it('chooses a new password', async () => {
    const user = createBrowserUser(identity.url, await invite())
    expect(await signInWithSrp(user, 'Temp-2026!')).toBe('newPassword')
    const session = await new Promise<CognitoUserSession>((onSuccess, onFailure) => {
      user.completeNewPasswordChallenge('A-new-one-2026', { name: 'Office One' }, { onSuccess, onFailure })
    })
    expect(session.getIdToken().payload).toMatchObject({ name: 'Office One' })
  })

  it('refreshes its tokens', async () => {
    const user = createBrowserUser(identity.url, 'partner@demo.test')
    const first = await signInUser(user)
    const token = new CognitoRefreshToken({ RefreshToken: first.getRefreshToken().getToken() })
    const second = await new Promise<CognitoUserSession>((resolve, reject) => {
      user.refreshSession(token, (error: unknown, session: CognitoUserSession) =>
        error ? reject(error) : resolve(session),
      )
    })
    expect(second.getIdToken().payload['jti']).not.toBe(first.getIdToken().payload['jti'])
  })

  it.each(['here', 'everywhere'] as const)('signs out with the scope %s', async (scope) => {
    const user = createBrowserUser(identity.url, 'partner@demo.test')
    const session = await signInUser(user)
    const other = await signInUser(createBrowserUser(identity.url, 'partner@demo.test'))
    await new Promise<unknown>((resolve, reject) => {
      if (scope === 'everywhere') user.globalSignOut({ onSuccess: resolve, onFailure: reject })
      else user.signOut(() => resolve(undefined))
    })
    expect(await refresh(identity.url, session.getRefreshToken().getToken())).toMatchObject({ status: 400 })
    const otherResponse = await refresh(identity.url, other.getRefreshToken().getToken())
    expect(otherResponse).toMatchObject({ status: scope === 'everywhere' ? 400 : 200 })
  })
})

describe('token verifier', () => {
  const tokens = async () => {
    const { AuthenticationResult } = await signIn(identity.url, 'agent@demo.test', demoPassword)
    return { id: AuthenticationResult?.['IdToken'] ?? '', access: AuthenticationResult?.['AccessToken'] ?? '' }
  }

  it('accepts each token only for its intended use', async () => {
    const { id, access } = await tokens()
    expect(await createVerifier('id').verify(id)).toMatchObject({ email: 'agent@demo.test' })
    expect(await createVerifier('access').verify(access)).toMatchObject({
      username: '00000000-0000-4000-8000-0000000000a1',
    })
    await expect(createVerifier('id').verify(access)).rejects.toThrow('Token use not allowed')
    await expect(createVerifier('access').verify(id)).rejects.toThrow('Token use not allowed')
  })

  it('rejects a modified token and another app’s token', async () => {
    const { id } = await tokens()
    await expect(createVerifier('id', 'anotherclient').verify(id)).rejects.toThrow('audience')
    const [header, , signature] = id.split('.')
    const otherPayload = Buffer.from(JSON.stringify({ ...decodeClaims(id), email: 'partner@demo.test' })).toString(
      'base64url',
    )
    await expect(createVerifier('id').verify(`${header}.${otherPayload}.${signature}`)).rejects.toThrow('signature')
  })

  it('rejects a token after fifteen minutes', async () => {
    identity.time.now -= 16 * 60_000
    const { id } = await tokens()
    identity.time.now += 16 * 60_000
    await expect(createVerifier('id').verify(id)).rejects.toThrow('Token expired')
  })
})
