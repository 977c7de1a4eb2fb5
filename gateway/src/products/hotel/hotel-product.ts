import type { Product } from '#src/orders/product.ts'
import type { Catalogue } from '#src/suppliers/catalogue.ts'
import { checkHotelOrder, type HotelRequest } from './check-hotel-order.ts'
import { releaseHold } from './holds/repository.ts'
import { listFacts } from './list-facts.ts'
import { describeStay } from './mail/describe-stay.ts'
import { freeRooms, readHotelOrder } from './repository.ts'
import { cancelRooms, orderRooms } from './supplier-desk.ts'

export const HOTEL = 'hotel'

/** Hotel stays. Rooms are held by the availability check. */
export const createHotelProduct = (catalogue: Catalogue): Product<HotelRequest> => ({
  kind: HOTEL,
  bookingType: 1,
  operation: 'reserve-hotel',
  check: (trx, deps, agent, request) => checkHotelOrder(trx, { ...deps, catalogue }, agent, request),
  release: async (trx, reference, reason) => {
    await freeRooms(trx, reference)
    // After a cancellation the hold stays used: its track token can never book again.
    const { track_token: trackToken } = await readHotelOrder(trx, reference)
    if (reason === 'failed' && trackToken !== null) await releaseHold(trx, trackToken)
  },
  order: (deps, order) => orderRooms({ ...deps, catalogue }, order),
  cancel: cancelRooms,
  listFacts,
  describe: describeStay,
})
