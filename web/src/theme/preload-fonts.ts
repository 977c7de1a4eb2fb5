import latin from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import latinExtended from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?url'
import arabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import { preload } from 'react-dom'

const FILES: Record<string, readonly string[]> = {
  'ar-SA': [arabic, latin],
  'tr-TR': [latin, latinExtended],
  'ur-PK': [arabic, latin],
}

/** Fetches the font files of a language before the first text asks for them; call it when the language is set. */
export function preloadFonts(language: string): void {
  for (const href of FILES[language] ?? [latin]) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
