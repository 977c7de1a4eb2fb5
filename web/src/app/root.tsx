import { lazy, useSyncExternalStore } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { Optional } from '#src/components/feedback/optional.tsx'
import { randomId } from '#src/lib/browser/random-id.ts'
import { toastsRequested } from '#src/lib/browser/toaster.ts'
import { NoticeBanner } from './shell/notice-banner.tsx'
import { OfflineBanner } from './shell/offline-banner.tsx'
import { RouteAnnouncer } from './shell/route-announcer.tsx'

const Toasts = lazy(async () => ({ default: (await import('./shell/toasts.tsx')).Toasts }))

/** Location key that the router gives to every URL opened from outside the app. */
const OPENED_FROM_OUTSIDE = 'default'

/** Gives the first history entry of this document an id that survives a reload, so that scroll positions of several documents do not mix. */
function identifyEntry(): string {
  const state = (history.state ?? {}) as { entry?: string }
  const entry = state.entry ?? randomId()
  history.replaceState({ ...state, entry }, '')
  return entry
}
const entryId = identifyEntry()

/** Key under which the scroll position of a location is stored. */
const scrollKey = ({ key }: Location) => (key === OPENED_FROM_OUTSIDE ? entryId : key)

/** Elements shared by all screens. */
export function Root() {
  const hasToasts = useSyncExternalStore(toastsRequested.subscribe, toastsRequested.current)
  return (
    <>
      <NoticeBanner />
      <OfflineBanner />
      <Outlet />
      <RouteAnnouncer />
      {hasToasts && (
        <Optional>
          <Toasts />
        </Optional>
      )}
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
