import { describe, expect, test } from 'vitest'
import { callbackFrom, loginUrl } from './navigation.ts'

const origin = 'https://rihla.example'
const callback = (value: string) => callbackFrom(new URLSearchParams({ callback: value }), origin)

describe('valid callbacks', () => {
  test.each([
    '/',
    '/my-bookings?status=CONFIRMED&page=2',
    '/booking-detail/hud-1',
    '/booking-detail',
    '/hotel-listing?rooms=%5B%7B%22adults%22%3A2%7D%5D',
    '/hotel#rooms',
    '/payment-hotel?quote=q1',
  ])('accepts the callback %s', (target) => expect(callback(target)).toBe(target))

  test('accepts a full URL on our origin as a callback', () => {
    expect(callback(`${origin}/my-bookings`)).toBe('/my-bookings')
  })
})

describe('invalid callbacks', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example/my-bookings',
    'https://evil.example/my-bookings',
    '/\t/evil.example',
    '/..//evil.example',
    '/./..//my-bookings',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/login',
    '/login?callback=/login',
    '/MY-BOOKINGS',
    '/nowhere',
    '/error',
    `/my-bookings?${'x'.repeat(10_000)}`,
    '',
  ])('opens the profile instead of the invalid callback %j', (target) => expect(callback(target)).toBe('/profile'))

  test('opens the profile when the URL has two callbacks', () => {
    expect(callbackFrom(new URLSearchParams('callback=/&callback=/my-bookings'), origin)).toBe('/profile')
  })

  test('opens the profile when the URL has no callback', () =>
    expect(callbackFrom(new URLSearchParams(), origin)).toBe('/profile'))
})

test('includes the full URL in the sign-in link', () => {
  const location = { pathname: '/my-bookings', search: '?tag=a&page=2', hash: '#x' }
  const callbackUrl = new URL(loginUrl(location), origin).searchParams.get('callback')
  expect(callbackUrl).toBe('/my-bookings?tag=a&page=2#x')
  expect(loginUrl({ pathname: '/', search: '', hash: '' })).toBe('/login?callback=%2F')
})
