import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom'
import type { FlatNamespace } from 'i18next'
import { splitLanguagePrefix } from '#src/i18n/languages.ts'
import { i18n, loadTexts } from '#src/lib/i18n/i18n.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { B2bOnly, GuestOnly } from './guards.tsx'
import { AppFault, PageFault } from './pages/page-error.tsx'
import { Root } from './root.tsx'

/** Code and texts of a screen, fetched side by side. */
const screen = (load: () => Promise<ComponentType>, ...namespaces: FlatNamespace[]) => ({
  lazy: async () => {
    const [Component] = await Promise.all([load(), loadTexts(...namespaces)])
    return { Component }
  },
})

/** `/ar-SA/login` chooses the language and continues at `/login`; anything else that got here does not exist. */
async function leaveLanguagePrefix({ request }: LoaderFunctionArgs) {
  const { pathname, search, hash } = new URL(request.url)
  const prefixed = splitLanguagePrefix(pathname)
  if (!prefixed || prefixed.rest.startsWith('//')) return null
  await i18n.changeLanguage(prefixed.language)
  return redirect(prefixed.rest + search + hash)
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: AppFault,
    hydrateFallbackElement: <></>,
    children: [
      {
        Component: GuestOnly,
        children: [
          {
            ...screen(async () => (await import('./shell/guest-layout.tsx')).GuestLayout),
            children: [
              {
                path: paths.login,
                ...screen(async () => (await import('#src/features/auth/login-page.tsx')).LoginPage, 'auth'),
              },
              {
                path: paths.newPassword,
                ...screen(
                  async () => (await import('#src/features/auth/new-password-page.tsx')).NewPasswordPage,
                  'auth',
                ),
              },
              {
                ...screen(async () => (await import('./public-api.tsx')).PublicApi),
                children: [
                  {
                    path: paths.register,
                    ...screen(async () => (await import('#src/features/auth/register-page.tsx')).RegisterPage, 'auth'),
                  },
                ],
              },
              {
                path: paths.verify,
                ...screen(async () => (await import('#src/features/auth/verify-page.tsx')).VerifyPage, 'auth'),
              },
              {
                path: paths.resendCode,
                ...screen(
                  async () => (await import('#src/features/auth/ask-for-code-page.tsx')).ResendCodePage,
                  'auth',
                ),
              },
              {
                path: paths.forgotPassword,
                ...screen(
                  async () => (await import('#src/features/auth/ask-for-code-page.tsx')).ForgotPasswordPage,
                  'auth',
                ),
              },
              {
                path: paths.resetPassword,
                ...screen(
                  async () => (await import('#src/features/auth/reset-password-page.tsx')).ResetPasswordPage,
                  'auth',
                ),
              },
              {
                path: paths.changePassword,
                ...screen(
                  async () => (await import('#src/features/auth/change-password-page.tsx')).ChangePasswordPage,
                  'auth',
                ),
              },
            ],
          },
        ],
      },
      {
        Component: B2bOnly,
        children: [
          {
            ...screen(async () => (await import('./shell/agent-layout.tsx')).AgentLayout),
            children: [
              {
                // Faults of a page stay below the header.
                ErrorBoundary: PageFault,
                children: [
                  {
                    path: paths.home,
                    ...screen(async () => (await import('./screens/home.tsx')).Home, 'home', 'search'),
                  },
                  {
                    path: paths.hotelListing,
                    ...screen(
                      async () => (await import('./screens/hotel-listing.tsx')).HotelListing,
                      'hotels',
                      'search',
                    ),
                  },
                  {
                    path: paths.hotel,
                    ...screen(async () => (await import('./screens/hotel.tsx')).Hotel, 'hotel', 'search', 'stay'),
                  },
                  {
                    path: paths.profile,
                    ...screen(
                      async () => (await import('#src/features/profile/profile-page.tsx')).ProfilePage,
                      'profile',
                      'auth',
                    ),
                  },
                  {
                    path: `${paths.hotelPayment}/:id?`,
                    ...screen(
                      async () => (await import('#src/features/hotel-checkout/checkout-page.tsx')).CheckoutPage,
                      'checkout',
                      'stay',
                    ),
                  },
                  {
                    path: paths.bookings,
                    ...screen(
                      async () => (await import('#src/features/bookings/bookings-page.tsx')).BookingsPage,
                      'bookings',
                    ),
                  },
                  {
                    path: '/booking-detail/:id?',
                    ...screen(
                      async () => (await import('#src/features/bookings/booking-detail-page.tsx')).BookingDetailPage,
                      'bookings',
                      'stay',
                    ),
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        ...screen(async () => (await import('./shell/public-layout.tsx')).PublicLayout),
        children: [
          {
            ErrorBoundary: PageFault,
            children: [
              {
                path: paths.about,
                ...screen(async () => (await import('#src/features/content/about-page.tsx')).AboutPage, 'about'),
              },
              {
                path: paths.makkahGuide,
                ...screen(async () => (await import('#src/features/content/guide-page.tsx')).MakkahGuide, 'guides'),
              },
              {
                path: paths.madinahGuide,
                ...screen(async () => (await import('#src/features/content/guide-page.tsx')).MadinahGuide, 'guides'),
              },
              {
                ...screen(async () => (await import('./public-api.tsx')).PublicApi),
                children: [
                  {
                    path: paths.contact,
                    ...screen(
                      async () => (await import('#src/features/content/contact-page.tsx')).ContactPage,
                      'contact',
                    ),
                  },
                ],
              },
              {
                path: paths.privacy,
                ...screen(
                  async () => (await import('#src/features/content/privacy-page.tsx')).PrivacyPage,
                  'privacy',
                  'legal',
                ),
              },
              {
                path: paths.terms,
                ...screen(
                  async () => (await import('#src/features/content/terms-page.tsx')).TermsPage,
                  'terms',
                  'legal',
                ),
              },
            ],
          },
        ],
      },
      { path: paths.error, ...screen(async () => (await import('./pages/error-page.tsx')).ErrorPage) },
      {
        path: '*',
        loader: leaveLanguagePrefix,
        ...screen(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage),
      },
    ],
  },
]
