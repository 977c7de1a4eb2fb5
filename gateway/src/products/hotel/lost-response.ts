import type { HotelDeps } from './deps.ts'
import type { Reply, Reservation } from '#src/orders/schemas.ts'
import { readHotelOrder } from './repository.ts'

/**
 * Simulates a lost response for a test hotel with this scenario. Returns the delay, in milliseconds, after which the connection is closed without a
 * response; 0 for a normal response.
 */
export async function readSimulatedLossDelayMs(
  { db, catalogue }: HotelDeps,
  { envelope, replayed }: Reply<Reservation>,
): Promise<number> {
  if (replayed || !envelope.response) return 0
  const { hotel_code: hotelCode } = await readHotelOrder(db, envelope.response.bookingReferenceNo)
  return catalogue.findHotel(hotelCode)?.scenario.losesResponseAfterMs ?? 0
}
