import { expect } from 'vitest'
import type { Db } from '#src/database/db.ts'
import type { SeenCall } from './calls.ts'

/**
 * Compares changes seen by clients with bookings and the suppliers' records: each change is made once or not at all, one after the other.
 */
export async function checkChanges(db: Db, subs: readonly string[], history: readonly SeenCall[]): Promise<void> {
  const requested = await db
    .selectFrom('order_changes')
    .selectAll()
    .where('user_sub', 'in', subs)
    .where('state', '!=', 'quoted')
    .orderBy('revision')
    .execute()
  const byKey = Map.groupBy(requested, (change) => `${change.user_sub} ${change.client_reference}`)
  for (const { key, racer, seen } of history.filter(({ operation }) => operation === 'change')) {
    const states = (byKey.get(`${racer.sub} ${key}`) ?? []).map(({ state }) => state)
    const last = seen.at(-1)?.kind ?? 'unknown'
    if (seen.some(({ kind }) => kind === 'done')) expect({ key, states }).toEqual({ key, states: ['confirmed'] })
    else if (last === 'refused') expect({ key, states }).not.toEqual({ key, states: ['confirmed'] })
    expect(states.length).toBeLessThanOrEqual(1)
  }
  const keys = new Set(history.map(({ racer, key }) => `${racer.sub} ${key}`))
  expect([...byKey.keys()].filter((key) => !keys.has(key))).toEqual([])
  expect(requested.filter(({ state }) => state === 'requested')).toEqual([])

  const orders = await db
    .selectFrom('orders')
    .leftJoin('supplier_orders', 'supplier_orders.order_reference', 'orders.reference')
    .selectAll('orders')
    .select('last_change')
    .where('user_sub', 'in', subs)
    .execute()
  const events = await db.selectFrom('order_events').select(['order_reference', 'kind']).execute()
  for (const order of orders) {
    const { reference, last_change: lastAtSupplier } = order
    const orderChanges = requested.filter(({ order_reference }) => order_reference === reference)
    const done = orderChanges.filter(({ state }) => state === 'confirmed')
    const countEvents = (wantedKind: string) =>
      events.filter(({ order_reference, kind }) => order_reference === reference && kind === wantedKind).length
    expect({ reference, changed: countEvents('CHANGED'), refused: countEvents('CHANGE_REFUSED') }).toEqual({
      reference,
      changed: done.length,
      refused: orderChanges.length - done.length,
    })
    // Each change was quoted for the booking after the previous change.
    expect(done.map(({ revision }) => revision)).toEqual(done.map((_, index) => index))
    const totals = done.map(({ plan }) => plan.order.totalHalalas)
    expect(done.slice(1).map(({ old_total_halalas: before }) => before)).toEqual(totals.slice(0, -1))
    expect({ reference, last: lastAtSupplier }).toEqual({
      reference,
      last: done.length === 0 ? null : expect.toBeOneOf(done.map(({ id }) => id)),
    })
    const last = done.at(-1)?.plan.order
    if (!last) continue
    const { starts_on: startsOn, ends_on: endsOn, total_halalas: totalHalalas, lead_name: leadName } = order
    expect({ reference, startsOn, endsOn, totalHalalas, leadName }).toEqual({
      reference,
      startsOn: last.startsOn,
      endsOn: last.endsOn,
      totalHalalas: last.totalHalalas,
      leadName: last.leadName,
    })
  }
}
