// Money is counted in whole halalas. The wire carries numbers of riyals in most places and decimal text in some.

/** Riyals as decimal text with two places, `48120.75`. */
export const decimal = (halalas: number): string => {
  const text = String(Math.abs(halalas)).padStart(3, '0')
  return `${halalas < 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Riyals as the wire's number, `48120.75`. */
export const riyals = (halalas: number): number => halalas / 100

/** Halalas of a number of riyals; undefined when it is not an exact amount of them. */
export const halalasOf = (amount: number): number | undefined => {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount))
  if (!match) return undefined
  const [, sign, whole, fraction = ''] = match
  return Number(`${sign}${whole}${fraction.padEnd(2, '0')}`)
}
