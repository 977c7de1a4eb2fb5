import type { BookingKey } from '../booking-id.ts'
import { readBookingView } from '../booking-views.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../errors/failure.ts'
import { field, list, path, text, type WireObject } from '../../gateway/wire.ts'
import { type CardPaymentDetails, hasOpenPage, isUnpaid, readCardPayment } from './card-payment.ts'

/** Reads the gateway's view of a booking; null if it cannot be read now. */
async function readView(booking: BookingKey, context: Context): Promise<WireObject | null> {
  try {
    return await readBookingView(context, booking)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    context.logger.warn({ code: error.code, reference: booking.reference }, 'cannot read card payment')
    return null
  }
}

const readPaymentFromView = (view: WireObject | null, { bookingKinds }: Context): CardPaymentDetails | null =>
  readCardPayment(path(view, 'paymentInfo', 'cardPayment'), bookingKinds)

/** Reads the card payment of a booking; null if the booking has none or cannot be read now. */
export const readBookingCardPayment = async (
  booking: BookingKey,
  context: Context,
): Promise<CardPaymentDetails | null> => readPaymentFromView(await readView(booking, context), context)

/** Reads the card payment of a booking if its page is still open; null otherwise. */
export async function readOpenPayment(booking: BookingKey, context: Context): Promise<CardPaymentDetails | null> {
  const payment = await readBookingCardPayment(booking, context)
  return hasOpenPage(payment) ? payment : null
}

/** Whether the gateway, not the supplier, rejected the booking. */
const hasFailedInGateway = (view: WireObject | null): boolean => {
  const failure = list(field(view, 'history')).find((event) => text(field(event, 'kind'))?.toUpperCase() === 'FAILED')
  return text(field(failure, 'actorKind'))?.toUpperCase() === 'SYSTEM'
}

/**
 * Whether a booking failed because its card was not charged, which means that the booking was never sent to the supplier. A card payment is also voided
 * when the supplier rejects the booking, so for a voided payment the history decides.
 */
export async function isCardNotCharged(booking: BookingKey, context: Context): Promise<boolean> {
  const view = await readView(booking, context)
  const payment = readPaymentFromView(view, context)
  return payment !== null && (isUnpaid(payment) || (payment.status === 'VOIDED' && hasFailedInGateway(view)))
}
