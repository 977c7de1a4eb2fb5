import { AdminCreateUserCommand, AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, it } from 'vitest'
import { wrongCodeFor } from '#src/testing/calls.ts'
import { call, decodeClaims, demoPassword, refresh, signIn, userPoolId } from '#src/testing/identity.ts'
import { startInboxForTest } from '#src/testing/inbox.ts'

async function start(email = 'agent@demo.test', password = demoPassword) {
  const inbox = await startInboxForTest()
  const { url } = inbox
  if (email !== 'agent@demo.test') {
    const user = { UserPoolId: userPoolId, Username: email }
    await inbox.admin.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' }))
    await inbox.admin.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }))
  }
  const { AuthenticationResult: tokens } = await signIn(url, email, password)
  const AccessToken = tokens?.['AccessToken']
  const update = (attributes: Record<string, string>) =>
    call(url, 'UpdateUserAttributes', {
      AccessToken,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    })
  const remove = (...UserAttributeNames: string[]) =>
    call(url, 'DeleteUserAttributes', { AccessToken, UserAttributeNames })
  const readClaims = async () => {
    const { AuthenticationResult } = await refresh(url, tokens?.['RefreshToken'])
    return decodeClaims(AuthenticationResult?.['IdToken'])
  }
  const requestCode = (AttributeName: string) =>
    call(url, 'GetUserAttributeVerificationCode', { AccessToken, AttributeName })
  const verify = (AttributeName: string, Code: string) =>
    call(url, 'VerifyUserAttribute', { AccessToken, AttributeName, Code })
  return { ...inbox, update, remove, readClaims, requestCode, verify }
}

describe('users’ own attributes', () => {
  it('appear in the next tokens after a change', async () => {
    const { update, readClaims } = await start()
    const claimsBefore = await readClaims()
    expect(await update({ name: 'Office One', locale: 'tr-TR' })).toMatchObject({ status: 200 })
    const claimsAfter = await readClaims()
    expect(claimsAfter).toMatchObject({ name: 'Office One', locale: 'tr-TR', email: 'agent@demo.test' })
    expect(claimsAfter['origin_jti']).toBe(claimsBefore['origin_jti'])
  })

  it('are deleted by name or with an empty value', async () => {
    const { update, remove, readClaims } = await start()
    await update({ nickname: 'One', website: 'https://agency.test' })
    expect(await remove('nickname')).toMatchObject({ status: 200 })
    expect(await update({ website: '' })).toMatchObject({ status: 200 })
    const claimsAfter = await readClaims()
    expect(claimsAfter).not.toHaveProperty('nickname')
    expect(claimsAfter).not.toHaveProperty('website')
  })

  it('cannot include the identity, verification flags or other claims', async () => {
    const { update, remove, readClaims } = await start()
    const unauthorized = { status: 400, type: 'NotAuthorizedException' }
    const rejected = { status: 400, type: 'InvalidParameterException' }
    expect(await update({ name: 'Posing', email: 'partner@demo.test' })).toMatchObject(unauthorized)
    expect(await update({ name: 'Posing', phone_number_verified: 'true' })).toMatchObject(unauthorized)
    expect(await update({ name: 'Posing', 'cognito:groups': 'B2BUsersGroup' })).toMatchObject(rejected)
    expect(await update({ name: 'Posing\r\nBcc: a@b.test' })).toMatchObject(rejected)
    expect(await update({ name: 'x'.repeat(10_000) })).toMatchObject(rejected)
    expect(await remove('email')).toMatchObject(unauthorized)
    expect(await remove('email_verified')).toMatchObject(unauthorized)
    expect(await remove('sub')).toMatchObject(rejected)
    expect(await readClaims()).toMatchObject({ name: 'Demo Agent', email: 'agent@demo.test', email_verified: true })
  })
})

describe('e-mail verification', () => {
  const email = 'new@agency.test'

  it('accepts an e-mailed code only once', async () => {
    const { requestCode, verify, readClaims, secretFor, mailsTo } = await start(email)
    expect(await readClaims()).toMatchObject({ email_verified: false })
    expect(await requestCode('email')).toMatchObject({ CodeDeliveryDetails: { Destination: 'n***@a***' } })
    const code = await secretFor(email)
    expect(await verify('email', wrongCodeFor(code))).toMatchObject({ type: 'CodeMismatchException' })
    expect(await verify('email', code)).toMatchObject({ status: 200 })
    expect(await readClaims()).toMatchObject({ email_verified: true })
    expect(await verify('email', code)).toMatchObject({ type: 'ExpiredCodeException' })
    // The requesting screen is still open, so the e-mail contains no link.
    expect((await mailsTo(email))[0]?.html).not.toContain('<a ')
  })

  it('rejects other attributes', async () => {
    const { requestCode, verify } = await start(email)
    expect(await requestCode('phone_number')).toMatchObject({ type: 'InvalidParameterException' })
    expect(await verify('name', '123456')).toMatchObject({ type: 'InvalidParameterException' })
  })
})
