import { haram } from '#src/suppliers/haram.ts'
import { isLocale, type Locale } from '#src/locales.ts'
import type { LocationCode } from '#src/suppliers/hotel.ts'

/** Names of the cities. */
export const cityNames: Record<LocationCode, Record<Locale, string>> = {
  SA1: { 'en-US': 'Makkah', 'ar-SA': 'مكة المكرمة', 'tr-TR': 'Mekke', 'id-ID': 'Makkah', 'ur-PK': 'مکہ مکرمہ' },
  SA4: {
    'en-US': 'Madinah',
    'ar-SA': 'المدينة المنورة',
    'tr-TR': 'Medine',
    'id-ID': 'Madinah',
    'ur-PK': 'مدینہ منورہ',
  },
}

/** The cities in which hotels are sold, Makkah first, each with the point that distances are measured to. */
export const hotelLocations = (cultCode: string) =>
  (['SA1', 'SA4'] as const).map((locationCode) => ({
    locationCode,
    city: isLocale(cultCode) ? cityNames[locationCode][cultCode] : locationCode,
    ...haram[locationCode],
  }))
