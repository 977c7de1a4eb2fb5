import type { FlatNamespace } from 'i18next'
import type { ComponentType } from 'react'
import { productKeys, products } from '#src/domain/products.ts'
import { paths } from '#src/lib/navigation/paths.ts'

export interface PageRoute {
  /** Pattern of the path, as react-router matches it. */
  path: string
  /** `guest`: only visitors without a session. `agent`: only agents with a session; sign-in may lead back to the page. `public`: everyone. */
  access: 'guest' | 'agent' | 'public'
  /** Section of the navigation that the page belongs to. */
  section?: 'search' | 'bookings'
  load: () => Promise<ComponentType>
  /** Namespaces of the texts to load together with the code. */
  namespaces: readonly FlatNamespace[]
  /** Whether a guest page queries the server. The other guest pages load without Apollo, so that signing in is faster. */
  needsServer?: true
}

/** Every page of the app. Guards, navigation, callbacks and the browser tests read this table. */
export const pages: readonly PageRoute[] = [
  {
    path: paths.login,
    access: 'guest',
    load: async () => (await import('#src/features/auth/login-page.tsx')).LoginPage,
    namespaces: ['auth', 'fields'],
  },
  {
    path: paths.newPassword,
    access: 'guest',
    load: async () => (await import('#src/features/auth/new-password-page.tsx')).NewPasswordPage,
    namespaces: ['auth', 'fields'],
  },
  {
    path: paths.register,
    access: 'guest',
    load: async () => (await import('#src/features/auth/register-page.tsx')).RegisterPage,
    namespaces: ['register', 'auth', 'fields'],
    needsServer: true,
  },
  {
    path: paths.verify,
    access: 'guest',
    load: async () => (await import('#src/features/auth/verify-page.tsx')).VerifyPage,
    namespaces: ['auth', 'fields'],
  },
  {
    path: paths.resendCode,
    access: 'guest',
    load: async () => (await import('#src/features/auth/request-code-page.tsx')).ResendCodePage,
    namespaces: ['auth', 'fields'],
  },
  {
    path: paths.forgotPassword,
    access: 'guest',
    load: async () => (await import('#src/features/auth/request-code-page.tsx')).ForgotPasswordPage,
    namespaces: ['auth', 'fields'],
  },
  {
    path: paths.resetPassword,
    access: 'guest',
    load: async () => (await import('#src/features/auth/reset-password-page.tsx')).ResetPasswordPage,
    namespaces: ['auth', 'fields'],
  },
  {
    path: paths.changePassword,
    access: 'guest',
    load: async () => (await import('#src/features/auth/change-password-page.tsx')).ChangePasswordPage,
    namespaces: ['auth', 'fields'],
  },
  {
    path: paths.home,
    access: 'agent',
    section: 'search',
    load: async () => (await import('./screens/home.tsx')).Home,
    namespaces: ['home', 'search'],
  },
  {
    path: products.hotels.paths.results,
    access: 'agent',
    section: 'search',
    load: async () => (await import('./screens/hotel-listing.tsx')).HotelListing,
    namespaces: ['hotels', 'listing', 'search', 'stay'],
  },
  {
    path: products.transport.paths.results,
    access: 'agent',
    section: 'search',
    load: async () => (await import('./screens/transport-listing.tsx')).TransportListing,
    namespaces: ['transport', 'ride', 'listing', 'search'],
  },
  {
    path: products.groundServices.paths.results,
    access: 'agent',
    section: 'search',
    load: async () => (await import('./screens/ground-service-listing.tsx')).GroundServiceListing,
    namespaces: ['ground', 'listing', 'search'],
  },
  {
    path: paths.hotel,
    access: 'agent',
    section: 'search',
    load: async () => (await import('./screens/hotel.tsx')).Hotel,
    namespaces: ['hotel', 'search', 'stay'],
  },
  ...productKeys.map((key): PageRoute => {
    const { paths, sharedKind, texts } = products[key]
    return {
      // `id` is the id of a payment link.
      path: sharedKind ? `${paths.checkout}/:id?` : paths.checkout,
      access: 'agent',
      section: 'search',
      load: async () => (await import('./screens/checkout.tsx')).Checkout,
      namespaces: ['checkout', 'payment', ...texts, 'fields'],
    }
  }),
  {
    path: paths.bookings,
    access: 'agent',
    section: 'bookings',
    load: async () => (await import('#src/features/bookings/list/bookings-page.tsx')).BookingsPage,
    namespaces: ['bookings', 'worklist', 'home', 'export', 'tools'],
  },
  {
    path: `${paths.sharedReservations}/:type?`,
    access: 'agent',
    section: 'bookings',
    load: async () =>
      (await import('#src/features/shared-reservations/shared-reservations-page.tsx')).SharedReservationsPage,
    namespaces: ['shared'],
  },
  {
    path: '/booking-detail/:id?',
    access: 'agent',
    section: 'bookings',
    load: async () => (await import('#src/features/bookings/detail/booking-detail-page.tsx')).BookingDetailPage,
    namespaces: ['bookings', 'cancel', 'documents', 'history', 'payment', 'ride', 'stay', 'tools'],
  },
  {
    path: '/change-booking/:id?',
    access: 'agent',
    section: 'bookings',
    load: async () => (await import('#src/features/bookings/change/change-page.tsx')).ChangePage,
    namespaces: ['change', 'bookings', 'checkout', 'fields', 'history', 'payment', 'search', 'stay'],
  },
  {
    path: '/booking-sheet/:id?',
    access: 'agent',
    section: 'bookings',
    load: async () => (await import('#src/features/bookings/sheet/booking-sheet-page.tsx')).BookingSheetPage,
    namespaces: ['bookings', 'ride', 'stay', 'tools'],
  },
  {
    path: paths.wallet,
    access: 'agent',
    load: async () => (await import('#src/features/wallet/wallet-page.tsx')).WalletPage,
    namespaces: ['export', 'wallet'],
  },
  {
    path: paths.cardPayments,
    access: 'agent',
    load: async () => (await import('#src/features/card-payment/card-payment-page.tsx')).CardPaymentPage,
    namespaces: ['card'],
  },
  {
    path: paths.profile,
    access: 'agent',
    load: async () => (await import('#src/features/profile/profile-page.tsx')).ProfilePage,
    namespaces: ['profile', 'auth', 'fields'],
  },
  {
    path: paths.about,
    access: 'public',
    load: async () => (await import('#src/features/content/about-page.tsx')).AboutPage,
    namespaces: ['about', 'auth'],
  },
  {
    path: paths.makkahGuide,
    access: 'public',
    load: async () => (await import('#src/features/content/guide-page.tsx')).MakkahGuide,
    namespaces: ['guides'],
  },
  {
    path: paths.madinahGuide,
    access: 'public',
    load: async () => (await import('#src/features/content/guide-page.tsx')).MadinahGuide,
    namespaces: ['guides'],
  },
  {
    path: paths.contact,
    access: 'public',
    load: async () => (await import('#src/features/content/contact-page.tsx')).ContactPage,
    namespaces: ['contact', 'fields'],
  },
  {
    path: paths.privacy,
    access: 'public',
    load: async () => (await import('#src/features/content/privacy-page.tsx')).PrivacyPage,
    namespaces: ['privacy', 'legal'],
  },
  {
    path: paths.terms,
    access: 'public',
    load: async () => (await import('#src/features/content/terms-page.tsx')).TermsPage,
    namespaces: ['terms', 'legal'],
  },
]
