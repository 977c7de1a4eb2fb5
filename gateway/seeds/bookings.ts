import { type OrderEvent, recordEvents } from '../src/orders/repository.ts'
import { searchText } from '../src/orders/list/search-text.ts'
import { bookingPolicy } from '../src/products/hotel/booking-policy.ts'
import { checkInOpensAt, readCommission, searchNames } from '../src/products/hotel/check-hotel-order.ts'
import { leadName } from '../src/products/hotel/guests.ts'
import type { Trx } from '../src/database/db.ts'
import { createStay } from '../src/products/hotel/supplier/stay.ts'
import { heldAccount, supplierAccount, type Transfer, transfer, walletAccount } from '../src/ledger/repository.ts'
import type { BookingPlan } from './booking-plans.ts'
import { demoCompanies } from './companies.ts'
import { type DemoBooking, generateBookings } from './generate-bookings.ts'
import { seedWallets } from './wallets.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/** Writes past and upcoming bookings and the deposits that pay for them. Wallets end up with the documented balances. */
export async function seedBookings(trx: Trx, now: Date): Promise<void> {
  const bookings = generateBookings(now).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const first = bookings[0]?.createdAt ?? now
  await seedWallets(trx, new Date(first.getTime() - DAY_MS), sumCostsByCompany(bookings))
  await trx.insertInto('orders').values(bookings.map(toRow)).execute()
  await trx.insertInto('hotel_orders').values(bookings.map(toHotelRow)).execute()
  await trx.insertInto('taken_stock').values(bookings.filter(occupiesRooms).flatMap(toStockRows)).execute()
  await trx
    .insertInto('supplier_orders')
    .values(bookings.filter(({ plan }) => plan.state !== 'failed').map(toSupplierOrder))
    .execute()
  // Statements list transfers in the order they were written.
  const transfers = bookings.flatMap(buildTransfers).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const each of transfers) await transfer(trx, each)
  for (const booking of bookings) await recordHistory(trx, booking)
}

const occupiesRooms = ({ plan }: DemoBooking) => plan.state === 'confirmed' || plan.state === 'pending'

function sumCostsByCompany(bookings: readonly DemoBooking[]): Record<string, number> {
  const costs: Record<string, number> = {}
  for (const { plan, totalHalalas, refundHalalas } of bookings) {
    if (plan.state === 'failed') continue
    costs[plan.companyId] = (costs[plan.companyId] ?? 0) + totalHalalas - refundHalalas
  }
  return costs
}

function toRow(booking: DemoBooking, index: number) {
  const { plan, booker, offer, guests } = booking
  const company = demoCompanies.find(({ id }) => id === plan.companyId)
  return {
    reference: booking.reference,
    supplier: booking.supplier,
    company_id: plan.companyId,
    user_sub: booker.sub,
    kind: 'hotel',
    client_reference: `demo-booking-${String(index + 1).padStart(4, '0')}`,
    state: plan.state,
    supplier_word: booking.supplierStatus,
    supplier_reference: plan.state === 'failed' ? null : booking.supplierReference,
    created_at: booking.createdAt,
    updated_at: booking.cancelledAt ?? booking.createdAt,
    due_at: booking.confirmsAt,
    starts_on: booking.checkIn,
    ends_on: booking.checkOut,
    starts_at: checkInOpensAt(booking.checkIn),
    lead_name: leadName(guests),
    pax_count: guests.rooms.flat().length,
    total_halalas: booking.totalHalalas,
    commission_halalas: readCommission(offer),
    refunded_halalas: booking.refundHalalas,
    iban: company?.ibans[0] ?? null,
    vat_number: company?.vatNumber ?? '',
    cult_code: booker.cultCode,
    partner_reference: booking.partnerReference,
    visa_application_id: booking.visaApplicationId,
    tags: JSON.stringify(booking.tags),
    policy: JSON.stringify(bookingPolicy(offer.rooms)),
    search_text: searchText([
      plan.state === 'failed' ? null : booking.supplierReference,
      booking.reference,
      leadName(guests),
      booking.partnerReference,
      ...searchNames(offer, guests),
      ...booking.tags,
    ]),
  }
}

const toHotelRow = ({ reference, hotelCode, offer, guests }: DemoBooking) => ({
  order_reference: reference,
  hotel_code: hotelCode,
  location_code: offer.locationCode,
  offer: JSON.stringify(offer),
  guests: JSON.stringify(guests),
})

const toStockRows = ({ reference, hotelCode, rates, checkIn, checkOut }: DemoBooking) =>
  rates.flatMap(({ roomType }) =>
    createStay(checkIn, checkOut).nights.map((night) => ({
      kind: 'hotel',
      stock: hotelCode,
      unit: roomType,
      day: night,
      quantity: 1,
      hold_token: null,
      order_reference: reference,
    })),
  )

const toSupplierOrder = (booking: DemoBooking) => ({
  order_reference: booking.reference,
  supplier: booking.supplier,
  supplier_reference: booking.supplierReference,
  confirms_at: booking.confirmsAt ?? booking.createdAt,
  cancelled_at: booking.cancelledAt,
})

/** Builds the ledger transfers that a booking caused. */
function buildTransfers({ plan, booker, reference, supplier, ...booking }: DemoBooking): Transfer[] {
  const wallet = walletAccount(plan.companyId)
  const held = heldAccount(plan.companyId)
  const payee = supplierAccount(supplier)
  const common = {
    at: booking.createdAt,
    halalas: booking.totalHalalas,
    orderReference: reference,
    actorSub: booker.sub,
  }
  const hold: Transfer = { ...common, kind: 'hold', from: wallet, to: held }
  if (plan.state === 'pending') return [hold]
  if (plan.state === 'failed') return [hold, { ...common, kind: 'release', from: held, to: wallet }]
  const charge: Transfer = { ...common, kind: 'charge', from: held, to: payee }
  if (!booking.cancelledAt) return [hold, charge]
  const refund = { at: booking.cancelledAt, halalas: booking.refundHalalas }
  return [hold, charge, { ...common, ...refund, kind: 'refund', from: payee, to: wallet }]
}

/** Returns the history events that the supplier's response causes. */
function responseEvents(state: BookingPlan['state'], supplier: string, halalas: number): OrderEvent[] {
  const bySupplier = { actorKind: 'SUPPLIER', actor: supplier } as const
  switch (state) {
    case 'failed':
      return [{ ...bySupplier, kind: 'FAILED', note: 'The hotel has closed sales for these dates.' }]
    case 'pending':
      return [{ ...bySupplier, kind: 'PENDING' }]
    case 'confirmed':
    case 'cancelled':
      return [
        { kind: 'CHARGED', actorKind: 'SYSTEM', halalas },
        { ...bySupplier, kind: 'CONFIRMED' },
      ]
  }
}

/** Writes the history of a booking. */
async function recordHistory(trx: Trx, { plan, booker, reference, supplier, ...booking }: DemoBooking): Promise<void> {
  const requestEvent: OrderEvent = { kind: 'REQUESTED', actorKind: 'AGENT', actor: booker.name }
  await recordEvents(trx, reference, booking.createdAt, [
    requestEvent,
    ...responseEvents(plan.state, supplier, booking.totalHalalas),
  ])
  if (booking.visaApplicationId) {
    await recordEvents(trx, reference, new Date(booking.createdAt.getTime() + HOUR_MS), [
      { kind: 'USED_IN_VISA', actorKind: 'AGENT', actor: booker.name },
    ])
  }
  if (booking.cancelledAt) {
    await recordEvents(trx, reference, booking.cancelledAt, [
      { kind: 'CANCELLED', actorKind: 'AGENT', actor: booker.name, note: 'The group travels later' },
      { kind: 'REFUNDED', actorKind: 'SYSTEM', halalas: booking.refundHalalas },
    ])
  }
}
