import Negotiator from 'negotiator'

export const locales = ['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'] as const

/** Supported locale; `cultCode` at the gateway. */
export type Locale = (typeof locales)[number]

export const isLocale = (tag: string): tag is Locale => locales.some((locale) => locale === tag)

const fallbackLocale: Locale = 'en-US'

const byLanguage = new Map<string, Locale>(locales.map((locale) => [locale.slice(0, 2), locale]))
// The old ISO code of Indonesian, which some Java clients still send.
byLanguage.set('in', 'id-ID')

/** Returns the supported locale that an `Accept-Language` header prefers. Regions are ignored: `ar-EG` maps to `ar-SA`. */
export function negotiateLocale(header = ''): Locale {
  // The web app sends exactly one of the supported locales.
  const exact = locales.find((locale) => locale === header)
  if (exact) return exact
  const accepted = new Negotiator({ headers: { 'accept-language': header.slice(0, 500) } }).languages()
  const matches = accepted.map((tag) => byLanguage.get(tag.slice(0, 2).toLowerCase()))
  return matches.find((locale) => locale !== undefined) ?? fallbackLocale
}
