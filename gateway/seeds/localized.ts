import type { LocalizedText } from '../src/locales.ts'
import type { ServiceCompany } from '../src/products/day-service/company.ts'

/** Builds a text in English, Arabic, Turkish, Indonesian and Urdu. */
export const localized = (
  english: string,
  arabic: string,
  turkish: string,
  indonesian: string,
  urdu: string,
): LocalizedText => ({
  'en-US': english,
  'ar-SA': arabic,
  'tr-TR': turkish,
  'id-ID': indonesian,
  'ur-PK': urdu,
})

/** Builds a fictional company with its name in English, Arabic and Urdu. */
export const company = (
  code: string,
  [en, ar, ur]: readonly [en: string, ar: string, ur: string],
  supplier: ServiceCompany['supplier'],
  terms: Pick<ServiceCompany, 'permille' | 'freeDays' | 'commissionBasisPoints'>,
): ServiceCompany => ({ code, name: { en, ar, ur }, supplier, ...terms })
