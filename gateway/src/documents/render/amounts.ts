import type { Locale } from '#src/locales.ts'
import { fill, leftToRight, makkahTime } from '#src/mail/frame.ts'
import { money } from '#src/mail/money.ts'
import { words as mailWords } from '#src/mail/texts.ts'
import { sum } from '#src/values/shares.ts'
import type { DocumentFacts, Movement } from '../facts.ts'
import type { DocumentKind } from '../kinds.ts'
import type { DocumentMoney } from '../money-of.ts'
import type { Bilingual, Row, Texts } from './bilingual.ts'
import { words } from './words.ts'

export interface AmountRow extends Row {
  readonly isTotal: boolean
}

/** Builds the amount rows of a document. The last row is the total. */
export function buildAmountRows(
  say: Texts,
  kind: DocumentKind,
  facts: DocumentFacts,
  price: DocumentMoney,
): AmountRow[] {
  const row = (label: Row['label'], halalas: number, isTotal = false): AmountRow => ({
    label,
    value: money(say.locale, halalas),
    isTotal,
  })
  const refunded = facts.refund?.halalas ?? 0
  const parts =
    price.tax === null
      ? []
      : [
          row(say.word('net'), price.net),
          ...(price.fees > 0 ? [row(feesLabel(say, price), price.fees)] : []),
          row(taxLabel(say, price), price.tax),
        ]
  /** All charges and refunds, if there was more than one charge. */
  const paidRows = (movements: readonly Movement[]) => {
    if (movements.length < 2) return [row(say.word('paid'), price.total, true)]
    const rows = movements.map(({ kind: movement, halalas, at }) => {
      const label = movement === 'CHARGED' ? 'chargedOn' : 'refundedOn'
      const date = (locale: Locale) => fill(words[locale][label], { date: makkahTime(locale, at) })
      const signedHalalas = movement === 'CHARGED' ? halalas : -halalas
      return {
        signedHalalas,
        row: row({ text: date(say.locale), second: say.isArabic ? '' : date('ar-SA') }, signedHalalas),
      }
    })
    return [
      ...rows.map((entry) => entry.row),
      row(say.word('paidInAll'), sum(rows.map(({ signedHalalas }) => signedHalalas)), true),
    ]
  }
  switch (kind) {
    case 'voucher':
      return []
    case 'receipt':
      return paidRows(facts.movements ?? [])
    case 'creditNote':
      return [
        row(say.word('invoiceTotal'), facts.totalHalalas),
        ...(facts.totalHalalas > refunded ? [row(say.word('cancellationFee'), facts.totalHalalas - refunded)] : []),
        ...parts,
        row(say.word('credited'), price.total, true),
      ]
    case 'invoice':
      return [
        ...(facts.promo ? [row(promoLabel(say, facts.promo.code), facts.promo.discountHalalas)] : []),
        ...parts,
        row(totalLabel(say), price.total, true),
      ]
  }
}

const feesLabel = (say: Texts, { municipality, net }: DocumentMoney) => {
  if (!municipality) return say.word('fees')
  const { rate, base } = municipality
  return rate === null ? say.word('municipalityFee') : withBase(say, say.word('municipalityRate', { rate }), base, net)
}

const taxLabel = (say: Texts, { isVatOnly, vatBase, net }: DocumentMoney) =>
  isVatOnly ? withBase(say, say.word('vat'), vatBase, net) : say.word('taxes')

/** Adds the base to the label of a rate, unless it is the net price, which is stated above. */
function withBase({ locale }: Texts, { text, second }: Bilingual, base: number | undefined, net: number): Bilingual {
  if (base === undefined || base === net) return { text, second }
  const baseText = (language: Locale) => fill(words[language].rateBase, { amount: money(language, base) })
  return { text: text + baseText(locale), second: second && second + baseText('ar-SA') }
}

const promoLabel = (say: Texts, code: string) => {
  const values = { code: leftToRight(code) }
  return {
    text: fill(mailWords[say.locale].promo, values),
    second: say.isArabic ? '' : fill(mailWords['ar-SA'].promo, values),
  }
}

const totalLabel = (say: Texts) => ({
  text: mailWords[say.locale].total,
  second: say.isArabic ? '' : mailWords['ar-SA'].total,
})

const schemes: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  MADA: 'mada',
}

const cardName = (say: Texts, { scheme, lastFour }: NonNullable<DocumentFacts['card']>) =>
  `${say.word('card').text} ${leftToRight(`${schemes[scheme ?? ''] ?? ''} •••• ${lastFour}`.trim())}`

/** Builds the rows that state how and when a payment was made. */
export function buildPaymentRows(say: Texts, kind: DocumentKind, facts: DocumentFacts): Row[] {
  const { invoice, paidAt, refund } = facts
  const payer = facts.card ? cardName(say, facts.card) : say.word('wallet').text
  const rows: (Row | null)[] = []
  if (kind === 'receipt' || kind === 'creditNote') {
    rows.push(invoice && { label: say.word('forInvoice'), value: leftToRight(invoice.number) })
  }
  if (kind === 'receipt') {
    rows.push(paidAt ? { label: say.word('paidOn'), value: makkahTime(say.locale, paidAt) } : null)
    rows.push({ label: say.word('method'), value: payer })
  }
  if (kind === 'creditNote' && refund) {
    const label = say.word(refund.isOfChange ? 'changedOn' : 'cancelledOn')
    rows.push({ label, value: makkahTime(say.locale, refund.at) })
    // After a change of dates the credit pays another invoice, and an unpaid amount is not refunded.
    if (!refund.isOfChange && !refund.isUnpaid) rows.push({ label: say.word('refundTo'), value: payer })
  }
  return rows.filter((row) => row !== null)
}
