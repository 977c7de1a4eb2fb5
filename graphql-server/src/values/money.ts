/** Money is counted in whole halalas. A JSON number is parsed from its shortest decimal representation, so that sums never contain binary fractions. */

const decimal = /^(-?)(\d{1,13}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,30}))?$/

/** Parses a wire amount (`213.02`, `"3,296"`) to whole halalas; null if it is not a finite decimal. More than two decimals are rounded half up. */
export function parseHalalas(value: unknown): number | null {
  if (typeof value === 'number') {
    // If dividing the halalas by 100 returns the same number, they are exact, so the number need not be formatted and parsed.
    const halalas = Math.round(value * 100)
    if (Math.abs(halalas) < 1e14 && halalas / 100 === value) return halalas === 0 ? 0 : halalas
  }
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const match = decimal.exec(text)
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  const halalas = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  const rounded = halalas + ((fraction[2] ?? '0') >= '5' ? 1 : 0)
  return rounded === 0 ? 0 : sign ? -rounded : rounded
}

/** Formats halalas: `21302` → `"213.02"`. */
export function formatHalalas(halalas: number): string {
  const digits = String(Math.abs(halalas)).padStart(3, '0')
  return `${halalas < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Converts halalas to the number in gateway bodies: `21302` → `213.02`. */
export const wireAmount = (halalas: number) => Number(formatHalalas(halalas))

/** Converts halalas to GraphQL's `Money`. */
export const money = (halalas: number, currency = 'SAR') => ({ amount: formatHalalas(halalas), currency })
