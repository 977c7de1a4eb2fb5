import { englishTexts, type MailTexts, mailTexts } from './mail-texts.ts'
import type { User } from '#src/users/users.ts'

export type Recipient = Pick<User, 'email' | 'attributes'>

/** Content of an e-mail. `secret` is the code or the temporary password, `locale` the display language of the requesting screen. */
export type AccountMail = { locale: string | undefined } & (
  | { kind: 'sign-up code' | 'attribute code' | 'reset code' | 'invitation'; secret: string }
  | { kind: 'password changed' }
)

export type Mail = { subject: string; text: string; html: string }

type Paragraph = { text: string; html: string }
/** `canBeIgnored`: whether the recipient can safely ignore the e-mail. */
type Content = { subject: string; hasGreeting: boolean; paragraphs: Paragraph[]; canBeIgnored: boolean }
/** Returns the URL of a screen. */
type UrlFor = (path: string) => string

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Unicode marks that isolate a name inside text of the other direction. */
const isolate = (name: string) => `\u2068${name}\u2069`

/**
 * Whether a name can be shown in an e-mail. Anyone can create an account for somebody else's address under any name, so names that may
 * contain a link or a phone number are omitted. A dot followed by two letters may become a link; `A.Ş.` does not.
 */
const isPlainName = (name: string): boolean =>
  /^[\p{L}\p{M}\p{N}\p{Pd} .,'’&()]{1,60}$/u.test(name) && !/\S\.\p{L}{2}|\bwww\b|\d{5}/iu.test(name)

const paragraph = (text: string): Paragraph => ({ text, html: `<p>${escapeHtml(text)}</p>` })

/** Inserts a name into a sentence. */
const withName = (insert: (name: string) => string, name: string): Paragraph => ({
  text: insert(isolate(name)),
  html: `<p>${insert(`<bdi>${escapeHtml(name)}</bdi>`)}</p>`,
})

// In the text part, secrets and URLs are on their own lines. Inside a sentence they would need direction marks, which would be copied along.

const highlightedLine = (secret: string): Paragraph => ({
  text: secret,
  html: `<p dir="ltr" style="margin:20px 0;text-align:center;font:600 32px/1.3 'Courier New',monospace;letter-spacing:6px"><b>${escapeHtml(secret)}</b></p>`,
})

const labeledValue = (label: string, value: string): Paragraph => ({
  text: `${label}:\n${value}`,
  html: `<p>${escapeHtml(label)}:<br><bdi dir="ltr"><b>${escapeHtml(value)}</b></bdi></p>`,
})

const linkTo = (screen: string, url: string): Paragraph => ({
  text: `${screen}:\n${url}`,
  html:
    `<p><a href="${escapeHtml(url)}" style="display:inline-block;background:#0E5F66;color:#FFFFFF;text-decoration:none;padding:10px 18px;border-radius:6px;font-weight:600">${escapeHtml(screen)}</a>` +
    `<br><bdi dir="ltr" style="color:#4E575B;font-size:13px">${escapeHtml(url)}</bdi></p>`,
})

/** Renders a secondary link, without a button. */
const plainLink = (label: string, url: string): Paragraph => ({
  text: `${label}:\n${url}`,
  html: `<p>${escapeHtml(label)}:<br><a href="${escapeHtml(url)}" style="color:#0E5F66"><bdi dir="ltr">${escapeHtml(url)}</bdi></a></p>`,
})

/** Builds the content of an e-mail with a code. Without `url`, the e-mail has no link. */
const buildCodeContent = (
  texts: MailTexts['signUpCode'],
  { keepSecret }: MailTexts,
  secret: string,
  url?: string,
): Content => ({
  subject: texts.subject,
  // The e-mail address is not verified yet, so the name may not be its owner's.
  hasGreeting: false,
  paragraphs: [
    paragraph(texts.opening),
    highlightedLine(secret),
    paragraph(texts.rule),
    paragraph(keepSecret),
    ...(url === undefined ? [] : [linkTo(texts.linkLabel, url)]),
  ],
  canBeIgnored: true,
})

function buildInvitationContent(
  { invitation: texts }: MailTexts,
  secret: string,
  { email, attributes }: Recipient,
  url: string,
): Content {
  const company = attributes['custom:company'] ?? ''
  return {
    subject: texts.subject,
    hasGreeting: true,
    paragraphs: [
      ...(isPlainName(company) ? [withName(texts.company, company)] : []),
      paragraph(texts.opening),
      labeledValue(texts.email, email),
      labeledValue(texts.password, secret),
      paragraph(texts.rule),
      linkTo(texts.linkLabel, url),
    ],
    canBeIgnored: true,
  }
}

const buildPasswordChangedContent = ({ passwordChanged: texts }: MailTexts, urlFor: UrlFor): Content => ({
  subject: texts.subject,
  hasGreeting: true,
  paragraphs: [
    paragraph(texts.opening),
    paragraph(texts.signedOut),
    paragraph(texts.warning),
    linkTo(texts.linkLabel, urlFor('/forgot-password')),
    plainLink(texts.contactLabel, urlFor('/contact-us')),
  ],
  // If somebody else changed the password, the owner has lost access and must react.
  canBeIgnored: false,
})

function buildContent(mail: AccountMail, texts: MailTexts, to: Recipient, urlFor: UrlFor): Content {
  switch (mail.kind) {
    case 'sign-up code':
      return buildCodeContent(texts.signUpCode, texts, mail.secret, urlFor('/verify'))
    case 'attribute code':
      return buildCodeContent(texts.signUpCode, texts, mail.secret)
    case 'reset code':
      return buildCodeContent(texts.resetCode, texts, mail.secret, urlFor('/reset-password'))
    case 'invitation':
      return buildInvitationContent(texts, mail.secret, to, urlFor('/login'))
    case 'password changed':
      return buildPasswordChangedContent(texts, urlFor)
  }
}

const systemFonts = `'Segoe UI',Tahoma,Arial,sans-serif`
/**
 * Fonts installed on the recipient's machine, with the line height they need: for Arabic the font of the screens, for Urdu the Nastaliq fonts of
 * Apple, Pakistani desktops and Windows.
 */
const fonts: Partial<Record<MailTexts['language'], string>> = {
  'ar-SA': `15px/1.7 Vazirmatn,${systemFonts}`,
  'ur-PK': `15px/2 'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Urdu Typesetting',${systemFonts}`,
}
const fontFor = (language: MailTexts['language']) => fonts[language] ?? `15px/1.55 ${systemFonts}`

function renderPage({ language, dir, product }: MailTexts, blocks: string[]): string {
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

/** Renders an e-mail in the display language of the requesting screen or, if it is unknown, in the language of the account. */
export function writeMail(to: Recipient, mail: AccountMail, publicUrl: string): Mail {
  const findTexts = (locale: string | undefined) => mailTexts.find(({ language }) => language === locale)
  const texts = findTexts(mail.locale) ?? findTexts(to.attributes['locale']) ?? englishTexts
  const urlFor = (path: string) => publicUrl + path
  const { subject, hasGreeting, paragraphs, canBeIgnored } = buildContent(mail, texts, to, urlFor)
  const { name = '' } = to.attributes
  const body = [
    hasGreeting && isPlainName(name) ? withName(texts.greeting, name) : paragraph(texts.greetingWithoutName),
    ...paragraphs,
  ]
  const closing = canBeIgnored ? [texts.canIgnore, texts.automatic] : [texts.automatic]
  return {
    subject,
    text: [...body.map(({ text }) => text), ...closing, texts.product].join('\n\n'),
    html: renderPage(texts, [
      ...body.map(({ html }) => html),
      `<p style="color:#4E575B;font-size:13px">${escapeHtml(closing.join(' '))}</p>`,
    ]),
  }
}
