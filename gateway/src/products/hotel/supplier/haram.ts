import type { LocationCode } from '#src/suppliers/cities.ts'

/** The point that distances in a city are measured to: the Kaaba, the Prophet's Mosque. */
export const haram: Record<LocationCode, { latitude: number; longitude: number }> = {
  SA1: { latitude: 21.4225, longitude: 39.8262 },
  SA4: { latitude: 24.4672, longitude: 39.6112 },
}
