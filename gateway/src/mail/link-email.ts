import type { Locale } from '#src/locales.ts'
import type { ServiceDescription } from './booking-email.ts'
import { fill, isolate, isolateLtr, formatMakkahTime, type Notice, toOneLine } from './frame.ts'
import { linkTexts } from './link-texts.ts'
import { formatMoney } from './money.ts'
import { noticeTexts } from './notice-texts.ts'
import { emailTexts } from './texts.ts'

/** An e-mail to the receiver of a payment link. */
export interface LinkSharedEmail {
  kind: 'link-shared'
  /** Null for a receiver without an account. */
  agentName: string | null
  senderCompany: string
  service: ServiceDescription
  totalHalalas: number
  expiresAt: string
  url: string
}

/** An e-mail to the owner and one to the receiver, except to the one who paid. */
export interface LinkPaidEmail {
  kind: 'link-paid'
  agentName: string | null
  payerCompany: string
  service: ServiceDescription
  totalHalalas: number
  /** Null in the e-mail to the receiver, who does not see the reference. */
  reference: string | null
  url: string
}

export type LinkEmail = LinkSharedEmail | LinkPaidEmail

const toGreeting = (locale: Locale, { agentName }: LinkEmail): string =>
  agentName === null
    ? linkTexts[locale].hello
    : fill(noticeTexts[locale].greeting, { agent: isolate(toOneLine(agentName)) })

function toSharedNotice(locale: Locale, email: LinkSharedEmail): Notice {
  const texts = linkTexts[locale]
  const values = { sender: isolate(toOneLine(email.senderCompany)), amount: formatMoney(locale, email.totalHalalas) }
  return {
    subject: fill(texts.sharedSubject, values),
    greeting: toGreeting(locale, email),
    intro: fill(texts.sharedIntro, values),
    paragraphs: [
      email.service.lines.join('\n'),
      [fill(texts.amount, values), fill(texts.validUntil, { time: formatMakkahTime(locale, email.expiresAt) })].join(
        '\n',
      ),
      texts.checkedAgain,
      fill(texts.unexpected, values),
    ],
    link: { label: texts.open, url: email.url },
    footer: noticeTexts[locale].automatic,
  }
}

function toPaidNotice(locale: Locale, email: LinkPaidEmail): Notice {
  const texts = linkTexts[locale]
  const { reference } = email
  return {
    subject: fill(texts.paidSubject, { name: isolate(toOneLine(email.service.name)) }),
    greeting: toGreeting(locale, email),
    intro: texts.paidIntro,
    paragraphs: [
      email.service.lines.join('\n'),
      [
        fill(texts.paidBy, { payer: isolate(toOneLine(email.payerCompany)) }),
        fill(texts.amount, { amount: formatMoney(locale, email.totalHalalas) }),
        ...(reference === null ? [] : [`${emailTexts[locale].reference}: ${isolateLtr(reference)}`]),
      ].join('\n'),
      texts.noActionNeeded,
    ],
    link: { label: texts.viewShared, url: email.url },
    footer: noticeTexts[locale].automatic,
  }
}

/** Returns the content of an e-mail about a payment link. */
export const toLinkNotice = (locale: Locale, email: LinkEmail): Notice =>
  email.kind === 'link-shared' ? toSharedNotice(locale, email) : toPaidNotice(locale, email)
