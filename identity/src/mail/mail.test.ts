import { describe, expect, it } from 'vitest'
import { type AccountMail, writeMail } from './mail.ts'
import { mailTexts } from './mail-texts.ts'

const languages = mailTexts.map(({ language }) => language)
const secretKinds = ['invitation', 'sign-up code', 'reset code', 'attribute code'] as const
const kinds = [...secretKinds, 'password changed'] as const

const recipient = (attributes: Record<string, string> = {}) => ({ email: 'new@agency.test', attributes })
const content = (kind: AccountMail['kind'], locale?: string): AccountMail =>
  kind === 'password changed' ? { kind, locale } : { kind, secret: '048217', locale }
const write = (kind: AccountMail['kind'], attributes: Record<string, string> = {}, locale?: string) =>
  writeMail(recipient(attributes), content(kind, locale), 'https://rihla.test')

const findIgnoreHint = (locale: string) => mailTexts.find(({ language }) => language === locale)?.canIgnore ?? ''

describe('e-mails', () => {
  it('are available in the product’s five languages', () => {
    expect([...languages].sort()).toEqual(['ar-SA', 'en-US', 'id-ID', 'tr-TR', 'ur-PK'])
    for (const kind of kinds) {
      const mails = languages.map((language) => write(kind, {}, language))
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(5)
      expect(new Set(mails.map(({ text }) => text)).size).toBe(5)
    }
  })

  it('use Nastaliq, with the line height it needs, only for Urdu', () => {
    expect(write('sign-up code', {}, 'ur-PK').html).toContain("font:15px/2 'Noto Nastaliq Urdu'")
    expect(write('sign-up code', {}, 'ar-SA').html).not.toContain('Nastaliq')
  })

  it.each(languages.flatMap((language) => kinds.map((kind) => [kind, language] as const)))(
    'declare their language and direction, and use Latin digits (%s, %s)',
    (kind, language) => {
      const { text, html, subject } = write(kind, { locale: language })
      const dir = /^(ar|ur)/.test(language) ? 'rtl' : 'ltr'
      expect(html).toContain(`<html lang="${language}" dir="${dir}">`)
      expect(subject).toContain('Rihla')
      expect(text).not.toMatch(/[٠-٩۰-۹]|undefined/)
    },
  )

  it.each(languages.flatMap((language) => secretKinds.map((kind) => [kind, language] as const)))(
    'show the secret unbroken and say that an unexpected e-mail can be ignored (%s, %s)',
    (kind, language) => {
      const { text, html, subject } = write(kind, { locale: language })
      expect(html).toMatch(/dir="ltr"[^>]*><b>048217<\/b>/)
      expect(text.split('\n')).toContain('048217')
      expect(subject).not.toContain('048217')
      expect(text).toContain(findIgnoreHint(language))
    },
  )

  it.each([
    ['sign-up code', 'https://rihla.test/verify'],
    ['reset code', 'https://rihla.test/reset-password'],
    ['invitation', 'https://rihla.test/login'],
    ['password changed', 'https://rihla.test/forgot-password'],
    ['password changed', 'https://rihla.test/contact-us'],
  ] as const)('link to their screen and show the URL on its own line (%s)', (kind, url) => {
    const { text, html } = write(kind, { locale: 'ar-SA' })
    expect(text.split('\n')).toContain(url)
    expect(html).toContain(`<a href="${url}"`)
    expect(html).toContain(`>${url}</bdi>`)
  })

  it('use the display language rather than the account’s language', () => {
    expect(write('reset code', { locale: 'tr-TR' }, 'id-ID').html).toContain('lang="id-ID"')
    expect(write('reset code', { locale: 'tr-TR' }, 'xx').html).toContain('lang="tr-TR"')
  })

  it.each(['fr-FR', '__proto__', 'constructor', ''])('are in English for the language "%s"', (locale) => {
    expect(write('invitation', { locale }).subject).toBe('Your Rihla account: temporary password')
  })
})

describe('invitation e-mail', () => {
  it.each(languages)('greets the agent by name and says that the company was registered, in %s', (locale) => {
    const { text, html } = write('invitation', { locale, name: 'Demo Agent', 'custom:company': 'Nakhla & Sons A.Ş.' })
    expect(text).toContain('\u2068Demo Agent\u2069')
    expect(text).toContain('\u2068Nakhla & Sons A.Ş.\u2069')
    expect(html).toContain('<bdi>Nakhla &amp; Sons A.Ş.</bdi>')
  })

  it.each([
    'Win at evil.test',
    'https://evil.test',
    'www evil test',
    'evil․test <b>',
    'call 0501234567',
    'a\r\nBcc: b@c.test',
    '\u202Eevil',
    'x'.repeat(61),
  ])('does not contain the name or company %j', (name) => {
    const { text, html } = write('invitation', { name, 'custom:company': name })
    expect(text).toMatch(/^Hello,\n/)
    expect(text).not.toContain('company')
    expect(text + html).not.toContain(name)
  })
})

describe('code e-mail', () => {
  it('contains no name, because the address is not verified yet', () => {
    const { text } = write('sign-up code', { name: 'Demo Agent', 'custom:company': 'Nakhla' })
    expect(text).toMatch(/^Hello,\n/)
    expect(text).not.toContain('Nakhla')
  })
})

describe('password change e-mail', () => {
  it.each(languages)(
    'greets the user by name, highlights no code and never says that it can be ignored, in %s',
    (locale) => {
      const { text, html } = write('password changed', { locale, name: 'Demo Agent' })
      expect(text).toContain('\u2068Demo Agent\u2069')
      expect(html).not.toContain('<b>')
      for (const part of [text, html]) expect(part).not.toContain(findIgnoreHint(locale))
    },
  )

  it('says what happened, and what to do if somebody else did it', () => {
    expect(write('password changed').text).toBe(
      [
        'Hello,',
        'The password of your Rihla account was changed.',
        'You have been signed out of all other devices.',
        'If this was not you, choose a new password now and contact us.',
        'Choose a new password:\nhttps://rihla.test/forgot-password',
        'Contact us:\nhttps://rihla.test/contact-us',
        'This email was sent automatically. Please do not reply.',
        'Rihla',
      ].join('\n\n'),
    )
  })
})
