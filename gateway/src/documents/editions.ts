import type { Db } from '#src/database/db.ts'
import { countChanges } from '#src/orders/change/repository.ts'
import type { DocumentKind } from './kinds.ts'

/** The edition of each kind that states an order as it is: vouchers follow every change, invoices and what belongs to them only those of dates. */
export async function currentEditions(db: Db, reference: string): Promise<(kind: DocumentKind) => number> {
  const { all, ofDates } = await countChanges(db, reference)
  return (kind) => (kind === 'voucher' ? all : ofDates)
}
