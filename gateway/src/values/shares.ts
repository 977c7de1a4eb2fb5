/** Returns a share of an amount, in basis points (1500 is 15%), rounded half up. */
export const share = (halalas: number, basisPoints: number): number =>
  Math.floor((halalas * basisPoints + 5000) / 10_000)

/** Reduces an amount by a share of that amount. */
export const subtractShare = (halalas: number, basisPoints: number): number => halalas - share(halalas, basisPoints)

/** Scales an amount in thousandths, rounded half up. */
export const scale = (halalas: number, permille: number): number => Math.floor((halalas * permille + 500) / 1000)

/** Rounds an amount to whole riyals. */
export const roundToRiyals = (halalas: number): number => Math.floor((halalas + 50) / 100) * 100

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
