const INVISIBLE = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const SPACES = /[\u00a0\u202f\u2007]/g
const EASTERN = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Replaces Arabic-Indic and Persian digits by Latin ones, removes bidi marks and normalizes spaces. */
export function toLatinDigits(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(EASTERN, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/** A whole number as typed; undefined for anything else. */
export function parseWhole(text: string): number | undefined {
  const latin = toLatinDigits(text).replace(/[\s,.\u066c]/g, '')
  return /^-?\d{1,9}$/.test(latin) ? Number(latin) : undefined
}
