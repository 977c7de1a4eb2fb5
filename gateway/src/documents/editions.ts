import type { Db } from '#src/database/db.ts'
import { countChanges } from '#src/orders/change/repository.ts'
import type { DocumentKind } from './kinds.ts'

/** The current edition of each kind: vouchers follow every change; invoices, receipts and credit notes only changes of dates. */
export async function readCurrentEditions(db: Db, reference: string): Promise<(kind: DocumentKind) => number> {
  const { all, ofDates } = await countChanges(db, reference)
  return (kind) => (kind === 'voucher' ? all : ofDates)
}
