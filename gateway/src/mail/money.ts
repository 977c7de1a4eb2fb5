import type { Locale } from '#src/locales.ts'
import { toDecimalRiyals } from '#src/values/money.ts'
import { isolateLtr } from './frame.ts'

const commaDecimalLocales: ReadonlySet<Locale> = new Set(['tr-TR', 'id-ID'])

/** Formats an amount in Latin digits as the language writes it: `−SAR 1,234.50`, in Turkish `−1.234,50 SAR`. */
export function formatMoney(locale: Locale, halalas: number): string {
  const [group, point] = commaDecimalLocales.has(locale) ? (['.', ','] as const) : ([',', '.'] as const)
  const [whole = '', fraction = ''] = toDecimalRiyals(Math.abs(halalas)).split('.')
  const digits = `${whole.replaceAll(/\B(?=(\d{3})+$)/g, group)}${point}${fraction}`
  const sign = halalas < 0 ? '−' : ''
  if (locale === 'ar-SA') return `${isolateLtr(sign + digits)} ر.س`
  return isolateLtr(locale === 'tr-TR' ? `${sign}${digits} SAR` : `${sign}SAR ${digits}`)
}
