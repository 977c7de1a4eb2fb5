// Money is counted in whole halalas. On the wire most amounts are numbers of riyals; some are decimal text.

/** Converts halalas to riyals as decimal text with two places, `48120.75`. */
export const toDecimalRiyals = (halalas: number): string => {
  const text = String(Math.abs(halalas)).padStart(3, '0')
  return `${halalas < 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Converts halalas to riyals as a number, `48120.75`. */
export const toRiyals = (halalas: number): number => halalas / 100

/** Converts riyals to halalas. Returns undefined for more than two decimal places or more than twelve digits before them. */
export const toHalalas = (amount: number): number | undefined => {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount))
  if (!match) return undefined
  const [, sign, whole, fraction = ''] = match
  return Number(`${sign}${whole}${fraction.padEnd(2, '0')}`)
}
