import type { Findings } from '../findings.ts'
import type { Offers } from '../read-calls.ts'
import type { Gateway } from '../wire.ts'
import { createCodeReader, type CodeSource } from './codes.ts'
import { bookAndCancel } from './book-and-cancel.ts'
import { checkPaymentLink } from './payment-link.ts'
import { buildGroundService, buildRide, buildRoom } from './products.ts'

/** Runs the checks of `--book`: books, changes and cancels one offer of each product, and shares a room by payment link. */
export async function checkBookings(
  gateway: Gateway,
  findings: Findings,
  { room, rides, groundServices, stay, pilgrims }: Offers,
  codes: CodeSource,
): Promise<void> {
  const products = [
    [room && buildRoom(room), 'a room'],
    [buildRide(rides, stay), 'a ride'],
    [buildGroundService(groundServices, stay, pilgrims), 'ground services'],
  ] as const
  const nextCode = createCodeReader(codes)
  for (const [product, name] of products) {
    if (product) await bookAndCancel(gateway, findings, product, nextCode)
    else findings.skipped(`Booking ${name}`, 'the search found nothing to book')
  }
  if (room) await checkPaymentLink(gateway, findings, room)
  else findings.skipped('POST /cart/link', 'the search found nothing to share')
  findings.skipped('Paying a payment link', 'needs an agent of another company')
}
