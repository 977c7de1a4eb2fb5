import type { Locale } from '#src/locales.ts'
import type { BookedService } from './booking-mail.ts'
import { fill, isolate, isolateLtr, formatMakkahTime, type Notice, toOneLine } from './frame.ts'
import { linkWords } from './link-texts.ts'
import { formatMoney } from './money.ts'
import { noticeWords } from './notice-texts.ts'
import { mailWords } from './texts.ts'

/** To the receiver of a payment link. */
export interface LinkSharedMail {
  kind: 'link-shared'
  /** Null for a receiver without an account. */
  agentName: string | null
  senderCompany: string
  service: BookedService
  totalHalalas: number
  expiresAt: string
  url: string
}

/** To the owner or the receiver, unless they paid. */
export interface LinkPaidMail {
  kind: 'link-paid'
  agentName: string | null
  payerCompany: string
  service: BookedService
  totalHalalas: number
  /** For the owner only. */
  reference: string | null
  url: string
}

export type LinkMail = LinkSharedMail | LinkPaidMail

const toGreeting = (locale: Locale, { agentName }: LinkMail): string =>
  agentName === null
    ? linkWords[locale].hello
    : fill(noticeWords[locale].greeting, { agent: isolate(toOneLine(agentName)) })

function toSharedNotice(locale: Locale, mail: LinkSharedMail): Notice {
  const words = linkWords[locale]
  const values = { sender: isolate(toOneLine(mail.senderCompany)), amount: formatMoney(locale, mail.totalHalalas) }
  return {
    subject: fill(words.sharedSubject, values),
    greeting: toGreeting(locale, mail),
    intro: fill(words.sharedIntro, values),
    paragraphs: [
      mail.service.lines.join('\n'),
      [fill(words.amount, values), fill(words.validUntil, { time: formatMakkahTime(locale, mail.expiresAt) })].join(
        '\n',
      ),
      words.checkedAgain,
      fill(words.unexpected, values),
    ],
    link: { label: words.open, url: mail.url },
    small: noticeWords[locale].automatic,
  }
}

function toPaidNotice(locale: Locale, mail: LinkPaidMail): Notice {
  const words = linkWords[locale]
  const { reference } = mail
  return {
    subject: fill(words.paidSubject, { name: isolate(toOneLine(mail.service.name)) }),
    greeting: toGreeting(locale, mail),
    intro: words.paidIntro,
    paragraphs: [
      mail.service.lines.join('\n'),
      [
        fill(words.paidBy, { payer: isolate(toOneLine(mail.payerCompany)) }),
        fill(words.amount, { amount: formatMoney(locale, mail.totalHalalas) }),
        ...(reference === null ? [] : [`${mailWords[locale].reference}: ${isolateLtr(reference)}`]),
      ].join('\n'),
      words.noActionNeeded,
    ],
    link: { label: words.viewShared, url: mail.url },
    small: noticeWords[locale].automatic,
  }
}

/** Returns the content of an e-mail about a payment link. */
export const toLinkNotice = (locale: Locale, mail: LinkMail): Notice =>
  mail.kind === 'link-shared' ? toSharedNotice(locale, mail) : toPaidNotice(locale, mail)
