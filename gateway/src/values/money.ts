// Money is counted in whole halalas. On the wire most amounts are numbers of riyals; some are decimal text.

/** Riyals as decimal text with two places, `48120.75`. */
export const decimal = (halalas: number): string => {
  const text = String(Math.abs(halalas)).padStart(3, '0')
  return `${halalas < 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Riyals as the wire's number, `48120.75`. */
export const riyals = (halalas: number): number => halalas / 100

/** Converts riyals to halalas; undefined if the result is not a whole number. */
export const halalasOf = (amount: number): number | undefined => {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount))
  if (!match) return undefined
  const [, sign, whole, fraction = ''] = match
  return Number(`${sign}${whole}${fraction.padEnd(2, '0')}`)
}
