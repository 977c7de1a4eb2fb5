import type { HotelDeps } from './deps.ts'
import type { Reply, Reservation } from '#src/orders/schemas.ts'
import { readHotelOrder } from './repository.ts'

/** Returns the delay, in milliseconds, after which the hotel's scenario closes the connection instead of responding; 0 if it responds. */
export async function readLostResponseMs(
  { db, catalogue }: HotelDeps,
  { envelope, replayed }: Reply<Reservation>,
): Promise<number> {
  if (replayed || !envelope.response) return 0
  const { hotel_code: hotelCode } = await readHotelOrder(db, envelope.response.bookingReferenceNo)
  return catalogue.findHotel(hotelCode)?.scenario.losesResponseAfterMs ?? 0
}
