// Short constructors for seeded companies and services.
import type { Words } from '../src/locales.ts'
import type { ServiceCompany } from '../src/products/day-service/company.ts'

/** A text in English, Arabic, Turkish, Indonesian and Urdu. */
export const words = (english: string, arabic: string, turkish: string, indonesian: string, urdu: string): Words => ({
  'en-US': english,
  'ar-SA': arabic,
  'tr-TR': turkish,
  'id-ID': indonesian,
  'ur-PK': urdu,
})

/** An invented company with its name in Latin, Arabic and Urdu spelling. */
export const company = (
  code: string,
  [en, ar, ur]: readonly [en: string, ar: string, ur: string],
  supplier: ServiceCompany['supplier'],
  terms: Pick<ServiceCompany, 'permille' | 'freeDays' | 'commissionBasisPoints'>,
): ServiceCompany => ({ code, name: { en, ar, ur }, supplier, ...terms })
