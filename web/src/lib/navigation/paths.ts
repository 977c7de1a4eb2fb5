import { matchPath } from 'react-router-dom'

/** Addresses of the screens. Query parameters are the business of each screen. */
export const paths = {
  home: '/',
  login: '/login',
  newPassword: '/new-password',
  register: '/register',
  verify: '/verify',
  resendCode: '/resend-code',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  changePassword: '/change-password',
  profile: '/profile',
  bookings: '/my-bookings',
  booking: (id: string) => `/booking-detail/${encodeURIComponent(id)}`,
  hotelListing: '/hotel-listing',
  hotel: '/hotel',
  hotelPayment: '/payment-hotel',
  about: '/about-us',
  contact: '/contact-us',
  privacy: '/privacy-policies',
  terms: '/terms-and-conditions',
  makkahGuide: '/guides/makkah',
  madinahGuide: '/guides/madinah',
  error: '/error',
} as const

/** Screens that a callback after signing in may lead to. */
const agentScreens = [
  paths.home,
  paths.profile,
  paths.bookings,
  '/booking-detail/:id?',
  paths.hotelListing,
  paths.hotel,
  '/payment-hotel/:id?',
]

const longestCallback = 2048

/**
 * Where to go after signing in. The callback comes from the address bar, so it is judged on what it becomes, not on how it is
 * written: `/..//evil.example` looks local and normalises to `//evil.example`.
 */
export function callbackFrom(parameters: URLSearchParams, origin: string): string {
  const [callback, ...others] = parameters.getAll('callback')
  if (!callback || others.length > 0 || callback.length > longestCallback || !URL.canParse(callback, origin)) {
    return paths.profile
  }
  const url = new URL(callback, origin)
  const known = agentScreens.some((pattern) => matchPath({ path: pattern, caseSensitive: true }, url.pathname))
  const local = url.origin === origin && /^\/(?!\/)/.test(url.pathname)
  return local && known ? url.pathname + url.search + url.hash : paths.profile
}

/** The sign-in screen, told where to return to. */
export function loginFor(location: { pathname: string; search: string; hash: string }): string {
  return `${paths.login}?${new URLSearchParams({ callback: location.pathname + location.search + location.hash })}`
}
