/** An amount as a decimal string. Arithmetic uses whole halalas, never floats. */
export interface Money {
  readonly amount: string
  readonly currency: string
}

const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/** `"6148.20"` → `614820n`. Throws unless the text is a decimal with at most two places. */
export function toHalalas(amount: string): bigint {
  const match = AMOUNT.exec(amount)
  if (!match) throw new RangeError(`Invalid amount: ${amount}`)
  const [, sign, whole = '0', fraction = ''] = match
  const halalas = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
  return sign ? -halalas : halalas
}

/** `614820n` → `"6148.20"`. */
export function fromHalalas(halalas: bigint): string {
  const digits = (halalas < 0n ? -halalas : halalas).toString().padStart(3, '0')
  return `${halalas < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function requireSameCurrency(a: Money, b: Money): string {
  if (a.currency !== b.currency) throw new RangeError(`Cannot combine ${a.currency} and ${b.currency}`)
  return a.currency
}

export function add(a: Money, b: Money): Money {
  return { amount: fromHalalas(toHalalas(a.amount) + toHalalas(b.amount)), currency: requireSameCurrency(a, b) }
}

export function subtract(a: Money, b: Money): Money {
  return { amount: fromHalalas(toHalalas(a.amount) - toHalalas(b.amount)), currency: requireSameCurrency(a, b) }
}

export function negate(money: Money): Money {
  return { amount: fromHalalas(-toHalalas(money.amount)), currency: money.currency }
}

/** Multiplies an amount by a whole number. */
export const multiply = (money: Money, count: number): Money => ({
  amount: fromHalalas(toHalalas(money.amount) * BigInt(count)),
  currency: money.currency,
})

const HUNDRED_PERCENT = 100_000_000n

/** Converts a decimal such as `"50"` or `"99.995"` to millionths of a percent. */
function toMillionths(percent: string): bigint {
  const [whole = '0', fraction = ''] = percent.split('.')
  return BigInt(whole + fraction.slice(0, 6).padEnd(6, '0'))
}

/** A share of an amount, rounded half up to whole halalas; `percent` is a decimal such as `"50"` or `"33.33"`. */
export function percentOf(money: Money, percent: string): Money {
  const share = toHalalas(money.amount) * toMillionths(percent)
  return { amount: fromHalalas((2n * share + HUNDRED_PERCENT) / (2n * HUNDRED_PERCENT)), currency: money.currency }
}

/** Fee as a percentage of an amount. Rounds half a halala in the agent's favor, like the server. */
export function percentFee(money: Money, percent: string): Money {
  const share = toHalalas(money.amount) * toMillionths(percent)
  return { amount: fromHalalas((2n * share + HUNDRED_PERCENT - 1n) / (2n * HUNDRED_PERCENT)), currency: money.currency }
}

/** Divides a total into equal parts, for example by nights, rounded half up to whole halalas. */
export function divide(total: Money, count: number): Money {
  const parts = BigInt(count)
  return { amount: fromHalalas((2n * toHalalas(total.amount) + parts) / (2n * parts)), currency: total.currency }
}

/** Converts riyals to another currency, rounded half up. `riyals` is the price of one unit in riyals, such as `"3.7500"`. */
export function convertMoney(money: Money, { currency, riyals }: { currency: string; riyals: string }): Money {
  const [whole = '0', fraction = ''] = riyals.split('.')
  const price = BigInt(whole + fraction)
  const halalas = toHalalas(money.amount)
  const size = (halalas < 0n ? -halalas : halalas) * 10n ** BigInt(fraction.length)
  const units = (2n * size + price) / (2n * price)
  return { amount: fromHalalas(halalas < 0n ? -units : units), currency }
}

/** Comparator for `Array.sort`. */
export function compare(a: Money, b: Money): number {
  requireSameCurrency(a, b)
  const difference = toHalalas(a.amount) - toHalalas(b.amount)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

export const isNegative = (money: Money): boolean => toHalalas(money.amount) < 0n
export const isZero = (money: Money): boolean => toHalalas(money.amount) === 0n
