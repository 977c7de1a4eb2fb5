/**
 * Reads an address that leads to this site; undefined for any other. It is judged by what it resolves to, not by how it is written:
 * `/..//evil.example` looks local and normalizes to `//evil.example`.
 */
export function localUrl(address: string, origin: string): URL | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  return url.origin === origin && /^\/(?!\/)/.test(url.pathname) ? url : undefined
}

/** Address of a page within this site. */
export const addressOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash
