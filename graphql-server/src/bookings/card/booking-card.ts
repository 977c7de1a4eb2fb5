import type { BookingKey } from '../booking-id.ts'
import { viewOf } from '../booking-views.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../errors/failure.ts'
import { field, list, path, text, type WireObject } from '../../gateway/wire.ts'
import { type CardPaymentFacts, isOpen, isUnpaid, readCardPayment } from './card-payment.ts'

/** Reads the gateway's view of a booking; null if it cannot be read now. */
async function readView(booking: BookingKey, context: Context): Promise<WireObject | null> {
  try {
    return await viewOf(context, booking)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    context.logger.warn({ code: error.code, reference: booking.reference }, 'cannot read card payment')
    return null
  }
}

const readPaymentIn = (view: WireObject | null, { bookingKinds }: Context): CardPaymentFacts | null =>
  readCardPayment(path(view, 'paymentInfo', 'cardPayment'), bookingKinds)

/** Reads the card payment of a booking; null if it has none or cannot be read now. */
export const readCardPaymentOf = async (booking: BookingKey, context: Context): Promise<CardPaymentFacts | null> =>
  readPaymentIn(await readView(booking, context), context)

/** Reads the card payment of a booking if its page is still open; null otherwise. */
export async function readOpenPayment(booking: BookingKey, context: Context): Promise<CardPaymentFacts | null> {
  const payment = await readCardPaymentOf(booking, context)
  return isOpen(payment) ? payment : null
}

/** Whether the gateway, not the supplier, failed a booking. */
const isFailedBySystem = (view: WireObject | null): boolean => {
  const failure = list(field(view, 'history')).find((event) => text(field(event, 'kind'))?.toUpperCase() === 'FAILED')
  return text(field(failure, 'actorKind'))?.toUpperCase() === 'SYSTEM'
}

/**
 * Whether a booking failed because its card was not charged, and so was never sent to the supplier. A voided card payment is no proof, because
 * it also follows a supplier's refusal. The history decides.
 */
export async function isCardNotCharged(booking: BookingKey, context: Context): Promise<boolean> {
  const view = await readView(booking, context)
  const payment = readPaymentIn(view, context)
  return payment !== null && (isUnpaid(payment) || (payment.status === 'VOIDED' && isFailedBySystem(view)))
}
