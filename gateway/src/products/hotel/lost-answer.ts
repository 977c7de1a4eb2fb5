import type { Deps } from '#src/deps.ts'
import type { Reply, Reservation } from '#src/orders/schemas.ts'
import { readHotelOrder } from './repository.ts'

/** After how long the connection of a booking is cut instead of answered, by the hotel's scenario; 0 for an answer that arrives. */
export async function lostAnswerMs(
  { db, catalogue }: Deps,
  { envelope, replayed }: Reply<Reservation>,
): Promise<number> {
  if (replayed || !envelope.response) return 0
  const { hotel_code: hotelCode } = await readHotelOrder(db, envelope.response.bookingReferenceNo)
  return catalogue.findHotel(hotelCode)?.scenario.losesAnswerAfterMs ?? 0
}
