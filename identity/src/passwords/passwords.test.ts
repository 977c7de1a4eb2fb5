import { AdminResetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, it } from 'vitest'
import { captureProof } from '#src/testing/browser.ts'
import { createBrowserCalls } from '#src/testing/calls.ts'
import { call, decodeClaims, demoPassword, refresh, signIn, userPoolId } from '#src/testing/identity.ts'
import { startInboxForTest } from '#src/testing/inbox.ts'

const agent = 'agent@demo.test'
const newPassword = 'Chosen-2026'
const wrongPasswordError = { status: 400, type: 'NotAuthorizedException', message: 'Incorrect username or password.' }

async function start() {
  const inbox = await startInboxForTest()
  const { url } = inbox
  const startSession = async (password = demoPassword, email = agent) => {
    const { AuthenticationResult: tokens } = await signIn(url, email, password)
    const originJti = String(decodeClaims(tokens?.['AccessToken'])['origin_jti'])
    return { access: tokens?.['AccessToken'], refresh: tokens?.['RefreshToken'], id: tokens?.['IdToken'], originJti }
  }
  const whoAmI = (AccessToken: string | undefined) => call(url, 'GetUser', { AccessToken })
  return { ...inbox, ...createBrowserCalls(url), startSession, whoAmI }
}

describe('password reset', () => {
  it('sets a new password with a code that is e-mailed in the display language', async () => {
    const { forgot, confirmForgot, mailsTo, secretFor, url } = await start()
    expect(await forgot(agent, { ClientMetadata: { locale: 'ur-PK' } })).toMatchObject({
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@d***' },
    })
    expect(await mailsTo(agent)).toMatchObject([{ subject: 'رحلہ (Rihla): نئے پاس ورڈ کے لیے تصدیقی کوڈ' }])
    expect(await confirmForgot(agent, await secretFor(agent), newPassword)).toMatchObject({ status: 200 })
    expect(await signIn(url, agent, demoPassword)).toMatchObject(wrongPasswordError)
    expect(await signIn(url, agent, newPassword)).toMatchObject({ status: 200 })
  })

  it('revokes all sessions and challenges, and reports the revoked sessions', async () => {
    const { forgot, confirmForgot, secretFor, startSession, whoAmI, url } = await start()
    const [one, other, partner] = [
      await startSession(),
      await startSession(),
      await startSession(demoPassword, 'partner@demo.test'),
    ]
    const proof = await captureProof(url, agent, demoPassword)
    await forgot(agent)
    const { revoked } = await confirmForgot(agent, await secretFor(agent), newPassword)
    expect([...revoked].sort()).toEqual([one.originJti, other.originJti].sort())
    for (const { access, refresh: token } of [one, other]) {
      expect(await refresh(url, token)).toMatchObject({ status: 400, message: 'Refresh Token has been revoked' })
      expect(await whoAmI(access)).toMatchObject({ message: 'Access Token has been revoked' })
    }
    expect(await call(url, 'RespondToAuthChallenge', proof)).toMatchObject({ type: 'NotAuthorizedException' })
    expect(await refresh(url, partner.refresh)).toMatchObject({ status: 200 })
  })

  it('ends a sign-in block caused by wrong passwords', async () => {
    const { forgot, confirmForgot, secretFor, signIn: trySignIn } = await start()
    for (let attempt = 0; attempt < 5; attempt += 1) await trySignIn(agent, 'a wrong guess')
    expect(await trySignIn(agent, demoPassword)).toMatchObject({ message: 'Password attempts exceeded' })
    await forgot(agent)
    await confirmForgot(agent, await secretFor(agent), newPassword)
    expect(await trySignIn(agent, newPassword)).toMatchObject({ status: 200 })
  })

  it('lets the mailbox owner take over an unconfirmed account', async () => {
    const { forgot, confirmForgot, secretFor, startSession } = await start()
    await forgot('unconfirmed@demo.test')
    await confirmForgot('unconfirmed@demo.test', await secretFor('unconfirmed@demo.test'), newPassword)
    const { id } = await startSession(newPassword, 'unconfirmed@demo.test')
    expect(decodeClaims(id)).toMatchObject({ email_verified: true })
  })
})

describe('password change', () => {
  it('keeps the calling session, revokes the others and reports them', async () => {
    const { startSession, whoAmI, changePassword, url } = await start()
    const [mine, other, third] = [await startSession(), await startSession(), await startSession()]
    const proof = await captureProof(url, agent, demoPassword)
    const response = await changePassword(mine.access, demoPassword, newPassword)
    expect(response).toMatchObject({ status: 200 })
    expect([...response.revoked].sort()).toEqual([other.originJti, third.originJti].sort())
    expect(await whoAmI(mine.access)).toMatchObject({ status: 200 })
    const { AuthenticationResult } = await refresh(url, mine.refresh)
    expect(decodeClaims(AuthenticationResult?.['IdToken'])).toMatchObject({ origin_jti: mine.originJti })
    expect(decodeClaims(AuthenticationResult?.['AccessToken'])).toMatchObject({ origin_jti: mine.originJti })
    expect(await refresh(url, other.refresh)).toMatchObject({ status: 400 })
    expect(await whoAmI(other.access)).toMatchObject({ message: 'Access Token has been revoked' })
    expect(await call(url, 'RespondToAuthChallenge', proof)).toMatchObject({ type: 'NotAuthorizedException' })
    expect(await signIn(url, agent, demoPassword)).toMatchObject(wrongPasswordError)
    expect(await signIn(url, agent, newPassword)).toMatchObject({ status: 200 })
  })

  it('invalidates a reset code that was e-mailed before', async () => {
    const { startSession, changePassword, forgot, confirmForgot, secretFor } = await start()
    const { access } = await startSession()
    await forgot(agent)
    await changePassword(access, demoPassword, newPassword)
    expect(await confirmForgot(agent, await secretFor(agent))).toMatchObject({ type: 'ExpiredCodeException' })
  })

  it('reports no sessions if there are none to revoke', async () => {
    const { startSession, changePassword } = await start()
    const { access } = await startSession()
    expect(await changePassword(access, demoPassword, newPassword)).toMatchObject({ status: 200, revoked: [] })
  })

  it('is blocked after five wrong passwords, without affecting sessions or sign-in', async () => {
    const { startSession, changePassword, url, time } = await start()
    const { access, refresh: token } = await startSession()
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await changePassword(access, 'a wrong guess', newPassword)).toMatchObject({
        ...wrongPasswordError,
        revoked: [],
      })
    const limitError = {
      status: 400,
      type: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    }
    expect(await changePassword(access, demoPassword, newPassword)).toMatchObject(limitError)
    expect(await refresh(url, token)).toMatchObject({ status: 200 })
    expect(await signIn(url, agent, demoPassword)).toMatchObject({ status: 200 })
    time.now += 5 * 60_000
    expect(await changePassword(access, demoPassword, newPassword)).toMatchObject({ status: 200 })
  })

  it.each([
    ['7 characters', 'seven77', 'InvalidPasswordException'],
    ['257 characters', 'x'.repeat(257), 'InvalidParameterException'],
    ['the previous password', demoPassword, 'PasswordHistoryPolicyViolationException'],
  ])('is rejected for %s', async (_case, password, type) => {
    const { startSession, changePassword, url } = await start()
    const { access } = await startSession()
    expect(await changePassword(access, demoPassword, password)).toMatchObject({ status: 400, type })
    expect(await signIn(url, agent, demoPassword)).toMatchObject({ status: 200 })
  })

  it('requires an active session', async () => {
    const { startSession, changePassword, url } = await start()
    const { access, id, refresh: token } = await startSession()
    expect(await changePassword(id, demoPassword, newPassword)).toMatchObject({ message: 'Invalid Access Token' })
    await call(url, 'GlobalSignOut', { AccessToken: access })
    expect(await changePassword(access, demoPassword, newPassword)).toMatchObject({
      message: 'Access Token has been revoked',
    })
    expect(await refresh(url, token)).toMatchObject({ status: 400 })
  })
})

describe('administrator password reset', () => {
  const command = (Username: string) => new AdminResetUserPasswordCommand({ UserPoolId: userPoolId, Username })

  it('invalidates the password and e-mails a code for setting a new one', async () => {
    const { admin, startSession, confirmForgot, secretFor, url } = await start()
    const { refresh: token } = await startSession()
    await admin.send(command(agent))
    expect(await refresh(url, token)).toMatchObject({ status: 400 })
    expect(await signIn(url, agent, 'a wrong guess')).toMatchObject(wrongPasswordError)
    expect(await signIn(url, agent, demoPassword)).toMatchObject({
      type: 'PasswordResetRequiredException',
      message: 'Password reset required for the user',
    })
    await confirmForgot(agent, await secretFor(agent), newPassword)
    expect(await signIn(url, agent, newPassword)).toMatchObject({ status: 200 })
  })

  it.each([
    ['invited@demo.test', 'NotAuthorizedException'],
    ['unconfirmed@demo.test', 'InvalidParameterException'],
    ['nobody@demo.test', 'UserNotFoundException'],
  ])('is rejected for %s', async (email, name) => {
    const { admin } = await start()
    await expect(admin.send(command(email))).rejects.toMatchObject({ name })
  })
})
