import type { Locale } from '#src/locales.ts'
import { fill, isolate, isolateLtr, type Notice, toOneLine } from './frame.ts'
import { formatMoney } from './money.ts'
import { noticeWords } from './notice-texts.ts'
import { topUpWords } from './top-up-texts.ts'

/** Reason why a top-up's money moved again. `REVERSAL`: a chargeback was reversed. */
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

export function toTopUpNotice(locale: Locale, mail: TopUpReturnedMail): Notice {
  const { greeting, automatic } = noticeWords[locale]
  const { card, balance, owed, openWallet, ...words } = topUpWords[locale]
  const { subject, intro, next } = words[mail.reason]
  const values = {
    amount: formatMoney(locale, mail.halalas),
    balance: formatMoney(locale, mail.balanceHalalas),
    owed: formatMoney(locale, mail.owedHalalas),
    lastFour: isolateLtr(mail.lastFour ?? ''),
    contact: isolateLtr(mail.contactMail),
  }
  return {
    subject: fill(subject, values),
    greeting: fill(greeting, { agent: isolate(toOneLine(mail.agentName)) }),
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
