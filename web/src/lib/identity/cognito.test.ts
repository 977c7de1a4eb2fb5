import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '#src/testing/server.ts'
import { MissingAttributes } from './missing-attributes.ts'
import { accountActions } from './cognito-actions.ts'
import { cognitoAccounts } from './cognito.ts'

const clientId = 'client-1'
const prefix = `CognitoIdentityServiceProvider.${clientId}`
const nowSeconds = () => Math.floor(Date.now() / 1000)

const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

function aToken(expiresIn: number): string {
  const claims = {
    sub: 'user-a',
    email: 'agent@demo.test',
    'cognito:groups': ['B2BUsersGroup'],
    iat: nowSeconds(),
    exp: nowSeconds() + expiresIn,
  }
  return `${encode({ alg: 'none' })}.${encode(claims)}.x`
}

/** Stores the tokens of a sign-in an hour ago. */
function storeExpiredSession() {
  localStorage.setItem(`${prefix}.LastAuthUser`, 'user-a')
  localStorage.setItem(`${prefix}.user-a.accessToken`, aToken(-60))
  localStorage.setItem(`${prefix}.user-a.idToken`, aToken(-60))
  localStorage.setItem(`${prefix}.user-a.refreshToken`, 'refresh-1')
}

const refreshToken = () => localStorage.getItem(`${prefix}.user-a.refreshToken`)

let poolResponse: () => Response = () => HttpResponse.error()

const poolError = (name: string, status = 400) =>
  HttpResponse.json({ __type: name, message: 'Refresh Token has been revoked' }, { status })

beforeEach(() => {
  // The library waits between retries.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  server.use(
    http.get('*/config.json', () =>
      HttpResponse.json({ cognito: { userPoolId: 'local_1', clientId, endpoint: '/cognito' } }),
    ),
    http.post('*/cognito', () => poolResponse()),
  )
  storeExpiredSession()
})

afterEach(() => vi.restoreAllMocks())

test.each([
  ['cannot be reached', () => HttpResponse.error()],
  ['is broken', () => HttpResponse.text('Bad gateway', { status: 502 })],
  ['returns an internal error', () => poolError('InternalErrorException', 500)],
  ['limits requests', () => poolError('TooManyRequestsException')],
])('keeps the refresh token when the pool %s', async (_case, unavailable) => {
  poolResponse = unavailable
  await expect(cognitoAccounts.idToken({ refresh: false })).rejects.toBeInstanceOf(Error)
  expect(refreshToken()).toBe('refresh-1')
  expect(await cognitoAccounts.restore()).toMatchObject({ userId: 'user-a', groups: ['B2BUsersGroup'] })

  poolResponse = () => HttpResponse.json({ AuthenticationResult: { AccessToken: aToken(900), IdToken: aToken(900) } })
  expect(await cognitoAccounts.idToken({ refresh: false })).toEqual(expect.any(String))
  expect(refreshToken()).toBe('refresh-1')
})

test.each(['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException'])(
  'ends the session when the pool returns %s',
  async (name) => {
    poolResponse = () => poolError(name)
    expect(await cognitoAccounts.idToken({ refresh: false })).toBeNull()
    expect(await cognitoAccounts.restore()).toBeNull()
    expect(refreshToken()).toBeNull()
  },
)

test('lists the attributes that the pool requires with a new password but that have no field', async () => {
  const signInStep = 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED' as const
  const missing = ['name', 'phone_number', 'given_name']
  vi.spyOn(accountActions, 'signIn').mockResolvedValue({
    isSignedIn: false,
    nextStep: { signInStep, missingAttributes: missing },
  })
  const refusal = Object.assign(new Error('Invalid attributes given, phone_number is missing'), {
    name: 'InvalidParameterException',
  })
  vi.spyOn(accountActions, 'confirmSignIn').mockRejectedValue(refusal)
  await cognitoAccounts.signIn('invited@demo.test', 'Temp-2026!')
  await expect(cognitoAccounts.answerNewPassword('Umrah-2026!', 'Demo Invited')).rejects.toEqual(
    new MissingAttributes(['phone_number', 'given_name']),
  )
})

test('sends the attributes that the pool requires with a new password', async () => {
  vi.spyOn(accountActions, 'signIn').mockResolvedValue({
    isSignedIn: false,
    nextStep: {
      signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
      missingAttributes: ['name', 'locale', 'birthdate'],
    },
  })
  const confirm = vi
    .spyOn(accountActions, 'confirmSignIn')
    .mockResolvedValue({ isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_UP' } })
  document.documentElement.lang = 'ar-SA'
  expect(await cognitoAccounts.signIn('invited@demo.test', 'Temp-2026!')).toBe('new-password-and-name')
  await expect(cognitoAccounts.answerNewPassword('Umrah-2026!', 'Demo Invited')).rejects.toThrow('CONFIRM_SIGN_UP')
  expect(confirm).toHaveBeenCalledWith({
    challengeResponse: 'Umrah-2026!',
    options: { userAttributes: { name: 'Demo Invited', locale: 'ar-SA' } },
  })
})
