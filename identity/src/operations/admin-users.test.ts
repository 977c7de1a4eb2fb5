import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from './table.ts'
import { call, decodeClaims, demoPassword, refresh, signIn, startIdentity, userPoolId } from '#src/testing/identity.ts'

let identity: Awaited<ReturnType<typeof startIdentity>>
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const inPool = <Input extends object>(input: Input) => ({ UserPoolId: userPoolId, ...input })
const createUser = (Username: string, more: object = {}) =>
  identity.admin.send(new AdminCreateUserCommand(inPool({ Username, MessageAction: 'SUPPRESS', ...more })))
const addToGroup = (Username: string, GroupName: string) =>
  identity.admin.send(new AdminAddUserToGroupCommand(inPool({ Username, GroupName })))
const setPassword = (Username: string, Password: string, Permanent = true) =>
  identity.admin.send(new AdminSetUserPasswordCommand(inPool({ Username, Password, Permanent })))

describe('user administration', () => {
  it('creates an account that can sign in, and lists its groups in the order in which they were added', async () => {
    await createUser('Office@Agency.test', {
      UserAttributes: [
        { Name: 'name', Value: 'Office One' },
        { Name: 'email', Value: 'office@agency.test' },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'custom:branch', Value: 'north' },
      ],
    })
    for (const group of ['CustomersGroup', 'B2BUsersGroup', 'CustomersGroup'])
      await addToGroup('office@agency.test', group)
    await setPassword('office@agency.test', 'Chosen-2026')
    const { AuthenticationResult } = await signIn(identity.url, 'office@agency.test', 'Chosen-2026')
    expect(decodeClaims(AuthenticationResult?.['IdToken'])).toMatchObject({
      email: 'office@agency.test',
      email_verified: true,
      name: 'Office One',
      'custom:branch': 'north',
      'cognito:groups': ['CustomersGroup', 'B2BUsersGroup'],
    })
    const { Groups } = await identity.admin.send(
      new AdminListGroupsForUserCommand(inPool({ Username: 'office@agency.test' })),
    )
    expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(['CustomersGroup', 'B2BUsersGroup'])
  })

  it('finds an account by its e-mail address, ignoring letter case', async () => {
    const found = await identity.admin.send(new ListUsersCommand(inPool({ Filter: 'email = "AGENT@demo.test"' })))
    expect(found.Users).toMatchObject([
      { Username: '00000000-0000-4000-8000-0000000000a1', UserStatus: 'CONFIRMED', Enabled: true },
    ])
    expect(found.Users?.[0]?.UserCreateDate?.getTime()).toBeCloseTo(identity.time.now, -4)
    const unknown = await identity.admin.send(new ListUsersCommand(inPool({ Filter: 'email = "nobody@demo.test"' })))
    expect(unknown.Users).toEqual([])
    const asSub = await identity.admin.send(new ListUsersCommand(inPool({ Filter: 'sub = "agent@demo.test"' })))
    expect(asSub.Users).toEqual([])
  })

  it.each(['name = "Demo Agent"', 'email ^= "agent"', 'email = agent', 'email = "" or 1=1'])(
    'rejects the filter %s',
    async (Filter) => {
      const listing = identity.admin.send(new ListUsersCommand(inPool({ Filter })))
      await expect(listing).rejects.toMatchObject({ name: 'InvalidParameterException' })
    },
  )

  it('lists every account exactly once across pages', async () => {
    const listedUsers: (string | undefined)[] = []
    let PaginationToken: string | undefined
    do {
      const page = await identity.admin.send(new ListUsersCommand(inPool({ Limit: 3, PaginationToken })))
      listedUsers.push(...(page.Users ?? []).map(({ Username }) => Username))
      PaginationToken = page.PaginationToken
    } while (PaginationToken)
    expect(new Set(listedUsers).size).toBe(listedUsers.length)
    expect(listedUsers.length).toBeGreaterThanOrEqual(7)
  })

  it('reads one account', async () => {
    const user = await identity.admin.send(new AdminGetUserCommand(inPool({ Username: 'invited@demo.test' })))
    expect(user).toMatchObject({
      Username: '00000000-0000-4000-8000-0000000000a3',
      UserStatus: 'FORCE_CHANGE_PASSWORD',
    })
    expect(user.UserAttributes).toContainEqual({ Name: 'name', Value: 'Demo Invited' })
  })

  it('revokes all sessions when a new password is set', async () => {
    const { AuthenticationResult } = await signIn(identity.url, 'colleague@demo.test', demoPassword)
    await setPassword('colleague@demo.test', 'Chosen-2026')
    expect(await refresh(identity.url, AuthenticationResult?.['RefreshToken'])).toMatchObject({ status: 400 })
    expect(await signIn(identity.url, 'colleague@demo.test', demoPassword)).toMatchObject({ status: 400 })
    expect(await signIn(identity.url, 'colleague@demo.test', 'Chosen-2026')).toMatchObject({ status: 200 })
  })

  it.each([
    ['an e-mail address that is already in use', () => createUser('AGENT@demo.test'), 'UsernameExistsException'],
    ['an invalid e-mail address', () => createUser('agent'), 'InvalidParameterException'],
    ['an e-mail address with a line break', () => createUser('a@b.test\r\nBcc: c@d.test'), 'InvalidParameterException'],
    [
      'a different e-mail address in the attributes',
      () => createUser('x@agency.test', { UserAttributes: [{ Name: 'email', Value: 'agent@demo.test' }] }),
      'InvalidParameterException',
    ],
    [
      'an attribute named like a claim',
      () => createUser('x@agency.test', { UserAttributes: [{ Name: 'cognito:groups', Value: 'B2BUsersGroup' }] }),
      'InvalidParameterException',
    ],
    [
      'a short temporary password',
      () => createUser('x@agency.test', { TemporaryPassword: 'short' }),
      'InvalidPasswordException',
    ],
    ['an unknown account', () => setPassword('nobody@demo.test', 'Chosen-2026'), 'UserNotFoundException'],
    ['an unknown group', () => addToGroup('agent@demo.test', 'b2busersgroup'), 'ResourceNotFoundException'],
    [
      'another pool',
      () =>
        identity.admin.send(new AdminGetUserCommand({ UserPoolId: 'me-south-1_Other', Username: 'agent@demo.test' })),
      'ResourceNotFoundException',
    ],
  ])('rejects %s', async (_case, attempt, name) => {
    await expect(attempt()).rejects.toMatchObject({ name })
  })
})

describe('administrator calls', () => {
  const body = { UserPoolId: userPoolId, Username: 'agent@demo.test' }
  const sendCall = (operation: string, headers: Record<string, string> = {}) =>
    call(identity.url, operation, body, headers)

  /** Returns the headers of a call signed by the SDK, which a test can modify before sending. */
  async function createSignedHeaders(): Promise<Record<string, string>> {
    const { admin } = identity
    let headers: Record<string, string> = {}
    admin.middlewareStack.add(
      () => (args) => {
        if (typeof args.request === 'object' && args.request && 'headers' in args.request) {
          headers = { ...(args.request.headers as Record<string, string>) }
        }
        return Promise.reject(new Error('not sent'))
      },
      { step: 'finalizeRequest', priority: 'low' },
    )
    await admin.send(new AdminGetUserCommand(body)).catch(() => undefined)
    return headers
  }

  it('accept the SDK’s signature', async () => {
    expect(await sendCall('AdminGetUser', await createSignedHeaders())).toMatchObject({ status: 200 })
  })

  const adminCalls = [...operations].filter(([, { isSigned }]) => isSigned).map(([name]) => name)
  it('include only operations whose names start with Admin or List', () => {
    expect(adminCalls).toEqual(expect.arrayContaining(['ListUsers', 'AdminCreateUser', 'AdminSetUserPassword']))
    expect([...operations.keys()].filter((name) => /^Admin|^List/.test(name))).toEqual(
      expect.arrayContaining(adminCalls),
    )
    expect(adminCalls).toHaveLength(14)
  })

  it.each(adminCalls)('require a signature: %s', async (operation) => {
    expect(await sendCall(operation)).toMatchObject({ status: 400, type: 'MissingAuthenticationTokenException' })
  })

  it('reject a bearer token', async () => {
    const { AuthenticationResult } = await signIn(identity.url, 'agent@demo.test', demoPassword)
    const authorization = `Bearer ${AuthenticationResult?.['IdToken']}`
    expect(await sendCall('AdminGetUser', { authorization })).toMatchObject({ type: 'IncompleteSignatureException' })
  })

  it('reject another secret and another key id', async () => {
    const command = new AdminGetUserCommand(body)
    const otherSecret = identity.adminWith('another-secret-of-that-length').send(command)
    await expect(otherSecret).rejects.toMatchObject({ name: 'InvalidSignatureException' })
    const otherKey = identity.adminWith(identity.pool.adminKey.secretAccessKey, 'another-key').send(command)
    await expect(otherKey).rejects.toMatchObject({ name: 'UnrecognizedClientException' })
  })

  it('reject a body that was changed after signing', async () => {
    const otherBody = { ...body, Username: 'other@demo.test' }
    expect(await call(identity.url, 'AdminGetUser', otherBody, await createSignedHeaders())).toMatchObject({
      type: 'InvalidSignatureException',
    })
  })

  it.each([
    ['another operation', { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminListGroupsForUser' }],
    ['another day', { 'x-amz-date': '20250101T000000Z' }],
    ['an invalid date', { 'x-amz-date': 'tomorrow' }],
  ])('reject a request whose headers were changed after signing: %s', async (_case, headers) => {
    const response = await sendCall('AdminGetUser', { ...(await createSignedHeaders()), ...headers })
    expect(response).toMatchObject({ status: 400, type: 'InvalidSignatureException' })
  })

  it.each(['host', 'x-amz-date', 'x-amz-target'])('reject a request in which %s is not signed', async (name) => {
    const headers = await createSignedHeaders()
    const authorization = (headers['authorization'] ?? '').replace(new RegExp(`;?\\b${name}\\b`), '').replace('=;', '=')
    expect(authorization).not.toBe(headers['authorization'])
    expect(await sendCall('AdminGetUser', { ...headers, authorization })).toMatchObject({
      type: 'InvalidSignatureException',
      message: expect.stringContaining('must be signed'),
    })
  })

  it('reject a signature for another region or service', async () => {
    const headers = await createSignedHeaders()
    for (const [from, to] of [
      ['me-south-1', 'eu-west-1'],
      ['cognito-idp', 's3'],
    ] as const) {
      const authorization = headers['authorization']?.replace(from, to) ?? ''
      const response = await sendCall('AdminGetUser', { ...headers, authorization })
      expect(response).toMatchObject({ type: 'InvalidSignatureException', message: expect.stringContaining('scoped') })
    }
  })

  it('reject a signature after five minutes', async () => {
    const headers = await createSignedHeaders()
    identity.time.now += 5 * 60_000 + 1000
    const response = await sendCall('AdminGetUser', headers)
    identity.time.now -= 5 * 60_000 + 1000
    expect(response).toMatchObject({ type: 'InvalidSignatureException', message: expect.stringContaining('expired') })
  })
})
