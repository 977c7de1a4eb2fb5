import { randomInt } from 'node:crypto'
import type { ProductDeps, SupplierAnswer } from '#src/orders/product.ts'
import type { Order } from '#src/orders/repository.ts'
import type { Catalogue } from '#src/suppliers/catalogue.ts'
import { cancelSupplierOrder, readHotelOrder, writeSupplierOrder } from './repository.ts'
import { supplierReference } from './supplier-reference.ts'

// The reference suppliers' own systems. Each records orders under our reference, in its own rows and transactions, like a real
// supplier: two requests with one reference are one order.

/** Orders the rooms, or reads the order again when the supplier has it already. */
export async function orderRooms(
  { db, clock, catalogue }: ProductDeps & { catalogue: Catalogue },
  { reference, supplier }: Order,
): Promise<SupplierAnswer> {
  const { hotel_code: hotelCode } = await readHotelOrder(db, reference)
  const now = clock()
  const { refusesOrders: message, confirmsAfterSeconds = 0 } = catalogue.findHotel(hotelCode)?.scenario ?? {}
  if (message !== undefined) return { kind: 'refused', message }
  const order = await writeSupplierOrder(db, {
    order_reference: reference,
    supplier,
    supplier_reference: supplierReference(supplier, randomInt),
    confirms_at: new Date(now.getTime() + confirmsAfterSeconds * 1000),
    cancelled_at: null,
  })
  return { kind: order.confirms_at <= now ? 'confirmed' : 'pending', supplierReference: order.supplier_reference }
}

/** Cancels the order of the rooms. Idempotent. */
export async function cancelRooms({ db, clock }: ProductDeps, { reference }: Order): Promise<void> {
  await cancelSupplierOrder(db, reference, clock())
}
