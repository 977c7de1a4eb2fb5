import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, it } from 'vitest'
import { captureProof } from '#src/testing/browser.ts'
import { call, decodeClaims, clientId, demoPassword, refresh, signIn, userPoolId } from '#src/testing/identity.ts'
import { startInboxForTest } from '#src/testing/inbox.ts'

const agent = 'agent@demo.test'
const userInput = (Username: string) => ({ UserPoolId: userPoolId, Username })
const disabledError = { status: 400, type: 'NotAuthorizedException', message: 'User is disabled.' }

async function start() {
  const inbox = await startInboxForTest()
  const startSession = async (email = agent) => {
    const { AuthenticationResult: tokens } = await signIn(inbox.url, email, demoPassword)
    const originJti = String(decodeClaims(tokens?.['AccessToken'])['origin_jti'])
    return { access: tokens?.['AccessToken'], refresh: tokens?.['RefreshToken'], originJti }
  }
  return { ...inbox, startSession }
}

/** Records the `x-revoked-sessions` header of each response, which the SDK does not expose. */
function recordRevokedHeaders(admin: CognitoIdentityProviderClient): string[][] {
  const headers: string[][] = []
  admin.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args)
      const { response } = result
      if (typeof response === 'object' && response && 'headers' in response) {
        const header = Object.entries(response.headers ?? {}).find(([name]) => name === 'x-revoked-sessions')?.[1]
        headers.push(typeof header === 'string' ? header.split(',') : [])
      }
      return result
    },
    { step: 'deserialize' },
  )
  return headers
}

describe('disabled user', () => {
  it('cannot sign in or refresh, and learns the reason only with the correct password', async () => {
    const { admin, url, startSession } = await start()
    const tokens = await startSession()
    const proof = await captureProof(url, agent, demoPassword)
    await admin.send(new AdminDisableUserCommand(userInput(agent)))
    expect(await signIn(url, agent, demoPassword)).toMatchObject(disabledError)
    expect(await signIn(url, agent, 'a wrong guess')).toMatchObject({ message: 'Incorrect username or password.' })
    expect(await call(url, 'RespondToAuthChallenge', proof)).toMatchObject({ status: 400 })
    const lateProof = await captureProof(url, agent, demoPassword)
    expect(await call(url, 'RespondToAuthChallenge', lateProof)).toMatchObject(disabledError)
    expect(await refresh(url, tokens.refresh)).toMatchObject(disabledError)
    const renewal = { ClientId: clientId, RefreshToken: tokens.refresh }
    expect(await call(url, 'GetTokensFromRefreshToken', renewal)).toMatchObject(disabledError)
    expect(await call(url, 'GetUser', { AccessToken: tokens.access })).toMatchObject({ status: 400 })
    expect(await admin.send(new AdminGetUserCommand(userInput(agent)))).toMatchObject({ Enabled: false })
  })

  it('cannot sign in by choosing a new password', async () => {
    const { admin, url } = await start()
    const { Session } = await signIn(url, 'invited@demo.test', 'Temp-2026!')
    await admin.send(new AdminDisableUserCommand(userInput('invited@demo.test')))
    const response = await call(url, 'RespondToAuthChallenge', {
      ClientId: clientId,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeResponses: { USERNAME: 'invited@demo.test', NEW_PASSWORD: 'Chosen-2026' },
    })
    expect(response).toMatchObject({ status: 400 })
  })

  it('can sign in after being enabled again, but revoked sessions stay revoked', async () => {
    const { admin, url, startSession } = await start()
    const { refresh: token } = await startSession()
    await admin.send(new AdminDisableUserCommand(userInput(agent)))
    await admin.send(new AdminEnableUserCommand(userInput(agent)))
    expect(await refresh(url, token)).toMatchObject({ status: 400, message: 'Refresh Token has been revoked' })
    expect(await signIn(url, agent, demoPassword)).toMatchObject({ status: 200 })
  })
})

describe('revoked sessions', () => {
  it.each([
    [
      'signing out everywhere',
      (admin: CognitoIdentityProviderClient) => admin.send(new AdminUserGlobalSignOutCommand(userInput(agent))),
    ],
    [
      'disabling the account',
      (admin: CognitoIdentityProviderClient) => admin.send(new AdminDisableUserCommand(userInput(agent))),
    ],
    [
      'a new password',
      (admin: CognitoIdentityProviderClient) =>
        admin.send(new AdminSetUserPasswordCommand({ ...userInput(agent), Password: 'Chosen-2026', Permanent: true })),
    ],
    [
      'a temporary password',
      (admin: CognitoIdentityProviderClient) =>
        admin.send(new AdminSetUserPasswordCommand({ ...userInput(agent), Password: 'Temp-2027!' })),
    ],
    [
      'resetting the password',
      (admin: CognitoIdentityProviderClient) => admin.send(new AdminResetUserPasswordCommand(userInput(agent))),
    ],
    [
      'deleting the account',
      (admin: CognitoIdentityProviderClient) => admin.send(new AdminDeleteUserCommand(userInput(agent))),
    ],
  ])('are reported after %s by an administrator', async (_case, endSessions) => {
    const { admin, url, startSession } = await start()
    const [one, other, partner] = [await startSession(), await startSession(), await startSession('partner@demo.test')]
    const revokedHeaders = recordRevokedHeaders(admin)
    await endSessions(admin)
    expect(revokedHeaders.map((revoked) => [...revoked].sort())).toEqual([[one.originJti, other.originJti].sort()])
    expect(await refresh(url, one.refresh)).toMatchObject({ status: 400 })
    expect(await call(url, 'GetUser', { AccessToken: other.access })).toMatchObject({ status: 400 })
    expect(await refresh(url, partner.refresh)).toMatchObject({ status: 200 })
  })

  it('are reported after signing out of one session and of all sessions', async () => {
    const { url, startSession } = await start()
    const [one, other, third] = [await startSession(), await startSession(), await startSession()]
    const revoke = () => call(url, 'RevokeToken', { ClientId: clientId, Token: one.refresh })
    expect(await revoke()).toMatchObject({ status: 200, revoked: [one.originJti] })
    expect(await revoke()).toMatchObject({ status: 200, revoked: [] })
    const { revoked } = await call(url, 'GlobalSignOut', { AccessToken: other.access })
    expect([...revoked].sort()).toEqual([other.originJti, third.originJti].sort())
  })

  it('do not include expired sessions', async () => {
    const { url, startSession, time } = await start()
    await startSession()
    time.now += 30 * 24 * 60 * 60_000
    const { access, originJti } = await startSession()
    expect(await call(url, 'GlobalSignOut', { AccessToken: access })).toMatchObject({ revoked: [originJti] })
  })

  it('are reported latest first, up to two hundred', async () => {
    const { url, startSession, pool, time } = await start()
    const { access, originJti } = await startSession()
    const sub = '00000000-0000-4000-8000-0000000000a1'
    for (let index = 0; index < 250; index += 1) {
      pool.sessions.add({ originJti: `old-${index}`, sub, authTime: index }, `token-${index}`, time.now)
    }
    const { revoked } = await call(url, 'GlobalSignOut', { AccessToken: access })
    expect(revoked).toHaveLength(200)
    expect(revoked[0]).toBe(originJti)
    expect(revoked).not.toContain('old-50')
    expect(await refresh(url, 'token-0')).toMatchObject({ status: 400 })
  })
})

describe('administrator', () => {
  it('confirms a sign-up without its code, but only once', async () => {
    const { admin, url } = await start()
    const command = new AdminConfirmSignUpCommand(userInput('unconfirmed@demo.test'))
    await admin.send(command)
    expect(await signIn(url, 'unconfirmed@demo.test', demoPassword)).toMatchObject({ status: 200 })
    await expect(admin.send(new AdminConfirmSignUpCommand(userInput('unconfirmed@demo.test')))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    })
  })

  it('changes attributes, but not the e-mail address', async () => {
    const { admin, url } = await start()
    const change = (Name: string, Value: string) =>
      admin.send(new AdminUpdateUserAttributesCommand({ ...userInput(agent), UserAttributes: [{ Name, Value }] }))
    await change('custom:company', 'Nakhla')
    await change('name', 'Office One')
    await change('email', 'AGENT@demo.test')
    for (const [name, value] of [
      ['email', 'other@demo.test'],
      ['cognito:groups', 'B2BUsersGroup'],
      ['name', 'A\r\nB'],
    ] as const) {
      await expect(change(name, value)).rejects.toMatchObject({ name: 'InvalidParameterException' })
    }
    const { AuthenticationResult } = await signIn(url, agent, demoPassword)
    expect(decodeClaims(AuthenticationResult?.['IdToken'])).toMatchObject({
      email: agent,
      name: 'Office One',
      'custom:company': 'Nakhla',
    })
  })

  it('removes a user from a group, and adds the group last when the user joins again', async () => {
    const { admin, url } = await start()
    const group = { ...userInput('consumer@demo.test'), GroupName: 'CustomersGroup' }
    const readGroups = async () => {
      const { AuthenticationResult } = await signIn(url, 'consumer@demo.test', demoPassword)
      return decodeClaims(AuthenticationResult?.['IdToken'])['cognito:groups']
    }
    await admin.send(new AdminRemoveUserFromGroupCommand(group))
    expect(await readGroups()).toEqual(['B2BUsersGroup'])
    await admin.send(new AdminAddUserToGroupCommand(group))
    expect(await readGroups()).toEqual(['B2BUsersGroup', 'CustomersGroup'])
    const unknown = new AdminRemoveUserFromGroupCommand({ ...group, GroupName: 'b2busersgroup' })
    await expect(admin.send(unknown)).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  })

  it('deletes an account and frees its e-mail address for a new one', async () => {
    const { admin, url, startSession } = await start()
    const { access } = await startSession()
    await admin.send(new AdminDeleteUserCommand(userInput(agent)))
    await expect(admin.send(new AdminGetUserCommand(userInput(agent)))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    })
    const signUpAgain = { ClientId: clientId, Username: agent, Password: 'Chosen-2026' }
    expect(await call(url, 'SignUp', signUpAgain)).toMatchObject({ status: 200 })
    expect(await call(url, 'GetUser', { AccessToken: access })).toMatchObject({ status: 400 })
    expect(await signIn(url, agent, demoPassword)).toMatchObject({ status: 400 })
  })

  it.each([
    AdminConfirmSignUpCommand,
    AdminDeleteUserCommand,
    AdminDisableUserCommand,
    AdminEnableUserCommand,
    AdminUserGlobalSignOutCommand,
  ])('gets an error for an unknown user (%o)', async (Command) => {
    const { admin } = await start()
    await expect(admin.send(new Command(userInput('nobody@demo.test')))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    })
  })
})
