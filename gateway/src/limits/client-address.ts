import type { IncomingHttpHeaders } from 'node:http'

/** Returns the IP address of the agent's browser, as reported by the GraphQL server. Calls without an address share the address `unknown`. */
export function readClientAddress({ 'x-client-address': header }: IncomingHttpHeaders): string {
  const address = [header ?? []].flat()[0] ?? ''
  return /^[\w.:%-]{1,64}$/.test(address) ? address.toLowerCase() : 'unknown'
}
