import { AdminCreateUserCommand, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, it, onTestFinished } from 'vitest'
import { invitationMail } from './invitation.ts'
import { invitationTexts } from './invitation-texts.ts'
import { signIn, startIdentity, userPoolId } from './testing/identity.ts'
import { startSmtpSink } from './testing/smtp-sink.ts'

const person = (locale: string) => ({ email: 'new@agency.test', attributes: { name: 'Office <One>', locale } })

describe('the invitation mail', () => {
  it.each(invitationTexts.map(({ language }) => language))(
    'in %s holds the password, the address and the link',
    (locale) => {
      const { text, html, subject } = invitationMail(person(locale), 'Temp-2026!', 'http://localhost:4000/login')
      for (const part of [text, html]) {
        expect(part).toContain('Temp-2026!')
        expect(part).toContain('new@agency.test')
        expect(part).toContain('http://localhost:4000/login')
      }
      expect(subject).toContain('Rihla')
      expect(html).toContain(`lang="${locale}" dir="${/^(ar|ur)/.test(locale) ? 'rtl' : 'ltr'}"`)
      expect(html).toContain('Office &lt;One&gt;')
    },
  )

  it('is the product’s five languages', () => {
    expect(invitationTexts.map(({ language }) => language).sort()).toEqual([
      'ar-SA',
      'en-US',
      'id-ID',
      'tr-TR',
      'ur-PK',
    ])
  })

  it.each(['fr-FR', '__proto__', 'constructor', ''])('is English for the language "%s"', (locale) => {
    const mail = invitationMail(person(locale), 'Temp-2026!', 'http://localhost:4000/login')
    expect(mail.subject).toBe('Your Rihla account: temporary password')
  })
})

describe('inviting a person', () => {
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
  const start = async (env: Record<string, string>) => {
    const identity = await startIdentity({ env })
    onTestFinished(() => identity.stop())
    return identity
  }
  const sink = async () => {
    const smtp = await startSmtpSink()
    onTestFinished(smtp.stop)
    return smtp
  }
  /** The mail has a quoted-printable or base64 body; the HTML part shows the password in bold, the second of three. */
  const passwordIn = (mail = '') => {
    const html = mail.slice(mail.indexOf('text/html'))
    const body = html.slice(html.indexOf('\n\n')).split('\n--')[0] ?? ''
    const decoded = /base64/i.test(html.slice(0, 200))
      ? Buffer.from(body, 'base64').toString()
      : body
          .replaceAll(/=\n/g, '')
          .replaceAll(/=([0-9A-F]{2})/g, (_all, code) => String.fromCharCode(parseInt(code, 16)))
    return [...decoded.matchAll(/<b>([^<]+)<\/b>/g)][1]?.[1] ?? ''
  }

  it('mails a temporary password that leads to the choice of a new one', async () => {
    const smtp = await sink()
    const identity = await start({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://rihla.test' })
    await identity.admin.send(invitation())
    expect(smtp.mails).toHaveLength(1)
    expect(smtp.mails[0]).toMatch(/^To: new@agency\.test$/m)
    const answer = await signIn(identity.url, 'new@agency.test', passwordIn(smtp.mails[0]))
    expect(answer).toMatchObject({ status: 200, ChallengeName: 'NEW_PASSWORD_REQUIRED' })
  })

  it('sent again, carries another password, and the first one ends', async () => {
    const smtp = await sink()
    const identity = await start({ SMTP_URL: smtp.url })
    await identity.admin.send(invitation())
    await identity.admin.send(invitation({ MessageAction: 'RESEND' }))
    const [first, second] = smtp.mails.map(passwordIn)
    expect(await signIn(identity.url, 'new@agency.test', first ?? '')).toMatchObject({ status: 400 })
    expect(await signIn(identity.url, 'new@agency.test', second ?? '')).toMatchObject({ status: 200 })
  })

  it('leaves no account behind when the mail cannot be sent, so it can be tried again', async () => {
    const smtp = await sink()
    smtp.stop()
    const identity = await start({ SMTP_URL: smtp.url })
    await expect(identity.admin.send(invitation())).rejects.toMatchObject({ name: 'CodeDeliveryFailureException' })
    const lookUp = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: 'new@agency.test' })
    await expect(identity.admin.send(lookUp)).rejects.toMatchObject({ name: 'UserNotFoundException' })
  })

  it('without a mail server has to be done with a suppressed message', async () => {
    const identity = await start({})
    await expect(identity.admin.send(invitation())).rejects.toMatchObject({ name: 'CodeDeliveryFailureException' })
    await identity.admin.send(invitation({ MessageAction: 'SUPPRESS', TemporaryPassword: 'Temp-2026!' }))
    expect(await signIn(identity.url, 'new@agency.test', 'Temp-2026!')).toMatchObject({ status: 200 })
  })
})
