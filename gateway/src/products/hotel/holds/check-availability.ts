import { randomUUID } from 'node:crypto'
import { type Agent, lockAgent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { riyals } from '#src/values/money.ts'
import { type ChosenRooms, type ChosenStay, priceChosenRooms } from '#src/suppliers/chosen-rooms.ts'
import { hasPromo } from '#src/suppliers/net-price.ts'
import { judgeCodes } from '#src/suppliers/search-codes.ts'
import { findSupplier } from '#src/suppliers/suppliers.ts'
import { stayOf } from '#src/suppliers/stay.ts'
import { type StockView, readRoomsLeft } from '#src/products/hotel/stock.ts'
import { type HeldOffer, offerOf } from './offer.ts'
import { surchargeAtHold } from './price-moves.ts'
import { hasPriceMoved, insertHold, lockStock, readLiveHolds, releaseExpired, releaseHeldBy } from './repository.ts'
import type { Availability, AvailabilityBody } from './schemas.ts'

/** Lifetime of a hold. */
const HOLD_MS = 15 * 60_000

/**
 * Prices the chosen rooms again and holds price and rooms for the agent. The hotel's stock is locked meanwhile, so that two
 * agents cannot both get its last room.
 */
export async function checkAvailability(
  { db, clock, settings, catalogue }: Pick<Deps, 'db' | 'clock' | 'settings' | 'catalogue'>,
  agent: Agent,
  body: AvailabilityBody,
): Promise<Envelope<Availability>> {
  const supplier = findSupplier(body.provider)
  const sold = supplier && catalogue.findSold(supplier, body.hotelCode)
  if (!supplier || !sold) return refusal('NOT_AVAILABLE', 'The supplier does not sell this hotel.')
  if (settings.suppliersDown.includes(supplier.name)) {
    return refusal('SUPPLIER_FAILED', 'The supplier does not answer.', {}, { provider: supplier.name })
  }
  const chosen: ChosenStay = {
    provider: supplier.name,
    hotelCode: body.hotelCode,
    checkIn: body.checkInDate,
    checkOut: body.checkOutDate,
    cultCode: body.cultCode,
    roomGroups: body.roomGroups,
  }
  const { code: hotelCode, scenario } = sold.hotel
  return db.transaction().execute(async (trx) => {
    // One check of an agent at a time, so that parallel ones cannot pass the limit together.
    await lockAgent(trx, agent.sub)
    await lockStock(trx, hotelCode)
    const now = clock()
    await releaseExpired(trx, hotelCode, now)
    const question = { userSub: agent.sub, hotelCode, checkIn: chosen.checkIn, checkOut: chosen.checkOut }
    const market = {
      nationality: body.nationality,
      subpcc: body.subpcc,
      surchargePermille: surchargeAtHold(scenario, await hasPriceMoved(trx, question, now)),
    }
    const stay = stayOf(chosen.checkIn, chosen.checkOut)
    const priceFrom = async (view: StockView) => {
      const roomsLeft = await readRoomsLeft(trx, stay, now, { ...view, hotelCode })
      return priceChosenRooms(chosen, { market, publicUrl: settings.publicUrl, catalogue, roomsLeft })
    }
    if (scenario.soldOutAtHold || !(await priceFrom({ heldBy: agent.sub }))) return ok(soldOut)
    let rooms = await priceFrom({})
    if (!rooms) {
      // Only the agent's own holds are in the way; the latest check replaces them.
      await releaseHeldBy(trx, hotelCode, agent.sub)
      rooms = await priceFrom({})
    }
    if (!rooms) return ok(soldOut)

    const tooMany = await refuseTooMany(trx, agent.sub, {
      adding: rooms.rates.length,
      limit: settings.holdsPerAgent,
      now,
    })
    if (tooMany) return tooMany
    const trackToken = randomUUID()
    const expiresAt = new Date(now.getTime() + HOLD_MS)
    const offer = { ...offerOf(rooms), codes: judgeCodes(body, hasPromo(sold.hotel, market)) }
    const roomTypes = countTypes(rooms)
    await insertHold(
      trx,
      {
        track_token: trackToken,
        user_sub: agent.sub,
        company_id: agent.companyId,
        supplier: supplier.name,
        hotel_code: hotelCode,
        check_in: chosen.checkIn,
        check_out: chosen.checkOut,
        rooms: JSON.stringify(roomTypes),
        total_halalas: rooms.total,
        offer: JSON.stringify(offer),
        request: JSON.stringify({ chosen, market }),
        expires_at: expiresAt,
        state: 'held',
      },
      { nights: stay.nights, rooms: roomTypes },
    )
    return ok(answerOf(rooms, offer, expiresAt), { trackToken })
  })
}

const ROOMS_PER_HOLD = 3

/** Refuses more holds than agents need, whatever the wallet's balance. Booked and expired holds do not count. */
async function refuseTooMany(
  trx: Trx,
  userSub: string,
  { adding, limit, now }: { adding: number; limit: number; now: Date },
): Promise<Envelope<never> | undefined> {
  const live = await readLiveHolds(trx, userSub, now)
  if (live.holds < limit && live.rooms + adding <= limit * ROOMS_PER_HOLD) return undefined
  return refusal('TOO_MANY_HOLDS', 'You hold too many rooms. Book them, or wait until a hold expires.', {
    maxHolds: limit,
    maxRooms: limit * ROOMS_PER_HOLD,
    retryAt: live.firstExpiry?.toISOString() ?? null,
  })
}

/** Without room groups the rooms are sold out. */
const soldOut: Availability = { status: 'Unavailable' }

const answerOf = ({ supplier, at, rates, total }: ChosenRooms, offer: HeldOffer, expiresAt: Date): Availability => {
  const { code, token, umrahHotelCode, name, hotelName, provider, vendor } = supplier.hotelRow(at, rates)
  return {
    status: 'Available',
    code,
    token,
    umrahHotelCode,
    ...(name === undefined ? { hotelName } : { name }),
    provider,
    vendor,
    checkInDate: at.stay.checkIn,
    checkOutDate: at.stay.checkOut,
    checkInTime: offer.checkInTime,
    checkOutTime: offer.checkOutTime,
    roomGroups: offer.roomGroups,
    ...offer.price,
    totalPrice: riyals(total),
    currencyCode: 'SAR',
    expiresAt: expiresAt.toISOString(),
    ...(offer.codes && { codes: offer.codes }),
  }
}

const countTypes = ({ rates }: ChosenRooms): { roomType: string; quantity: number }[] => {
  const counts = new Map<string, number>()
  for (const { roomType } of rates) counts.set(roomType, (counts.get(roomType) ?? 0) + 1)
  return [...counts].map(([roomType, quantity]) => ({ roomType, quantity }))
}
