/** Recommended order: a score of distance, total, stars and cancellation policy. */

export type RecommendationInput = {
  /** Meters to the Haram; null if unknown. */
  distance: number | null
  /** Total of the cheapest offer in halalas; null if it is not in SAR. */
  total: number | null
  stars: number | null
  refundable: boolean | null
  /** Whether the cheapest offer can still be cancelled free of charge. */
  freeCancellation: boolean
  bookable: boolean
}

/** Maximum points for each part of the score; 100 in total. */
const points = { distance: 35, total: 30, stars: 20, terms: 15 }

const nearestMeters = 50
const farthestMeters = 3000

/** Returns 1 up to 50 m and 0 from 3 km on. Each doubling of the distance deducts the same. An unknown distance scores 0. */
function distanceShare(meters: number | null): number {
  if (meters === null) return 0
  const clampedMeters = Math.min(farthestMeters, Math.max(nearestMeters, meters))
  return 1 - Math.log(clampedMeters / nearestMeters) / Math.log(farthestMeters / nearestMeters)
}

/** Returns 1 for the lowest total of the list, and 0.5 for twice that total. */
const totalShare = (total: number | null, lowest: number) => (total === null || total <= 0 ? 0 : lowest / total)

/** Returns 1 for free cancellation and 0 for a non-refundable offer. Other terms, including unknown ones, are in between. */
function termsShare({ refundable, freeCancellation }: RecommendationInput): number {
  if (freeCancellation) return 1
  if (refundable === null) return 0.3
  return refundable ? 0.6 : 0
}

/**
 * Returns the score of a hotel in a list, from 0 to 100. `lowest` is the lowest total of the list. Hotels that cannot be booked come
 * after all others.
 */
export function recommendedScore(hotel: RecommendationInput, lowest: number): number {
  const score =
    points.distance * distanceShare(hotel.distance) +
    points.total * totalShare(hotel.total, lowest) +
    points.stars * ((hotel.stars ?? 0) / 5) +
    points.terms * termsShare(hotel)
  return hotel.bookable ? score : score - 100
}
