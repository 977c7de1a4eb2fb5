import { expect, test } from 'vitest'
import type { Language } from '#src/i18n/languages.ts'
import { isReadable, nameOfLanguage, languageOfSupplierText } from './supplier-language.ts'

test.each<[string, Language, 'ar' | 'en' | undefined, 'ltr' | 'rtl' | 'auto']>([
  ['Smoking is not allowed.', 'ar-SA', 'en', 'ltr'],
  ['Smoking is not allowed.', 'tr-TR', 'en', 'ltr'],
  ['التدخين ممنوع في الغرف.', 'en-US', 'ar', 'rtl'],
  ['التدخين ممنوع في الغرف.', 'ur-PK', undefined, 'rtl'],
  ['Check-in at فندق', 'ar-SA', 'en', 'ltr'],
  ['16:00 – 12:00', 'ar-SA', undefined, 'auto'],
])('marks “%s” on a screen in %s with language %s and direction %s', (text, screen, lang, dir) => {
  expect(languageOfSupplierText(text, screen)).toEqual({ lang, dir })
})

test('uses the declared language, whatever script the text is in', () => {
  expect(languageOfSupplierText('Sigara içilmez.', 'tr-TR', 'tr')).toEqual({ lang: 'tr', dir: 'ltr' })
  expect(languageOfSupplierText('سگریٹ نوشی منع ہے۔', 'ar-SA', 'ur')).toEqual({ lang: 'ur', dir: 'rtl' })
})

test.each<[string | null, Language, boolean]>([
  ['ar', 'en-US', false],
  ['ar', 'tr-TR', false],
  ['ar', 'ur-PK', true],
  ['ur', 'id-ID', false],
  [null, 'en-US', true],
  [null, 'ar-SA', true],
])('decides whether an address in %s is readable on a screen in %s: %s', (language, screen, readable) => {
  expect(isReadable(language, screen)).toBe(readable)
})

test('returns a language’s name in the screen’s language', () => {
  expect(nameOfLanguage('en', 'tr-TR')).toBe('İngilizce')
  expect(nameOfLanguage('ar', 'en-US')).toBe('Arabic')
})
