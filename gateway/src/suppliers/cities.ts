import type { LocalizedText } from '#src/locales.ts'

/** Makkah and Madinah. */
export type LocationCode = 'SA1' | 'SA4'

/** Names of the cities. */
export const cityNames: Record<LocationCode, LocalizedText> = {
  SA1: { 'en-US': 'Makkah', 'ar-SA': 'مكة المكرمة', 'tr-TR': 'Mekke', 'id-ID': 'Makkah', 'ur-PK': 'مکہ مکرمہ' },
  SA4: {
    'en-US': 'Madinah',
    'ar-SA': 'المدينة المنورة',
    'tr-TR': 'Medine',
    'id-ID': 'Madinah',
    'ur-PK': 'مدینہ منورہ',
  },
}
