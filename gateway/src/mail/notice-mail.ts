import type { Locale } from '#src/locales.ts'
import {
  fill,
  html,
  isolated,
  leftToRight,
  makkahTime,
  type Notice,
  oneLine,
  page,
  type RenderedMail,
} from './frame.ts'
import { type LinkMail, linkNotice } from './link-mail.ts'
import { type NoticeWords, noticeWords } from './notice-texts.ts'
import { words } from './texts.ts'
import { topUpNotice, type TopUpReturnedMail } from './top-up-mail.ts'

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

const authenticatorChanged = (locale: Locale, w: NoticeWords, mail: AuthenticatorChangedMail): Notice => ({
  subject: mail.isFirst ? w.authenticatorFirstSubject : w.authenticatorSubject,
  greeting: fill(w.greeting, { agent: isolated(oneLine(mail.agentName)) }),
  intro: mail.isFirst ? w.authenticatorFirstIntro : w.authenticatorIntro,
  paragraphs: [
    fill(w.authenticatorSince, { time: makkahTime(locale, mail.at) }),
    ...(mail.isFirst ? [] : [w.authenticatorEarlier]),
    fill(w.authenticatorWarning, { contact: leftToRight(mail.contactMail) }),
  ],
  link: { label: w.openProfile, url: mail.url },
  small: w.automatic,
})

const contactReceived = (w: NoticeWords, { reference }: ContactReceivedMail): Notice => {
  const values = { reference: leftToRight(reference) }
  return {
    subject: fill(w.contactSubject, values),
    intro: w.contactIntro,
    paragraphs: [fill(w.contactNext, values), w.contactUnexpected],
    small: w.automatic,
  }
}

/** The operator's mail is always in English. */
const contactMessage = (mail: ContactMessageMail): Notice => ({
  subject: `[${mail.reference}] ${oneLine(mail.subject)}`,
  intro: isolated(oneLine(mail.subject)),
  paragraphs: [
    mail.message,
    [
      `From: ${isolated(oneLine(mail.name))}`,
      `Email: ${leftToRight(oneLine(mail.email))}`,
      `Language of the screen: ${mail.language}`,
      `Reference: ${leftToRight(mail.reference)}`,
    ].join('\n'),
  ],
  replyTo: { name: oneLine(mail.name), address: oneLine(mail.email) },
})

function noticeOf(locale: Locale, mail: NoticeMail): Notice {
  const w = noticeWords[locale]
  switch (mail.kind) {
    case 'authenticator-changed':
      return authenticatorChanged(locale, w, mail)
    case 'contact-received':
      return contactReceived(w, mail)
    case 'contact-message':
      return contactMessage(mail)
    case 'link-shared':
    case 'link-paid':
      return linkNotice(locale, mail)
    case 'top-up-returned':
      return topUpNotice(locale, mail)
  }
}

/** Renders a notice in the recipient's language. */
export function renderNotice(receiver: Locale, mail: NoticeMail): RenderedMail {
  const locale = mail.kind === 'contact-message' ? 'en-US' : receiver
  const { subject, greeting, intro, paragraphs, link, small, replyTo } = noticeOf(locale, mail)
  const style =
    'display:inline-block;background:#0E5F66;color:#FFFFFF;text-decoration:none;padding:10px 18px;border-radius:6px;font-weight:600'
  return {
    subject: oneLine(subject),
    text: [
      ...(greeting ? [greeting] : []),
      intro,
      ...paragraphs,
      ...(link ? [`${link.label}: ${link.url}`] : []),
      ...(small ? [small] : []),
      words[locale].product,
    ].join('\n\n'),
    html: page(locale, [
      ...(greeting ? [`<p>${html(greeting)}</p>`] : []),
      `<p style="font-size:17px;font-weight:600">${html(intro)}</p>`,
      ...paragraphs.map((paragraph) => `<p dir="auto" style="white-space:pre-wrap">${html(paragraph)}</p>`),
      ...(link ? [`<p><a href="${html(link.url)}" style="${style}">${html(link.label)}</a></p>`] : []),
      ...(small ? [`<p style="color:#4E575B;font-size:13px">${html(small)}</p>`] : []),
    ]),
    ...(replyTo && { replyTo }),
  }
}
