import { orderFromSupplier, cancelAtSupplier } from '#src/suppliers/orders/repository.ts'
import type { Product } from '#src/orders/product.ts'
import type { HotelCatalogue } from './catalogue.ts'
import { createStayChanges } from './change/stay-changes.ts'
import { tightenTerms } from './supplier/cancellation-terms.ts'
import { findSupplier } from './supplier/suppliers.ts'
import { bookingPolicy } from './booking-policy.ts'
import { checkHotelOrder, type HotelRequest } from './check-hotel-order.ts'
import type { HotelHold } from './holds/offer.ts'
import { createHotelRepricing } from './holds/repricing.ts'
import { documentStay } from './document-stay.ts'
import { HOTEL } from './kind.ts'
import { readListFields } from './read-list-fields.ts'
import { describeStay } from './mail/describe-stay.ts'
import { readHotelOrder } from './repository.ts'
import { staySpan } from './stay-span.ts'

/** Creates the product for hotel stays. The availability check holds the rooms. */
export const createHotelProduct = (catalogue: HotelCatalogue): Product<HotelRequest, HotelHold> => ({
  kind: HOTEL,
  bookingType: 1,
  operation: 'reserve-hotel',
  repricing: createHotelRepricing(catalogue),
  check: (trx, deps, held, request) => checkHotelOrder(trx, { ...deps, catalogue }, held, request),
  order: async (deps, order) => {
    const { hotel_code: hotelCode } = await readHotelOrder(deps.db, order.reference)
    const { refusesOrders: message, confirmsAfterSeconds } = catalogue.findHotel(hotelCode)?.scenario ?? {}
    return message === undefined
      ? orderFromSupplier(deps, order, { confirmsAfterSeconds })
      : { kind: 'refused', message }
  },
  cancel: cancelAtSupplier,
  changes: createStayChanges(catalogue),
  currentPolicy: async ({ db, clock }, order) => {
    const { offer, hotel_code: hotelCode } = await readHotelOrder(db, order.reference)
    const { tightensTermsAfterSeconds: delaySeconds } = catalogue.findHotel(hotelCode)?.scenario ?? {}
    const isTightened =
      delaySeconds !== undefined && clock().getTime() >= order.created_at.getTime() + delaySeconds * 1000
    if (!isTightened) return order.policy
    return bookingPolicy(offer.rooms.map((room) => ({ ...room, terms: tightenTerms(room.terms) })))
  },
  paymentNoticeHours: ({ supplier }) => findSupplier(supplier)?.payLaterNoticeHours ?? 0,
  readListFields,
  describe: describeStay,
  document: async (trx, { reference }) => {
    const stay = await readHotelOrder(trx, reference)
    return documentStay(stay, catalogue.findHotel(stay.hotel_code))
  },
  documentSpan: staySpan,
})
