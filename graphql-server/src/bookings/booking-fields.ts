import type { Context } from '../context.ts'
import { encodeBookingId } from './booking-id.ts'
import type { BookingRow } from './booking-row.ts'
import { cancellationState } from './cancel/cancel-messages.ts'

/** Resolvers of the fields that every type of booking has. */
export const bookingFields = {
  id: encodeBookingId,
  supplierInfo: ({ provider }: BookingRow, _args: object, { suppliers }: Context) =>
    provider === null ? null : suppliers.info(provider),
  cancellation: ({ cancellation }: BookingRow, _args: object, { clock, locale }: Context) =>
    cancellationState(cancellation, clock(), locale),
}
