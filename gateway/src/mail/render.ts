import { isLocale, type Locale } from '#src/locales.ts'
import { type MailWords, words } from './texts.ts'

/** What a mail about a booking says; everything is already decided, only the words are missing. */
export interface BookingMail {
  kind: 'booking-confirmed' | 'booking-cancelled'
  agentName: string
  hotelName: string
  locationCode: string
  checkIn: string
  checkOut: string
  nights: number
  rooms: number
  guests: number
  leadName: string
  reference: string
  totalHalalas: number
  /** Instant until which cancelling is free; null when it never is. */
  freeUntil: string | null
  /** Set for a cancellation. */
  refundHalalas: number | null
  url: string
}

const rightToLeft = new Set<Locale>(['ar-SA', 'ur-PK'])

/** References, amounts and addresses keep their order inside right-to-left text. */
const leftToRight = (text: string) => `\u2066${text}\u2069`
/** Names of unknown direction. */
const isolated = (text: string) => `\u2068${text}\u2069`

const fill = (template: string, values: Record<string, string>) =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

function count(locale: Locale, forms: MailWords['nights'], n: number): string {
  return fill(forms[new Intl.PluralRules(locale).select(n)] ?? forms.other, { n: String(n) })
}

/** Two decimals from whole halalas, with the separators of the language and Latin digits. */
function money(locale: Locale, halalas: number): string {
  const parts = new Intl.NumberFormat(`${locale}-u-nu-latn`).formatToParts(1234.5)
  const separator = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  const whole = String(Math.trunc(halalas / 100)).replaceAll(/\B(?=(\d{3})+$)/g, separator('group'))
  const amount = `${whole}${separator('decimal')}${String(halalas % 100).padStart(2, '0')}`
  if (locale === 'ar-SA') return `${leftToRight(amount)} ر.س`
  return locale === 'tr-TR' ? `${amount} SAR` : leftToRight(`SAR ${amount}`)
}

/** English is written day first, as the rest of the product does. */
const dateLocale = (locale: Locale) => `${locale === 'en-US' ? 'en-GB' : locale}-u-ca-gregory-nu-latn`

/** Intl sets a comma before the year in Urdu, which Pakistani letters do not. */
const withoutYearComma = (date: string) => date.replace(/،(?= \d{4})/, '')

/** A calendar date with weekday; noon UTC is the same day everywhere the formatter looks. */
const day = (locale: Locale, date: string) =>
  withoutYearComma(
    new Intl.DateTimeFormat(dateLocale(locale), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${date}T12:00:00Z`)),
  )

const makkahTime = (locale: Locale, instant: string) =>
  withoutYearComma(
    new Intl.DateTimeFormat(dateLocale(locale), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Riyadh',
    }).format(new Date(instant)),
  )

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** References and amounts, isolated above, are never broken at a hyphen. */
const html = (text: string) =>
  text
    .replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)
    .replaceAll(/\u2066[^\u2069]*\u2069/g, '<span style="white-space:nowrap">$&</span>')
/** A mail's subject is one line, whatever a name holds. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Subject, text and HTML of a mail in the receiver's language; an unknown language reads English. */
export function renderBookingMail(locale: string, mail: BookingMail): { subject: string; text: string; html: string } {
  const lng = isLocale(locale) ? locale : 'en-US'
  const w = words[lng]
  const confirmed = mail.kind === 'booking-confirmed'
  const values = {
    agent: isolated(oneLine(mail.agentName)),
    hotel: isolated(oneLine(mail.hotelName)),
    reference: leftToRight(mail.reference),
    checkIn: day(lng, mail.checkIn),
    checkOut: day(lng, mail.checkOut),
  }
  const facts: [string, string][] = [
    [w.reference, values.reference],
    [w.lead, isolated(oneLine(mail.leadName))],
    [w.total, money(lng, mail.totalHalalas)],
  ]
  if (mail.refundHalalas !== null) facts.push([w.refund, money(lng, mail.refundHalalas)])
  const comma = rightToLeft.has(lng) ? '، ' : ', '
  const stay = [
    fill(w.stay, values),
    [count(lng, w.nights, mail.nights), count(lng, w.rooms, mail.rooms), count(lng, w.guests, mail.guests)].join(' · '),
  ]
  const terms = confirmed
    ? [mail.freeUntil === null ? w.nonRefundable : fill(w.freeUntil, { time: makkahTime(lng, mail.freeUntil) })]
    : []
  const title = `${values.hotel}${comma}${w.city[mail.locationCode] ?? mail.locationCode}`
  const intro = confirmed ? w.confirmedIntro : w.cancelledIntro
  const help = fill(w.help, values)

  const text = [
    fill(w.greeting, values),
    intro,
    [title, ...stay].join('\n'),
    [...facts.map(([label, value]) => `${label}: ${value}`), ...terms].join('\n'),
    `${w.open}: ${mail.url}`,
    help,
    w.product,
  ].join('\n\n')

  return {
    subject: oneLine(fill(confirmed ? w.confirmedSubject : w.cancelledSubject, values)),
    text,
    html: page(lng, [
      `<p>${html(fill(w.greeting, values))}</p>`,
      `<p style="font-size:17px;font-weight:600">${html(intro)}</p>`,
      `<p><strong>${html(title)}</strong><br>${stay.map(html).join('<br>')}</p>`,
      `<table role="presentation" cellpadding="0" cellspacing="0">${facts
        .map(
          ([label, value]) =>
            `<tr><td style="padding:3px 0;padding-inline-end:16px;color:#4E575B">${html(label)}</td><td style="padding:3px 0;font-weight:600">${html(value)}</td></tr>`,
        )
        .join('')}</table>`,
      ...terms.map((term) => `<p>${html(term)}</p>`),
      `<p><a href="${html(mail.url)}" style="display:inline-block;background:#0E5F66;color:#FFFFFF;text-decoration:none;padding:10px 18px;border-radius:6px;font-weight:600">${html(w.open)}</a></p>`,
      `<p style="color:#4E575B;font-size:13px">${html(help)}</p>`,
    ]),
  }
}

/** Two pointed arches. Where a mail program drops it, the name beside it is left. */
const mark =
  '<svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true" style="vertical-align:middle">' +
  '<rect width="24" height="24" rx="6" fill="#0E3B40"/>' +
  '<path d="M6 19V11.5C6 8 8.5 6.5 12 4.5c3.5 2 6 3.5 6 7V19" fill="none" stroke="#F3EBD8" stroke-width="1.7"/>' +
  '<path d="M9.3 19v-6.5c0-1.7 1.2-2.6 2.7-3.5 1.5.9 2.7 1.8 2.7 3.5V19" fill="none" stroke="#D2AA55" stroke-width="1.7"/></svg>'

/** Everything a mail needs is in it: pictures from elsewhere are blocked, and would tell who reads it when. */
function page(locale: Locale, blocks: string[]): string {
  const dir = rightToLeft.has(locale) ? 'rtl' : 'ltr'
  return (
    `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>` +
    `<body style="margin:0;background:#F8F7F4;color:#161C1E;font:15px/1.55 'Segoe UI',Tahoma,Arial,sans-serif">` +
    `<div dir="${dir}" lang="${locale}" style="max-width:560px;margin:0 auto;padding:24px">` +
    `<div style="background:#0E2A33;color:#F3EBD8;padding:14px 24px;border-bottom:2px solid #C39A45;border-radius:10px 10px 0 0">` +
    `${mark}<span style="margin-inline-start:10px;vertical-align:middle;font-size:18px;font-weight:600">${html(words[locale].product)}</span></div>` +
    `<div style="background:#FFFFFF;padding:24px;border-radius:0 0 10px 10px">${blocks.join('')}</div></div></body></html>`
  )
}
