/** Scale of a price slider, in whole riyals. The ends of the scale and the handle's stops are multiples of the step. */
export interface PriceScale {
  readonly lowest: number
  readonly highest: number
  readonly step: number
}

/** Maximum number of steps between which a handle can be moved precisely. */
const MAX_STEPS = 200

/** Returns the smallest step (1, 2, 5, 10, 20, 50 …) that divides the range into at most `MAX_STEPS` steps. */
function roundStep(range: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(range / MAX_STEPS)))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => range / step <= MAX_STEPS) ?? power * 10
}

/**
 * Rounds a price range outward, so that it includes all prices. If a limit excludes all prices, the range is extended past the limit, so that the
 * limit's handle can be moved in both directions.
 */
export function priceScale(
  cheapest: number,
  mostExpensive: number,
  limits: { min?: number | undefined; max?: number | undefined } = {},
): PriceScale {
  const min = limits.max !== undefined && limits.max <= cheapest ? 0 : cheapest
  const max = limits.min !== undefined && limits.min >= mostExpensive ? limits.min * 1.2 : mostExpensive
  const step = roundStep(Math.max(1, max - min))
  const lowest = Math.floor(min / step) * step
  return { lowest, highest: Math.max(lowest + step, Math.ceil(max / step) * step), step }
}

export const isStop = (value: number, { step }: PriceScale): boolean => value % step === 0

/** Returns the next stop when a handle moves from one price toward another. A typed price may be between two stops. */
export function nextStop(from: number, to: number, { step }: PriceScale): number {
  return (to < from ? Math.floor(to / step) : Math.ceil(to / step)) * step
}
