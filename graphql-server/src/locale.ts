export const locales = ['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'] as const

/** Supported locale; `cultCode` at the gateway. */
export type Locale = (typeof locales)[number]

export const isLocale = (tag: string): tag is Locale => locales.some((locale) => locale === tag)

const fallback: Locale = 'en-US'

const byLanguage = new Map<string, Locale>(locales.map((locale) => [locale.slice(0, 2), locale]))
// The old ISO code of Indonesian, which some Java clients still send.
byLanguage.set('in', 'id-ID')

/** Returns the supported locale that an `Accept-Language` header prefers. Regions are ignored: `ar-EG` gives `ar-SA`. */
export function negotiateLocale(header = ''): Locale {
  // The web app names one of them.
  const exact = locales.find((locale) => locale === header)
  if (exact || header === '') return exact ?? fallback
  const ranked = header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...params] = entry.split(';')
      const quality = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find((q) => q !== undefined)
      return { language: tag.trim().slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { language } of ranked) {
    const locale = byLanguage.get(language)
    if (locale) return locale
  }
  return fallback
}
