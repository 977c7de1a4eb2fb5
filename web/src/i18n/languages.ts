/** The five languages of the interface, in the order the menu shows them. */
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

/** The language of a tag as browsers, links and settings write it (`ar`, `AR-eg`); undefined when it is not one of ours. */
export function findLanguage(tag: string): Language | undefined {
  const match = /^([a-z]{2})(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.exec(tag)
  const primary = match?.[1]?.toLowerCase()
  return languages.find(({ code }) => primary !== undefined && code.startsWith(`${primary}-`))?.code
}

/** Country whose agents use this language, such as `PK`; undefined for English, which agents use in every country. */
export const homeCountryOf = (language: Language): string | undefined =>
  language === fallbackLanguage ? undefined : language.slice(3)

/** Reading direction of a language. */
export function directionOf(language: string): Direction {
  return languages.find(({ code }) => code === language)?.dir ?? 'ltr'
}

/**
 * Splits `/ar-SA/login` into the language and `/login`; undefined when the path does not begin with a language. The rest begins with one
 * slash: two would be the address of another host.
 */
export function splitLanguagePrefix(path: string): { language: Language; rest: string } | undefined {
  const [, first = '', ...rest] = path.split('/')
  const language = findLanguage(first)
  return language && { language, rest: `/${rest.join('/').replace(/^\/+/, '')}` }
}
