import type { Locale } from '../locale.ts'

// Latin digits in every language: travel documents and the rest of the screen use them.
const numberLocale = (locale: Locale) => `${locale}-u-nu-latn`

const currencyPatterns: Record<Locale, (amount: string, currency: string) => string> = {
  'en-US': (amount, currency) => `${currency}\u00a0${amount}`,
  'ar-SA': (amount, currency) => `${amount}\u00a0${currency === 'SAR' ? 'ر.س' : currency}`,
  'tr-TR': (amount, currency) => `${amount}\u00a0${currency}`,
  'id-ID': (amount, currency) => `${currency}\u00a0${amount}`,
  'ur-PK': (amount, currency) => `${currency}\u00a0${amount}`,
}

/** An exact decimal amount as the trade writes it in a language: `SAR 1,234.50`, `1.234,50 SAR`. */
export function formatMoney(money: { amount: string; currency: string }, locale: Locale): string {
  const format = new Intl.NumberFormat(numberLocale(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  // Intl takes decimal text exactly; TypeScript types it as a numeric literal.
  return currencyPatterns[locale](format.format(money.amount as `${number}`), money.currency)
}

const minute = 60_000

/** The time of day in Makkah from which something holds, 24 hours; a minute that has begun counts as the next one. */
export function formatMakkahTime(instant: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(numberLocale(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Riyadh',
  })
  return format.format(Math.ceil(instant.getTime() / minute) * minute)
}
