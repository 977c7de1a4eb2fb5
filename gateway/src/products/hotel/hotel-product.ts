import type { Product } from '#src/orders/product.ts'
import { checkHotelOrder, type HotelRequest } from './check-hotel-order.ts'
import { releaseHold } from './holds/repository.ts'
import { listFacts } from './list-facts.ts'
import { mailFacts } from './mail-facts.ts'
import { freeRooms, readHotelOrder } from './repository.ts'
import { cancelRooms, orderRooms } from './supplier-desk.ts'

/** Hotel stays. Rooms are held by the availability check. */
export const hotelProduct: Product<HotelRequest> = {
  kind: 'hotel',
  bookingType: 1,
  operation: 'reserve-hotel',
  check: checkHotelOrder,
  release: async (trx, reference, reason) => {
    await freeRooms(trx, reference)
    // After a cancellation the hold stays used: its track token can never book again.
    const { track_token: trackToken } = await readHotelOrder(trx, reference)
    if (reason === 'failed' && trackToken !== null) await releaseHold(trx, trackToken)
  },
  order: orderRooms,
  cancel: cancelRooms,
  listFacts,
  mail: mailFacts,
}
