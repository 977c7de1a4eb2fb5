import type { Trx } from '#src/database/db.ts'
import type { Envelope } from '#src/errors.ts'
import { refusal } from '#src/errors.ts'
import { soldOut } from '#src/orders/change/refusals.ts'
import type { PricingContext, ProductDeps } from '#src/orders/product.ts'
import { findPromotion, readPromoUse } from '#src/orders/promo/repository.ts'
import type { Order } from '#src/orders/repository.ts'
import type { HotelCatalogue } from '../catalogue.ts'
import { type ChosenRooms, priceChosenRooms } from '../supplier/chosen-rooms.ts'
import { createStay } from '../supplier/stay.ts'
import { toRiyals } from '#src/values/money.ts'
import { surchargeAtHold } from '../holds/price-moves.ts'
import { hasPriceMoved, recordPriceMove } from '../holds/repository.ts'
import type { HotelOrder } from '../repository.ts'
import { readRoomsLeft } from '../stock.ts'
import { toChosenStay, readMarket } from './chosen-stay.ts'

export type StayPrice =
  | { readonly kind: 'refused'; readonly envelope: Envelope<never> }
  | { readonly kind: 'priced'; readonly rooms: ChosenRooms; readonly discountHalalas: number | null }

const refused = (envelope: Envelope<never>): StayPrice => ({ kind: 'refused', envelope })

/** Prices the booked rooms on other dates if enough of them are left. The booking's promo code also applies to the new dates. */
export async function priceStay(
  trx: Trx,
  { clock, settings: { publicUrl }, catalogue }: ProductDeps & { readonly catalogue: HotelCatalogue },
  { order, row }: { order: Order; row: HotelOrder },
  dates: { readonly checkIn: string; readonly checkOut: string },
  { userSub, quotedHalalas }: PricingContext,
): Promise<StayPrice> {
  const chosen = toChosenStay(catalogue, order, row, dates)
  const { hotel_code: hotelCode } = row
  const scenario = catalogue.findHotel(hotelCode)?.scenario
  if (!chosen || !scenario || scenario.soldOutAtHold) return refused(soldOut())
  const now = clock()
  const roomsLeft = await readRoomsLeft(trx, createStay(dates.checkIn, dates.checkOut), now, {
    stock: hotelCode,
    exceptOrder: order.reference,
  })
  const priceMove = { userSub, hotelCode, ...dates }
  const isConfirming = quotedHalalas !== null
  const market = {
    ...(await readMarket(trx, order, row)),
    surchargePermille: surchargeAtHold(scenario, isConfirming || (await hasPriceMoved(trx, priceMove, now))),
  }
  const priceWith = (promoBasisPoints?: number) =>
    priceChosenRooms(chosen, {
      market: promoBasisPoints === undefined ? market : { ...market, promoBasisPoints },
      publicUrl,
      catalogue,
      roomsLeft,
    })
  const fullPriceRooms = priceWith()
  if (!fullPriceRooms) return refused(soldOut())
  const promoUse = await readPromoUse(trx, order.reference)
  const promotion = promoUse && (await findPromotion(trx, promoUse.code))
  const rooms = (promotion && priceWith(promotion.basis_points)) ?? fullPriceRooms
  if (isConfirming && rooms.total !== quotedHalalas) {
    // Recorded although the change is refused, because the next quote must return the new price.
    await recordPriceMove(trx, priceMove, now)
    const prices = { oldPrice: toRiyals(quotedHalalas), newPrice: toRiyals(rooms.total) }
    return refused(refusal('PRICE_CHANGED', 'The price has changed.', prices))
  }
  return { kind: 'priced', rooms, discountHalalas: promotion ? fullPriceRooms.total - rooms.total : null }
}
