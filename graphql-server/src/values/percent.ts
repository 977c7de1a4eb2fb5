/** Percentages are decimal strings with up to six places, `"33.5"`, so that 99.995 % is neither 100 % nor a binary fraction. */

const decimal = /^(\d{1,3})(?:\.(\d{1,30}))?$/
const maxPlaces = 6

/** Reads a percentage from 0 to 100, without trailing zeros; null if invalid. Further places are truncated. */
export function readPercent(value: unknown): string | null {
  const match = decimal.exec(typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '')
  if (!match) return null
  const [, whole = '', places = ''] = match
  const fraction = places.slice(0, maxPlaces).replace(/0+$/, '')
  if (Number(whole) > 100 || (Number(whole) === 100 && fraction !== '')) return null
  return fraction === '' ? String(Number(whole)) : `${Number(whole)}.${fraction}`
}

/** Computes a fee as a percentage of an amount in halalas. Half a halala is rounded in the agent's favor. */
export function computePercentage(halalas: number, percent: string): number {
  const [whole = '', fraction = ''] = percent.split('.')
  const share = BigInt(halalas) * BigInt(whole + fraction.padEnd(maxPlaces, '0'))
  const divisor = BigInt(100 * 10 ** maxPlaces)
  return Number((2n * share + divisor - 1n) / (2n * divisor))
}
