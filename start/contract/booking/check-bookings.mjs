import { authenticatorCodes } from './codes.mjs'
import { bookAndCancel } from './book-and-cancel.mjs'
import { checkPaymentLink } from './payment-link.mjs'
import { groundServiceOf, rideOf, roomOf } from './products.mjs'

/** Books, changes and cancels one offer of each product, and shares a room by a payment link: `--book`. */
export async function checkBookings(gateway, findings, { room, rides, grounds, stay, pilgrims }) {
  const products = [
    [room && roomOf(room), 'a room'],
    [rideOf(rides, stay), 'a ride'],
    [groundServiceOf(grounds, stay, pilgrims), 'ground services'],
  ]
  const nextCode = authenticatorCodes(gateway)
  for (const [product, name] of products) {
    if (product) await bookAndCancel(gateway, findings, product, nextCode)
    else findings.untried(`Booking ${name}`, 'the search has nothing to book')
  }
  if (room) await checkPaymentLink(gateway, findings, room)
  else findings.untried('POST /cart/link', 'the search has nothing to share')
  findings.untried('Paying a payment link', 'takes an agent of another company')
}
