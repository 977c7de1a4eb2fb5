import { expect } from 'vitest'
import type { Db } from '#src/database/db.ts'
import { allotment } from '#src/products/hotel/stock.ts'
import type { RoomTypeCode } from '#src/products/hotel/supplier/hotel.ts'
import type { OrderState } from '#src/orders/tables.ts'
import { vehicleStockKey } from '#src/products/transport/catalogue.ts'
import { catalogue, ground, transport } from '../catalogue.ts'
import { expectBalancedBooks } from '../ledger-check.ts'
import type { SeenCall } from './calls.ts'
import { checkChanges } from './check-changes.ts'
import { checkTransfers } from './check-transfers.ts'

interface Rules {
  /** Whether clients may give up. A call without a response may then have taken effect, but never partly and never twice. */
  readonly mayGiveUp?: boolean
}

/** Whether the supplier refused an order or never received it. */
const isUnbooked = (state: OrderState) => state === 'failed' || state === 'abandoned'

/** Compares outcomes seen by clients with bookings, ledger, stock and the suppliers' records, once nothing is running. */
export async function checkHistory(db: Db, history: readonly SeenCall[], rules: Rules = {}): Promise<void> {
  const subs = [...new Set(history.map(({ racer }) => racer.sub))]
  await expectBalancedBooks(db)
  await checkOutcomes(db, subs, history, rules)
  await checkChanges(db, subs, history)
  await checkTransfers(db, subs)
  await checkSuppliers(db, subs)
  await checkStock(db, subs)
}

/** Checks that clients saw one outcome of each call and that the bookings match: none lost, none duplicated. */
async function checkOutcomes(
  db: Db,
  subs: readonly string[],
  history: readonly SeenCall[],
  { mayGiveUp = false }: Rules,
): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['reference', 'client_reference', 'user_sub', 'state', 'pay_by', 'card_lapsed_at'])
    .where('user_sub', 'in', subs)
    .execute()
  const keys = new Set(history.map(({ racer, key }) => `${racer.sub} ${key}`))
  const byKey = Map.groupBy(orders, (order) => `${order.user_sub} ${order.client_reference}`)
  const byReference = new Map(orders.map((order) => [order.reference, order]))
  for (const { operation, key, racer, seen } of history) {
    const outcomes = new Set(seen.filter(({ kind }) => kind === 'done').map((outcome) => JSON.stringify(outcome)))
    expect({ key, outcomes: outcomes.size }).toEqual({ key, outcomes: Math.min(outcomes.size, 1) })
    const last = seen.at(-1)?.kind ?? 'unknown'
    if (!mayGiveUp) expect({ key, last }).not.toEqual({ key, last: 'unknown' })
    const done = seen.find(({ kind }) => kind === 'done')
    if (operation === 'book') {
      const own = (byKey.get(`${racer.sub} ${key}`) ?? []).filter(({ state }) => !isUnbooked(state))
      const booked = own.map(({ reference }) => reference)
      const unknown = last === 'unknown' ? booked.slice(0, 1) : []
      const expected = done?.kind === 'done' ? [done.reference] : unknown
      // Includes the outcomes, so that a failure shows the client's view.
      expect({ key, seen, booked }).toEqual({ key, seen, booked: expected })
    } else if (done?.kind === 'done') {
      const order = byReference.get(done.reference)
      if (operation === 'cancel') expect(order?.state).toBe('cancelled')
      // An authorized card may lapse before it is charged.
      else if (operation === 'pay' && !order?.card_lapsed_at)
        expect({ key, payBy: order?.pay_by }).toEqual({ key, payBy: null })
    }
  }
  const openOrders = orders.filter(({ state }) => state !== 'confirmed' && state !== 'cancelled' && !isUnbooked(state))
  expect(openOrders).toEqual([])
  expect([...byKey.keys()].filter((key) => !keys.has(key))).toEqual([])
}

/** Checks that suppliers have exactly the booked orders and have cancelled exactly the cancelled bookings. */
async function checkSuppliers(db: Db, subs: readonly string[]): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .leftJoin('supplier_orders', 'supplier_orders.order_reference', 'orders.reference')
    .select(['reference', 'state', 'pay_by', 'supplier_orders.order_reference as supplier_order', 'cancelled_at'])
    .where('user_sub', 'in', subs)
    .execute()
  for (const { reference, state, supplier_order, cancelled_at } of orders) {
    const atSupplier = supplier_order === null ? 'unknown' : cancelled_at === null ? 'confirmed' : 'cancelled'
    expect({ reference, state: isUnbooked(state) ? 'unknown' : state }).toEqual({ reference, state: atSupplier })
  }
  const uses = await db.selectFrom('promo_uses').selectAll().where('freed_at', 'is', null).execute()
  const unused = orders.filter(({ state, pay_by }) => isUnbooked(state) || (state === 'cancelled' && pay_by))
  const references = new Set(unused.map(({ reference }) => reference))
  expect(uses.filter(({ order_reference }) => references.has(order_reference))).toEqual([])
}

/** Checks that no stock is oversold. */
async function checkStock(db: Db, subs: readonly string[]): Promise<void> {
  const taken = await db
    .selectFrom('taken_stock')
    .select(['taken_stock.kind', 'stock', 'unit', 'day', (eb) => eb.fn.sum<string>('quantity').as('quantity')])
    .innerJoin('orders', 'orders.reference', 'taken_stock.order_reference')
    .groupBy(['taken_stock.kind', 'stock', 'unit', 'day'])
    // Demo bookings were written without checking stock.
    .having((eb) => eb.fn.max(eb.case().when('user_sub', 'in', subs).then(1).else(0).end()), '=', 1)
    .execute()
  for (const { kind, stock, unit, day, quantity } of taken) {
    const hotel = kind === 'hotel' ? catalogue.findHotel(stock) : undefined
    const company = transport.companies.find(({ code }) => code === stock)
    const limits: Record<string, number | undefined> = {
      hotel: hotel && allotment(hotel, unit as RoomTypeCode, day),
      transport: company?.vehicles.find((vehicle) => vehicleStockKey(vehicle) === unit)?.fleet,
      'ground-service': ground.companies.find(({ code }) => code === stock)?.capacity,
    }
    const limit = limits[kind]
    expect(limit, `${kind} ${stock} ${unit}`).toBeDefined()
    expect({ stock, day, isOversold: Number(quantity) > (limit ?? 0) }).toEqual({ stock, day, isOversold: false })
  }
}
