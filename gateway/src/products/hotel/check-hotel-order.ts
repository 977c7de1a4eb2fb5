import { fullName } from '#src/values/traveler-rules.ts'
import { makkahInstant } from '#src/values/calendar.ts'
import type { Trx } from '#src/database/db.ts'
import { refusal } from '#src/errors.ts'
import { commissionProblem } from '#src/orders/commission/set-commission.ts'
import { toRiyals } from '#src/values/money.ts'
import type { NewOrder, ProductCheck, ProductDeps } from '#src/orders/product.ts'
import type { HotelCatalogue } from './catalogue.ts'
import { findSupplier } from './supplier/suppliers.ts'
import { bookingPolicy } from './booking-policy.ts'
import { type BookingGuests, guestProblems, leadName } from './guests.ts'
import { currentTotal } from './holds/price-moves.ts'
import type { HeldOffer, HotelHold } from './holds/offer.ts'
import { recordPriceMove } from './holds/repository.ts'
import { readNamedGuests } from './named-guests.ts'
import { stayPaymentDeadline } from './pay-later.ts'
import { insertHotelOrder } from './repository.ts'
import type { ReservationBody } from './schemas.ts'
import type { SpecialRequests } from './special-requests.ts'

export interface HotelRequest extends Pick<ReservationBody, 'commissionOverride'> {
  readonly requestObject: Pick<ReservationBody['requestObject'], 'roomGroups' | 'specialRequests'>
}

const refused = (...reason: Parameters<typeof refusal>): ProductCheck => ({
  kind: 'refused',
  envelope: refusal(...reason),
})

/** Checks the price, commission and guests of a hold. */
export async function checkHotelOrder(
  trx: Trx,
  deps: ProductDeps & { catalogue: HotelCatalogue },
  hold: HotelHold,
  { requestObject, commissionOverride }: HotelRequest,
): Promise<ProductCheck> {
  const { clock, catalogue, settings } = deps
  const priceRefusal = await priceProblem(trx, hold, { now: clock(), catalogue, publicUrl: settings.publicUrl })
  if (priceRefusal) return priceRefusal

  const commissionRefusal =
    commissionOverride !== null &&
    commissionProblem({
      halalas: commissionOverride,
      totalHalalas: hold.total_halalas,
      isSettable: findSupplier(hold.supplier)?.canAgentsSetCommission ?? false,
    })
  if (commissionRefusal) return { kind: 'refused', envelope: commissionRefusal }

  const { rooms, contact } = readNamedGuests(requestObject)
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
    order: newOrder(deps, hold, { guests, commission: commissionOverride }),
    write: (trx, reference) =>
      writeStay(trx, reference, hold, { guests, specialRequests: requestObject.specialRequests }),
  }
}

/** Prefixes of references, by location code. */
const prefixes: Record<string, string> = { SA1: 'MKH', SA4: 'MDN' }

function newOrder(
  deps: ProductDeps,
  { supplier, offer, ...hold }: HotelHold,
  { guests, commission }: { guests: BookingGuests; commission: number | null },
): NewOrder {
  const policy = bookingPolicy(offer.rooms)
  return {
    supplier,
    referencePrefix: prefixes[offer.locationCode] ?? 'KSA',
    totalHalalas: hold.total_halalas,
    commissionHalalas: commission ?? readCommission(offer),
    startsOn: hold.starts_on,
    endsOn: hold.ends_on,
    startsAt: checkInOpensAt(hold.starts_on),
    leadName: leadName(guests),
    paxCount: guests.rooms.flat().length,
    policy,
    payLaterUntil: stayPaymentDeadline(deps, supplier, policy),
    searchNames: searchNames(offer, guests),
    // Hotels do not require passports.
    lookupKeys: [],
  }
}

/** Check-in opens at 14:00 in Makkah and Madinah. */
export const checkInOpensAt = (checkIn: string): Date => makkahInstant(`${checkIn}T14:00:00`)

/** Returns the hotel's names in every script, and the names of all guests. */
export const searchNames = ({ name }: HeldOffer, { rooms }: BookingGuests): string[] => [
  name.en,
  name.ar,
  ...(name.ur === undefined ? [] : [name.ur]),
  ...rooms.flat().map(fullName),
]

/** Reads the agent's commission from a price in any supplier's format. Returns null if the supplier does not report it. */
export const readCommission = ({ price: { displayRateInfo, priceDetails } }: HeldOffer): number | null => {
  const amount = priceDetails?.commission ?? displayRateInfo?.find(({ purpose }) => purpose === '30')?.amount
  return amount === undefined ? null : Math.round(amount * 100)
}

interface StayDetails {
  readonly guests: BookingGuests
  readonly specialRequests: SpecialRequests | null
}

async function writeStay(
  trx: Trx,
  reference: string,
  hold: HotelHold,
  { guests, specialRequests }: StayDetails,
): Promise<void> {
  await insertHotelOrder(trx, {
    order_reference: reference,
    hotel_code: hold.stock,
    location_code: hold.offer.locationCode,
    offer: JSON.stringify(hold.offer),
    guests: JSON.stringify(guests),
    special_requests: specialRequests && JSON.stringify(specialRequests),
  })
}

/** Returns a refusal if held rooms cannot be booked, because their price has risen or they are no longer sold. */
async function priceProblem(
  trx: Trx,
  hold: HotelHold,
  { now, ...prices }: { now: Date; catalogue: HotelCatalogue; publicUrl: string },
): Promise<ProductCheck | undefined> {
  const total = currentTotal(hold, prices)
  if (total === undefined) return refused('NOT_AVAILABLE', 'The supplier no longer sells these rooms.')
  if (total === hold.total_halalas) return undefined
  // Recorded although the reservation is refused, because the next availability check must return the new price.
  const { user_sub: userSub, stock: hotelCode, starts_on: checkIn } = hold
  await recordPriceMove(trx, { userSub, hotelCode, checkIn, checkOut: hold.ends_on ?? checkIn }, now)
  return refused('PRICE_CHANGED', 'The price has changed.', {
    oldPrice: toRiyals(hold.total_halalas),
    newPrice: toRiyals(total),
  })
}
