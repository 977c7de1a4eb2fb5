import { localUrl } from './local-url.ts'
import { paths } from './paths.ts'

const screens: ReadonlySet<string> = new Set([paths.hotelPayment, paths.transportPayment])

/** Whether the address to return to after sign-in is that of a payment link. The same screens have the checkouts of the agent's own quotes. */
export function returnsToPaymentLink(search: string): boolean {
  const url = localUrl(new URLSearchParams(search).get('callback') ?? '', location.origin)
  if (!url || url.searchParams.has('quote')) return false
  const [, screen, id] = url.pathname.split('/')
  return screens.has(`/${screen}`) && Boolean(id || url.searchParams.get('id'))
}
