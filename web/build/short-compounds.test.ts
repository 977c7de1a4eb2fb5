import { expect, test } from 'vitest'
import { joinShortCompounds } from './short-compounds.ts'

/** Shows each word joiner as `⁀`. */
const joinVisibly = (text: string) => joinShortCompounds(text).replaceAll('\u2060', '⁀')

test.each([
  ['Check-in or check-out', 'Check-⁀in or check-⁀out'],
  ['Free Wi-Fi, no-show', 'Free Wi-⁀Fi, no-⁀show'],
  ['e-posta, e-postalarımız', 'e-⁀posta, e-⁀postalarımız'],
  ['Mescid-i Nebevî', 'Mescid-⁀i Nebevî'],
  ['“Check-in” (kamar-kamar).', '“Check-⁀in” (kamar-⁀kamar).'],
  ['<b>Check-in</b> {{date}}', '<b>Check-⁀in</b> {{date}}'],
])('keeps the short compounds in %j on one line', (text, expected) => {
  expect(joinVisibly(text)).toBe(expected)
})

test.each([
  'Non-refundable',
  '2026-12-13, 24-7, room-2',
  'ABCDE-FGHJK',
  'front-desk@al-haram.example',
  'https://rihla.example/check-in',
  'al-haram.example',
  '{{check-in}} <no-show>',
  'Makkah - Madinah',
])('leaves %j unchanged', (text) => {
  expect(joinVisibly(text)).toBe(text)
})
