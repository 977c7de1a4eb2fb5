import type { Locale } from '#src/locales.ts'
import {
  fill,
  escapeHtml,
  isolate,
  isolateLtr,
  formatMakkahTime,
  type Notice,
  toOneLine,
  renderPage,
  type RenderedEmail,
} from './frame.ts'
import { type LinkEmail, toLinkNotice } from './link-email.ts'
import { type NoticeTexts, noticeTexts } from './notice-texts.ts'
import { emailTexts } from './texts.ts'
import { toTopUpNotice, type TopUpReturnedEmail } from './top-up-email.ts'

export interface AuthenticatorChangedEmail {
  kind: 'authenticator-changed'
  agentName: string
  /** Whether this is the agent's first authenticator. */
  isFirst: boolean
  /** Instant at which the new authenticator became valid. */
  at: string
  /** The operator's e-mail address. */
  contactMail: string
  url: string
}

/** An e-mail to the platform's operator, with a message from the contact form. */
export interface ContactMessageEmail {
  kind: 'contact-message'
  reference: string
  name: string
  email: string
  language: string
  subject: string
  message: string
}

/** A confirmation to the sender of a contact message. It does not quote the message, because anyone can enter somebody else's address. */
export interface ContactReceivedEmail {
  kind: 'contact-received'
  reference: string
}

export type NoticeEmail =
  | AuthenticatorChangedEmail
  | ContactMessageEmail
  | ContactReceivedEmail
  | LinkEmail
  | TopUpReturnedEmail

const toAuthenticatorNotice = (locale: Locale, texts: NoticeTexts, email: AuthenticatorChangedEmail): Notice => ({
  subject: email.isFirst ? texts.authenticatorFirstSubject : texts.authenticatorSubject,
  greeting: fill(texts.greeting, { agent: isolate(toOneLine(email.agentName)) }),
  intro: email.isFirst ? texts.authenticatorFirstIntro : texts.authenticatorIntro,
  paragraphs: [
    fill(texts.authenticatorSince, { time: formatMakkahTime(locale, email.at) }),
    ...(email.isFirst ? [] : [texts.authenticatorEarlier]),
    fill(texts.authenticatorWarning, { contact: isolateLtr(email.contactMail) }),
  ],
  link: { label: texts.openProfile, url: email.url },
  footer: texts.automatic,
})

const toContactReceivedNotice = (texts: NoticeTexts, { reference }: ContactReceivedEmail): Notice => {
  const values = { reference: isolateLtr(reference) }
  return {
    subject: fill(texts.contactSubject, values),
    intro: texts.contactIntro,
    paragraphs: [fill(texts.contactNext, values), texts.contactUnexpected],
    footer: texts.automatic,
  }
}

/** The operator's e-mail is always in English. */
const toContactMessageNotice = (email: ContactMessageEmail): Notice => ({
  subject: `[${email.reference}] ${toOneLine(email.subject)}`,
  intro: isolate(toOneLine(email.subject)),
  paragraphs: [
    email.message,
    [
      `From: ${isolate(toOneLine(email.name))}`,
      `Email: ${isolateLtr(toOneLine(email.email))}`,
      `Display language: ${email.language}`,
      `Reference: ${isolateLtr(email.reference)}`,
    ].join('\n'),
  ],
  replyTo: { name: toOneLine(email.name), address: toOneLine(email.email) },
})

function toNotice(locale: Locale, email: NoticeEmail): Notice {
  const texts = noticeTexts[locale]
  switch (email.kind) {
    case 'authenticator-changed':
      return toAuthenticatorNotice(locale, texts, email)
    case 'contact-received':
      return toContactReceivedNotice(texts, email)
    case 'contact-message':
      return toContactMessageNotice(email)
    case 'link-shared':
    case 'link-paid':
      return toLinkNotice(locale, email)
    case 'top-up-returned':
      return toTopUpNotice(locale, email)
  }
}

/** Renders a notice in the recipient's language. */
export function renderNotice(recipientLocale: Locale, email: NoticeEmail): RenderedEmail {
  const locale = email.kind === 'contact-message' ? 'en-US' : recipientLocale
  const { subject, greeting, intro, paragraphs, link, footer, replyTo } = toNotice(locale, email)
  const style =
    'display:inline-block;background:#0E5F66;color:#FFFFFF;text-decoration:none;padding:10px 18px;border-radius:6px;font-weight:600'
  return {
    subject: toOneLine(subject),
    text: [
      ...(greeting ? [greeting] : []),
      intro,
      ...paragraphs,
      ...(link ? [`${link.label}: ${link.url}`] : []),
      ...(footer ? [footer] : []),
      emailTexts[locale].product,
    ].join('\n\n'),
    html: renderPage(locale, [
      ...(greeting ? [`<p>${escapeHtml(greeting)}</p>`] : []),
      `<p style="font-size:17px;font-weight:600">${escapeHtml(intro)}</p>`,
      ...paragraphs.map((paragraph) => `<p dir="auto" style="white-space:pre-wrap">${escapeHtml(paragraph)}</p>`),
      ...(link ? [`<p><a href="${escapeHtml(link.url)}" style="${style}">${escapeHtml(link.label)}</a></p>`] : []),
      ...(footer ? [`<p style="color:#4E575B;font-size:13px">${escapeHtml(footer)}</p>`] : []),
    ]),
    ...(replyTo && { replyTo }),
  }
}
