/** Resolves a URL; returns undefined if it is invalid. Some supported browsers lack `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/**
 * Resolves a URL on this site; returns undefined for any other. Checks the resolved URL rather than the text, because `/..//evil.example`
 * looks local but normalizes to `//evil.example`.
 */
export function localUrl(text: string, origin: string): URL | undefined {
  const url = parseUrl(text, origin)
  return url?.origin === origin && /^\/(?!\/)/.test(url.pathname) ? url : undefined
}

/** URL of a page within this site. */
export const relativeUrl = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash
