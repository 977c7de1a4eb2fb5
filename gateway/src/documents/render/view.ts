import { isolate, isolateLtr, formatMakkahTime, toOneLine, rtlLocales } from '#src/mail/frame.ts'
import { emailTexts } from '#src/mail/texts.ts'
import type { Locale, LocalizedText } from '#src/locales.ts'
import { renderSVG } from 'uqr'
import type { Product } from '#src/orders/product.ts'
import { type DocumentUpdates, noUpdates } from '../document-updates.ts'
import type { DocumentData } from '../document-data.ts'
import type { DocumentKind } from '../kinds.ts'
import { breakDownPrice, breakDownRefund } from '../document-money.ts'
import type { IssuedDocument } from '../tables.ts'
import { buildAmountRows, buildPaymentRows } from './amounts.ts'
import { type Bilingual, createTexts, type Row, type Texts } from './bilingual.ts'
import { buildLineRows, buildSpan } from './service-view.ts'
import { buildTermSentences } from './terms.ts'
import type { DocumentTexts } from './texts.ts'
import { buildZatcaCode } from './zatca.ts'

/** Whether each item has an amount. A credit note may refund only a part of the price, so its items have none. */
const hasLineAmounts = (kind: DocumentKind) => kind === 'invoice' || kind === 'receipt'

const isTaxDocument = (kind: DocumentKind) => kind === 'invoice' || kind === 'creditNote'

/**
 * Builds everything that the template prints for a document in a language. The template prints the texts unchanged.
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
  const texts = createTexts(locale)
  const price =
    kind === 'creditNote' && facts.refund
      ? breakDownRefund(breakDownPrice(facts), facts.refund.halalas)
      : breakDownPrice(facts)
  const showsPrices = kind !== 'voucher'
  return {
    language: locale.slice(0, 2),
    isRightToLeft: rtlLocales.has(locale),
    product: emailTexts[locale].product,
    title: texts.label(kind),
    mark:
      mark &&
      (mark.kind === 'cancelled'
        ? texts.label('cancelledMark')
        : texts.label('replacedMark', { number: isolateLtr(mark.by) })),
    number: isolateLtr(number),
    agency: isolate(toOneLine(facts.buyer.name)),
    head: buildHeadRows(texts, kind, facts, formatMakkahTime(locale, issuedAt.toISOString())),
    parties: isTaxDocument(kind) || kind === 'receipt' ? buildParties(texts, facts) : [buildAgency(texts, facts)],
    service: {
      name: texts.localize(service.name),
      address: service.address && texts.localize(service.address),
      phone: service.phone && { label: texts.label('phone'), value: isolateLtr(service.phone) },
      span: buildSpan(texts, documentSpan(booking, service)),
    },
    lines: {
      heads: buildLineHeads(texts, hasLineAmounts(kind)),
      rows: buildLineRows(texts, service, hasLineAmounts(kind) ? price.total : null),
    },
    amounts: showsPrices ? buildAmountRows(texts, kind, facts, price) : [],
    payment: buildPaymentRows(texts, kind, facts),
    terms:
      kind === 'voucher' || kind === 'invoice'
        ? buildSection(texts, 'terms', buildTermSentences(locale, facts, showsPrices))
        : null,
    notes:
      kind === 'voucher'
        ? buildSection(texts, 'notes', [...service.notes[locale], texts.label('voucherNote').text])
        : null,
    qr: isTaxDocument(kind)
      ? renderSVG(
          buildZatcaCode({
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
      texts.isArabic ? facts.seller.nameArabic : facts.seller.name,
      `${texts.label('helpline').text}: ${isolateLtr(facts.seller.helpline)}`,
      isolateLtr(facts.seller.email),
    ],
    reference: isolateLtr(booking.reference),
  }
}

const buildSection = (texts: Texts, title: keyof DocumentTexts, sentences: readonly string[]) =>
  sentences.length > 0 ? { title: texts.label(title), sentences } : null

const buildLineHeads = (texts: Texts, showsAmounts: boolean): Bilingual[] => [
  texts.label('description'),
  texts.label('quantity'),
  ...(showsAmounts ? [texts.label('amount')] : []),
]

function buildHeadRows(texts: Texts, kind: DocumentKind, { booking, invoice }: DocumentData, issued: string): Row[] {
  const rows: [Bilingual, string | null][] = [
    [buildReferenceLabel(texts), isolateLtr(booking.reference)],
    [texts.label('issued'), issued],
    [texts.label('replaces'), kind === 'invoice' && invoice ? isolateLtr(invoice.number) : null],
    [texts.label('lead'), isolate(toOneLine(booking.leadName))],
    [texts.label('supplierReference'), booking.supplierReference && isolateLtr(booking.supplierReference)],
    [texts.label('agencyReference'), booking.partnerReference && isolate(toOneLine(booking.partnerReference))],
    [texts.label('bookedOn'), formatMakkahTime(texts.locale, booking.bookedAt)],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

const referenceLabel: LocalizedText = {
  'en-US': emailTexts['en-US'].reference,
  'ar-SA': emailTexts['ar-SA'].reference,
  'tr-TR': emailTexts['tr-TR'].reference,
  'id-ID': emailTexts['id-ID'].reference,
  'ur-PK': emailTexts['ur-PK'].reference,
}

/** Builds the label of the booking reference in two languages, with the abbreviation BRN only once. */
const buildReferenceLabel = (texts: Texts): Bilingual => {
  const { text, arabic } = texts.localize(referenceLabel)
  return { text, arabic: arabic.replace(' (BRN)', '') }
}

const buildAgency = (texts: Texts, { buyer }: DocumentData) => ({
  title: texts.label('agency'),
  name: isolate(toOneLine(buyer.name)),
  arabicName: '',
  address: '',
  rows: [
    ...(buyer.licenceNumber ? [{ label: texts.label('license'), value: isolateLtr(buyer.licenceNumber) }] : []),
    { label: texts.label('agent'), value: isolate(toOneLine(buyer.agent)) },
  ],
})

const buildParties = (texts: Texts, facts: DocumentData) => {
  const { seller, buyer } = facts
  const buildVatRow = (number: string) =>
    number ? [{ label: texts.label('vatNumber'), value: isolateLtr(number) }] : []
  return [
    {
      title: texts.label('seller'),
      name: texts.isArabic ? seller.nameArabic : seller.name,
      arabicName: texts.isArabic ? '' : seller.nameArabic,
      address: texts.isArabic ? seller.addressArabic : seller.address,
      rows: buildVatRow(seller.vatNumber),
    },
    {
      ...buildAgency(texts, facts),
      title: texts.label('buyer'),
      rows: [...buildVatRow(buyer.vatNumber), ...buildAgency(texts, facts).rows],
    },
  ]
}
