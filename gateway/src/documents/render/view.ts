import { isolated, leftToRight, makkahTime, oneLine, rightToLeft } from '#src/mail/frame.ts'
import { words as mailWords } from '#src/mail/texts.ts'
import type { Locale, LocalizedText } from '#src/locales.ts'
import { renderSVG } from 'uqr'
import type { Product } from '#src/orders/product.ts'
import { type DocumentUpdates, noUpdates } from '../document-updates.ts'
import type { DocumentFacts } from '../facts.ts'
import type { DocumentKind } from '../kinds.ts'
import { breakDownPrice, refundOf } from '../money-of.ts'
import type { IssuedDocument } from '../tables.ts'
import { buildAmountRows, buildPaymentRows } from './amounts.ts'
import { type Bilingual, bilingualTexts, type Row, type Texts } from './bilingual.ts'
import { buildLineRows, viewSpan } from './service-view.ts'
import { termSentences } from './terms.ts'
import type { DocumentWords } from './words.ts'
import { zatcaCode } from './zatca.ts'

/** A credit note may refund only a part, so it has no amounts per line. */
const hasLineAmounts = (kind: DocumentKind) => kind === 'invoice' || kind === 'receipt'

const isTaxDocument = (kind: DocumentKind) => kind === 'invoice' || kind === 'creditNote'

/**
 * Returns the texts of a document in a language, which the template prints unchanged. `second` is the Arabic text, empty if the document is in
 * Arabic.
 */
export function viewDocument(
  document: Pick<IssuedDocument, 'kind' | 'number' | 'issued_at' | 'facts'>,
  locale: Locale,
  { documentSpan }: Pick<Product, 'documentSpan'>,
  { mark, terms }: DocumentUpdates = noUpdates,
) {
  const { kind, number, issued_at: issuedAt } = document
  const facts = { ...document.facts, ...terms }
  const { service, booking } = facts
  const say = bilingualTexts(locale)
  const price =
    kind === 'creditNote' && facts.refund
      ? refundOf(breakDownPrice(facts), facts.refund.halalas)
      : breakDownPrice(facts)
  const withPrices = kind !== 'voucher'
  return {
    language: locale.slice(0, 2),
    isRightToLeft: rightToLeft.has(locale),
    product: mailWords[locale].product,
    title: say.word(kind),
    mark:
      mark &&
      (mark.kind === 'cancelled'
        ? say.word('cancelledMark')
        : say.word('replacedMark', { number: leftToRight(mark.by) })),
    number: leftToRight(number),
    agency: isolated(oneLine(facts.buyer.name)),
    head: headRows(say, kind, facts, makkahTime(locale, issuedAt.toISOString())),
    parties: isTaxDocument(kind) || kind === 'receipt' ? parties(say, facts) : [agency(say, facts)],
    service: {
      name: say.words(service.name),
      address: service.address && say.words(service.address),
      phone: service.phone && { label: say.word('phone'), value: leftToRight(service.phone) },
      span: viewSpan(say, documentSpan(booking, service)),
    },
    lines: {
      heads: lineHeads(say, hasLineAmounts(kind)),
      rows: buildLineRows(say, service, hasLineAmounts(kind) ? price.total : null),
    },
    amounts: withPrices ? buildAmountRows(say, kind, facts, price) : [],
    payment: buildPaymentRows(say, kind, facts),
    terms:
      kind === 'voucher' || kind === 'invoice' ? section(say, 'terms', termSentences(locale, facts, withPrices)) : null,
    notes: kind === 'voucher' ? section(say, 'notes', [...service.notes[locale], say.word('voucherNote').text]) : null,
    qr: isTaxDocument(kind)
      ? renderSVG(
          zatcaCode({
            sellerName: facts.seller.nameArabic,
            vatNumber: facts.seller.vatNumber,
            issuedAt,
            totalHalalas: price.total,
            taxHalalas: price.tax ?? 0,
          }),
          { border: 2, ecc: 'M' },
        )
      : null,
    foot: [
      say.isArabic ? facts.seller.nameArabic : facts.seller.name,
      `${say.word('helpline').text}: ${leftToRight(facts.seller.helpline)}`,
      leftToRight(facts.seller.email),
    ],
    reference: leftToRight(booking.reference),
  }
}

const section = (say: Texts, title: keyof DocumentWords, sentences: readonly string[]) =>
  sentences.length > 0 ? { title: say.word(title), sentences } : null

const lineHeads = (say: Texts, withPrices: boolean): Bilingual[] => [
  say.word('description'),
  say.word('quantity'),
  ...(withPrices ? [say.word('amount')] : []),
]

function headRows(say: Texts, kind: DocumentKind, { booking, invoice }: DocumentFacts, issued: string): Row[] {
  const rows: [Bilingual, string | null][] = [
    [referencePair(say), leftToRight(booking.reference)],
    [say.word('issued'), issued],
    [say.word('replaces'), kind === 'invoice' && invoice ? leftToRight(invoice.number) : null],
    [say.word('lead'), isolated(oneLine(booking.leadName))],
    [say.word('supplierReference'), booking.supplierReference && leftToRight(booking.supplierReference)],
    [say.word('agencyReference'), booking.partnerReference && isolated(oneLine(booking.partnerReference))],
    [say.word('bookedOn'), makkahTime(say.locale, booking.bookedAt)],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

const referenceLabel: LocalizedText = {
  'en-US': mailWords['en-US'].reference,
  'ar-SA': mailWords['ar-SA'].reference,
  'tr-TR': mailWords['tr-TR'].reference,
  'id-ID': mailWords['id-ID'].reference,
  'ur-PK': mailWords['ur-PK'].reference,
}

/** The label in two languages, with the trade's abbreviation only once. */
const referencePair = (say: Texts): Bilingual => {
  const { text, second } = say.words(referenceLabel)
  return { text, second: second.replace(' (BRN)', '') }
}

const agency = (say: Texts, { buyer }: DocumentFacts) => ({
  title: say.word('agency'),
  name: isolated(oneLine(buyer.name)),
  secondName: '',
  address: '',
  rows: [
    ...(buyer.licenceNumber ? [{ label: say.word('license'), value: leftToRight(buyer.licenceNumber) }] : []),
    { label: say.word('agent'), value: isolated(oneLine(buyer.agent)) },
  ],
})

const parties = (say: Texts, facts: DocumentFacts) => {
  const { seller, buyer } = facts
  const vat = (number: string) => (number ? [{ label: say.word('vatNumber'), value: leftToRight(number) }] : [])
  return [
    {
      title: say.word('seller'),
      name: say.isArabic ? seller.nameArabic : seller.name,
      secondName: say.isArabic ? '' : seller.nameArabic,
      address: say.isArabic ? seller.addressArabic : seller.address,
      rows: vat(seller.vatNumber),
    },
    { ...agency(say, facts), title: say.word('buyer'), rows: [...vat(buyer.vatNumber), ...agency(say, facts).rows] },
  ]
}
