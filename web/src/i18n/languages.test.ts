import { describe, expect, test } from 'vitest'
import { findLanguage, splitLanguagePrefix } from './languages.ts'

test.each([
  ['ar', 'ar-SA'],
  ['AR-eg', 'ar-SA'],
  ['tr', 'tr-TR'],
  ['ur-Arab-PK', 'ur-PK'],
  ['id-ID', 'id-ID'],
  ['en-GB', 'en-US'],
])('finds the language for %s: %s', (tag, language) => expect(findLanguage(tag)).toBe(language))

test.each(['de', 'transportation-results', 'error', 'e', '', 'en-US-x', '../ar'])(
  'finds no supported language for %j',
  (tag) => {
    expect(findLanguage(tag)).toBeUndefined()
  },
)

describe('language prefixes', () => {
  test('splits a language prefix from a path', () => {
    expect(splitLanguagePrefix('/ar-SA/login')).toEqual({ language: 'ar-SA', rest: '/login' })
    expect(splitLanguagePrefix('/tr')).toEqual({ language: 'tr-TR', rest: '/' })
  })

  test.each([
    '/',
    '/about-us',
    '/contact-us',
    '/privacy-policies',
    '/terms-and-conditions',
    '/error',
    '/login',
    '/register',
    '/verify',
    '/resend-code',
    '/reset-password',
    '/forgot-password',
    '/change-password',
    '/new-password',
    '/profile',
    '/my-bookings',
    '/shared-reservations',
    '/booking-detail/1',
    '/hotel-listing',
    '/hotel',
    '/transportation-results',
    '/payment-transportation',
    '/payment-hotel',
  ])('finds no language prefix in %s', (path) => expect(splitLanguagePrefix(path)).toBeUndefined())
})
