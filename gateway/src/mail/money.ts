import type { Locale } from '#src/locales.ts'
import { decimal } from '#src/values/money.ts'
import { leftToRight } from './frame.ts'

const withPoints: ReadonlySet<Locale> = new Set(['tr-TR', 'id-ID'])

/** An amount as the language writes it, in Latin digits: `−SAR 1,234.50`, in Turkish `−1.234,50 SAR`. */
export function money(locale: Locale, halalas: number): string {
  const [group, point] = withPoints.has(locale) ? (['.', ','] as const) : ([',', '.'] as const)
  const [whole = '', fraction = ''] = decimal(Math.abs(halalas)).split('.')
  const digits = `${whole.replaceAll(/\B(?=(\d{3})+$)/g, group)}${point}${fraction}`
  const sign = halalas < 0 ? '−' : ''
  if (locale === 'ar-SA') return `${leftToRight(sign + digits)} ر.س`
  return leftToRight(locale === 'tr-TR' ? `${sign}${digits} SAR` : `${sign}SAR ${digits}`)
}
