import { parseAmount } from '#src/domain/digits.ts'
import { tidy } from '#src/domain/text.ts'

/** Parses a typed or pasted price in whole riyals. Null for empty text, undefined for unreadable text. */
export function readPrice(typed: string, rounding: 'down' | 'up'): number | null | undefined {
  if (tidy(typed) === '') return null
  const [whole, halalas] = parseAmount(typed)?.split('.') ?? []
  return whole === undefined ? undefined : Number(whole) + (rounding === 'up' && halalas !== '00' ? 1 : 0)
}
