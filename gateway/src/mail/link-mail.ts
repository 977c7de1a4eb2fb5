import type { Locale } from '#src/locales.ts'
import type { BookedService } from './booking-mail.ts'
import { fill, isolated, leftToRight, makkahTime, type Notice, oneLine } from './frame.ts'
import { linkWords } from './link-texts.ts'
import { money } from './money.ts'
import { noticeWords } from './notice-texts.ts'
import { words } from './texts.ts'

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

const greetingOf = (locale: Locale, { agentName }: LinkMail): string =>
  agentName === null
    ? linkWords[locale].hello
    : fill(noticeWords[locale].greeting, { agent: isolated(oneLine(agentName)) })

function shared(locale: Locale, mail: LinkSharedMail): Notice {
  const w = linkWords[locale]
  const values = { sender: isolated(oneLine(mail.senderCompany)), amount: money(locale, mail.totalHalalas) }
  return {
    subject: fill(w.sharedSubject, values),
    greeting: greetingOf(locale, mail),
    intro: fill(w.sharedIntro, values),
    paragraphs: [
      mail.service.lines.join('\n'),
      [fill(w.amount, values), fill(w.validUntil, { time: makkahTime(locale, mail.expiresAt) })].join('\n'),
      w.checkedAgain,
      fill(w.unexpected, values),
    ],
    link: { label: w.open, url: mail.url },
    small: noticeWords[locale].automatic,
  }
}

function paid(locale: Locale, mail: LinkPaidMail): Notice {
  const w = linkWords[locale]
  const { reference } = mail
  return {
    subject: fill(w.paidSubject, { name: isolated(oneLine(mail.service.name)) }),
    greeting: greetingOf(locale, mail),
    intro: w.paidIntro,
    paragraphs: [
      mail.service.lines.join('\n'),
      [
        fill(w.paidBy, { payer: isolated(oneLine(mail.payerCompany)) }),
        fill(w.amount, { amount: money(locale, mail.totalHalalas) }),
        ...(reference === null ? [] : [`${words[locale].reference}: ${leftToRight(reference)}`]),
      ].join('\n'),
      w.noActionNeeded,
    ],
    link: { label: w.viewShared, url: mail.url },
    small: noticeWords[locale].automatic,
  }
}

/** Content of an e-mail about a payment link. */
export const linkNotice = (locale: Locale, mail: LinkMail): Notice =>
  mail.kind === 'link-shared' ? shared(locale, mail) : paid(locale, mail)
