/** The lifecycle of an account in a browser, from sign-up to sign-out, with both client libraries for Amazon Cognito. */
import { AdminAddUserToGroupCommand } from '@aws-sdk/client-cognito-identity-provider'
import * as amplify from '@aws-amplify/auth'
import {
  CognitoUserAttribute,
  type CognitoUserPool,
  type CognitoUserSession,
  type CognitoUser,
} from 'amazon-cognito-identity-js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createBrowserPool, createBrowserUser, configureAmplify, signInWithSrp } from '#src/testing/browser.ts'
import { wrongCodeFor } from '#src/testing/calls.ts'
import { refresh, userPoolId } from '#src/testing/identity.ts'
import { startWithInbox } from '#src/testing/inbox.ts'

const password = 'Chosen-2026'
const newPassword = 'Chosen-again-1'
const wrongCodeError = {
  name: 'CodeMismatchException',
  message: 'Invalid verification code provided, please try again.',
}
const expiredCodeError = {
  name: 'ExpiredCodeException',
  message: 'Invalid code provided, please request a code again.',
}
const wrongPasswordError = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }

let inbox: Awaited<ReturnType<typeof startWithInbox>>
beforeAll(async () => {
  inbox = await startWithInbox()
})
afterAll(() => inbox.stop())

describe('@aws-amplify/auth', () => {
  beforeAll(() => configureAmplify(inbox.url))
  afterEach(() => amplify.signOut())

  const signUp = (username: string) =>
    amplify.signUp({
      username,
      password,
      options: { userAttributes: { email: username, name: 'Office One' }, clientMetadata: { locale: 'ar-SA' } },
    })
  const createConfirmed = async (username: string) => {
    await signUp(username)
    await amplify.confirmSignUp({ username, confirmationCode: await inbox.secretFor(username) })
    return username
  }

  it('signs up, handles a wrong code, requests a new one, confirms and signs in', async () => {
    const username = 'one@amplify.test'
    const { isSignUpComplete, nextStep } = await signUp(username)
    expect(isSignUpComplete).toBe(false)
    expect(nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'o***@a***' },
    })
    const firstCode = await inbox.secretFor(username)
    await expect(amplify.confirmSignUp({ username, confirmationCode: wrongCodeFor(firstCode) })).rejects.toMatchObject(
      wrongCodeError,
    )
    expect(await amplify.resendSignUpCode({ username, options: { clientMetadata: { locale: 'tr-TR' } } })).toEqual({
      attributeName: 'email',
      deliveryMedium: 'EMAIL',
      destination: 'o***@a***',
    })
    const confirmationCode = await inbox.secretFor(username)
    const result = await amplify.confirmSignUp({ username, confirmationCode })
    expect(result).toMatchObject({ isSignUpComplete: true })
    await expect(amplify.confirmSignUp({ username, confirmationCode })).rejects.toMatchObject(expiredCodeError)
    expect((await amplify.signIn({ username, password })).isSignedIn).toBe(true)
    const languages = (await inbox.mailsTo(username)).map(({ html }) => /lang="([^"]+)"/.exec(html)?.[1])
    expect(languages).toEqual(['ar-SA', 'tr-TR'])
  })

  it('reports an e-mail address that is already in use', async () => {
    await expect(signUp('Agent@demo.test')).rejects.toMatchObject({ name: 'UsernameExistsException' })
  })

  it('reports an expired code', async () => {
    await signUp('late@amplify.test')
    const confirmationCode = await inbox.secretFor('late@amplify.test')
    inbox.time.now += 24 * 60 * 60_000
    const attempt = amplify.confirmSignUp({ username: 'late@amplify.test', confirmationCode })
    await expect(attempt).rejects.toMatchObject(expiredCodeError)
    inbox.time.now -= 24 * 60 * 60_000
  })

  it.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)(
    'replaces a forgotten password and signs in (%s)',
    async (authFlowType) => {
      const username = await createConfirmed(`forgot-${authFlowType.toLowerCase()}@amplify.test`)
      const { nextStep } = await amplify.resetPassword({ username, options: { clientMetadata: { locale: 'id-ID' } } })
      expect(nextStep).toMatchObject({
        resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
        codeDeliveryDetails: { destination: 'f***@a***' },
      })
      const confirmationCode = await inbox.secretFor(username)
      const attempt = { username, newPassword }
      await expect(
        amplify.confirmResetPassword({ ...attempt, confirmationCode: wrongCodeFor(confirmationCode) }),
      ).rejects.toMatchObject(wrongCodeError)
      await amplify.confirmResetPassword({ ...attempt, confirmationCode })
      const options = { authFlowType }
      await expect(amplify.signIn({ username, password, options })).rejects.toMatchObject(wrongPasswordError)
      expect((await amplify.signIn({ username, password: newPassword, options })).isSignedIn).toBe(true)
    },
  )

  it('reports that the password must be reset', async () => {
    const username = await createConfirmed('reset@amplify.test')
    const user = inbox.pool.users.find(username)
    inbox.pool.users.setStatus(user?.sub ?? '', 'RESET_REQUIRED', inbox.time.now)
    const { nextStep } = await amplify.signIn({ username, password })
    expect(nextStep.signInStep).toBe('RESET_PASSWORD')
  })

  it('changes the password, keeps the current session and revokes the others', async () => {
    const username = await createConfirmed('change@amplify.test')
    const otherUser = createBrowserUser(inbox.url, username)
    const session = await signInWithSrp(otherUser, password)
    await amplify.signIn({ username, password })
    const wrongPassword = amplify.updatePassword({ oldPassword: 'a wrong guess', newPassword })
    await expect(wrongPassword).rejects.toMatchObject(wrongPasswordError)
    await amplify.updatePassword({ oldPassword: password, newPassword })
    const { tokens } = await amplify.fetchAuthSession({ forceRefresh: true })
    expect(tokens?.idToken?.payload).toMatchObject({ email: username })
    if (session === 'newPassword') throw new Error('A new password is required.')
    expect(await refresh(inbox.url, session.getRefreshToken().getToken())).toMatchObject({ status: 400 })
  })

  it('changes attributes, which the id token contains after a refresh', async () => {
    const username = await createConfirmed('named@amplify.test')
    await amplify.signIn({ username, password })
    expect(
      await amplify.updateUserAttributes({ userAttributes: { name: 'Office Two', locale: 'ur-PK' } }),
    ).toMatchObject({ name: { isUpdated: true }, locale: { isUpdated: true } })
    const { tokens } = await amplify.fetchAuthSession({ forceRefresh: true })
    expect(tokens?.idToken?.payload).toMatchObject({ name: 'Office Two', locale: 'ur-PK' })
    await amplify.deleteUserAttributes({ userAttributeKeys: ['locale'] })
    expect(await amplify.fetchUserAttributes()).not.toHaveProperty('locale')
    await expect(
      amplify.updateUserAttribute({ userAttribute: { attributeKey: 'email', value: 'a@b.test' } }),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })

  it('verifies the e-mail address with a code', async () => {
    const username = await createConfirmed('verify@amplify.test')
    await amplify.signIn({ username, password })
    const { destination } = await amplify.sendUserAttributeVerificationCode({ userAttributeKey: 'email' })
    expect(destination).toBe('v***@a***')
    const confirmationCode = await inbox.secretFor(username)
    await amplify.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode })
    expect(await amplify.fetchUserAttributes()).toMatchObject({ email_verified: 'true' })
  })
})

describe('amazon-cognito-identity-js', () => {
  /** Converts the library's callbacks to a promise. `start` passes them to the library. */
  const withCallbacks = <Result>(
    start: (onSuccess: (result: Result) => void, onFailure: (error: unknown) => void) => void,
  ) => new Promise<Result>(start)
  const withCallback = <Result>(start: (callback: (error: unknown, result?: Result) => void) => void) =>
    withCallbacks<Result | undefined>((resolve, reject) =>
      start((error, result) => (error ? reject(error) : resolve(result))),
    )

  const signUp = (pool: CognitoUserPool, email: string) =>
    withCallback<{ codeDeliveryDetails: object; userConfirmed: boolean }>((callback) =>
      pool.signUp(email, password, [new CognitoUserAttribute({ Name: 'email', Value: email })], [], callback, {
        locale: 'id-ID',
      }),
    )
  const confirm = (user: CognitoUser, code: string) =>
    withCallback((callback) => user.confirmRegistration(code, false, callback))
  const startSession = async (user: CognitoUser, enteredPassword = password): Promise<CognitoUserSession> => {
    const session = await signInWithSrp(user, enteredPassword)
    if (session === 'newPassword') throw new Error('A new password is required.')
    return session
  }
  const createConfirmed = async (email: string) => {
    await signUp(createBrowserPool(inbox.url).Pool, email)
    const user = createBrowserUser(inbox.url, email)
    await confirm(user, await inbox.secretFor(email))
    return user
  }

  it('signs up, handles a wrong code, requests a new one, confirms and signs in', async () => {
    const email = 'one@identity.test'
    expect(await signUp(createBrowserPool(inbox.url).Pool, email)).toMatchObject({
      userConfirmed: false,
      codeDeliveryDetails: { Destination: 'o***@i***' },
    })
    const user = createBrowserUser(inbox.url, email)
    await expect(signInWithSrp(user, password)).rejects.toMatchObject({ name: 'UserNotConfirmedException' })
    await expect(confirm(user, wrongCodeFor(await inbox.secretFor(email)))).rejects.toMatchObject(wrongCodeError)
    await withCallback((callback) => user.resendConfirmationCode(callback, { locale: 'ur-PK' }))
    expect(await confirm(user, await inbox.secretFor(email))).toBe('SUCCESS')
    expect((await startSession(user)).getIdToken().payload).toMatchObject({ email, email_verified: true })
    const languages = (await inbox.mailsTo(email)).map(({ html }) => /lang="([^"]+)"/.exec(html)?.[1])
    expect(languages).toEqual(['id-ID', 'ur-PK'])
  })

  it('reports an e-mail address that is already in use', async () => {
    await expect(signUp(createBrowserPool(inbox.url).Pool, 'agent@demo.test')).rejects.toMatchObject({
      name: 'UsernameExistsException',
    })
  })

  it('replaces a forgotten password and signs in', async () => {
    const email = 'forgot@identity.test'
    const user = await createConfirmed(email)
    const delivery = await withCallbacks<{ CodeDeliveryDetails: object }>((onSuccess, onFailure) =>
      user.forgotPassword({ onSuccess, onFailure }, { locale: 'tr-TR' }),
    )
    expect(delivery).toMatchObject({ CodeDeliveryDetails: { Destination: 'f***@i***' } })
    const code = await inbox.secretFor(email)
    const replace = (enteredCode: string) =>
      withCallbacks<string>((onSuccess, onFailure) =>
        user.confirmPassword(enteredCode, newPassword, { onSuccess, onFailure }),
      )
    await expect(replace(wrongCodeFor(code))).rejects.toMatchObject(wrongCodeError)
    expect(await replace(code)).toBe('SUCCESS')
    await expect(startSession(user)).rejects.toMatchObject(wrongPasswordError)
    expect((await startSession(user, newPassword)).isValid()).toBe(true)
  })

  it('changes the password and keeps the current session', async () => {
    const user = await createConfirmed('change@identity.test')
    const session = await startSession(user)
    const change = (oldPassword: string) =>
      withCallback((callback) => user.changePassword(oldPassword, newPassword, callback))
    await expect(change('a wrong guess')).rejects.toMatchObject(wrongPasswordError)
    expect(await change(password)).toBe('SUCCESS')
    expect(await refresh(inbox.url, session.getRefreshToken().getToken())).toMatchObject({ status: 200 })
  })

  it('changes attributes, which the id token contains after a refresh', async () => {
    const email = 'named@identity.test'
    const user = await createConfirmed(email)
    const session = await startSession(user)
    await inbox.admin.send(
      new AdminAddUserToGroupCommand({ UserPoolId: userPoolId, Username: email, GroupName: 'B2BUsersGroup' }),
    )
    const name = new CognitoUserAttribute({ Name: 'name', Value: 'Office Two' })
    expect(await withCallback((callback) => user.updateAttributes([name], callback))).toBe('SUCCESS')
    const next = await withCallback<CognitoUserSession>((callback) =>
      user.refreshSession(session.getRefreshToken(), callback),
    )
    expect(next?.getIdToken().payload).toMatchObject({ name: 'Office Two', 'cognito:groups': ['B2BUsersGroup'] })
    expect(await withCallback((callback) => user.deleteAttributes(['name'], callback))).toBe('SUCCESS')
    const remaining = await withCallback<CognitoUserAttribute[]>((callback) => user.getUserAttributes(callback))
    expect(remaining?.map((attribute) => attribute.getName())).not.toContain('name')
  })

  it('verifies the e-mail address with a code', async () => {
    const email = 'verify@identity.test'
    const user = await createConfirmed(email)
    await startSession(user)
    await withCallbacks((inputVerificationCode, onFailure) =>
      user.getAttributeVerificationCode('email', { onSuccess: () => undefined, onFailure, inputVerificationCode }),
    )
    const code = await inbox.secretFor(email)
    const verified = await withCallbacks<string>((onSuccess, onFailure) =>
      user.verifyAttribute('email', code, { onSuccess, onFailure }),
    )
    expect(verified).toBe('SUCCESS')
  })
})
