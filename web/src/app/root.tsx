import { lazy } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { NoticeBanner } from './shell/notice-banner.tsx'
import { OfflineBanner } from './shell/offline-banner.tsx'
import { Optional } from './shell/optional.tsx'
import { RouteAnnouncer } from './shell/route-announcer.tsx'

// No toast is shown before the first screen.
const Toasts = lazy(async () => ({ default: (await import('./shell/toasts.tsx')).Toasts }))

/** The parts that every screen shares. */
export function Root() {
  return (
    <>
      <NoticeBanner />
      <OfflineBanner />
      <Outlet />
      <RouteAnnouncer />
      <Optional>
        <Toasts />
      </Optional>
      <ScrollRestoration />
    </>
  )
}
