import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

const storageKey = 'hotel-order.1'

/** Sort order that the agent last chose for hotels in this browser. The caller must validate it. */
export const readHotelOrder = (): unknown => readPrivate('browser', storageKey)

export function storeHotelOrder(order: string): void {
  writePrivate('browser', storageKey, order)
}
