import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { NoticeBanner } from './shell/notice-banner.tsx'
import { OfflineBanner } from './shell/offline-banner.tsx'
import { RouteAnnouncer } from './shell/route-announcer.tsx'

// Nothing is told before the first screen stands.
const Toasts = lazy(async () => ({ default: (await import('./shell/toasts.tsx')).Toasts }))

/** What stands around every screen. */
export function Root() {
  return (
    <>
      <NoticeBanner />
      <OfflineBanner />
      <Outlet />
      <RouteAnnouncer />
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
      <ScrollRestoration />
    </>
  )
}
