import type { Locale } from '../locale.ts'

// Latin digits in every language: travel documents and the rest of the screen use them.
const numberLocale = (locale: Locale) => `${locale}-u-nu-latn`

/** Formats an exact decimal amount in a language: `−SAR 1,234.50`, in Turkish `−1.234,50 SAR`. Right-to-left languages isolate the digits. */
export function formatMoney(money: { amount: string; currency: string }, locale: Locale): string {
  const format = new Intl.NumberFormat(numberLocale(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  // Intl formats a decimal string exactly, but TypeScript accepts it only as a numeric literal.
  const digits = format.format(money.amount.replace('-', '') as `${number}`)
  const sign = money.amount.startsWith('-') ? '−' : ''
  switch (locale) {
    case 'ar-SA':
      return `\u2066${sign}${digits}\u2069\u00a0${money.currency === 'SAR' ? 'ر.س' : money.currency}`
    case 'ur-PK':
      return `\u2066${sign}${money.currency}\u00a0${digits}\u2069`
    case 'tr-TR':
      return `${sign}${digits}\u00a0${money.currency}`
    case 'en-US':
    case 'id-ID':
      return `${sign}${money.currency}\u00a0${digits}`
  }
}

const minuteMs = 60_000

// Creating a formatter takes a hundred times as long as using it, and a page of bookings shows dozens of times of day.
const makkahFormats = new Map<Locale, Intl.DateTimeFormat>()

function makkahFormatFor(locale: Locale): Intl.DateTimeFormat {
  const cached = makkahFormats.get(locale)
  if (cached) return cached
  const format = new Intl.DateTimeFormat(numberLocale(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Riyadh',
  })
  makkahFormats.set(locale, format)
  return format
}

/** Formats a time in Makkah on a 24-hour clock, rounded up to the next minute. */
export const formatMakkahTime = (instant: Date, locale: Locale): string =>
  makkahFormatFor(locale).format(Math.ceil(instant.getTime() / minuteMs) * minuteMs)
