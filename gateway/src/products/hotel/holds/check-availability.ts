import { randomUUID } from 'node:crypto'
import { type Agent, lockAgent } from '#src/agents/repository.ts'
import { transactWithRetry } from '#src/database/transact-with-retry.ts'
import type { HotelDeps } from '../deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { type ChosenStay, countTypes, priceChosenRooms } from '../supplier/chosen-rooms.ts'
import { hasPromo } from '../supplier/net-price.ts'
import { recognizeCodes } from '../supplier/search-codes.ts'
import { findSupplier } from '../supplier/suppliers.ts'
import { createStay } from '../supplier/stay.ts'
import { HOLD_MS, holdLimitProblem } from '#src/orders/holds/hold-problem.ts'
import {
  insertHold,
  lockStock,
  releaseExpired,
  releaseAgentHolds,
  type StockFilter,
} from '#src/orders/holds/repository.ts'
import { bookingPolicy } from '../booking-policy.ts'
import { HOTEL } from '../kind.ts'
import { stayPaymentDeadline } from '../pay-later.ts'
import { readRoomsLeft } from '../stock.ts'
import { toWireAvailability } from './wire-availability.ts'
import { toHeldOffer } from './offer.ts'
import { surchargeAtHold } from './price-moves.ts'
import { notCombinable } from './refusals.ts'
import { hasPriceMoved } from './repository.ts'
import type { Availability, AvailabilityBody } from './schemas.ts'

/**
 * Reprices the chosen rooms and holds them at that price for the agent. Locks the hotel's stock, so that two agents cannot both get its
 * last room.
 */
export async function checkAvailability(
  { db, clock, settings, catalogue }: Pick<HotelDeps, 'db' | 'clock' | 'settings' | 'catalogue'>,
  agent: Agent,
  body: AvailabilityBody,
): Promise<Envelope<Availability>> {
  if (body.subpcc !== '' && body.promo) return notCombinable()
  const supplier = findSupplier(body.provider)
  const listedHotel = supplier && catalogue.findListedHotel(supplier, body.hotelCode)
  if (!supplier || !listedHotel) return refusal('NOT_AVAILABLE', 'The supplier does not sell this hotel.')
  if (settings.suppliersDown.includes(supplier.name)) {
    return refusal('SUPPLIER_FAILED', 'The supplier does not respond.', {}, { provider: supplier.name })
  }
  const chosen: ChosenStay = {
    provider: supplier.name,
    hotelCode: body.hotelCode,
    checkIn: body.checkInDate,
    checkOut: body.checkOutDate,
    cultCode: body.cultCode,
    roomGroups: body.roomGroups,
  }
  const { code: hotelCode, scenario } = listedHotel.hotel
  const stockKey = { kind: HOTEL, stock: hotelCode }
  return transactWithRetry(db, async (trx) => {
    // One check per agent at a time, so that parallel checks cannot exceed the limit.
    await lockAgent(trx, agent.sub)
    await lockStock(trx, stockKey)
    const now = clock()
    await releaseExpired(trx, stockKey, now)
    const priceMove = { userSub: agent.sub, hotelCode, checkIn: chosen.checkIn, checkOut: chosen.checkOut }
    const market = {
      nationality: body.nationality,
      subpcc: body.subpcc,
      surchargePermille: surchargeAtHold(scenario, await hasPriceMoved(trx, priceMove, now)),
    }
    const stay = createStay(chosen.checkIn, chosen.checkOut)
    const priceRooms = async (filter: StockFilter) => {
      const roomsLeft = await readRoomsLeft(trx, stay, now, { ...filter, stock: hotelCode })
      return priceChosenRooms(chosen, { market, publicUrl: settings.publicUrl, catalogue, roomsLeft })
    }
    if (scenario.soldOutAtHold || !(await priceRooms({ exceptAgent: agent.sub }))) return ok(soldOut)
    let rooms = await priceRooms({})
    if (!rooms) {
      // Only the agent's own holds are in the way; the new hold replaces them.
      await releaseAgentHolds(trx, stockKey, agent.sub)
      rooms = await priceRooms({})
    }
    if (!rooms) return ok(soldOut)

    const limitProblem = await holdLimitProblem(trx, agent.sub, {
      kind: HOTEL,
      count: rooms.rates.length,
      unitName: 'Rooms',
      limit: settings.holdsPerAgent,
      unitsPerHold: 3,
      now,
    })
    if (limitProblem) return limitProblem
    const trackToken = randomUUID()
    const expiresAt = new Date(now.getTime() + HOLD_MS)
    const offer = { ...toHeldOffer(rooms), codes: recognizeCodes(body, hasPromo(listedHotel.hotel, market)) }
    await insertHold(
      trx,
      {
        ...stockKey,
        track_token: trackToken,
        user_sub: agent.sub,
        company_id: agent.companyId,
        supplier: supplier.name,
        starts_on: chosen.checkIn,
        ends_on: chosen.checkOut,
        units: countTypes(rooms.rates.map(({ roomType }) => roomType)),
        total_halalas: rooms.total,
        offer: JSON.stringify(offer),
        request: JSON.stringify({ chosen, market }),
        expires_at: expiresAt,
      },
      stay.nights,
    )
    const payLaterUntil = stayPaymentDeadline({ clock, settings }, supplier.name, bookingPolicy(offer.rooms))
    return ok(toWireAvailability(rooms, offer, { expiresAt, payLaterUntil }), { trackToken })
  })
}

/** The response for sold-out rooms, which has no room groups. */
const soldOut: Availability = { status: 'Unavailable' }
