import { expect, test } from 'vitest'
import type { Language } from '#src/i18n/languages.ts'
import { writtenBySupplier } from './supplier-language.ts'

test.each<[string, Language, 'ar' | 'en' | undefined, 'ltr' | 'rtl' | 'auto']>([
  ['Smoking is not allowed.', 'ar-SA', 'en', 'ltr'],
  ['Smoking is not allowed.', 'tr-TR', 'en', 'ltr'],
  ['التدخين ممنوع في الغرف.', 'en-US', 'ar', 'rtl'],
  ['التدخين ممنوع في الغرف.', 'ur-PK', undefined, 'rtl'],
  ['Check-in at فندق', 'ar-SA', 'en', 'ltr'],
  ['16:00 – 12:00', 'ar-SA', undefined, 'auto'],
])('%s on a screen in %s is marked %s and runs %s', (text, screen, lang, dir) => {
  expect(writtenBySupplier(text, screen)).toEqual({ lang, dir })
})
