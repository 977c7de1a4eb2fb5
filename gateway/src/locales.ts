import { z } from 'zod'

/** The languages of the product. */
export const locales = ['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'] as const

export type Locale = (typeof locales)[number]

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text)

/** `cultCode` of a call; a language that the product does not speak reads English. */
export const cultCode = z.enum(locales).catch('en-US')
