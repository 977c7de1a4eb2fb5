export type Mosque = 'HARAM' | 'PROPHETS_MOSQUE'

/** Mosque to measure distances to: the Prophet's Mosque in Madinah, the Haram in every other city. */
export const mosqueOf = (locationCode: string | null | undefined): Mosque =>
  locationCode === 'SA4' ? 'PROPHETS_MOSQUE' : 'HARAM'

const RULER_START = 50
/** Distance in meters at the end of the ruler. */
export const RULER_END = 3000

/** Position on the ruler, 0 at 50 m and 1 at 3 km. The scale is logarithmic, because differences matter most near the mosque. */
export const rulerPosition = (meters: number): number =>
  Math.min(1, Math.max(0, Math.log(meters / RULER_START) / Math.log(RULER_END / RULER_START)))

/** Meters of straight-line distance that a pilgrim walks per minute, including crossings and crowds. */
const WALKING_PACE = 75

/** Approximate walking time in minutes; undefined beyond walking distance. */
export const walkingMinutes = (meters: number): number | undefined =>
  meters > RULER_END ? undefined : Math.max(1, Math.round(meters / WALKING_PACE))

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

const METERS_PER_DEGREE = 111_320

/** Meters east and north of an origin. Precise enough within a city. */
export function offsetInMeters(origin: Point, point: Point): { east: number; north: number } {
  const perLongitude = METERS_PER_DEGREE * Math.cos((origin.latitude * Math.PI) / 180)
  return {
    east: (point.longitude - origin.longitude) * perLongitude,
    north: (point.latitude - origin.latitude) * METERS_PER_DEGREE,
  }
}

/** Straight-line distance in meters. */
export function distanceBetween(origin: Point, point: Point): number {
  const { east, north } = offsetInMeters(origin, point)
  return Math.hypot(east, north)
}

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Direction of a point from an origin, one of eight. */
export function directionOf(origin: Point, point: Point): Direction {
  const { east, north } = offsetInMeters(origin, point)
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return DIRECTIONS[(eighths + 8) % 8] ?? 'N'
}
