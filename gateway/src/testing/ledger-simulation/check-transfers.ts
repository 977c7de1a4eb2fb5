import { expect } from 'vitest'
import type { Selectable } from 'kysely'
import type { Db } from '#src/database/db.ts'
import type { OrderChange } from '#src/orders/change/repository.ts'
import type { Order } from '#src/orders/repository.ts'
import type { OrderEventsTable } from '#src/orders/tables.ts'

interface Transfer {
  readonly kind: string
  readonly halalas: number
}

const toTransfers = (halalas: number, ...kinds: string[]): Transfer[] => kinds.map((kind) => ({ kind, halalas }))

/** Returns the transfers for a paid order's changes: the price differences of completed changes, and the amounts held and released for all other changes. */
const buildChangeTransfers = (changes: readonly OrderChange[]): Transfer[] =>
  changes.flatMap((change) => {
    const halalas = computeDifference(change)
    if (halalas < 0) return change.state === 'confirmed' ? toTransfers(-halalas, 'refund') : []
    return halalas === 0 ? [] : toTransfers(halalas, 'hold', change.state === 'confirmed' ? 'charge' : 'release')
  })

const computeDifference = ({ plan, old_total_halalas: before, is_unpaid: isUnpaid }: OrderChange) =>
  isUnpaid ? 0 : plan.order.totalHalalas - before

/** Returns the transfers that lapsed card payments cause. */
const buildLapseTransfers = (events: readonly Selectable<OrderEventsTable>[]): Transfer[] =>
  events.flatMap(({ kind, amount_halalas: halalas }, index) => {
    if (kind !== 'LAPSED') return []
    const hasBeenCharged = events.slice(0, index).some((earlier) => earlier.kind === 'CONFIRMED')
    return toTransfers(halalas ?? 0, 'hold', ...(hasBeenCharged ? ['charge', 'refund'] : ['release']))
  })

/** Returns the transfers that an order's payment causes. Unpaid orders and orders with an abandoned card page have none. */
function buildPaymentTransfers(order: Order, changes: readonly OrderChange[]): Transfer[] {
  if (order.pay_by !== null || order.state === 'abandoned') return []
  const confirmed = changes.filter(({ state }) => state === 'confirmed')
  const paid = confirmed.reduce((total, change) => total - computeDifference(change), order.total_halalas)
  if (order.state === 'failed') return toTransfers(paid, 'hold', 'release')
  expect(order.refunded_halalas).toBeLessThanOrEqual(order.total_halalas)
  return [
    ...toTransfers(paid, 'hold', 'charge'),
    ...(order.state === 'cancelled' ? toTransfers(order.refunded_halalas, 'refund') : []),
  ]
}

const sortTransfers = (transfers: readonly Transfer[]) =>
  transfers.map(({ kind, halalas }) => `${kind} ${halalas}`).toSorted()

/** Checks that every hold is followed by one charge or one release of its amount, and that refunds never exceed earlier charges. */
function checkSequence(reference: string, transfers: readonly Transfer[]): void {
  const openHolds: number[] = []
  let charged = 0
  for (const { kind, halalas } of transfers) {
    if (kind === 'hold') openHolds.push(halalas)
    else if (kind === 'refund') charged -= halalas
    else {
      expect({ reference, openHolds }).toEqual({ reference, openHolds: expect.arrayContaining([halalas]) })
      openHolds.splice(openHolds.indexOf(halalas), 1)
      if (kind === 'charge') charged += halalas
    }
    expect({ reference, isOverpaid: charged < 0 }).toEqual({ reference, isOverpaid: false })
  }
  expect({ reference, openHolds }).toEqual({ reference, openHolds: [] })
}

/** Checks that each order has moved exactly the amounts of its payment, its changes and its card lapses. */
export async function checkTransfers(db: Db, subs: readonly string[]): Promise<void> {
  const transfers = await db
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .select(['ledger_transfers.id', 'kind', 'order_reference', 'amount_halalas as halalas'])
    // A transfer of 0 has two such entries.
    .where('amount_halalas', '>=', 0)
    .distinct()
    .orderBy('ledger_transfers.id')
    .execute()
  const events = await db.selectFrom('order_events').selectAll().orderBy('id').execute()
  const changes = await db.selectFrom('order_changes').selectAll().where('state', '!=', 'quoted').execute()
  const transfersByOrder = Map.groupBy(transfers, ({ order_reference }) => order_reference)
  const eventsByOrder = Map.groupBy(events, ({ order_reference }) => order_reference)
  const changesByOrder = Map.groupBy(changes, ({ order_reference }) => order_reference)
  for (const order of await db.selectFrom('orders').selectAll().where('user_sub', 'in', subs).execute()) {
    const { reference } = order
    const own = transfersByOrder.get(reference) ?? []
    const changed = changesByOrder.get(reference) ?? []
    const expected = [
      ...buildLapseTransfers(eventsByOrder.get(reference) ?? []),
      ...buildPaymentTransfers(order, changed),
      ...buildChangeTransfers(changed),
    ]
    expect({ reference, moved: sortTransfers(own) }).toEqual({ reference, moved: sortTransfers(expected) })
    checkSequence(reference, own)
  }
}
