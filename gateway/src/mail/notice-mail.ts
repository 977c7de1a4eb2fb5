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
  type RenderedMail,
} from './frame.ts'
import { type LinkMail, toLinkNotice } from './link-mail.ts'
import { type NoticeWords, noticeWords } from './notice-texts.ts'
import { mailWords } from './texts.ts'
import { toTopUpNotice, type TopUpReturnedMail } from './top-up-mail.ts'

export interface AuthenticatorChangedMail {
  kind: 'authenticator-changed'
  agentName: string
  /** Whether this is the agent's first authenticator. */
  isFirst: boolean
  /** Instant at which the new authenticator became valid. */
  at: string
  contactMail: string
  url: string
}

/** To the operator of the platform. */
export interface ContactMessageMail {
  kind: 'contact-message'
  reference: string
  name: string
  email: string
  language: string
  subject: string
  message: string
}

/** To the sender's address. It does not quote the message, because anyone can enter somebody else's address. */
export interface ContactReceivedMail {
  kind: 'contact-received'
  reference: string
}

export type NoticeMail =
  | AuthenticatorChangedMail
  | ContactMessageMail
  | ContactReceivedMail
  | LinkMail
  | TopUpReturnedMail

const toAuthenticatorNotice = (locale: Locale, words: NoticeWords, mail: AuthenticatorChangedMail): Notice => ({
  subject: mail.isFirst ? words.authenticatorFirstSubject : words.authenticatorSubject,
  greeting: fill(words.greeting, { agent: isolate(toOneLine(mail.agentName)) }),
  intro: mail.isFirst ? words.authenticatorFirstIntro : words.authenticatorIntro,
  paragraphs: [
    fill(words.authenticatorSince, { time: formatMakkahTime(locale, mail.at) }),
    ...(mail.isFirst ? [] : [words.authenticatorEarlier]),
    fill(words.authenticatorWarning, { contact: isolateLtr(mail.contactMail) }),
  ],
  link: { label: words.openProfile, url: mail.url },
  small: words.automatic,
})

const toContactReceivedNotice = (words: NoticeWords, { reference }: ContactReceivedMail): Notice => {
  const values = { reference: isolateLtr(reference) }
  return {
    subject: fill(words.contactSubject, values),
    intro: words.contactIntro,
    paragraphs: [fill(words.contactNext, values), words.contactUnexpected],
    small: words.automatic,
  }
}

/** The operator's e-mail is always in English. */
const toContactMessageNotice = (mail: ContactMessageMail): Notice => ({
  subject: `[${mail.reference}] ${toOneLine(mail.subject)}`,
  intro: isolate(toOneLine(mail.subject)),
  paragraphs: [
    mail.message,
    [
      `From: ${isolate(toOneLine(mail.name))}`,
      `Email: ${isolateLtr(toOneLine(mail.email))}`,
      `Display language: ${mail.language}`,
      `Reference: ${isolateLtr(mail.reference)}`,
    ].join('\n'),
  ],
  replyTo: { name: toOneLine(mail.name), address: toOneLine(mail.email) },
})

function toNotice(locale: Locale, mail: NoticeMail): Notice {
  const words = noticeWords[locale]
  switch (mail.kind) {
    case 'authenticator-changed':
      return toAuthenticatorNotice(locale, words, mail)
    case 'contact-received':
      return toContactReceivedNotice(words, mail)
    case 'contact-message':
      return toContactMessageNotice(mail)
    case 'link-shared':
    case 'link-paid':
      return toLinkNotice(locale, mail)
    case 'top-up-returned':
      return toTopUpNotice(locale, mail)
  }
}

/** Renders a notice in the recipient's language. */
export function renderNotice(receiver: Locale, mail: NoticeMail): RenderedMail {
  const locale = mail.kind === 'contact-message' ? 'en-US' : receiver
  const { subject, greeting, intro, paragraphs, link, small, replyTo } = toNotice(locale, mail)
  const style =
    'display:inline-block;background:#0E5F66;color:#FFFFFF;text-decoration:none;padding:10px 18px;border-radius:6px;font-weight:600'
  return {
    subject: toOneLine(subject),
    text: [
      ...(greeting ? [greeting] : []),
      intro,
      ...paragraphs,
      ...(link ? [`${link.label}: ${link.url}`] : []),
      ...(small ? [small] : []),
      mailWords[locale].product,
    ].join('\n\n'),
    html: renderPage(locale, [
      ...(greeting ? [`<p>${escapeHtml(greeting)}</p>`] : []),
      `<p style="font-size:17px;font-weight:600">${escapeHtml(intro)}</p>`,
      ...paragraphs.map((paragraph) => `<p dir="auto" style="white-space:pre-wrap">${escapeHtml(paragraph)}</p>`),
      ...(link ? [`<p><a href="${escapeHtml(link.url)}" style="${style}">${escapeHtml(link.label)}</a></p>`] : []),
      ...(small ? [`<p style="color:#4E575B;font-size:13px">${escapeHtml(small)}</p>`] : []),
    ]),
    ...(replyTo && { replyTo }),
  }
}
