import type { Locale } from '#src/locales.ts'
import { emailTexts } from './texts.ts'

// Building blocks of all e-mails.

export interface RenderedEmail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Address for replies, if it differs from the sender's. */
  readonly replyTo?: { readonly name: string; readonly address: string }
}

/** Content of a notice, an e-mail that is not about a booking, in one language. */
export interface Notice {
  subject: string
  greeting?: string
  intro: string
  paragraphs: string[]
  link?: { label: string; url: string }
  footer?: string
  replyTo?: RenderedEmail['replyTo']
}

export const rtlLocales = new Set<Locale>(['ar-SA', 'ur-PK'])

/** Isolates left-to-right text, such as references and amounts, inside right-to-left text. */
export const isolateLtr = (text: string) => `\u2066${text}\u2069`
/** Isolates text of unknown direction, such as names. */
export const isolate = (text: string) => `\u2068${text}\u2069`

/** Replaces the placeholders of a template, such as `{{name}}`, with values. */
export const fill = (template: string, values: Record<string, string>) =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

/** English dates put the day first, as everywhere in the product. */
const dateLocale = (locale: Locale) => `${locale === 'en-US' ? 'en-GB' : locale}-u-ca-gregory-nu-latn`

/** Intl puts a comma before the year in Urdu, which is unusual in Pakistan. */
const dropYearComma = (date: string) => date.replace(/،(?= \d{4})/, '')

/** Drops the comma after an English weekday, as on the screens. */
const dropDayComma = (date: string) => date.replace(/^([A-Z][a-z]{2}),(?= \d)/, '$1')

/** Patterns for a date and time within a sentence, as on the screens. */
const dateTimePatterns: Record<Locale, string> = {
  'en-US': '{{date}} at {{time}}',
  'ar-SA': '{{date}}، الساعة {{time}}',
  'tr-TR': '{{date}}, saat {{time}}',
  'id-ID': '{{date}} pukul {{time}}',
  'ur-PK': '{{date}}، {{time}} بجے',
}

/** Formats an instant as a date and time in Makkah. */
export function formatMakkahTime(locale: Locale, instant: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale(locale), { ...options, timeZone: 'Asia/Riyadh' }).format(new Date(instant))
  return fill(dateTimePatterns[locale], {
    date: dropYearComma(format({ day: 'numeric', month: 'short', year: 'numeric' })),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  })
}

/** Formats a calendar date with its weekday. */
export const formatDay = (locale: Locale, date: string) => {
  const day = dropYearComma(
    new Intl.DateTimeFormat(dateLocale(locale), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${date}T12:00:00Z`)),
  )
  return locale === 'en-US' ? dropDayComma(day) : day
}

/** Texts for a count, one for each plural form of the language. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Returns the text for a count; `{{n}}` is the number. */
export const plural = (locale: Locale, forms: PluralForms, n: number): string =>
  fill(forms[new Intl.PluralRules(locale).select(n)] ?? forms.other, { n: String(n) })

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes text for HTML and keeps isolated references and amounts on one line. */
export const escapeHtml = (text: string) =>
  text
    .replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)
    .replaceAll(/\u2066[^\u2069]*\u2069/g, '<span style="white-space:nowrap">$&</span>')
/** Removes line breaks, so that names cannot add e-mail headers. */
export const toOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The logo: two pointed arches. Mail clients that drop the logo still show the name next to it. */
const logo =
  '<svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true" style="vertical-align:middle">' +
  '<rect width="24" height="24" rx="6" fill="#0E3B40"/>' +
  '<path d="M6 19V11.5C6 8 8.5 6.5 12 4.5c3.5 2 6 3.5 6 7V19" fill="none" stroke="#F3EBD8" stroke-width="1.7"/>' +
  '<path d="M9.3 19v-6.5c0-1.7 1.2-2.6 2.7-3.5 1.5.9 2.7 1.8 2.7 3.5V19" fill="none" stroke="#D2AA55" stroke-width="1.7"/></svg>'

const systemFonts = `'Segoe UI',Tahoma,Arial,sans-serif`
/**
 * Fonts installed on the reader's machine, with the line height that they need. For Arabic, this is the font of the screens; for Urdu, the
 * Nastaliq fonts of Apple, Pakistani desktops and Windows.
 */
const fonts: Partial<Record<Locale, string>> = {
  'ar-SA': `15px/1.7 Vazirmatn,${systemFonts}`,
  'ur-PK': `15px/2 'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Urdu Typesetting',${systemFonts}`,
}
const fontFor = (locale: Locale) => fonts[locale] ?? `15px/1.55 ${systemFonts}`

/** Renders a page without external resources, because mail clients block them and they would track the reader. */
export function renderPage(locale: Locale, blocks: string[]): string {
  const dir = rtlLocales.has(locale) ? 'rtl' : 'ltr'
  return (
    `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>` +
    `<body style="margin:0;background:#F8F7F4;color:#161C1E;font:${fontFor(locale)}">` +
    `<div dir="${dir}" lang="${locale}" style="max-width:560px;margin:0 auto;padding:24px">` +
    `<div style="background:#0E2A33;color:#F3EBD8;padding:14px 24px;border-bottom:2px solid #C39A45;border-radius:10px 10px 0 0">` +
    `${logo}<span style="margin-inline-start:10px;vertical-align:middle;font-size:18px;font-weight:600">${escapeHtml(emailTexts[locale].product)}</span></div>` +
    `<div style="background:#FFFFFF;padding:24px;border-radius:0 0 10px 10px">${blocks.join('')}</div></div></body></html>`
  )
}
