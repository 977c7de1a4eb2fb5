/** Parses typed or pasted numbers with the digits and separators of any supported language. */
import { tidy } from './text.ts'

const currency = /^(?:SAR|SR|ر\.?س\.?|﷼|\u20c1) ?| ?(?:SAR|SR|ر\.?س\.?|﷼|\u20c1)$/i
/** Digits without grouping, with up to two decimals. */
const ungrouped = /^(?=.*\d)(\d*)(?:[.,](\d{0,2}))?$/
/** Digits in groups of three, or in groups of two before the last three, as in South Asia. The grouping separator cannot be the decimal separator. */
const grouped = /^([1-9]\d{0,2}([.,٬' ])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,](\d{0,2}))?$/

/**
 * Parses an amount into two decimal places, such as `"750.50"`; undefined for other text. In every language, a single separator before three
 * digits is a grouping separator, and before fewer digits a decimal separator.
 */
export function parseAmount(typed: string): string | undefined {
  const text = tidy(typed).replace(currency, '').replaceAll('٫', '.').replaceAll('،', ',')
  const [, digits, fraction = ''] = ungrouped.exec(text) ?? []
  const [, groups, , rest = ''] = digits === undefined ? (grouped.exec(text) ?? []) : []
  const whole = digits ?? groups?.replaceAll(/\D/g, '')
  if (whole === undefined) return undefined
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${(fraction || rest).padEnd(2, '0')}`
}

/** Parses a number and rounds it half up to a whole number; undefined for other text. */
export function parseWhole(text: string): number | undefined {
  const typed = tidy(text)
  const [whole = '', fraction = ''] = parseAmount(typed.replace(/^-/, ''))?.split('.') ?? []
  if (whole === '' || whole.length > 9) return undefined
  const magnitude = Number(whole) + (fraction >= '50' ? 1 : 0)
  return typed.startsWith('-') ? -magnitude : magnitude
}
