import type { LocationCode } from '#src/suppliers/cities.ts'

/** Reference points for distances in each city: the Kaaba and the Prophet's Mosque. */
export const haramLocations: Record<LocationCode, { latitude: number; longitude: number }> = {
  SA1: { latitude: 21.4225, longitude: 39.8262 },
  SA4: { latitude: 24.4672, longitude: 39.6112 },
}
