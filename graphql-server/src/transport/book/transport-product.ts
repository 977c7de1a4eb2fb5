import { wireLead } from '../../checkout/service-lead.ts'
import type { Product } from '../../checkout/product.ts'
import { promoNoLongerValid } from '../../checkout/promo/refusals.ts'
import { wireAmount } from '../../values/money.ts'
import { transportCalls } from '../calls.ts'
import type { RideBookingRow } from '../booking/ride-booking-row.ts'
import { holdRide, transportUnavailable } from '../quote/quote-transport.ts'
import { ridePromo } from '../quote/ride-promo.ts'
import type { RideQuote } from '../quote/ride-quote.ts'
import type { RideOrder } from './ride-order.ts'

type RideRefusal = ReturnType<typeof transportUnavailable | typeof promoNoLongerValid>

export const transportProduct: Product<RideQuote, RideOrder, RideRefusal> = {
  quote: 'TransportQuote',
  booking: 'TransportBooking',
  call: transportCalls.reservation,
  travelersError: { path: 'lead', code: 'FIELD_INVALID', variant: 'traveler' },
  promo: { kind: ridePromo, noLongerValid: promoNoLongerValid },
  requote: (quote, context) => holdRide(context, quote),
  unavailable: transportUnavailable,
  reservation: ({ response, price, request }, order) => ({
    fields: { reservation_amount: wireAmount(price.total), email: order.lead.email },
    requestObject: {
      ...response,
      secureTPExtensions: [],
      travellerDetails: wireLead(order, request.input.nationality),
      ...(order.pickUp && { pickUp: order.pickUp }),
    },
  }),
  expectedRow: (row, { chosen, request: { input } }): RideBookingRow => ({
    ...row,
    title: chosen[0]?.offer.route?.name ?? null,
    startsOn: input.date,
    companyName: chosen[0]?.offer.company?.name ?? null,
    imageUrl: chosen[0]?.offer.imageUrl ?? null,
    passengerCount: input.passengers,
    vehicleCount: chosen.reduce((sum, { vehicles }) => sum + vehicles, 0),
  }),
}
