import type { Locale } from '#src/locales.ts'
import { fill, isolateLtr, formatMakkahTime } from '#src/mail/frame.ts'
import { formatMoney } from '#src/mail/money.ts'
import { emailTexts } from '#src/mail/texts.ts'
import { sum } from '#src/values/shares.ts'
import type { DocumentData, Movement } from '../document-data.ts'
import type { DocumentKind } from '../kinds.ts'
import type { DocumentMoney } from '../document-money.ts'
import type { Bilingual, Row, Texts } from './bilingual.ts'
import { documentTexts } from './texts.ts'

export interface AmountRow extends Row {
  readonly isTotal: boolean
}

/** Builds the amount rows of a document. The last row is the total. */
export function buildAmountRows(
  texts: Texts,
  kind: DocumentKind,
  facts: DocumentData,
  price: DocumentMoney,
): AmountRow[] {
  const row = (label: Row['label'], halalas: number, isTotal = false): AmountRow => ({
    label,
    value: formatMoney(texts.locale, halalas),
    isTotal,
  })
  const refunded = facts.refund?.halalas ?? 0
  const taxRows =
    price.tax === null
      ? []
      : [
          row(texts.label('net'), price.net),
          ...(price.fees > 0 ? [row(buildFeesLabel(texts, price), price.fees)] : []),
          row(buildTaxLabel(texts, price), price.tax),
        ]
  // Lists all charges and refunds if there is more than one.
  const buildPaidRows = (movements: readonly Movement[]) => {
    if (movements.length < 2) return [row(texts.label('paid'), price.total, true)]
    const rows = movements.map(({ kind: movement, halalas, at }) => {
      const label = movement === 'CHARGED' ? 'chargedOn' : 'refundedOn'
      const formatLabel = (locale: Locale) => fill(documentTexts[locale][label], { date: formatMakkahTime(locale, at) })
      const signedHalalas = movement === 'CHARGED' ? halalas : -halalas
      return {
        signedHalalas,
        row: row(
          { text: formatLabel(texts.locale), arabic: texts.isArabic ? '' : formatLabel('ar-SA') },
          signedHalalas,
        ),
      }
    })
    return [
      ...rows.map((entry) => entry.row),
      row(texts.label('paidAfterRefunds'), sum(rows.map(({ signedHalalas }) => signedHalalas)), true),
    ]
  }
  switch (kind) {
    case 'voucher':
      return []
    case 'receipt':
      return buildPaidRows(facts.movements ?? [])
    case 'creditNote':
      return [
        row(texts.label('invoiceTotal'), facts.totalHalalas),
        ...(facts.totalHalalas > refunded ? [row(texts.label('cancellationFee'), facts.totalHalalas - refunded)] : []),
        ...taxRows,
        row(texts.label('credited'), price.total, true),
      ]
    case 'invoice':
      return [
        ...(facts.promo ? [row(buildPromoLabel(texts, facts.promo.code), facts.promo.discountHalalas)] : []),
        ...taxRows,
        row(buildTotalLabel(texts), price.total, true),
      ]
  }
}

const buildFeesLabel = (texts: Texts, { municipality, net }: DocumentMoney) => {
  if (!municipality) return texts.label('fees')
  const { rate, base } = municipality
  return rate === null
    ? texts.label('municipalityFee')
    : addBase(texts, texts.label('municipalityRate', { rate }), base, net)
}

const buildTaxLabel = (texts: Texts, { isVatOnly, vatBase, net }: DocumentMoney) =>
  isVatOnly ? addBase(texts, texts.label('vat'), vatBase, net) : texts.label('taxes')

/** Adds the base to the label of a rate, unless the base is the net price, which a row above shows. */
function addBase({ locale }: Texts, { text, arabic }: Bilingual, base: number | undefined, net: number): Bilingual {
  if (base === undefined || base === net) return { text, arabic }
  const baseText = (language: Locale) => fill(documentTexts[language].rateBase, { amount: formatMoney(language, base) })
  return { text: text + baseText(locale), arabic: arabic && arabic + baseText('ar-SA') }
}

const buildPromoLabel = (texts: Texts, code: string) => {
  const values = { code: isolateLtr(code) }
  return {
    text: fill(emailTexts[texts.locale].promo, values),
    arabic: texts.isArabic ? '' : fill(emailTexts['ar-SA'].promo, values),
  }
}

const buildTotalLabel = (texts: Texts) => ({
  text: emailTexts[texts.locale].total,
  arabic: texts.isArabic ? '' : emailTexts['ar-SA'].total,
})

const schemes: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  MADA: 'mada',
}

const formatCard = (texts: Texts, { scheme, lastFour }: NonNullable<DocumentData['card']>) =>
  `${texts.label('card').text} ${isolateLtr(`${schemes[scheme ?? ''] ?? ''} •••• ${lastFour}`.trim())}`

/** Builds the rows that show how and when a payment was made. */
export function buildPaymentRows(texts: Texts, kind: DocumentKind, facts: DocumentData): Row[] {
  const { invoice, paidAt, refund } = facts
  const payer = facts.card ? formatCard(texts, facts.card) : texts.label('wallet').text
  const rows: (Row | null)[] = []
  if (kind === 'receipt' || kind === 'creditNote') {
    rows.push(invoice && { label: texts.label('forInvoice'), value: isolateLtr(invoice.number) })
  }
  if (kind === 'receipt') {
    rows.push(paidAt ? { label: texts.label('paidOn'), value: formatMakkahTime(texts.locale, paidAt) } : null)
    rows.push({ label: texts.label('method'), value: payer })
  }
  if (kind === 'creditNote' && refund) {
    const label = texts.label(refund.isOfChange ? 'changedOn' : 'cancelledOn')
    rows.push({ label, value: formatMakkahTime(texts.locale, refund.at) })
    // After a change of dates, the credit pays the new invoice, and an unpaid amount is not refunded.
    if (!refund.isOfChange && !refund.isUnpaid) rows.push({ label: texts.label('refundTo'), value: payer })
  }
  return rows.filter((row) => row !== null)
}
