import type { Trx } from '#src/database/db.ts'
import { limits } from '../search/schemas.ts'
import { maxCommission } from '#src/orders/commission/set-commission.ts'
import type { ChangePlan, FieldChange, RequestedChange } from '#src/orders/change/plan.ts'
import { unchangedColumns } from '#src/orders/change/unchanged-columns.ts'
import { type FieldProblem, invalidChange, noChanges, paymentRequired } from '#src/orders/change/refusals.ts'
import { renameTravelers } from '#src/orders/change/rename.ts'
import type { ChangeCheck, PricingContext, ProductDeps } from '#src/orders/product.ts'
import type { Order } from '#src/orders/repository.ts'
import type { HotelCatalogue } from '../catalogue.ts'
import { createStay } from '../supplier/stay.ts'
import { isBookableDay } from '#src/suppliers/bookable-day.ts'
import { daysBetween } from '#src/values/calendar.ts'
import { bookingPolicy } from '../booking-policy.ts'
import { checkInOpensAt, readCommission, searchNames } from '../check-hotel-order.ts'
import { type BookingGuests, leadName } from '../guests.ts'
import { type HeldOffer, toHeldOffer } from '../holds/offer.ts'
import { stayPaymentDeadline } from '../pay-later.ts'
import { type HotelOrder, readHotelOrder } from '../repository.ts'
import { priceStay } from './price-stay.ts'

/** Columns of a stay's row that a change writes. */
export interface ChangedStay {
  readonly offer: HeldOffer
  readonly guests: BookingGuests
}

type StayDeps = ProductDeps & { readonly catalogue: HotelCatalogue }

/** Checks new names and dates for a stay, and prices the stay on the new dates. */
export async function planStayChange(
  trx: Trx,
  deps: StayDeps,
  order: Order,
  { stay, names }: RequestedChange,
  pricing: PricingContext,
): Promise<ChangeCheck> {
  const row = await readHotelOrder(trx, order.reference)
  const renamed = renameTravelers(row.guests.rooms, names)
  const problems = [
    ...('problems' in renamed ? renamed.problems : []),
    ...(stay ? dateProblems(stay, deps.clock()) : []),
  ]
  if ('problems' in renamed || problems.length > 0) return { kind: 'refused', envelope: invalidChange(problems) }
  const guests: BookingGuests = { rooms: renamed.rooms, contact: row.guests.contact }
  if (!stay) {
    if (renamed.changes.length === 0) return { kind: 'refused', envelope: noChanges() }
    return { kind: 'planned', plan: planRename(order, row, guests, renamed.changes) }
  }
  const priced = await priceStay(trx, deps, { order, row }, stay, pricing)
  if (priced.kind === 'refused') return priced
  const { rooms, discountHalalas } = priced
  const offer = withCodes(toHeldOffer(rooms), row.offer)
  const policy = bookingPolicy(offer.rooms)
  const payBy = order.pay_by && stayPaymentDeadline(deps, order.supplier, policy)
  if (order.pay_by && !payBy) return { kind: 'refused', envelope: paymentRequired() }
  return {
    kind: 'planned',
    plan: {
      changes: [...dateChanges(order, stay), ...renamed.changes],
      order: {
        startsOn: stay.checkIn,
        endsOn: stay.checkOut,
        startsAt: checkInOpensAt(stay.checkIn).toISOString(),
        totalHalalas: rooms.total,
        commissionHalalas: newCommission(order, row.offer, offer, rooms.total),
        policy,
        leadName: leadName(guests),
        payBy: payBy?.toISOString() ?? null,
        searchNames: searchNames(offer, guests),
      },
      discountHalalas,
      days: createStay(stay.checkIn, stay.checkOut).nights,
      details: { offer, guests } satisfies ChangedStay,
    },
  }
}

function planRename(
  order: Order,
  { offer }: HotelOrder,
  guests: BookingGuests,
  changes: readonly FieldChange[],
): ChangePlan<ChangedStay> {
  return {
    changes,
    order: { ...unchangedColumns(order), leadName: leadName(guests), searchNames: searchNames(offer, guests) },
    discountHalalas: null,
    days: [],
    details: { offer, guests },
  }
}

const dateChanges = (
  { starts_on: startsOn, ends_on: endsOn }: Order,
  { checkIn, checkOut }: NonNullable<RequestedChange['stay']>,
): FieldChange[] =>
  (
    [
      ['checkInDate', startsOn, checkIn],
      ['checkOutDate', endsOn ?? '', checkOut],
    ] as const
  )
    .filter(([, before, after]) => before !== after)
    .map(([field, oldValue, newValue]) => ({ field, room: null, traveller: null, oldValue, newValue }))

function dateProblems({ checkIn, checkOut }: NonNullable<RequestedChange['stay']>, now: Date): FieldProblem[] {
  const nights = daysBetween(checkIn, checkOut)
  return [
    ...(isBookableDay(checkIn, now) ? [] : [{ path: 'checkInDate', code: 'FIELD_INVALID' as const }]),
    ...(nights >= 1 && nights <= limits.nights ? [] : [{ path: 'checkOutDate', code: 'FIELD_INVALID' as const }]),
  ]
}

/** Returns the supplier's commission for the new dates, or the commission set by the agent, capped at the maximum for the new total. */
function newCommission(order: Order, oldOffer: HeldOffer, newOffer: HeldOffer, totalHalalas: number): number | null {
  const { commission_halalas: currentCommission } = order
  const isSetByAgent = currentCommission !== null && currentCommission !== readCommission(oldOffer)
  return isSetByAgent ? Math.min(currentCommission, maxCommission(totalHalalas)) : readCommission(newOffer)
}

/** Copies the search's codes from the booked offer. */
const withCodes = (offer: HeldOffer, { codes }: HeldOffer): HeldOffer => (codes ? { ...offer, codes } : offer)
