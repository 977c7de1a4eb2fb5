import { Outlet, ScrollRestoration } from 'react-router-dom'
import { OfflineBanner } from './offline-banner.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { Toasts } from './toasts.tsx'

/** What stands around every screen. */
export function Root() {
  return (
    <>
      <OfflineBanner />
      <Outlet />
      <RouteAnnouncer />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
