import type { Deps } from '#src/deps.ts'
import type { Reply, Reservation } from '#src/orders/schemas.ts'
import { readHotelOrder } from './repository.ts'

/** The switch hotel whose booking is made while its answer never arrives; see the README. */
const LOSES_ANSWERS = '4900000005'
const LOST_AFTER_MS = 3000

/** After how long the connection of this answer is cut; 0 for an answer that arrives. */
export async function lostAnswerMs({ db }: Deps, { envelope, replayed }: Reply<Reservation>): Promise<number> {
  if (replayed || !envelope.response) return 0
  const { hotel_code: hotelCode } = await readHotelOrder(db, envelope.response.bookingReferenceNo)
  return hotelCode === LOSES_ANSWERS ? LOST_AFTER_MS : 0
}
