import { toLatinDigits } from '#src/domain/digits.ts'

const plainPattern = /^(\d+)(?:[.,٫](\d{0,2}))?$/
/** Groups of three digits, in South Asia of two before the last three. The grouping mark is not also the decimal mark. */
const groupedPattern = /^([1-9]\d{0,2}([.,٬ ])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,٫](\d{0,2}))?$/

/**
 * Reads a price in whole riyals, typed or pasted, in the digits and marks of any of the languages. A single mark before three
 * digits groups them in every language: a limit of 2.5 riyals makes no sense. Null for empty text, undefined for unreadable text.
 */
export function readPrice(typed: string, rounded: 'down' | 'up'): number | null | undefined {
  const text = toLatinDigits(typed).replaceAll('،', ',').trim()
  if (text === '') return null
  const plain = plainPattern.exec(text)
  const grouped = plain ? null : groupedPattern.exec(text)
  const whole = plain?.[1] ?? grouped?.[1]?.replace(/\D/g, '')
  if (whole === undefined) return undefined
  const halalas = Number(plain?.[2] ?? grouped?.[3] ?? 0)
  return Number(whole) + (rounded === 'up' && halalas > 0 ? 1 : 0)
}
