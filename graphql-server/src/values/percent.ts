/** Percentages are decimal text with up to six places, `"33.5"`, so that 99.995 % is neither 100 % nor a binary fraction. */

const decimal = /^(\d{1,3})(?:\.(\d{1,30}))?$/
const places = 6

/** A percentage of the wire from 0 to 100, without zeros at its end; null when it is none. Further places are cut off. */
export function readPercent(value: unknown): string | null {
  const match = decimal.exec(typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '')
  if (!match) return null
  const [, whole = '', all = ''] = match
  const fraction = all.slice(0, places).replace(/0+$/, '')
  if (Number(whole) > 100 || (Number(whole) === 100 && fraction !== '')) return null
  return fraction === '' ? String(Number(whole)) : `${Number(whole)}.${fraction}`
}

/** A percentage of an amount in halalas, as a fee: half a halala is the agent's. */
export function shareOf(halalas: number, percent: string): number {
  const [whole = '', fraction = ''] = percent.split('.')
  const share = BigInt(halalas) * BigInt(whole + fraction.padEnd(places, '0'))
  const hundred = BigInt(100 * 10 ** places)
  return Number((2n * share + hundred - 1n) / (2n * hundred))
}
