/** The scale of a price slider, in whole riyals. Its ends and every stop are multiples of the step. */
export interface PriceScale {
  readonly lowest: number
  readonly highest: number
  readonly step: number
}

const MAX_STEPS = 200

/** The smallest of 1, 2, 5, 10, 20, 50 … that divides a range into no more stops than a handle can tell apart. */
function roundStep(range: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(range / MAX_STEPS)))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => range / step <= MAX_STEPS) ?? power * 10
}

/**
 * Rounds a range of prices outward, so that no price lies beyond the ends. A limit that leaves no price extends the range, so that there is
 * a way back on both sides of its handle.
 */
export function priceScale(
  cheapest: number,
  dearest: number,
  limits: { min?: number | undefined; max?: number | undefined } = {},
): PriceScale {
  const min = limits.max !== undefined && limits.max <= cheapest ? 0 : cheapest
  const max = limits.min !== undefined && limits.min >= dearest ? limits.min * 1.2 : dearest
  const step = roundStep(Math.max(1, max - min))
  const lowest = Math.floor(min / step) * step
  return { lowest, highest: Math.max(lowest + step, Math.ceil(max / step) * step), step }
}

export const isStop = (value: number, { step }: PriceScale): boolean => value % step === 0

/** The stop that a handle reaches when it moves from a limit. A typed limit may lie between two stops. */
export function nextStop(from: number, to: number, { step }: PriceScale): number {
  return (to < from ? Math.floor(to / step) : Math.ceil(to / step)) * step
}
