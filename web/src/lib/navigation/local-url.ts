/** Resolves an address; returns undefined if it is invalid. Some supported browsers lack `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/**
 * Resolves an address on this site; returns undefined for any other. Checks the resolved URL rather than the text, because `/..//evil.example`
 * looks local but normalizes to `//evil.example`.
 */
export function localUrl(address: string, origin: string): URL | undefined {
  const url = parseUrl(address, origin)
  return url?.origin === origin && /^\/(?!\/)/.test(url.pathname) ? url : undefined
}

/** Address of a page within this site. */
export const addressOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash
