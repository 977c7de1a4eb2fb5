import type { Agent } from '#src/agents/repository.ts'
import { makkahInstant } from '#src/values/calendar.ts'
import type { Trx } from '#src/database/db.ts'
import { refusal } from '#src/errors.ts'
import { halalasOf, riyals } from '#src/values/money.ts'
import type { NewOrder, ProductCheck, ProductDeps } from '#src/orders/product.ts'
import type { Catalogue } from '#src/suppliers/catalogue.ts'
import { bookingPolicy } from './booking-policy.ts'
import { type BookedGuests, fullName, guestProblems, leadName } from './guests.ts'
import { priceNow } from './holds/price-moves.ts'
import { giveRoomsToOrder, type Hold, lockHold, recordPriceMove } from './holds/repository.ts'
import { namedGuests } from './named-guests.ts'
import { findReferenceOfHold, insertHotelOrder } from './repository.ts'
import type { ReservationBody } from './schemas.ts'
import type { SpecialRequests } from './special-requests.ts'

export type HotelRequest = Pick<ReservationBody, 'provider' | 'trackToken' | 'price'> & {
  readonly requestObject: Pick<ReservationBody['requestObject'], 'roomGroups' | 'specialRequests'>
}

const refused = (...reason: Parameters<typeof refusal>): ProductCheck => ({
  kind: 'refused',
  envelope: refusal(...reason),
})

/** Checks hold, price and guests. The hold and its hotel's stock stay locked until the caller's transaction ends. */
export async function checkHotelOrder(
  trx: Trx,
  { clock, catalogue, settings: { publicUrl } }: ProductDeps & { catalogue: Catalogue },
  agent: Agent,
  { provider, trackToken, price, requestObject }: HotelRequest,
): Promise<ProductCheck> {
  const hold = await lockHold(trx, trackToken, agent.sub)
  const now = clock()
  if (!hold || hold.supplier !== provider.toLowerCase()) {
    return refused('TRACK_TOKEN_UNKNOWN', 'There is no such track token.')
  }
  const holdRefusal =
    (await refuseSpentHold(trx, hold, now)) ?? (await refusePrice(trx, hold, price, { now, catalogue, publicUrl }))
  if (holdRefusal) return holdRefusal

  const { rooms, contact } = namedGuests(requestObject)
  const problems = guestProblems(
    rooms,
    contact,
    hold.offer.rooms.map(({ occupancy }) => occupancy),
  )
  if (problems[0]) {
    return refused('GUESTS_MISMATCH', problems.map(({ message }) => message).join(' '), {
      path: problems[0].path,
      problems,
    })
  }
  const guests = { rooms: rooms.map((room) => room.guests), contact }
  return {
    kind: 'accepted',
    order: newOrder(hold, guests),
    take: (trx, reference) => take(trx, reference, hold, { guests, specialRequests: requestObject.specialRequests }),
  }
}

const prefixes: Record<string, string> = { SA1: 'MKH', SA4: 'MDN' }

const newOrder = ({ supplier, offer, ...hold }: Hold, guests: BookedGuests): NewOrder => ({
  supplier,
  referencePrefix: prefixes[offer.locationCode] ?? 'KSA',
  totalHalalas: hold.total_halalas,
  commissionHalalas: commissionHalalas(offer),
  startsOn: hold.check_in,
  endsOn: hold.check_out,
  startsAt: checkInOpens(hold.check_in),
  leadName: leadName(guests),
  paxCount: guests.rooms.flat().length,
  policy: bookingPolicy(offer.rooms),
  searchNames: searchNames(offer, guests),
})

/** Check-in opens at 14:00 in both cities. */
export const checkInOpens = (checkIn: string): Date => makkahInstant(`${checkIn}T14:00:00`)

/** The hotel in every script, and all guests. */
export const searchNames = ({ name }: Hold['offer'], { rooms }: BookedGuests): string[] => [
  name.en,
  name.ar,
  ...(name.ur === undefined ? [] : [name.ur]),
  ...rooms.flat().map(fullName),
]

/** The agent's commission in a price of any supplier's form; null where the supplier does not state it. */
export const commissionHalalas = ({ price: { displayRateInfo, priceDetails } }: Hold['offer']): number | null => {
  const amount = priceDetails?.commission ?? displayRateInfo?.find(({ purpose }) => purpose === '30')?.amount
  return amount === undefined ? null : Math.round(amount * 100)
}

interface StayDetails {
  readonly guests: BookedGuests
  readonly specialRequests: SpecialRequests | null
}

async function take(trx: Trx, reference: string, hold: Hold, { guests, specialRequests }: StayDetails): Promise<void> {
  await insertHotelOrder(trx, {
    order_reference: reference,
    track_token: hold.track_token,
    hotel_code: hold.hotel_code,
    location_code: hold.offer.locationCode,
    offer: JSON.stringify(hold.offer),
    guests: JSON.stringify(guests),
    special_requests: specialRequests && JSON.stringify(specialRequests),
  })
  await giveRoomsToOrder(trx, hold.track_token, reference)
}

async function refuseSpentHold(trx: Trx, hold: Hold, now: Date): Promise<ProductCheck | undefined> {
  if (hold.state === 'used') {
    const { order_reference: bookingReferenceNo } = await findReferenceOfHold(trx, hold.track_token)
    return refused('TRACK_TOKEN_USED', 'The track token was used for a booking.', { bookingReferenceNo })
  }
  // A released hold has no rooms: its order failed, or a later check replaced it.
  if (hold.state === 'released' || hold.expires_at <= now) {
    return refused('TRACK_TOKEN_EXPIRED', 'The rooms are no longer held. Check the availability again.')
  }
  return undefined
}

async function refusePrice(
  trx: Trx,
  hold: Hold,
  sent: number,
  { now, ...prices }: { now: Date; catalogue: Catalogue; publicUrl: string },
): Promise<ProductCheck | undefined> {
  const changed = (oldPrice: number, newPrice: number) =>
    refused('PRICE_CHANGED', 'The price has changed.', { oldPrice, newPrice })
  if (halalasOf(sent) !== hold.total_halalas) return changed(sent, riyals(hold.total_halalas))
  const total = priceNow(hold, prices)
  if (total === undefined) return refused('NOT_AVAILABLE', 'The supplier does not sell these rooms any more.')
  if (total === hold.total_halalas) return undefined
  // Written although the reservation is refused: the next availability check has to show the new price.
  await recordPriceMove(trx, hold, now)
  return changed(sent, riyals(total))
}
