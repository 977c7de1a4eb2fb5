import { lazy, useSyncExternalStore } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { Optional } from '#src/components/feedback/optional.tsx'
import { randomId } from '#src/lib/browser/random-id.ts'
import { toastsWanted } from '#src/lib/browser/toaster.ts'
import { NoticeBanner } from './shell/notice-banner.tsx'
import { OfflineBanner } from './shell/offline-banner.tsx'
import { RouteAnnouncer } from './shell/route-announcer.tsx'

const Toasts = lazy(async () => ({ default: (await import('./shell/toasts.tsx')).Toasts }))

/** The router gives every address that is opened from outside this one key. */
const OPENED_FROM_OUTSIDE = 'default'

/** Names the history entry that this document was opened at. A reload finds the name again; another address opened in this tab has none. */
function nameEntry(): string {
  const state = (history.state ?? {}) as { entry?: string }
  const entry = state.entry ?? randomId()
  history.replaceState({ ...state, entry }, '')
  return entry
}
const openedAt = nameEntry()

/** Scroll positions are stored by this key. */
const scrollKey = ({ key }: Location) => (key === OPENED_FROM_OUTSIDE ? openedAt : key)

/** The parts that every screen shares. */
export function Root() {
  const hasToasts = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.current)
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
