import { randomInt } from 'node:crypto'
import type { Order } from '#src/orders/repository.ts'
import type { CancelResponse, ChangeResponse, ProductDeps, SupplierResponse } from '#src/orders/product.ts'
import { generateSupplierReference } from './supplier-reference.ts'

// The reference suppliers' own systems. Like a real supplier, each records orders under our reference in its own rows and transactions:
// two requests with the same reference create one order.

/** Orders from the supplier, or reads the order if the supplier already has it. */
export async function orderFromSupplier(
  { db, clock }: ProductDeps,
  { reference, supplier }: Order,
  { confirmsAfterSeconds = 0 }: { confirmsAfterSeconds?: number | undefined } = {},
): Promise<SupplierResponse> {
  const now = clock()
  await db
    .insertInto('supplier_orders')
    .values({
      order_reference: reference,
      supplier,
      supplier_reference: generateSupplierReference(supplier, randomInt),
      confirms_at: new Date(now.getTime() + confirmsAfterSeconds * 1000),
      cancelled_at: null,
    })
    .onConflict((conflict) => conflict.column('order_reference').doNothing())
    .execute()
  const order = await db
    .selectFrom('supplier_orders')
    .select(['supplier_reference', 'confirms_at'])
    .where('order_reference', '=', reference)
    .executeTakeFirstOrThrow()
  return { kind: order.confirms_at <= now ? 'confirmed' : 'pending', supplierReference: order.supplier_reference }
}

/** Cancels an order at the supplier. Repeated calls have no effect. */
export async function cancelAtSupplier({ db, clock }: ProductDeps, { reference }: Order): Promise<CancelResponse> {
  await db
    .updateTable('supplier_orders')
    .set({ cancelled_at: clock() })
    .where('order_reference', '=', reference)
    .where('cancelled_at', 'is', null)
    .execute()
  return { kind: 'cancelled' }
}

/** Changes an order at the supplier, once per change. The supplier refuses to change a cancelled order. */
export async function changeAtSupplier(
  { db }: ProductDeps,
  { reference }: Order,
  changeId: string,
): Promise<ChangeResponse> {
  const changed = await db
    .updateTable('supplier_orders')
    .set({ last_change: changeId })
    .where('order_reference', '=', reference)
    .where('cancelled_at', 'is', null)
    .returning('order_reference')
    .executeTakeFirst()
  return changed ? { kind: 'confirmed' } : { kind: 'refused', message: 'The order is cancelled.' }
}
