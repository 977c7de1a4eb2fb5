import type { Findings } from '../findings.ts'
import type { Offers } from '../read-calls.ts'
import type { Gateway } from '../wire.ts'
import { authenticatorCodes, type CodeSource } from './codes.ts'
import { bookAndCancel } from './book-and-cancel.ts'
import { checkPaymentLink } from './payment-link.ts'
import { groundServiceOf, rideOf, roomOf } from './products.ts'

/** Books, changes and cancels one offer of each product, and shares a room by a payment link: `--book`. */
export async function checkBookings(
  gateway: Gateway,
  findings: Findings,
  { room, rides, grounds, stay, pilgrims }: Offers,
  codes: CodeSource,
): Promise<void> {
  const products = [
    [room && roomOf(room), 'a room'],
    [rideOf(rides, stay), 'a ride'],
    [groundServiceOf(grounds, stay, pilgrims), 'ground services'],
  ] as const
  const nextCode = authenticatorCodes(codes)
  for (const [product, name] of products) {
    if (product) await bookAndCancel(gateway, findings, product, nextCode)
    else findings.untried(`Booking ${name}`, 'the search has nothing to book')
  }
  if (room) await checkPaymentLink(gateway, findings, room)
  else findings.untried('POST /cart/link', 'the search has nothing to share')
  findings.untried('Paying a payment link', 'takes an agent of another company')
}
