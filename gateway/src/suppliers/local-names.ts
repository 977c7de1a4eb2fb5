export interface Bilingual {
  en: string
  ar: string
}

/** A name or an address in Latin, Arabic and Urdu spelling. */
export interface LocalName extends Bilingual {
  ur: string
}

export type ContentLanguage = 'en' | 'ar' | 'tr' | 'id' | 'ur'

const languages: readonly string[] = ['en', 'ar', 'tr', 'id', 'ur'] satisfies ContentLanguage[]
const isContentLanguage = (tag: string): tag is ContentLanguage => languages.includes(tag)

/** Returns the language of a locale, such as `tr` for `tr-TR`. Unsupported languages fall back to English. */
export function contentLanguage(cultCode: string): ContentLanguage {
  const tag = cultCode.slice(0, 2)
  return isContentLanguage(tag) ? tag : 'en'
}

/** Returns a name in the script of a language. Orders from earlier releases have no Urdu name. */
export function nameIn(name: Bilingual & { ur?: string }, cultCode: string): string {
  const language = contentLanguage(cultCode)
  if (language === 'ar') return name.ar
  return language === 'ur' ? (name.ur ?? name.en) : name.en
}
