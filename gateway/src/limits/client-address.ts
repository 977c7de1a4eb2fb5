import type { IncomingHttpHeaders } from 'node:http'

/** Where the caller's own caller is, as the GraphQL server says. Callers that do not say share one address. */
export function clientAddress({ 'x-client-address': header }: IncomingHttpHeaders): string {
  const address = [header ?? []].flat()[0] ?? ''
  return /^[\w.:%-]{1,64}$/.test(address) ? address.toLowerCase() : 'unknown'
}
