/** Resolves an address; undefined when it is invalid. `URL.parse` is younger than some supported browsers. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/**
 * Reads an address that leads to this site; undefined for any other. It is judged by what it resolves to, not by how it is written:
 * `/..//evil.example` looks local and normalizes to `//evil.example`.
 */
export function localUrl(address: string, origin: string): URL | undefined {
  const url = parseUrl(address, origin)
  return url?.origin === origin && /^\/(?!\/)/.test(url.pathname) ? url : undefined
}

/** Address of a page within this site. */
export const addressOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash
