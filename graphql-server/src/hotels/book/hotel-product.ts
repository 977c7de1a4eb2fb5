import type { Product } from '../../checkout/product.ts'
import { promoNoLongerValid } from '../../checkout/promo/refusals.ts'
import { hotelCalls } from '../calls.ts'
import type { HotelBookingRow } from '../booking/hotel-booking-row.ts'
import { hotelPromo } from '../quote/hotel-promo.ts'
import { holdRooms, hotelUnavailable } from '../quote/quote-hotel.ts'
import { money } from '../../values/money.ts'
import type { StoredQuote } from '../quote/stored-quote.ts'
import type { HotelOrder } from './book-order.ts'
import { hotelReservation } from './reservation-body.ts'

type HotelRefusal = ReturnType<typeof hotelUnavailable | typeof promoNoLongerValid>

export type HotelProduct = Product<StoredQuote, HotelOrder, HotelRefusal>

export const hotelProduct: HotelProduct = {
  quote: 'HotelQuote',
  booking: 'HotelBooking',
  call: hotelCalls.reservation,
  travelersError: { path: 'guests', code: 'GUESTS_MISMATCH' },
  promo: { kind: hotelPromo, noLongerValid: promoNoLongerValid },
  requote: (quote, context) => holdRooms(context, quote),
  unavailable: hotelUnavailable,
  reservation: hotelReservation,
  expectedRow: (row, { hotel, price, request: { input } }, { guests, commissionHalalas }): HotelBookingRow => ({
    ...row,
    ...(commissionHalalas !== null && { commission: money(commissionHalalas, price.currency) }),
    title: hotel.name,
    startsOn: input.checkIn,
    endsOn: input.checkOut,
    hotelId: hotel.id,
    imageUrl: hotel.imageUrl ?? null,
    locationCode: input.locationCode,
    guestCount: guests.length,
    roomCount: input.rooms.length,
  }),
}
