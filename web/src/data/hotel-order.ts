import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

const storageKey = 'hotel-order.1'

/** The order of hotels that the agent chose last in this browser, to be checked by the caller. */
export const recallHotelOrder = (): unknown => readPrivate('browser', storageKey)

export function rememberHotelOrder(order: string): void {
  writePrivate('browser', storageKey, order)
}
