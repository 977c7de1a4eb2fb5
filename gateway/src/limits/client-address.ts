import type { IncomingHttpHeaders } from 'node:http'

/** Address of the agent's browser, as reported by the GraphQL server. Calls without it share one address. */
export function clientAddress({ 'x-client-address': header }: IncomingHttpHeaders): string {
  const address = [header ?? []].flat()[0] ?? ''
  return /^[\w.:%-]{1,64}$/.test(address) ? address.toLowerCase() : 'unknown'
}
