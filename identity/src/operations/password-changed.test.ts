import { describe, expect, it } from 'vitest'
import { mailTexts } from '#src/mail/mail-texts.ts'
import { createBrowserCalls, wrongCodeFor } from '#src/testing/calls.ts'
import { call, demoPassword, signIn } from '#src/testing/identity.ts'
import { startInboxForTest } from '#src/testing/inbox.ts'

const agent = 'agent@demo.test'
const newPassword = 'Chosen-2026'
const subjects = mailTexts.map(({ language, passwordChanged }) => [language, passwordChanged.subject] as const)

/** Starts a service. `changeMails` returns the e-mails about a changed password. */
async function start() {
  const inbox = await startInboxForTest()
  const { url } = inbox
  const startSession = async (password = demoPassword) => {
    const { AuthenticationResult: tokens } = await signIn(url, agent, password)
    return tokens?.['AccessToken']
  }
  const setLocale = async (locale: string) => {
    const AccessToken = await startSession()
    const UserAttributes = [{ Name: 'locale', Value: locale }]
    expect(await call(url, 'UpdateUserAttributes', { AccessToken, UserAttributes })).toMatchObject({ status: 200 })
    return AccessToken
  }
  const changeMails = async () => {
    const mails = await inbox.mailsTo(agent)
    return mails.filter(({ subject }) => subjects.some(([, noticeSubject]) => noticeSubject === subject))
  }
  return { ...inbox, ...createBrowserCalls(url), startSession, setLocale, changeMails }
}

describe('password change notice', () => {
  it.each(subjects)('is e-mailed in the account’s language (%s)', async (locale, subject) => {
    const { setLocale, changePassword, changeMails } = await start()
    expect(await changePassword(await setLocale(locale), demoPassword, newPassword)).toMatchObject({ status: 200 })
    const mails = await changeMails()
    expect(mails).toMatchObject([{ subject }])
    expect(mails[0]?.text).toContain('https://rihla.test/forgot-password')
    expect(mails[0]?.raw).not.toContain(newPassword)
  })

  it.each(subjects)('is e-mailed after a reset by code, in the account’s language (%s)', async (locale, subject) => {
    const { setLocale, forgot, confirmForgot, secretFor, changeMails } = await start()
    await setLocale(locale)
    await forgot(agent)
    const code = await secretFor(agent)
    expect(await changeMails()).toEqual([])
    expect(await confirmForgot(agent, code, newPassword)).toMatchObject({ status: 200 })
    const mails = await changeMails()
    expect(mails).toMatchObject([{ subject }])
    for (const secret of [code, newPassword]) expect(mails[0]?.text).not.toContain(secret)
  })

  it('is e-mailed in the screen’s language if the call specifies it', async () => {
    const { setLocale, forgot, confirmForgot, secretFor, changeMails, url } = await start()
    const AccessToken = await setLocale('tr-TR')
    const ClientMetadata = { locale: 'id-ID' }
    const change = { AccessToken, PreviousPassword: demoPassword, ProposedPassword: 'Chosen-before-2026' }
    expect(await call(url, 'ChangePassword', { ...change, ClientMetadata })).toMatchObject({ status: 200 })
    await forgot(agent)
    await confirmForgot(agent, await secretFor(agent), newPassword, { ClientMetadata })
    const subject = 'Kata sandi Rihla Anda telah diganti'
    expect(await changeMails()).toMatchObject([{ subject }, { subject }])
  })

  it('is not e-mailed for rejected calls', async () => {
    const { startSession, changePassword, forgot, confirmForgot, secretFor, changeMails } = await start()
    const access = await startSession()
    const rejected = { status: 400 }
    expect(await changePassword(access, 'a wrong guess', newPassword)).toMatchObject(rejected)
    expect(await changePassword(access, demoPassword, 'short')).toMatchObject(rejected)
    expect(await changePassword(access, demoPassword, demoPassword)).toMatchObject(rejected)
    expect(await changePassword('no token', demoPassword, newPassword)).toMatchObject(rejected)
    expect(await confirmForgot(agent, '000000', newPassword)).toMatchObject(rejected)
    await forgot(agent)
    const code = await secretFor(agent)
    expect(await confirmForgot(agent, wrongCodeFor(code), newPassword)).toMatchObject(rejected)
    expect(await confirmForgot(agent, code, 'short')).toMatchObject(rejected)
    expect(await changeMails()).toEqual([])
    await confirmForgot(agent, code, newPassword)
    expect(await confirmForgot(agent, code, newPassword)).toMatchObject(rejected)
    expect(await changeMails()).toMatchObject([{ subject: 'Your Rihla password was changed' }])
  })

  it('is not e-mailed to an unknown address', async () => {
    const { forgot, confirmForgot, sink, mailsTo } = await start()
    await forgot('nobody@demo.test')
    expect(await confirmForgot('nobody@demo.test', '000000', newPassword)).toMatchObject({ status: 400 })
    await mailsTo('nobody@demo.test')
    expect(sink.mails).toEqual([])
  })

  it('can fail without affecting the password change', async () => {
    const { startSession, changePassword, forgot, confirmForgot, secretFor, sink } = await start()
    await forgot(agent)
    const code = await secretFor(agent)
    sink.stop()
    expect(await confirmForgot(agent, code, newPassword)).toMatchObject({ status: 200 })
    const access = await startSession(newPassword)
    expect(await changePassword(access, newPassword, demoPassword)).toMatchObject({ status: 200 })
  })

  it('is skipped without a mail server', async () => {
    const { url } = await startInboxForTest({ SMTP_URL: '' })
    const { AuthenticationResult: tokens } = await signIn(url, agent, demoPassword)
    const response = await createBrowserCalls(url).changePassword(tokens?.['AccessToken'], demoPassword, newPassword)
    expect(response).toMatchObject({ status: 200 })
  })
})
