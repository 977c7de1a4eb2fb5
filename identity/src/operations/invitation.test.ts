import { AdminCreateUserCommand, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, it } from 'vitest'
import { call, clientId, signIn, userPoolId } from '#src/testing/identity.ts'
import { startInboxForTest } from '#src/testing/inbox.ts'

describe('invitation', () => {
  const invitation = (more: object = {}) =>
    new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: 'new@agency.test',
      UserAttributes: [
        { Name: 'email', Value: 'new@agency.test' },
        { Name: 'locale', Value: 'tr-TR' },
      ],
      ...more,
    })
  const email = 'new@agency.test'

  it('e-mails a temporary password that must be replaced at the first sign-in', async () => {
    const { admin, url, mailsTo, secretFor } = await startInboxForTest()
    await admin.send(invitation())
    expect(await mailsTo(email)).toMatchObject([{ subject: 'Rihla hesabınız: geçici şifre' }])
    const { Session, ChallengeName } = await signIn(url, email, await secretFor(email))
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
    const response = await call(url, 'RespondToAuthChallenge', {
      ClientId: clientId,
      ChallengeName,
      Session,
      ChallengeResponses: { USERNAME: email, NEW_PASSWORD: 'Chosen-2026' },
    })
    expect(response).toMatchObject({ status: 200 })
    expect(await signIn(url, email, await secretFor(email))).toMatchObject({ status: 400 })
  })

  it('e-mails a new password when resent, and invalidates the first one', async () => {
    const { admin, url, secretFor } = await startInboxForTest()
    await admin.send(invitation())
    const first = await secretFor(email)
    await admin.send(invitation({ MessageAction: 'RESEND', ClientMetadata: { locale: 'ur-PK' } }))
    const second = await secretFor(email)
    expect(await signIn(url, email, first)).toMatchObject({ status: 400 })
    expect(await signIn(url, email, second)).toMatchObject({ status: 200 })
  })

  it('is valid for seven days', async () => {
    const { admin, url, time, secretFor } = await startInboxForTest()
    await admin.send(invitation())
    time.now += 7 * 24 * 60 * 60_000 - 1
    expect(await signIn(url, email, await secretFor(email))).toMatchObject({ status: 200 })
    time.now += 1
    expect(await signIn(url, email, await secretFor(email))).toMatchObject({
      message: 'Temporary password has expired and must be reset by an administrator.',
    })
  })

  it('creates no account if the e-mail fails, so that the invitation can be retried', async () => {
    const { admin, sink } = await startInboxForTest()
    sink.stop()
    await expect(admin.send(invitation())).rejects.toMatchObject({ name: 'CodeDeliveryFailureException' })
    const lookUp = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: email })
    await expect(admin.send(lookUp)).rejects.toMatchObject({ name: 'UserNotFoundException' })
  })

  it('must be suppressed if there is no mail server', async () => {
    const { admin, url } = await startInboxForTest({ SMTP_URL: '' })
    await expect(admin.send(invitation())).rejects.toMatchObject({ name: 'CodeDeliveryFailureException' })
    await admin.send(invitation({ MessageAction: 'SUPPRESS', TemporaryPassword: 'Temp-2026!' }))
    expect(await signIn(url, email, 'Temp-2026!')).toMatchObject({ status: 200 })
  })
})
