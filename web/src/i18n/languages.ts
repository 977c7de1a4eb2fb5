/** Languages of the app, in menu order. */
export const languages = [
  { code: 'en-US', label: 'English', short: 'EN', dir: 'ltr' },
  { code: 'ar-SA', label: 'العربية', short: 'ع', dir: 'rtl' },
  { code: 'tr-TR', label: 'Türkçe', short: 'TR', dir: 'ltr' },
  { code: 'id-ID', label: 'Bahasa Indonesia', short: 'ID', dir: 'ltr' },
  { code: 'ur-PK', label: 'اردو', short: 'اردو', dir: 'rtl' },
] as const

export type Language = (typeof languages)[number]['code']
export type Direction = (typeof languages)[number]['dir']

export const fallbackLanguage: Language = 'en-US'

/** Supported language of a tag as written by browsers, links and settings (`ar`, `AR-eg`); undefined if unsupported. */
export function findLanguage(tag: string): Language | undefined {
  const match = /^([a-z]{2})(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.exec(tag)
  const primary = match?.[1]?.toLowerCase()
  return languages.find(({ code }) => primary !== undefined && code.startsWith(`${primary}-`))?.code
}

/** Home country of the agents who use a language, such as `PK`; undefined for English, which is used in every country. */
export const homeCountryOf = (language: Language): string | undefined =>
  language === fallbackLanguage ? undefined : language.slice(3)

/** Reading direction of a language. */
export function directionOf(language: string): Direction {
  return languages.find(({ code }) => code === language)?.dir ?? 'ltr'
}

/**
 * Splits `/ar-SA/login` into the language and `/login`; undefined if the path does not start with a language. The rest starts with a single slash,
 * because two would start a URL of another host.
 */
export function splitLanguagePrefix(path: string): { language: Language; rest: string } | undefined {
  const [, first = '', ...rest] = path.split('/')
  const language = findLanguage(first)
  return language && { language, rest: `/${rest.join('/').replace(/^\/+/, '')}` }
}
