import type { Locale } from '../locale.ts'

// Latin digits in every language: travel documents and the rest of the screen use them.
const numberLocale = (locale: Locale) => `${locale}-u-nu-latn`

/** An exact decimal amount with its currency where `Intl` puts it: `SAR 1,234.50`, in Arabic `1,234.50 ر.س`. */
export function formatMoney(money: { amount: string; currency: string }, locale: Locale): string {
  const format = new Intl.NumberFormat(numberLocale(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  // Intl takes decimal text exactly; TypeScript types it as a numeric literal.
  const amount = format.format(money.amount as `${number}`)
  if (locale === 'ar-SA') return `${amount}\u00a0${money.currency === 'SAR' ? 'ر.س' : money.currency}`
  return `${money.currency}\u00a0${amount}`
}

const minute = 60_000

// A formatter costs a hundred times what it then formats, and a page of bookings has dozens of times.
const makkahTimes = new Map<Locale, Intl.DateTimeFormat>()

function makkahTimeIn(locale: Locale): Intl.DateTimeFormat {
  const known = makkahTimes.get(locale)
  if (known) return known
  const format = new Intl.DateTimeFormat(numberLocale(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Riyadh',
  })
  makkahTimes.set(locale, format)
  return format
}

/** The time of day in Makkah from which something holds, 24 hours; a minute that has begun counts as the next one. */
export const formatMakkahTime = (instant: Date, locale: Locale): string =>
  makkahTimeIn(locale).format(Math.ceil(instant.getTime() / minute) * minute)
