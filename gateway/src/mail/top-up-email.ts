import type { Locale } from '#src/locales.ts'
import { fill, isolate, isolateLtr, type Notice, toOneLine } from './frame.ts'
import { formatMoney } from './money.ts'
import { noticeTexts } from './notice-texts.ts'
import { topUpTexts } from './top-up-texts.ts'

/** Why the money of a top-up moved again. `REVERSAL` means that a chargeback was reversed. */
export type TopUpReturn = 'REFUND' | 'CHARGEBACK' | 'REVERSAL'

/** An e-mail to every agent of the company. */
export interface TopUpReturnedEmail {
  kind: 'top-up-returned'
  agentName: string
  reason: TopUpReturn
  halalas: number
  /** Last digits of the card; null if the provider does not report them. */
  lastFour: string | null
  balanceHalalas: number
  /** Amount that the wallet did not cover; 0 if nothing is owed. */
  owedHalalas: number
  /** The operator's e-mail address. */
  contactMail: string
  url: string
}

export function toTopUpNotice(locale: Locale, email: TopUpReturnedEmail): Notice {
  const { greeting, automatic } = noticeTexts[locale]
  const { card, balance, owed, openWallet, ...texts } = topUpTexts[locale]
  const { subject, intro, next } = texts[email.reason]
  const values = {
    amount: formatMoney(locale, email.halalas),
    balance: formatMoney(locale, email.balanceHalalas),
    owed: formatMoney(locale, email.owedHalalas),
    lastFour: isolateLtr(email.lastFour ?? ''),
    contact: isolateLtr(email.contactMail),
  }
  return {
    subject: fill(subject, values),
    greeting: fill(greeting, { agent: isolate(toOneLine(email.agentName)) }),
    intro: fill(intro, values),
    paragraphs: [
      [...(email.lastFour === null ? [] : [fill(card, values)]), fill(balance, values)].join('\n'),
      ...(email.owedHalalas > 0 ? [fill(owed, values)] : []),
      ...(next ? [fill(next, values)] : []),
    ],
    link: { label: openWallet, url: email.url },
    footer: automatic,
  }
}
