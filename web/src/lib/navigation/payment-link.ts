import { productOfPath, products } from '#src/domain/products.ts'
import { localUrl } from './local-url.ts'

/** Whether sign-in returns to a payment link. The agent's own checkout has the same path, but its URL contains the id of a quote. */
export function returnsToPaymentLink(search: string): boolean {
  const url = localUrl(new URLSearchParams(search).get('callback') ?? '', location.origin)
  if (!url || url.searchParams.has('quote')) return false
  const product = productOfPath('checkout', url.pathname)
  const id = url.pathname.split('/')[2] || url.searchParams.get('id')
  return product !== undefined && products[product].sharedKind !== null && Boolean(id)
}
