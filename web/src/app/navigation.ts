import { matchPath } from 'react-router-dom'
import type { IconName } from '#src/components/icons/icon-paths.ts'
import { relativeUrl, localUrl } from '#src/lib/navigation/local-url.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { type PageRoute, pages } from './route-table.ts'

/** Sections of the product and the page each one starts with. */
export const sections = [
  { key: 'search', to: paths.home, icon: 'search' },
  { key: 'bookings', to: paths.bookings, icon: 'list' },
] as const satisfies readonly { key: NonNullable<PageRoute['section']>; to: string; icon: IconName }[]

/** Additional tabs on phones. On wide screens, these pages are linked elsewhere in the header. */
export const extraTabs = [
  { key: 'sharedTab', to: paths.sharedReservations, icon: 'mail' },
  { key: 'walletTab', to: paths.wallet, icon: 'wallet' },
] as const satisfies readonly { key: string; to: string; icon: IconName }[]

/** Finds the page at a path; paths are case-sensitive. */
export const pageAt = (pathname: string): PageRoute | undefined =>
  pages.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname))

const maxCallbackLength = 2048

/**
 * Returns the URL to open after sign-in: the callback if it is an agents' page of this app, else the profile. The callback comes from the address
 * bar, so it may lead anywhere.
 */
export function callbackFrom(parameters: URLSearchParams, origin: string): string {
  const [callback, ...others] = parameters.getAll('callback')
  if (!callback || others.length > 0 || callback.length > maxCallbackLength) return paths.profile
  const url = localUrl(callback, origin)
  return url && pageAt(url.pathname)?.access === 'agent' ? relativeUrl(url) : paths.profile
}

/** Returns the URL of the sign-in page, with the URL to return to. */
export function loginUrl(location: { pathname: string; search: string; hash: string }): string {
  return `${paths.login}?${new URLSearchParams({ callback: relativeUrl(location) })}`
}
