import type { Locale } from '#src/locales.ts'
import {
  formatDay,
  fill,
  escapeHtml,
  isolate,
  isolateLtr,
  formatMakkahTime,
  toOneLine,
  renderPage,
  type RenderedEmail,
} from './frame.ts'
import { formatMoney } from './money.ts'
import { type BookingEmailKind, openingTexts } from './opening-texts.ts'
import { emailTexts } from './texts.ts'

/** A booked service in the recipient's language, described by its product. */
export interface ServiceDescription {
  /** Name for the subject. */
  name: string
  /** Name, place, dates and counts; the first line is the heading. */
  lines: [heading: string, ...string[]]
  /** Notes after the cancellation policy of a confirmation. */
  notes: string[]
}

/** Cancellation terms as an e-mail or a document shows them. */
export interface WrittenTerms {
  /** Instant until which cancelling is free; null if it never is. */
  readonly freeUntil: string | null
  /** Cancellation fees in time order. `from` null means the time of booking. Empty for a non-refundable booking. */
  readonly fees: readonly { readonly from: string | null; readonly feeHalalas: number }[]
}

/**
 * Current cancellation terms, and the accepted terms if the supplier has tightened them since the booking. E-mails and documents of earlier releases
 * have no accepted terms.
 */
interface CurrentTerms extends WrittenTerms {
  readonly accepted?: WrittenTerms | null
}

/** Content of an e-mail about a booking. */
export interface BookingEmail extends CurrentTerms {
  kind: BookingEmailKind
  agentName: string
  service: ServiceDescription
  /** First day of the service. */
  startsOn: string
  leadName: string
  reference: string
  totalHalalas: number
  /** The promo code and its discount; missing in e-mails of earlier releases. */
  promo?: { code: string; discountHalalas: number } | null
  /** Deadline of the payment of an unpaid booking; missing in other e-mails. */
  payBy?: string | null
  /** Set for a cancellation. */
  refundHalalas: number | null
  /** Documents that are attached, by id; missing in e-mails of earlier releases. */
  documents?: readonly number[]
  url: string
}

/** Writes sentences about the end of free cancellation and the fees, followed by the accepted terms if the supplier has tightened them. */
export function writeCancellationTerms(locale: Locale, { accepted, ...terms }: CurrentTerms): string[] {
  const current = writeTerms(locale, terms)
  return accepted ? [...current, emailTexts[locale].tightened, ...writeTerms(locale, accepted)] : current
}

function writeTerms(locale: Locale, { freeUntil, fees }: WrittenTerms): string[] {
  const texts = emailTexts[locale]
  if (freeUntil === null && fees.length === 0) return [texts.nonRefundable]
  return [
    ...(freeUntil === null ? [] : [fill(texts.freeUntil, { time: formatMakkahTime(locale, freeUntil) })]),
    ...fees.map(({ from, feeHalalas }) => {
      const fee = formatMoney(locale, feeHalalas)
      return from === null
        ? fill(texts.feeFromBooking, { fee })
        : fill(texts.feeFrom, { fee, time: formatMakkahTime(locale, from) })
    }),
  ]
}

/** Renders an e-mail about a booking in the recipient's language. */
export function renderBookingEmail(locale: Locale, email: BookingEmail): RenderedEmail {
  const texts = emailTexts[locale]
  const { subject, intro } = openingTexts[locale][email.kind]
  const isActive = email.kind !== 'booking-cancelled' && email.kind !== 'booking-released'
  const [heading, ...lines] = email.service.lines
  const payBy = email.payBy ? formatMakkahTime(locale, email.payBy) : ''
  const values = {
    payBy,
    agent: isolate(toOneLine(email.agentName)),
    name: isolate(toOneLine(email.service.name)),
    day: formatDay(locale, email.startsOn),
    reference: isolateLtr(email.reference),
  }
  const rows: [string, string][] = [
    [texts.reference, values.reference],
    [texts.lead, isolate(toOneLine(email.leadName))],
    [texts.total, formatMoney(locale, email.totalHalalas)],
  ]
  if (email.promo) {
    rows.push([
      fill(texts.promo, { code: isolateLtr(email.promo.code) }),
      formatMoney(locale, email.promo.discountHalalas),
    ])
  }
  if (payBy) rows.push([texts.payBy, payBy])
  if (email.refundHalalas !== null) rows.push([texts.refund, formatMoney(locale, email.refundHalalas)])
  const terms = isActive ? [...writeCancellationTerms(locale, email), ...email.service.notes] : []
  const opening = fill(intro, values)
  const help = fill(texts.help, values)

  const text = [
    fill(texts.greeting, values),
    opening,
    [heading, ...lines].join('\n'),
    [...rows.map(([label, value]) => `${label}: ${value}`), ...terms].join('\n'),
    `${texts.open}: ${email.url}`,
    help,
    texts.product,
  ].join('\n\n')

  return {
    subject: toOneLine(fill(subject, values)),
    text,
    html: renderPage(locale, [
      `<p>${escapeHtml(fill(texts.greeting, values))}</p>`,
      `<p style="font-size:17px;font-weight:600">${escapeHtml(opening)}</p>`,
      `<p><strong>${escapeHtml(heading)}</strong>${lines.map((line) => `<br>${escapeHtml(line)}`).join('')}</p>`,
      `<table role="presentation" cellpadding="0" cellspacing="0">${rows
        .map(
          ([label, value]) =>
            `<tr><td style="padding:3px 0;padding-inline-end:16px;color:#4E575B">${escapeHtml(label)}</td><td style="padding:3px 0;font-weight:600">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`,
      ...terms.map((term) => `<p>${escapeHtml(term)}</p>`),
      `<p><a href="${escapeHtml(email.url)}" style="display:inline-block;background:#0E5F66;color:#FFFFFF;text-decoration:none;padding:10px 18px;border-radius:6px;font-weight:600">${escapeHtml(texts.open)}</a></p>`,
      `<p style="color:#4E575B;font-size:13px">${escapeHtml(help)}</p>`,
    ]),
  }
}
