import type { Locale } from '../locale.ts'

export type City = {
  code: string
  names: Record<Locale, string>
  /** The mosque from which distances are measured. */
  haram: Point
  /** Bounds of the city in degrees, inclusive. */
  bounds: { latitude: [number, number]; longitude: [number, number] }
}

export type Point = { latitude: number; longitude: number }

/** The cities where pilgrims stay, Makkah first. */
export const cities: readonly City[] = [
  {
    code: 'SA1',
    names: { 'en-US': 'Makkah', 'ar-SA': 'مكة المكرمة', 'tr-TR': 'Mekke', 'id-ID': 'Makkah', 'ur-PK': 'مکہ مکرمہ' },
    haram: { latitude: 21.4225, longitude: 39.8262 },
    bounds: { latitude: [21.2, 21.7], longitude: [39.6, 40.1] },
  },
  {
    code: 'SA4',
    names: {
      'en-US': 'Madinah',
      'ar-SA': 'المدينة المنورة',
      'tr-TR': 'Medine',
      'id-ID': 'Madinah',
      'ur-PK': 'مدینہ منورہ',
    },
    haram: { latitude: 24.4672, longitude: 39.6112 },
    bounds: { latitude: [24.3, 24.7], longitude: [39.4, 39.8] },
  },
]

/** Returns the possible cities for a location code: one city, or both Makkah and Madinah if the code is not known. */
export function findCities(locationCode: string): readonly City[] {
  const city = cities.find(({ code }) => code === locationCode.toUpperCase())
  return city ? [city] : cities
}
