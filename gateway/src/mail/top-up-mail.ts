import type { Locale } from '#src/locales.ts'
import { fill, isolated, leftToRight, type Notice, oneLine } from './frame.ts'
import { money } from './money.ts'
import { noticeWords } from './notice-texts.ts'
import { topUpWords } from './top-up-texts.ts'

/** Why the money of a top-up moved again. `REVERSAL`: a chargeback was reversed. */
export type TopUpReturn = 'REFUND' | 'CHARGEBACK' | 'REVERSAL'

/** To every agent of the company. */
export interface TopUpReturnedMail {
  kind: 'top-up-returned'
  agentName: string
  reason: TopUpReturn
  halalas: number
  /** Last digits of the card; null when the provider does not state them. */
  lastFour: string | null
  balanceHalalas: number
  /** Amount that the wallet did not cover; 0 if nothing is owed. */
  owedHalalas: number
  contactMail: string
  url: string
}

export function topUpNotice(locale: Locale, mail: TopUpReturnedMail): Notice {
  const { greeting, automatic } = noticeWords[locale]
  const { card, balance, owed, openWallet, ...w } = topUpWords[locale]
  const { subject, intro, next } = w[mail.reason]
  const values = {
    amount: money(locale, mail.halalas),
    balance: money(locale, mail.balanceHalalas),
    owed: money(locale, mail.owedHalalas),
    lastFour: leftToRight(mail.lastFour ?? ''),
    contact: leftToRight(mail.contactMail),
  }
  return {
    subject: fill(subject, values),
    greeting: fill(greeting, { agent: isolated(oneLine(mail.agentName)) }),
    intro: fill(intro, values),
    paragraphs: [
      [...(mail.lastFour === null ? [] : [fill(card, values)]), fill(balance, values)].join('\n'),
      ...(mail.owedHalalas > 0 ? [fill(owed, values)] : []),
      ...(next ? [fill(next, values)] : []),
    ],
    link: { label: openWallet, url: mail.url },
    small: automatic,
  }
}
