import { number } from '../gateway/wire.ts'
import type { City, Point } from './cities.ts'

const isWithin = (value: number, [low, high]: [number, number]) => value >= low && value <= high

function cityAt(latitude: number, longitude: number, cities: readonly City[]): City | undefined {
  for (const city of cities) {
    if (isWithin(latitude, city.bounds.latitude) && isWithin(longitude, city.bounds.longitude)) return city
  }
  return undefined
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
/** Mean radius of the earth in meters. */
const earthRadius = 6_371_008

/** Computes the great-circle distance in whole meters. */
export function metersBetween(a: Point, b: Point): number {
  const haversine = (x: number, y: number) => Math.sin(radians(y - x) / 2) ** 2
  const h =
    haversine(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * haversine(a.longitude, b.longitude)
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(h)))
}

const measureDistance = (city: City, location: Point) => ({
  location,
  distanceToHaram: metersBetween(location, city.haram),
})

/** Maximum plausible distance from a hotel to the Haram in its city, in meters. */
const maxDistance = 50_000

/**
 * Locates a hotel and measures its distance to the Haram. Suppliers send zeros, swapped values, or one value twice, so coordinates outside the
 * city are ignored. The supplier's distance is used only without valid coordinates, because it is often computed from wrong coordinates.
 */
export function locateHotel(
  wire: { latitude: unknown; longitude: unknown; haramDistance: unknown },
  cities: readonly City[],
): { location: Point | null; distanceToHaram: number | null } {
  const latitude = number(wire.latitude)
  const longitude = number(wire.longitude)
  if (latitude !== undefined && longitude !== undefined) {
    const city = cityAt(latitude, longitude, cities)
    if (city) return measureDistance(city, { latitude, longitude })
    const swapped = cityAt(longitude, latitude, cities)
    if (swapped) return measureDistance(swapped, { latitude: longitude, longitude: latitude })
  }
  const meters = number(wire.haramDistance)
  const isPlausible = meters !== undefined && meters > 0 && meters <= maxDistance
  return { location: null, distanceToHaram: isPlausible ? Math.round(meters) : null }
}
