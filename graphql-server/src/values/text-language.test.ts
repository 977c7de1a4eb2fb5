import { expect, test } from 'vitest'
import { detectLanguage } from './text-language.ts'

test.each<[string, string | undefined, string | null]>([
  ['Harem’e yakın.', 'tr', 'tr'],
  ['Close to the mosque.', 'en-GB', 'en-GB'],
  ['Close to the mosque.', undefined, null],
  ['قريب من الحرم.', undefined, 'ar'],
  ['حرم کے قریب ہے۔', undefined, 'ur'],
  ['قريب من الحرم.', '<script>', 'ar'],
  ['24/7', undefined, null],
])('detects the language of %j, declared as %s, as %s', (text, declared, language) => {
  expect(detectLanguage(text, declared)).toBe(language)
})
