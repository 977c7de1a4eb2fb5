/** A filter of prices in whole riyals. */
export interface PriceRange {
  readonly min: number | undefined
  readonly max: number | undefined
}

/** Lower limit first, whichever way round the two were entered. */
export function withPrices<F extends PriceRange>(filters: F, min: number | undefined, max: number | undefined): F {
  const reversed = min !== undefined && max !== undefined && min > max
  return { ...filters, min: reversed ? max : min, max: reversed ? min : max }
}

/** A limit as the server takes it. */
export const priceLimit = (riyals: number | undefined): string | undefined =>
  riyals === undefined ? undefined : `${riyals}.00`
