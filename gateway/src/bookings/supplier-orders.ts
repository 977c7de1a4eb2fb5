import { randomInt } from 'node:crypto'
import type { Db, Trx } from '#src/database/db.ts'
import { supplierReference } from './reference.ts'

// The booking desks of the reference suppliers. Each remembers what was ordered from it under our reference, in rows of
// its own and in its own transaction, as a real supplier would: asking twice with one reference is one order.

export interface SupplierOrder {
  readonly bookingReference: string
  readonly supplier: string
  readonly hotelCode: string
}

export type SupplierAnswer =
  | { readonly kind: 'confirmed' | 'pending'; readonly supplierReference: string }
  | { readonly kind: 'refused'; readonly words: string }

const PENDING_SECONDS = 20

/** Switch hotels whose booking takes another course; see the README. */
const secondsToConfirm: Record<string, number> = { '4900000004': PENDING_SECONDS }
const refusals: Record<string, string> = { '4900000008': 'The hotel has closed sales for these dates.' }

/** Orders the rooms, or reads the order again when it is already there. */
export async function orderRooms(db: Db, order: SupplierOrder, now: Date): Promise<SupplierAnswer> {
  const words = refusals[order.hotelCode]
  if (words !== undefined) return { kind: 'refused', words }
  await db
    .insertInto('supplier_orders')
    .values({
      booking_reference: order.bookingReference,
      supplier: order.supplier,
      supplier_reference: supplierReference(order.supplier, randomInt),
      confirms_at: new Date(now.getTime() + (secondsToConfirm[order.hotelCode] ?? 0) * 1000),
      cancelled_at: null,
    })
    .onConflict((conflict) => conflict.column('booking_reference').doNothing())
    .execute()
  const kept = await db
    .selectFrom('supplier_orders')
    .select(['supplier_reference', 'confirms_at'])
    .where('booking_reference', '=', order.bookingReference)
    .executeTakeFirstOrThrow()
  return { kind: kept.confirms_at <= now ? 'confirmed' : 'pending', supplierReference: kept.supplier_reference }
}

/** Takes an order back. */
export async function cancelOrder(trx: Trx, reference: string, now: Date): Promise<void> {
  await trx
    .updateTable('supplier_orders')
    .set({ cancelled_at: now })
    .where('booking_reference', '=', reference)
    .execute()
}
