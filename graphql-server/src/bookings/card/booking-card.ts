import type { BookingKey } from '../booking-id.ts'
import { viewOf } from '../booking-views.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../errors/failure.ts'
import { path } from '../../gateway/wire.ts'
import { type CardPaymentFacts, isOpen, readCardPayment } from './card-payment.ts'

/** The card payment of a booking; null without one, and when the booking cannot be read now. */
export async function cardPaymentOf(booking: BookingKey, context: Context): Promise<CardPaymentFacts | null> {
  try {
    const view = await viewOf(context, booking)
    return readCardPayment(path(view, 'paymentInfo', 'cardPayment'), context.bookingKinds)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    context.logger.warn({ code: error.code, reference: booking.reference }, 'card payment not read')
    return null
  }
}

/** The card payment of a booking whose page can still be paid on; null without one. */
export async function openPaymentOf(booking: BookingKey, context: Context): Promise<CardPaymentFacts | null> {
  const payment = await cardPaymentOf(booking, context)
  return isOpen(payment) ? payment : null
}
