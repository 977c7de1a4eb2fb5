import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowserCalls } from '#src/testing/calls.ts'
import { decodeClaims, userPoolId } from '#src/testing/identity.ts'
import { startInboxForTest, startWithInbox } from '#src/testing/inbox.ts'

const password = 'Chosen-2026'
const accountExistsError = { status: 400, type: 'UsernameExistsException' }

let inbox: Awaited<ReturnType<typeof startWithInbox>>
beforeAll(async () => {
  inbox = await startWithInbox()
})
afterAll(() => inbox.stop())

/** Number of IP addresses used so far. Each case uses another one, so that cases do not share a limit. */
let addressCount = 0
const createCalls = () => createBrowserCalls(inbox.url, `198.51.100.${(addressCount += 1)}`)

describe('sign-up', () => {
  it('e-mails a code that confirms the account, which then signs in and belongs to no group', async () => {
    const { signUp, signIn, confirmSignUp } = createCalls()
    const email = 'office@agency.test'
    const response = await signUp(email, password, {
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'name', Value: 'Office One' },
        { Name: 'locale', Value: 'id-ID' },
      ],
    })
    expect(response).toMatchObject({
      status: 200,
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'o***@a***' },
    })
    expect(await inbox.mailsTo(email)).toMatchObject([{ subject: 'Kode verifikasi Rihla Anda' }])
    expect(await signIn(email, password)).toMatchObject({ type: 'UserNotConfirmedException' })
    expect(await confirmSignUp(email, await inbox.secretFor(email))).toMatchObject({ status: 200 })
    const { AuthenticationResult } = await signIn(email, password)
    const claims = decodeClaims(AuthenticationResult?.['IdToken'])
    expect(claims).toMatchObject({ email, email_verified: true, name: 'Office One' })
    expect(claims).not.toHaveProperty('cognito:groups')
  })

  it.each(['a..b@x.test', '.a@x.test', 'ü@x.test', 'a@x', 'a@münchen.test'])(
    'rejects the e-mail address %s',
    async (email) => {
      expect(await createCalls().signUp(email, password)).toMatchObject({
        status: 400,
        type: 'InvalidParameterException',
      })
    },
  )

  it('sends the e-mail in the display language', async () => {
    const email = 'guest@agency.test'
    await createCalls().signUp(email, password, { ClientMetadata: { locale: 'ar-SA' } })
    await createCalls().resend(email, { ClientMetadata: { locale: 'tr-TR' } })
    const mails = await inbox.mailsTo(email)
    expect(mails.map(({ html }) => /lang="([^"]+)"/.exec(html)?.[1])).toEqual(['ar-SA', 'tr-TR'])
  })

  it('confirms an existing account with a resent code', async () => {
    const { resend, confirmSignUp, signIn } = createCalls()
    expect(await resend('unconfirmed@demo.test')).toMatchObject({
      CodeDeliveryDetails: { Destination: 'u***@d***' },
    })
    await confirmSignUp('unconfirmed@demo.test', await inbox.secretFor('unconfirmed@demo.test'))
    expect(await signIn('unconfirmed@demo.test', 'Umrah-2026!')).toMatchObject({ status: 200 })
  })

  it('creates no account if the e-mail fails', async () => {
    const { url, admin, sink } = await startInboxForTest()
    sink.stop()
    expect(await createBrowserCalls(url).signUp('new@agency.test', password)).toMatchObject({
      status: 400,
      type: 'CodeDeliveryFailureException',
    })
    const lookUp = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: 'new@agency.test' })
    await expect(admin.send(lookUp)).rejects.toMatchObject({ name: 'UserNotFoundException' })
  })
})

describe('e-mail address', () => {
  it.each([
    ['other letter case', 'AGENT@Demo.Test'],
    ['full-width letters', 'ａｇｅｎｔ@demo.test'],
    ['spaces around it', ' agent@demo.test\u00A0'],
    ['an unconfirmed account', 'Waiting@agency.test'],
  ])('identifies one account: %s', async (_case, email) => {
    const { signUp } = createCalls()
    await signUp('waiting@agency.test', password)
    expect(await signUp(email, password)).toMatchObject(accountExistsError)
  })

  it('is used in its stored form for e-mails, even if a look-alike was entered', async () => {
    const { forgot, signIn, confirmForgot } = createCalls()
    // The Kelvin sign becomes a `k` when its case is folded.
    expect(await createCalls().signUp('kiosk@agency.test', password)).toMatchObject({ status: 200 })
    const { CodeDeliveryDetails } = await forgot('\u212Aiosk@agency.test')
    expect(CodeDeliveryDetails).toMatchObject({ Destination: 'k***@a***' })
    expect(inbox.sink.mails.filter(({ to }) => /[^\p{ASCII}]/u.test(to))).toEqual([])
    await confirmForgot('kiosk@agency.test', await inbox.secretFor('kiosk@agency.test'))
    expect(await signIn('kiosk@agency.test', 'Chosen-again-1')).toMatchObject({ status: 200 })
  })

  it('gets only one account from twenty simultaneous sign-ups', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => createCalls().signUp('race@agency.test', password)),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await inbox.mailsTo('race@agency.test')).toHaveLength(1)
  })
})

describe('invalid sign-up', () => {
  const email = 'hostile@agency.test'
  const rejected = { status: 400, type: 'InvalidParameterException' }

  it.each([
    ['a line break', 'a@b.test\r\nBcc: c@d.test'],
    ['a line feed', 'a@b.test\nBcc: c@d.test'],
    ['a display name', 'Rihla <a@b.test>'],
    ['two addresses', 'a@b.test,c@d.test'],
    ['a quoted name', '"a b"@c.test'],
    ['no address', 'agent'],
    ['letters outside ASCII', 'ağent@agency.test'],
    ['10,000 characters', `${'a'.repeat(10_000)}@b.test`],
  ])('is rejected for an e-mail address with %s', async (_case, address) => {
    const mailCountBefore = inbox.sink.mails.length
    expect(await createCalls().signUp(address, password)).toMatchObject(rejected)
    await inbox.mailsTo('')
    expect(inbox.sink.mails).toHaveLength(mailCountBefore)
  })

  it.each([
    ['a line break in the name', { Name: 'name', Value: 'A\r\nBcc: c@d.test' }, rejected],
    ['a name of 10,000 characters', { Name: 'name', Value: 'x'.repeat(10_000) }, rejected],
    ['a group as an attribute', { Name: 'cognito:groups', Value: 'B2BUsersGroup' }, rejected],
    ['an attribute with an object name', { Name: '__proto__', Value: 'x' }, rejected],
    ['somebody else’s e-mail address', { Name: 'email', Value: 'agent@demo.test' }, rejected],
    ['a verified e-mail address', { Name: 'email_verified', Value: 'true' }, { type: 'NotAuthorizedException' }],
    ['a sub', { Name: 'sub', Value: '00000000-0000-4000-8000-0000000000a1' }, rejected],
  ])('is rejected for %s', async (_case, attribute, error) => {
    expect(await createCalls().signUp(email, password, { UserAttributes: [attribute] })).toMatchObject(error)
  })

  it.each([
    ['7 characters', 'seven77', { type: 'InvalidPasswordException' }],
    ['7 emoji', '🕋🌙🕌⭐🐪🌴🏨', { type: 'InvalidPasswordException' }],
    ['257 characters', 'x'.repeat(257), { type: 'InvalidParameterException' }],
    ['10,000 characters', 'x'.repeat(10_000), { type: 'InvalidParameterException' }],
    ['no characters', '', { type: 'InvalidParameterException' }],
    ['a leaked password', 'P@ssw0rd', { type: 'InvalidPasswordException' }],
  ])('is rejected for an invalid password: %s', async (_case, invalidPassword, error) => {
    expect(await createCalls().signUp(email, invalidPassword)).toMatchObject({ status: 400, ...error })
  })
})

describe('password', () => {
  it.each([
    ['8 characters', 'eight888', 'eight88'],
    ['64 characters', 'aB3-'.repeat(16), 'aB3-'.repeat(15)],
    ['256 characters', 'aB3-'.repeat(64), 'aB3-'.repeat(63)],
    ['8 emoji', '🕋🌙🕌⭐🐪🌴🏨🚌', '🕋🌙🕌⭐🐪🌴🏨'],
    ['spaces at both ends', '  inside out  ', 'inside out'],
  ])('is accepted exactly as typed: %s', async (name, chosenPassword, similarPassword) => {
    const { signUp, confirmSignUp, signIn } = createCalls()
    const email = `${name.replaceAll(' ', '-')}@agency.test`
    expect(await signUp(email, chosenPassword)).toMatchObject({ status: 200 })
    await confirmSignUp(email, await inbox.secretFor(email))
    expect(await signIn(email, similarPassword)).toMatchObject({ status: 400 })
    expect(await signIn(email, chosenPassword)).toMatchObject({ status: 200 })
  })
})
