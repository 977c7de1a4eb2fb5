/** Price filter in whole riyals. */
export interface PriceRange {
  readonly min: number | undefined
  readonly max: number | undefined
}

/** Sets the limits of a price filter. Swaps the limits if the minimum is above the maximum. */
export function withPriceRange<F extends PriceRange>(filters: F, min: number | undefined, max: number | undefined): F {
  const reversed = min !== undefined && max !== undefined && min > max
  return { ...filters, min: reversed ? max : min, max: reversed ? min : max }
}

/** Formats a limit for the server. */
export const priceLimit = (riyals: number | undefined): string | undefined =>
  riyals === undefined ? undefined : `${riyals}.00`
