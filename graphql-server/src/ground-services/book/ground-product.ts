import type { Product } from '../../checkout/product.ts'
import { type ServiceLead, wireLead } from '../../checkout/service-lead.ts'
import { groundCalls } from '../calls.ts'
import type { GroundBookingRow } from '../booking/ground-booking-row.ts'
import type { GroundQuote } from '../quote/ground-quote.ts'
import { groundUnavailable, holdGround } from '../quote/quote-ground.ts'

export const groundProduct: Product<GroundQuote, ServiceLead, ReturnType<typeof groundUnavailable>> = {
  quote: 'GroundServiceQuote',
  booking: 'GroundServiceBooking',
  call: groundCalls.reservation,
  travelersError: { path: 'lead', code: 'FIELD_INVALID', variant: 'traveler' },
  requote: (quote, context) => holdGround(context, quote),
  unavailable: groundUnavailable,
  reservation: ({ response, request }, order) => ({
    requestObject: {
      ...response,
      secureTPExtensions: [],
      travellerDetails: wireLead(order, request.input.nationality),
    },
  }),
  expectedRow: (row, { offer, request: { input } }): GroundBookingRow => ({
    ...row,
    title: offer.package?.name ?? null,
    startsOn: input.arrivalDate,
    companyName: offer.company?.name ?? null,
    pilgrimCount: input.pilgrims,
  }),
}
