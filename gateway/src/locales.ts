import { z } from 'zod'

/** Supported languages. */
export const locales = ['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'] as const

export type Locale = (typeof locales)[number]

/** A text in every language. */
export type LocalizedText = Readonly<Record<Locale, string>>

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text)

/** `cultCode` of a request. Unsupported languages fall back to English. */
export const cultCode = z.enum(locales).catch('en-US')

/** Calls a function for every language. */
export const mapLocales = <T>(toValue: (locale: Locale) => T): Readonly<Record<Locale, T>> => ({
  'en-US': toValue('en-US'),
  'ar-SA': toValue('ar-SA'),
  'tr-TR': toValue('tr-TR'),
  'id-ID': toValue('id-ID'),
  'ur-PK': toValue('ur-PK'),
})
