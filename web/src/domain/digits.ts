/** Numbers as people type or paste them, in the digits and marks of any of the languages. */
import { tidy } from './text.ts'

const currency = /^(?:SAR|SR|ر\.?س\.?|﷼|\u20c1) ?| ?(?:SAR|SR|ر\.?س\.?|﷼|\u20c1)$/i
const plain = /^(?=.*\d)(\d*)(?:[.,](\d{0,2}))?$/
/** Groups of three digits, in South Asia of two before the last three. The grouping mark is not also the decimal mark. */
const grouped = /^([1-9]\d{0,2}([.,٬' ])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,](\d{0,2}))?$/

/**
 * An amount with two decimal places, such as `"750.50"`; undefined for any other text. A single mark before three digits groups them
 * in every language, before fewer it is the decimal mark.
 */
export function parseAmount(typed: string): string | undefined {
  const text = tidy(typed).replace(currency, '').replaceAll('٫', '.').replaceAll('،', ',')
  const [, digits, fraction = ''] = plain.exec(text) ?? []
  const [, groups, , rest = ''] = digits === undefined ? (grouped.exec(text) ?? []) : []
  const whole = digits ?? groups?.replaceAll(/\D/g, '')
  if (whole === undefined) return undefined
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${(fraction || rest).padEnd(2, '0')}`
}

/** A whole number as typed, rounded half up; undefined for anything else. */
export function parseWhole(text: string): number | undefined {
  const typed = tidy(text)
  const [whole = '', fraction = ''] = parseAmount(typed.replace(/^-/, ''))?.split('.') ?? []
  if (whole === '' || whole.length > 9) return undefined
  const size = Number(whole) + (fraction >= '50' ? 1 : 0)
  return typed.startsWith('-') ? -size : size
}
