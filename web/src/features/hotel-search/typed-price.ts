import { toLatinDigits } from '#src/domain/digits.ts'

const PLAIN = /^(\d+)(?:[.,٫](\d{0,2}))?$/
/** Groups of three, in South Asia of two before the last; the mark between them is no decimal mark behind them. */
const GROUPED = /^([1-9]\d{0,2}([.,٬ ])(?:\d{2,3}\2)*\d{3})(?:(?!\2)[.,٫](\d{0,2}))?$/

/**
 * A price in whole riyals as agents type and paste it, in the digits and marks of any of their languages. One mark before
 * three digits groups them, whatever the language: nobody limits a stay to 2.5 riyals. Null for an empty text, undefined for
 * one that says no price.
 */
export function readPrice(typed: string, rounded: 'down' | 'up'): number | null | undefined {
  const text = toLatinDigits(typed).replaceAll('،', ',').trim()
  if (text === '') return null
  const plain = PLAIN.exec(text)
  const grouped = plain ? null : GROUPED.exec(text)
  const whole = plain?.[1] ?? grouped?.[1]?.replace(/\D/g, '')
  if (whole === undefined) return undefined
  const halalas = Number(plain?.[2] ?? grouped?.[3] ?? 0)
  return Number(whole) + (rounded === 'up' && halalas > 0 ? 1 : 0)
}
