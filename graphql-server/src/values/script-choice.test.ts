import { describe, expect, test } from 'vitest'
import type { Locale } from '../locale.ts'
import { chooseText, mergeTexts, detectScript } from './script-choice.ts'

test.each([
  ['Sage Garden', 'LATIN'],
  ['Şirin Otel', 'LATIN'],
  ['فندق الحديقة', 'ARABIC'],
  ['فندق الحديقة Sage', 'ARABIC'],
  ['Sage Garden (الحديقة)', 'LATIN'],
  ['ساحۃ الارتقاء ٹاورز', 'URDU'],
  ['24/7', null],
  ['', null],
])('detects the script of %j as %s', (text, script) => {
  expect(detectScript(text)).toBe(script)
})

describe('text from several suppliers', () => {
  const latin = 'Sage Garden'
  const arabic = 'فندق الحديقة'

  test.each<[Locale, string]>([
    ['en-US', latin],
    ['tr-TR', latin],
    ['id-ID', latin],
    ['ur-PK', latin],
    ['ar-SA', arabic],
  ])('for the locale %s is “%s”, even if another supplier is cheaper', (locale, chosen) => {
    expect(chooseText([latin, arabic], locale)).toBe(chosen)
    expect(chooseText([arabic, latin], locale)).toBe(chosen)
  })

  test('is the Urdu text in Urdu, otherwise the Latin one', () => {
    expect(chooseText([latin, arabic, 'سیج گارڈن ہوٹل'], 'ur-PK')).toBe('سیج گارڈن ہوٹل')
    expect(chooseText([arabic, latin], 'ur-PK')).toBe(latin)
  })

  test('comes from the cheapest supplier with text in the right script', () => {
    expect(chooseText([arabic, null, 'Garden of Sage', latin], 'en-US')).toBe('Garden of Sage')
  })

  test('comes from the cheapest supplier if none has text in the right script', () => {
    expect(chooseText([null, latin, 'Garden of Sage'], 'ar-SA')).toBe(latin)
    expect(chooseText([null, '24/7', arabic], 'en-US')).toBe('24/7')
    expect(chooseText([null, null], 'en-US')).toBeNull()
  })
})

describe('lists from several suppliers', () => {
  test('are chosen in a single language', () => {
    const lists = [['Lift', 'Wi-Fi'], ['مصعد', 'Wi-Fi', 'مصلى'], []]
    expect(mergeTexts(lists, 'ar-SA')).toEqual(['مصعد', 'Wi-Fi', 'مصلى'])
    expect(mergeTexts(lists, 'ur-PK')).toEqual(['Lift', 'Wi-Fi'])
  })

  test('are merged without duplicates if they are in the same language', () => {
    const lists = [
      ['Lift', 'Prayer room'],
      ['prayer  room', 'Café', 'LIFT', 'Cafe'],
    ]
    expect(mergeTexts(lists, 'en-US')).toEqual(['Lift', 'Prayer room', 'Café'])
  })

  test('come from the cheapest supplier if none is in the agent’s language', () => {
    expect(mergeTexts([['مصعد'], ['مصلى']], 'tr-TR')).toEqual(['مصعد', 'مصلى'])
    expect(mergeTexts([], 'tr-TR')).toEqual([])
  })
})
