import { z } from 'zod'

/** Supported languages. */
export const locales = ['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'] as const

export type Locale = (typeof locales)[number]

/** A text in every language. */
export type Words = Readonly<Record<Locale, string>>

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text)

/** `cultCode` of a call. Unsupported languages fall back to English. */
export const cultCode = z.enum(locales).catch('en-US')
