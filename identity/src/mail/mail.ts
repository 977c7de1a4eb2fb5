import { english, type MailTexts, mailTexts } from './mail-texts.ts'
import type { User } from '#src/users/users.ts'

export type Receiver = Pick<User, 'email' | 'attributes'>

/** Content of a mail. `secret` is the code or the temporary password, `locale` the language of the requesting screen. */
export type AccountMail = { locale: string | undefined } & (
  | { kind: 'sign-up code' | 'attribute code' | 'reset code' | 'invitation'; secret: string }
  | { kind: 'password changed' }
)

export type Mail = { subject: string; text: string; html: string }

type Paragraph = { text: string; html: string }
/** `ignorable` means that the recipient can safely ignore the mail. */
type Content = { subject: string; greets: boolean; paragraphs: Paragraph[]; ignorable: boolean }
/** URL of a screen. */
type AddressOf = (path: string) => string

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Unicode marks that isolate a name inside text of the other direction. */
const isolate = (name: string) => `\u2068${name}\u2069`

/**
 * Anyone can create an account for somebody else's address under any name, so a name that contains a link or a phone number is omitted from
 * mails. A dot followed by two letters may become a link; `A.Ş.` does not.
 */
const isPlainName = (name: string): boolean =>
  /^[\p{L}\p{M}\p{N}\p{Pd} .,'’&()]{1,60}$/u.test(name) && !/\S\.\p{L}{2}|\bwww\b|\d{5}/iu.test(name)

const sentence = (text: string): Paragraph => ({ text, html: `<p>${escapeHtml(text)}</p>` })

/** Inserts a name into a sentence. */
const withName = (insert: (name: string) => string, name: string): Paragraph => ({
  text: insert(isolate(name)),
  html: `<p>${insert(`<bdi>${escapeHtml(name)}</bdi>`)}</p>`,
})

// In the text part, secrets and URLs are on separate lines, so that they need no direction marks, which would be copied with them.

const highlightedLine = (secret: string): Paragraph => ({
  text: secret,
  html: `<p dir="ltr" style="margin:20px 0;text-align:center;font:600 32px/1.3 'Courier New',monospace;letter-spacing:6px"><b>${escapeHtml(secret)}</b></p>`,
})

const fact = (label: string, value: string): Paragraph => ({
  text: `${label}:\n${value}`,
  html: `<p>${escapeHtml(label)}:<br><bdi dir="ltr"><b>${escapeHtml(value)}</b></bdi></p>`,
})

const linkTo = (screen: string, address: string): Paragraph => ({
  text: `${screen}:\n${address}`,
  html:
    `<p><a href="${escapeHtml(address)}" style="display:inline-block;background:#0E5F66;color:#FFFFFF;text-decoration:none;padding:10px 18px;border-radius:6px;font-weight:600">${escapeHtml(screen)}</a>` +
    `<br><bdi dir="ltr" style="color:#4E575B;font-size:13px">${escapeHtml(address)}</bdi></p>`,
})

/** A secondary link. */
const plainLink = (label: string, address: string): Paragraph => ({
  text: `${label}:\n${address}`,
  html: `<p>${escapeHtml(label)}:<br><a href="${escapeHtml(address)}" style="color:#0E5F66"><bdi dir="ltr">${escapeHtml(address)}</bdi></a></p>`,
})

/** Without `address` there is no link. */
const codeContent = (
  words: MailTexts['signUpCode'],
  { keepSecret }: MailTexts,
  secret: string,
  address?: string,
): Content => ({
  subject: words.subject,
  // The address of a code is not verified yet, so the given name may not be its owner's.
  greets: false,
  paragraphs: [
    sentence(words.opening),
    highlightedLine(secret),
    sentence(words.rule),
    sentence(keepSecret),
    ...(address === undefined ? [] : [linkTo(words.screen, address)]),
  ],
  ignorable: true,
})

function invitationContent(
  { invitation: words }: MailTexts,
  secret: string,
  { email, attributes }: Receiver,
  address: string,
): Content {
  const company = attributes['custom:company'] ?? ''
  return {
    subject: words.subject,
    greets: true,
    paragraphs: [
      ...(isPlainName(company) ? [withName(words.company, company)] : []),
      sentence(words.opening),
      fact(words.email, email),
      fact(words.password, secret),
      sentence(words.rule),
      linkTo(words.screen, address),
    ],
    ignorable: true,
  }
}

const passwordChangedContent = ({ passwordChanged: words }: MailTexts, addressOf: AddressOf): Content => ({
  subject: words.subject,
  greets: true,
  paragraphs: [
    sentence(words.opening),
    sentence(words.ended),
    sentence(words.warning),
    linkTo(words.screen, addressOf('/forgot-password')),
    plainLink(words.contact, addressOf('/contact-us')),
  ],
  // A person who did not change the password has lost the account.
  ignorable: false,
})

function contentOf(mail: AccountMail, words: MailTexts, to: Receiver, addressOf: AddressOf): Content {
  switch (mail.kind) {
    case 'sign-up code':
      return codeContent(words.signUpCode, words, mail.secret, addressOf('/verify'))
    case 'attribute code':
      return codeContent(words.signUpCode, words, mail.secret)
    case 'reset code':
      return codeContent(words.resetCode, words, mail.secret, addressOf('/reset-password'))
    case 'invitation':
      return invitationContent(words, mail.secret, to, addressOf('/login'))
    case 'password changed':
      return passwordChangedContent(words, addressOf)
  }
}

const systemFonts = `'Segoe UI',Tahoma,Arial,sans-serif`
/**
 * Fonts installed on the reader's machine, with the line height they need: for Arabic the font of the screens, for Urdu the Nastaliq fonts of
 * Apple, Pakistani desktops and Windows.
 */
const fonts: Partial<Record<MailTexts['language'], string>> = {
  'ar-SA': `15px/1.7 Vazirmatn,${systemFonts}`,
  'ur-PK': `15px/2 'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Urdu Typesetting',${systemFonts}`,
}
const fontFor = (language: MailTexts['language']) => fonts[language] ?? `15px/1.55 ${systemFonts}`

function page({ language, dir, product }: MailTexts, blocks: string[]): string {
  return [
    `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>`,
    `<body style="margin:0;background:#F8F7F4;color:#161C1E;font:${fontFor(language)}">`,
    `<div lang="${language}" dir="${dir}" style="max-width:560px;margin:0 auto;padding:24px">`,
    `<div style="background:#0E2A33;color:#F3EBD8;padding:14px 24px;border-bottom:2px solid #C39A45;border-radius:10px 10px 0 0;font-size:18px;font-weight:600">${product}</div>`,
    `<div style="background:#FFFFFF;padding:24px;border-radius:0 0 10px 10px">`,
    ...blocks,
    '</div></div></body></html>',
  ].join('\n')
}

/** Renders a mail in the language of the requesting screen, otherwise of the account. */
export function writeMail(to: Receiver, mail: AccountMail, publicUrl: string): Mail {
  const wordsFor = (wanted: string | undefined) => mailTexts.find(({ language }) => language === wanted)
  const words = wordsFor(mail.locale) ?? wordsFor(to.attributes['locale']) ?? english
  const addressOf = (path: string) => publicUrl + path
  const { subject, greets, paragraphs, ignorable } = contentOf(mail, words, to, addressOf)
  const { name = '' } = to.attributes
  const body = [
    greets && isPlainName(name) ? withName(words.greeting, name) : sentence(words.greetingWithoutName),
    ...paragraphs,
  ]
  const closing = ignorable ? [words.unexpected, words.automatic] : [words.automatic]
  return {
    subject,
    text: [...body.map(({ text }) => text), ...closing, words.product].join('\n\n'),
    html: page(words, [
      ...body.map(({ html }) => html),
      `<p style="color:#4E575B;font-size:13px">${escapeHtml(closing.join(' '))}</p>`,
    ]),
  }
}
