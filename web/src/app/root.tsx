import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { preloadFonts } from '#src/theme/preload-fonts.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { Toasts } from './toasts.tsx'

/** What stands around every screen. */
export function Root() {
  const { i18n } = useTranslation()
  preloadFonts(i18n.language)
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
